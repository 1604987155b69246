import { cardOf, type Rank, type Suit } from "../../engine/core/card.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { cardText, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";
import { HAND, otherHand } from "../marking/two-hands-suit.ts";
import { cardsOf, contractFact, poseSuitOfTwo, type Rest } from "./two-hands-play.ts";

/** A suit in which one hand has its only entry. */
export interface EntryLayout {
  readonly suit: Suit;
  readonly two: TwoHands;
  /** The hand with the long suit. */
  readonly long: keyof TwoHands;
  /** Both hands’ other suits, where they are shown; else the facts tell of them. */
  readonly rest?: Rest | undefined;
}

const HAS: Readonly<Record<keyof TwoHands, Words>> = { declarer: "You have", dummy: "Dummy has" };

/** Poses the lead of an adversary, A through dummy or B through declarer, with the entry to a long suit at stake. */
export function poseGuard(
  layout: EntryLayout & { readonly longSuit: Suit; readonly led: Rank; readonly by: "A" | "B" },
): Posed {
  const { suit, two, long, longSuit, led, by, rest } = layout;
  const card = cardOf(suit, led);
  const plays = by === "A" ? "dummy" : "declarer";
  return poseSuitOfTwo(
    { suit, strain: "notrump", two, rest, round: { plays: [{ seat: by, card }], entryWith: long } },
    { type: "card", from: cardsOf(suit, two[plays]) },
    `Which card do you play from ${HAND[plays]}?`,
    [
      contractFact("notrump"),
      ...(rest
        ? []
        : [
            `${HAS[long]} long ${SUIT_NAME[longSuit]}, good as soon as the ace is driven out, but nothing to come in with except a ${SUIT_SINGULAR[suit]}.`,
          ]),
      `{${by}} leads ${cardText(card)}.`,
    ],
  );
}

/** Poses a lead from two small cards toward a long suit of ace, king and others without another entry. */
export function poseDuck(
  layout: EntryLayout & { readonly led: Rank; readonly follows: Rank },
): Posed {
  const { suit, two, long, led, follows, rest } = layout;
  const [leads, next] = long === "dummy" ? (["Z", "A"] as const) : (["Y", "B"] as const);
  const left: TwoHands = {
    ...two,
    [otherHand(long)]: two[otherHand(long)].filter((rank) => rank !== led),
  };
  return poseSuitOfTwo(
    {
      suit,
      strain: "notrump",
      two: left,
      rest,
      round: {
        plays: [
          { seat: leads, card: cardOf(suit, led) },
          { seat: next, card: cardOf(suit, follows) },
        ],
        entryWith: long,
      },
    },
    { type: "card", from: cardsOf(suit, two[long]) },
    `Which card do you play from ${HAND[long]}?`,
    [
      contractFact("notrump"),
      ...(rest ? [] : [`${HAS[long]} no other trick.`]),
      `You lead ${cardText(cardOf(suit, led))} from ${HAND[otherHand(long)]}, and {${next}} plays ${cardText(cardOf(suit, follows))}.`,
    ],
  );
}
