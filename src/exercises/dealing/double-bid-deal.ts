import {
  cardOf,
  PACK,
  sortHand,
  SUITS,
  suitOf,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import type { Random } from "../../engine/core/random.ts";
import { bidHand, type BidHand } from "../../engine/conventions/bid-hand.ts";
import { LOVE_ALL } from "../../engine/conventions/make-trump.ts";
import { bidWorth, seatToCall, standingBid } from "../../engine/declaring/auction.ts";
import type { Bid } from "../../engine/declaring/call.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Level, Posed, Words } from "../kit/exercise.ts";
import { doublingOf, DOUBLE_ANSWERS, GAME, type DoubleAnswer } from "../marking/double-view.ts";
import { findDouble } from "../marking/double-solve.ts";
import { makerScoreText } from "../wording/make-words.ts";
import { strainText } from "../wording/bid-text.ts";
import { believable, callsOf } from "./bid-deal.ts";
import type { DoubleStakes } from "./double-stakes.ts";

function stakeFacts({ shift, game, score }: DoubleStakes): readonly Words[] {
  return [
    makerScoreText(score),
    shift
      ? `If you double, they may well shift to ${strainText(shift)}.`
      : "You see nothing that they could shift to.",
    game
      ? `Your own side has a fair chance of game in ${strainText(game)}.`
      : "Your own side has hardly a chance of game.",
  ];
}

/** A hand that is to speak over a bid of the other side: does it double? */
export function poseDouble(hand: readonly Card[], words: string, stakes: DoubleStakes): Posed {
  const calls = callsOf(words);
  return {
    scene: {
      type: "bidding-hand",
      viewer: seatToCall(calls),
      hand: sortHand(hand),
      calls,
      stakes,
    },
    ask: {
      type: "option",
      look: "words",
      options: Object.entries(DOUBLE_ANSWERS).map(([id, label]) => ({ id, label })),
    },
    question: "Do you double, and why?",
    facts: stakeFacts(stakes),
  };
}

/** Bidding after which partner’s overcall has been outbid by a jump. */
const BIDDING = [
  "1H 1R 3H",
  "1R 2D 3R",
  "1R 2C 3R",
  "1R 2H 3R",
  "1C 1H 3C",
  "1D 1H 3D",
  "1D 1R 3D",
  "1D 1R 4D",
  "1C 1R 4C",
  "1H 2C 3H",
  "1H 1R 4H",
  "1R 2H 4R",
  "1R 2D 4R",
  "1C 1R 5C",
  "1D 1H 5D",
  "1NT 2H 3NT",
  "1NT 2R 3NT",
  "1NT 2D 3NT",
] as const;

/** A hand with so many sure tricks, some of them in their trumps where they have any. */
function dealSure(random: Random, sure: number, trump: Suit | null, short: Suit | null): Card[] {
  const tops: Card[] = [];
  const suits = random.shuffle(SUITS.filter((suit) => suit !== short));
  const order = trump ? [trump, ...suits.filter((suit) => suit !== trump)] : suits;
  for (const suit of order) {
    const left = sure - tops.length;
    if (left > 0) tops.push(cardOf(suit, "A"));
    if (left > 1 && random.chance(0.6)) tops.push(cardOf(suit, "K"));
  }
  const rest = PACK.filter(
    (card) => !tops.includes(card) && !(suitOf(card) === short && "AKQ".includes(card[1] ?? "")),
  );
  return [...tops, ...random.shuffle(rest).slice(0, 13 - tops.length)];
}

/** Whether the tricks counted as sure are likely to stand up: no more than two in a side suit, and that not a long one. */
function standsUp({ held, sure }: BidHand, trump: Suit | null): boolean {
  return SUITS.every(
    (suit) => suit === trump || (sure[suit] <= 2 && (sure[suit] < 2 || held[suit].length <= 5)),
  );
}

const SCORES = [0, 0, 6, 8, 9, 10, 12, 14, 16, 18, 20, 24] as const;

/** Stakes at which the answer wanted may be right; null where there are none over this bid. */
function stakesFor(
  random: Random,
  level: Level,
  wanted: DoubleAnswer,
  bid: Bid,
  ours: Strain,
): DoubleStakes | null {
  const others = (["clubs", "diamonds", "hearts", "royals"] as const).filter(
    (strain) => strain !== bid.strain && strain !== ours,
  );
  const shift = wanted === "shift" ? { shift: random.pick(others) } : {};
  if (level === 1) return bidWorth(bid) < GAME ? { ...shift, score: LOVE_ALL } : null;
  const theirs = SCORES.filter((points) =>
    wanted === "free"
      ? points + bidWorth(bid) >= GAME
      : points + bidWorth(bid) < GAME || wanted === "shift" || wanted === "game",
  );
  if (theirs.length === 0) return null;
  return {
    ...shift,
    ...((wanted === "game" || (wanted === "shift" && random.chance(0.3))) && { game: ours }),
    score: {
      own: random.pick(SCORES),
      theirs: random.pick(theirs),
      gamesOwn: random.pick([0, 1] as const),
      gamesTheirs: random.pick([0, 1] as const),
    },
  };
}

/** How often a hand is to be sure of beating the contract, by the answer that is to be right. */
const CERTAIN: Readonly<Record<DoubleAnswer, number>> = {
  certain: 1,
  free: 0.3,
  uncertain: 0,
  shift: 0.7,
  game: 0.75,
};

/** How often each answer is to be right. */
const FIRST = [
  ["certain", 4],
  ["uncertain", 3],
  ["shift", 3],
] as const satisfies readonly (readonly [DoubleAnswer, number])[];
const SECOND = [
  ["certain", 3],
  ["free", 4],
  ["uncertain", 2],
  ["shift", 2],
  ["game", 4],
] as const satisfies readonly (readonly [DoubleAnswer, number])[];

/** At the first level certainty and the shift, at love all and short of game; then the score and the game one might give up. */
export function poseDoubleOrNot(random: Random, level: Level): Posed {
  const wanted = random.weigh<DoubleAnswer>(level === 1 ? FIRST : SECOND);
  for (;;) {
    const words = random.pick(BIDDING);
    const calls = callsOf(words);
    const bid = standingBid(calls);
    const seat = seatToCall(calls);
    const own = calls.find((call) => call.seat === partnerOf(seat));
    if (!bid || own?.type !== "bid") continue;
    const stakes = stakesFor(random, level, wanted, bid, own.strain);
    const needed = 8 - bid.level;
    const certain = random.chance(CERTAIN[wanted]);
    const trump = TRUMP_OF[bid.strain];
    // One trick short of a certainty is for partner to have, and no question; with none nobody thinks of doubling.
    if (!stakes || (!certain && needed < 4)) continue;
    const sure = certain ? needed + random.below(3) : 2 + random.below(needed - 3);
    const hand = dealSure(random, sure, trump, stakes.shift ? TRUMP_OF[stakes.shift] : null);
    const total = bidHand(hand).total;
    if (total < 2 || total === needed - 1 || total >= needed !== certain) continue;
    if (!believable(hand, calls) || !standsUp(bidHand(hand), trump)) continue;
    const posed = poseDouble(hand, words, stakes);
    if (findDouble(doublingOf(posed)).best === wanted) return posed;
  }
}
