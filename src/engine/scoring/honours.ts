import { cardOf, HONOURS, SUITS, type Card } from "../core/card.ts";
import { TRUMP_OF, type ByStrain, type Strain } from "../declaring/strain.ts";
import type { HonourKind } from "./outcome.ts";
import { TRICK_VALUE } from "./values.ts";

/**
 * What trump honours are worth in tricks of the suit: Foster 1914, table of honour values, which is a constant multiple
 * of the trick value in every suit. (Rule `auction.score.honours.table`.)
 */
export const HONOUR_TRICKS = {
  simple: 2,
  four: 4,
  "four-in-one": 8,
  five: 5,
  "five-4in1": 9,
  "five-in-one": 10,
} as const satisfies Partial<Record<HonourKind, number>>;

/** Points for the aces at no trump, from the same table. */
export const ACE_POINTS = {
  "three-aces": 30,
  "four-aces": 40,
  "hundred-aces": 100,
} as const satisfies Partial<Record<HonourKind, number>>;

type SuitHonourKind = keyof typeof HONOUR_TRICKS;
type AceKind = keyof typeof ACE_POINTS;

function isAceKind(kind: HonourKind): kind is AceKind {
  return kind in ACE_POINTS;
}

/** The cards that are honours at a strain: A K Q J 10 of trumps, the four aces at no trump, none at nullo. */
export function honourCards(strain: Strain): readonly Card[] {
  if (strain === "nullo") return [];
  const trump = TRUMP_OF[strain];
  return trump === null
    ? SUITS.map((suit) => cardOf(suit, "A"))
    : HONOURS.map((rank) => cardOf(trump, rank));
}

/** How many honours of the strain a hand holds. (Rule `auction.score.honours.definition`.) */
export function honoursIn(hand: readonly Card[], strain: Strain): number {
  const honours = honourCards(strain);
  return hand.filter((card) => honours.includes(card)).length;
}

/**
 * How a side that holds `counts` honours in its two hands is said to hold them, or null where it scores none: fewer
 * than three, or nullo. (Rules `auction.score.honours.who-claims`, `auction.score.honours.simple`.)
 */
export function honourKind(strain: Strain, counts: readonly [number, number]): HonourKind | null {
  if (strain === "nullo") return null;
  const total = counts[0] + counts[1];
  const most = Math.max(...counts);
  if (strain === "notrump") {
    if (total === 3) return "three-aces";
    if (total === 4) return most === 4 ? "hundred-aces" : "four-aces";
    return null;
  }
  switch (total) {
    case 3:
      return "simple";
    case 4:
      return most === 4 ? "four-in-one" : "four";
    case 5:
      return most === 5 ? "five-in-one" : most === 4 ? "five-4in1" : "five";
    default:
      return null;
  }
}

/** Whether a kind of honours can be held at a strain: aces belong to no trump alone, and nullo has no honours. */
export function kindFits(strain: Strain, kind: HonourKind): boolean {
  return strain !== "nullo" && isAceKind(kind) === (strain === "notrump");
}

/**
 * What honours score above the line; doubling never changes it. Nought where the kind does not fit the strain. The
 * multiples are the same at straight bridge, on its own trick values.
 */
export function honourPoints(
  strain: Strain,
  kind: HonourKind,
  values: Partial<ByStrain<number>> = TRICK_VALUE,
): number {
  if (!kindFits(strain, kind)) return 0;
  return isAceKind(kind)
    ? ACE_POINTS[kind]
    : HONOUR_TRICKS[kind as SuitHonourKind] * (values[strain] ?? 0);
}
