import { height, pips, type Card, type Holding, type Rank, type Suit } from "../core/card.ts";
import { STRAIGHT_STRAINS, type StraightStrain } from "../declaring/strain.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { STRAIGHT_VALUE } from "../scoring/values.ts";
import { guarded, honourCount, makerHand, probableTricks, type MakerHand } from "./make-hand.ts";
import {
  advise,
  LOVE_ALL,
  type MakeAdvice,
  type MakePattern,
  type MakerScore,
} from "./make-trump.ts";

/** A red make wants four probable tricks; Foster would rather have five. */
const RED_TRICKS = 4;

const redMake = (strain: "hearts" | "diamonds", suit: "H" | "D"): MakePattern => ({
  name: `left-${strain}`,
  declare: strain,
  rule: "straight.make.passed",
  fits: (hand) => hand.held[suit].length >= 4 && probableTricks(hand, suit) >= RED_TRICKS,
  alsoSound: (hand) => (probableTricks(hand, suit) === RED_TRICKS ? [cheapest(hand)] : []),
});

/** The black suit that loses least: spades, unless clubs are four to two honours and the spades are one or two. */
function cheapest({ held }: MakerHand): "spades" | "clubs" {
  const short = held.S.length === 1 || held.S.length === 2;
  return short && held.C.length >= 4 && honourCount(held.C.slice(0, 2)) === 2 ? "clubs" : "spades";
}

/** What dummy should make once the dealer has left it to him, and so shown no strength in red. Elwell 1905; Foster 1914. */
const DUMMY: readonly MakePattern[] = [
  {
    name: "aces",
    declare: "notrump",
    rule: "straight.make.passed",
    fits: ({ aces }) => aces.length >= 3,
    alsoSound: (hand) =>
      hand.aces.length === 4 || hand.aces.includes("H") || guarded(hand.held.H)
        ? []
        : [cheapest(hand)],
  },
  redMake("hearts", "H"),
  redMake("diamonds", "D"),
  ...STRAIGHT_STRAINS.filter((strain) => strain !== "notrump").map((strain): MakePattern => ({
    name: "best-suit",
    declare: strain,
    rule: "straight.make.passed",
    fits: ({ held }, score) => lastChance(score) && longestStrain(held) === strain,
  })),
  {
    name: "clubs",
    declare: "clubs",
    rule: "straight.make.passed",
    fits: (hand) => cheapest(hand) === "clubs",
    alsoSound: () => ["spades"],
  },
  { name: "spades", declare: "spades", rule: "straight.make.passed", fits: () => true },
];

/** Both sides at 24 or more in the rubber game: any odd trick but a spade wins it, so the best suit is named. */
export function lastChance({ own, theirs, gamesOwn, gamesTheirs }: MakerScore): boolean {
  return own >= 24 && theirs >= 24 && gamesOwn === 1 && gamesTheirs === 1;
}

/** What dummy should make of his hand at a score, every make graded. (Rule `straight.make.passed`.) */
export function adviseDummy(hand: readonly Card[], score: MakerScore = LOVE_ALL): MakeAdvice {
  return advise(DUMMY, STRAIGHT_STRAINS, makerHand(hand), score);
}

/** Pips for the forced make: an ace eleven, court cards and the ten each ten, the rest as they are. */
function makingPips(rank: Rank): number {
  return rank === "A" ? 11 : height(rank) >= height("T") ? 10 : pips(rank);
}

/** The strain of the longest suit; of equals the one with most pips, and of equal pips the dearer. */
function longestStrain(held: Readonly<Record<Suit, Holding>>): StraightStrain {
  const weigh = (strain: StraightStrain) => {
    const holding = held[TRUMP_OF[strain] as Suit];
    return [
      holding.length,
      holding.reduce((sum, rank) => sum + makingPips(rank), 0),
      STRAIGHT_VALUE[strain],
    ] as const;
  };
  const suits = STRAIGHT_STRAINS.filter((strain) => TRUMP_OF[strain] !== null);
  return suits.reduce((best, strain) => {
    const [a, b] = [weigh(best), weigh(strain)];
    const differs = a.findIndex((value, index) => value !== b[index]);
    return (b[differs] ?? 0) > (a[differs] ?? 0) ? strain : best;
  });
}

/**
 * What a dummy who may not choose must declare in the games for two and three players: no trump on three aces, or else
 * his longest suit. (Rule `straight.declare.mechanical`.)
 */
export function mechanicalMake(hand: readonly Card[]): StraightStrain {
  const { held, aces } = makerHand(hand);
  return aces.length >= 3 ? "notrump" : longestStrain(held);
}
