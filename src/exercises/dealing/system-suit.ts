import { cardOf, type Card, type Holding, type Rank, type Suit } from "../../engine/core/card.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import type { OtherSystem } from "../wording/system-words.ts";
import { SYSTEM_NAME } from "../wording/system-words.ts";
import { cardText, listText, STRAIN_NAME, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

/** What a lead by another system than Foster’s is posed from. */
export interface SystemSuit {
  readonly system: OtherSystem;
  readonly strain: Strain;
  readonly suit: Suit;
  /** The suit as dealt, high to low. */
  readonly holding: Holding;
  /** At no trump, whether another suit has an ace or a guarded king. */
  readonly reentry?: boolean;
}

function gameFacts({ system, strain, reentry }: SystemSuit): string[] {
  const trump = TRUMP_OF[strain];
  if (system !== "elwell") {
    return [`Whist, by ${SYSTEM_NAME[system]}: ${SUIT_NAME[trump ?? "H"]} are trumps.`];
  }
  return [
    `Straight bridge, by ${SYSTEM_NAME[system]}: {Z}, on your right, makes it ${STRAIN_NAME[strain]}.`,
    ...(trump
      ? []
      : [
          reentry
            ? "You have an ace or a guarded king in another suit."
            : "You have no ace and no guarded king in any other suit.",
        ]),
  ];
}

/** The lead from a suit of your hand, the suit having been chosen. */
export function poseSystemSuit(given: SystemSuit): Posed {
  const { system, strain, suit, holding, reentry } = given;
  const cards = holding.map((rank) => cardOf(suit, rank));
  return {
    scene: {
      type: "suit",
      viewer: "A",
      strain,
      ...(system === "elwell" ? { declarer: "Z" as const } : {}),
      cards,
      system,
      ...(reentry === undefined ? {} : { reentry }),
    },
    ask: { type: "card", from: cards },
    question: `You lead a ${SUIT_SINGULAR[suit]}. Which?`,
    facts: gameFacts(given),
  };
}

/** The second round of a suit that you opened: what is left of it, the card you led, and what it drew. */
export interface SecondRound {
  readonly system?: OtherSystem;
  readonly strain: Strain;
  readonly suit: Suit;
  readonly holding: Holding;
  readonly led: Rank;
  /** The higher cards that the others played to the first round; none where your card won. */
  readonly fell?: Holding;
}

/** What you go on with in the suit you opened. */
export function poseSecondRound({
  system,
  strain,
  suit,
  holding,
  led,
  fell = [],
}: SecondRound): Posed {
  const inSuit = (ranks: Holding): Card[] => ranks.map((rank) => cardOf(suit, rank));
  const cards = inSuit(holding.filter((rank) => rank !== led));
  const trump = TRUMP_OF[strain];
  const drawn = listText(inSuit(fell).map(cardText));
  return {
    scene: {
      type: "suit",
      viewer: "A",
      strain,
      ...(system ? { system } : { declarer: "Z" as const }),
      cards,
      led: cardOf(suit, led),
      ...(fell.length > 0 ? { fell: inSuit(fell) } : {}),
    },
    ask: { type: "card", from: cards },
    question: "You go on with the suit. Which card now?",
    facts: [
      system
        ? `Whist, by ${SYSTEM_NAME[system]}: ${SUIT_NAME[trump ?? "H"]} are trumps.`
        : `Auction: ${SUIT_NAME[trump ?? "H"]} are trumps, and {Z} declares.`,
      fell.length > 0
        ? `You opened ${cardText(cardOf(suit, led))} and lost the trick: it drew ${drawn}. Now you are in again.`
        : `You opened ${cardText(cardOf(suit, led))}, and it won; nothing higher fell.`,
    ],
  };
}
