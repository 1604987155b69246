import { holdingIn, PACK, SUITS, suitOf, type Card } from "../../engine/core/card.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { suitLead, type SuitsSeen } from "../marking/dummy-suit-solve.ts";
import type { Posed } from "../kit/exercise.ts";
import { strainFact } from "./pose-round.ts";
import { poseTwoHands, suitOptions } from "./two-hands.ts";

/** What is led against, each as often as another. */
export const STRAINS_LED = ["notrump", "clubs", "diamonds", "hearts", "royals"] as const;

/** An adversary’s hand with dummy’s, to choose a suit to lead. `viewer` A has dummy on his left, B on his right. */
export function poseSuitToLead(
  viewer: "A" | "B",
  strain: Strain,
  hand: readonly Card[],
  dummy: readonly Card[],
): Posed {
  const held = SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit));
  return poseTwoHands(
    { viewer, strain, hand, dummy },
    suitOptions(held),
    viewer === "A"
      ? "Which suit do you lead through dummy?"
      : "Which suit do you lead up to dummy?",
    [
      strainFact(strain),
      viewer === "A"
        ? "You have won the first trick, and do not go on with your own suit."
        : "You have won the first trick, and do not return partner’s suit.",
      ...(strain === "notrump" ? [] : ["You have no wish to ruff."]),
    ],
  );
}

/** Twelve cards each, dealt until one or two suits are good, one at least is to be let alone, and all are settled. */
export function poseDummySuit(random: Random): Posed {
  const viewer = random.pick(["A", "B"] as const);
  const strain = random.pick(STRAINS_LED);
  for (;;) {
    const cards = random.shuffle(PACK);
    const [hand, dummy] = [cards.slice(0, 12), cards.slice(12, 24)];
    if (isFairChoice({ viewer, strain, hand, dummy }))
      return poseSuitToLead(viewer, strain, hand, dummy);
  }
}

/** Whether the choice is a fair one: looked at suit by suit, and given up at the first that is not settled. */
export function isFairChoice(seen: SuitsSeen): boolean {
  const { hand, strain } = seen;
  const classes = { good: 0, avoid: 0 };
  for (const suit of SUITS) {
    const holding = holdingIn(hand, suit);
    if (holding.length === 0) return false;
    const { lead, why } = suitLead(seen, suit);
    if (lead.class !== "good" && lead.class !== "avoid") continue;
    const trump = suit === TRUMP_OF[strain];
    const doubtful = trump || leadFrom(holding, againstOf(strain)).betterAvoided;
    if (!why || (lead.class === "good" && doubtful)) return false;
    classes[lead.class]++;
  }
  return (classes.good === 1 || classes.good === 2) && classes.avoid > 0;
}
