import type { DoubleView } from "../../engine/conventions/bid-later.ts";
import { judgeDouble } from "../../engine/conventions/bid-grade.ts";
import { bidHand } from "../../engine/conventions/bid-hand.ts";
import { bidWorth, standingBid } from "../../engine/declaring/auction.ts";
import type { Bid } from "../../engine/declaring/call.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import type { DoubleStakes } from "../dealing/double-stakes.ts";

/** What may be answered, each with its reason. */
export const DOUBLE_ANSWERS = {
  certain: "Double: it is certain to fail",
  free: "Double: it costs no game",
  uncertain: "No: it is not certain to fail",
  shift: "No: they may shift",
  game: "No: our own game is worth more",
} as const;
export type DoubleAnswer = keyof typeof DOUBLE_ANSWERS;

/** Points of a game. (Rule `auction.game.thirty`.) */
export const GAME = 30;
/** What each trick short scores against a doubled contract. (Rule `auction.score.doubled.undertrick-100`.) */
const UNDERTRICK = 100;

/** A hand that thinks of doubling, and what the engine asks to know of it. */
export interface Doubling {
  readonly bid: Bid;
  readonly stakes: DoubleStakes;
  /** Tricks the hand is sure of, and how many beat the contract. */
  readonly sure: number;
  readonly needed: number;
  /** What the other side has below the line if the contract is made. */
  readonly made: number;
  readonly view: Required<DoubleView>;
}

/** Reads a scene as the question whether to double. */
export function doublingOf(problem: Pick<Posed, "scene">): Doubling {
  const { hand, calls, stakes } = sceneOf(problem, "bidding-hand");
  const bid = standingBid(calls);
  if (!bid || !stakes) throw new Error("nothing is at stake");
  const weighed = bidHand(hand);
  const needed = 8 - bid.level;
  const certain = judgeDouble(weighed, bid)[0] === null;
  const made = stakes.score.theirs + bidWorth(bid);
  return {
    bid,
    stakes,
    sure: weighed.total,
    needed,
    made,
    view: {
      certain,
      mayShift: stakes.shift !== undefined,
      penalty: certain ? (weighed.total - needed + 1) * UNDERTRICK : 0,
      gameChance: stakes.game !== undefined,
      rubberGame: stakes.score.gamesOwn === 1,
      gameAnyhow: made >= GAME,
    },
  };
}
