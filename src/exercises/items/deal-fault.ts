import type { RuleId } from "../../rulebook/rules.ts";
import { DEALT_GAMES, rulesOf } from "../dealing/deal-fault.ts";
import { HAPPENINGS, poseTold, rulingOnHappening } from "../dealing/deal-fault-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const dealFaultTeaches: readonly RuleId[] = [
  ...new Set(
    DEALT_GAMES.flatMap((game) =>
      HAPPENINGS[game].flatMap((happening) => rulesOf(rulingOnHappening(game, happening))),
    ),
  ),
];

/** The commonest faults of the deal in each game, and those in which the games part. */
export const dealFaultItems: Readonly<Record<string, Posed>> = {
  "auction-two-cards-cut": poseTold("auction", "Cutting for partners"),
  "auction-card-faced": poseTold("auction", "Half the cards are dealt"),
  "auction-card-turned-over": poseTold("auction", "Dealing, {Z} has turned over one of {A}"),
  "auction-not-cut": poseTold(
    "auction",
    "Nobody cut the pack. {A} says so while {Z} is still dealing, and",
  ),
  "auction-not-cut-late": poseTold("auction", "Nobody cut the pack. {A} says so when"),
  "auction-fourteen-cards": poseTold("auction", "The bidding has begun"),
  "auction-short-hand": poseTold("auction", "At the fourth trick"),
  "auction-over-and-under": poseTold("auction", "The hand is played out"),
  "straight-two-cards-cut": poseTold("straight", "Cutting for partners"),
  "straight-dealer-shows-card": poseTold(
    "straight",
    "Dealing, {Z} has turned over one of {B}’s cards. Neither",
  ),
  "straight-dealer-looks": poseTold("straight", "With half the cards dealt"),
  "straight-wrong-dealer": poseTold("straight", "{A} is dealing in his place"),
  "straight-wrong-pack-late": poseTold("straight", "{Z} dealt with the other side’s pack"),
  "whist-card-shown": poseTold(
    "whist",
    "Dealing, {Z} has turned over one of {A}’s cards. {A} and {B}",
  ),
  "whist-not-cut": poseTold("whist", "Nobody cut the pack"),
  "whist-misdeal-touched": poseTold("whist", "{Z} has dealt a card wrong"),
  "whist-shuffled-after-cut": poseTold("whist", "The pack has been cut"),
  "whist-dealer-looks": poseTold("whist", "{Z} has looked at the trump"),
  "whist-dealer-looks-english": poseTold("whist", "{Z} has looked at the trump", "english"),
  "whist-wrong-number": poseTold(
    "whist",
    "At the third trick {A} is found to be a card short. {Y}",
  ),
};
