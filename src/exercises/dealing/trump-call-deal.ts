import {
  cardOf,
  highToLow,
  holdings,
  isHonour,
  PACK,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  touching,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { afterForce, callAnswer, type CallAnswerBy } from "../../engine/conventions/signals.ts";
import { has } from "../../engine/conventions/lead-pattern.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { poseAfterForce, poseAnswer, poseForced, poseIsCall, poseOwnCall } from "./trump-call.ts";
import { whistTrump, WHIST_STRAINS } from "./whist-follow.ts";

const SMALL = RANKS.filter((rank) => !isHonour(rank));

/** Two small cards of a suit, high to low. */
const twoSmall = (random: Random) => highToLow(random.shuffle(SMALL).slice(0, 2));

const plainOf = (trump: Suit) => SUITS.filter((suit) => suit !== trump);

function dealOwn(random: Random): Posed {
  const strain = random.pick(WHIST_STRAINS);
  const suit = random.pick(plainOf(whistTrump(strain)));
  return poseOwnCall(suit, strain, twoSmall(random), random.chance(0.55));
}

/** The cards by which partner has called: two of a suit, or one thrown away. */
function dealCall(random: Random, trump: Suit, calls: boolean): Card[] {
  const suit = random.pick(plainOf(trump));
  if (random.chance(0.65)) {
    const two = twoSmall(random);
    return (calls ? two : two.toReversed()).map((rank) => cardOf(suit, rank));
  }
  const thrown = random.pick<Rank>(calls ? ["8", "8", "9"] : ["7", "7", "6", "5"]);
  return [cardOf(suit, thrown)];
}

/** So many cards are left when partner has shown his two. */
const LEFT = 11;

/** A hand without the cards partner has played, and with so many trumps where it is said. */
function dealHand(random: Random, played: readonly Card[], trump: Suit, trumps?: number): Card[] {
  const pack = random.shuffle(PACK.filter((card) => !played.includes(card)));
  if (trumps === undefined) return pack.slice(0, LEFT);
  const mine = pack.filter((card) => suitOf(card) === trump).slice(0, trumps);
  return [...mine, ...pack.filter((card) => suitOf(card) !== trump).slice(0, LEFT - trumps)];
}

function dealIsCall(random: Random): Posed {
  const trump = random.pick(SUITS);
  const played = dealCall(random, trump, random.chance(0.5));
  return poseIsCall(dealHand(random, played, trump), trump, played);
}

/** What the answer is to turn on, and how often. */
const ANSWERS = [
  ["best", 2],
  ["second-and-third", 3],
  ["sequence", 2],
  ["top-of-three", 4],
  ["lowest-of-four", 4],
  ["fourth-best", 3],
] as const satisfies readonly (readonly [CallAnswerBy, number])[];

function dealAnswer(random: Random): Posed {
  const by = random.weigh(ANSWERS);
  const trump = random.pick(SUITS);
  const played = dealCall(random, trump, true);
  const sizes: Partial<Record<CallAnswerBy, readonly number[]>> = {
    "top-of-three": [2, 3, 3],
    "lowest-of-four": [4],
    "fourth-best": [5, 6],
  };
  for (;;) {
    const hand = dealHand(random, played, trump, random.pick(sizes[by] ?? [3, 4, 4, 5]));
    const trumps = holdings(hand)[trump];
    if (callAnswer(trumps).by === by) return poseAnswer(hand, trump, played);
  }
}

/** A hand that has been made to ruff before it could answer, with its trumps still to show or half shown. */
function dealForced(random: Random): Posed {
  const later = random.chance(0.45);
  const trump = random.pick(SUITS);
  const played = dealCall(random, trump, true);
  const forced = random.pick(plainOf(trump).filter((suit) => suit !== suitOf(played[0] as Card)));
  for (;;) {
    const pack = random.shuffle(
      PACK.filter((card) => !played.includes(card) && suitOf(card) !== forced),
    );
    const count = random.pick([3, 3, 4, 4, 5, 5]);
    const mine = pack.filter((card) => suitOf(card) === trump).slice(0, count);
    const rest = pack.filter((card) => suitOf(card) !== trump).slice(0, LEFT - count);
    const trumps = highToLow(mine.map(rankOf));
    // The best trump, and king with queen, are led by some for their own sake.
    if (trumps.includes("A") || has(trumps, "KQ") || has(trumps, "QJT") || has(trumps, "KJT")) {
      continue;
    }
    const hand = [...mine, ...rest];
    if (!later) return poseForced(hand, trump, played, forced);
    const force = afterForce(trumps);
    if (!force) continue;
    // With jack and ten to lead, either does the same.
    if (touching(trumps[0] as Rank, trumps[1] as Rank)) continue;
    const ruffed = cardOf(trump, force.ruff);
    return poseAfterForce(
      hand.filter((card) => card !== ruffed),
      trump,
      played,
      forced,
      ruffed,
    );
  }
}

/** The call for trumps: to read or to make, to answer, and to answer after being forced. */
export function poseTrumpCall(random: Random, level: Level): Posed {
  if (level === 1) return random.chance(0.6) ? dealIsCall(random) : dealOwn(random);
  return level === 2 ? dealAnswer(random) : dealForced(random);
}
