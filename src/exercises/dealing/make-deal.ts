import {
  cardOf,
  holdings,
  PACK,
  sortHand,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { adviseDummy, lastChance } from "../../engine/conventions/make-dummy.ts";
import {
  adviseDealer,
  behindForDiamonds,
  LOVE_ALL,
  type MakerScore,
} from "../../engine/conventions/make-trump.ts";
import type { MakeGround } from "../../engine/conventions/make-ground.ts";
import { STRAIGHT_STRAINS } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { makerScoreText, makeText } from "../wording/make-words.ts";
import { sentence } from "../kit/words.ts";

/** The dealer’s seat, and that of the partner it may be left to. */
export type MakerSeat = "Z" | "Y";

const MAKES = STRAIGHT_STRAINS.toReversed().map((strain) => ({
  id: strain,
  label: sentence(makeText(strain)),
}));
const LEAVE = { id: "leave", label: "I leave it to you, partner" } as const;

/** The dealer’s hand, or his partner’s once it has been left to him, at a score seen from their side. */
export function poseMake(
  hand: readonly Card[],
  score: MakerScore = LOVE_ALL,
  viewer: MakerSeat = "Z",
): Posed {
  const left = viewer === "Y";
  return {
    scene: { type: "making", viewer, hand: sortHand(hand), score },
    ask: { type: "option", look: "words", options: left ? MAKES : [...MAKES, LEAVE] },
    question: left ? "Partner leaves it to you. What do you make it?" : "What do you make it?",
    facts: [
      left ? "Straight bridge: you are {Y}, the dealer’s partner." : "Straight bridge: you deal.",
      makerScoreText(score),
    ],
  };
}

/** How often each ground is to decide, against the others. */
const DEALER_GROUNDS = [
  ["heart-honours", 1],
  ["diamond-honours", 1],
  ["strong-hearts", 5],
  ["three-aces", 4],
  ["two-aces", 6],
  ["one-ace-all-guarded", 4],
  ["one-ace-two-suits", 2],
  ["solid-black", 1],
  ["hearts", 6],
  ["diamonds", 5],
  ["clubs-to-score", 2],
  ["spades-to-score", 2],
  ["leave", 10],
] as const satisfies readonly (readonly [MakeGround, number])[];

const DUMMY_GROUNDS = [
  ["aces", 3],
  ["left-hearts", 4],
  ["left-diamonds", 3],
  ["best-suit", 2],
  ["clubs", 3],
  ["spades", 4],
] as const satisfies readonly (readonly [MakeGround, number])[];

/** Scores below game that spades, clubs and the red suits can come to. */
const SCORES = [0, 0, 2, 4, 6, 8, 10, 12, 16, 18, 20, 22, 24, 26, 28] as const;

/** A score at which the ground can decide: black suits want the maker nearly home, the best suit both sides so. */
function scoreFor(random: Random, ground: MakeGround): MakerScore {
  const gamesOwn = random.pick([0, 1] as const);
  const gamesTheirs = random.pick([0, 1] as const);
  const theirs = random.pick(SCORES);
  switch (ground) {
    case "clubs-to-score":
      return { own: random.pick([18, 20, 22, 24]), theirs, gamesOwn, gamesTheirs };
    case "spades-to-score":
      return { own: random.pick([24, 26, 28]), theirs, gamesOwn, gamesTheirs };
    case "best-suit":
      return {
        own: random.pick([24, 26, 28]),
        theirs: random.pick([24, 26, 28]),
        gamesOwn: 1,
        gamesTheirs: 1,
      };
    default: {
      const score = { own: random.pick(SCORES), theirs, gamesOwn, gamesTheirs };
      // At some scores another ground stands before this one on every hand.
      const hopeless =
        (ground === "diamonds" && behindForDiamonds(score)) ||
        ((ground === "clubs" || ground === "spades") && lastChance(score));
      return random.chance(0.5) || hopeless ? LOVE_ALL : score;
    }
  }
}

const HONOURS = ["A", "K", "Q", "J", "T"] as const satisfies readonly Rank[];

/** Cards given to the hand beforehand, where chance would take a thousand deals to bring them together. */
function givenFor(random: Random, ground: MakeGround): readonly Card[] {
  const of = (suit: Suit, ranks: readonly Rank[]) => ranks.map((rank) => cardOf(suit, rank));
  switch (ground) {
    case "heart-honours":
      return of("H", random.shuffle(HONOURS).slice(0, 4));
    case "diamond-honours":
      return of("D", random.shuffle(HONOURS).slice(0, 4));
    case "strong-hearts":
      return of("H", random.shuffle(HONOURS).slice(0, 3));
    case "clubs-to-score":
      return of("C", random.shuffle(HONOURS).slice(0, 3));
    case "spades-to-score":
      return of("S", random.shuffle(HONOURS).slice(0, 3));
    case "solid-black":
      return of(random.pick(["S", "C"] as const), ["A", "K", "Q"]);
    case "aces":
      return random.shuffle(SUITS.map((suit) => cardOf(suit, "A"))).slice(0, 3);
    default:
      return [];
  }
}

/** A hand that tempts its holder to some make: five of a suit, or two aces. */
function tempting(hand: readonly Card[]): boolean {
  return (
    Object.values(holdings(hand)).some((held) => held.length >= 5) ||
    hand.filter((card) => card.endsWith("A")).length >= 2
  );
}

/** A hand and a score at which the ground drawn decides. */
export function poseMaking(random: Random): Posed {
  const viewer: MakerSeat = random.chance(0.72) ? "Z" : "Y";
  const ground = random.weigh<MakeGround>(viewer === "Z" ? DEALER_GROUNDS : DUMMY_GROUNDS);
  const score = scoreFor(random, ground);
  const advise = viewer === "Z" ? adviseDealer : adviseDummy;
  for (;;) {
    const given = givenFor(random, ground);
    const rest = random.shuffle(PACK.filter((card) => !given.includes(card)));
    const hand = [...given, ...rest.slice(0, 13 - given.length)];
    if (advise(hand, score).pattern === ground && tempting(hand)) {
      return poseMake(hand, score, viewer);
    }
  }
}
