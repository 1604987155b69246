import { height, type Holding, type Rank } from "../core/card.ts";
import { lowest, top } from "./lead-pattern.ts";
import { gradePlay, standing, type SuitPlay } from "./play-grade.ts";

/** The suit that partner led, as he sees it who is about to lead it back. */
export interface ReturnView {
  /** What he has left of it, high to low; at least one card. */
  readonly remaining: Holding;
  /** What dummy has left of it. */
  readonly dummy: Holding;
  /** Cards of the suit already played. */
  readonly gone?: Holding;
  /** At whist there is no dummy: the best card goes back first, and so does one of second and third best. */
  readonly whist?: boolean;
}

/** The higher of two, the lowest of three or more. */
function byNumber(remaining: Holding): Rank {
  return remaining.length <= 2 ? top(remaining) : lowest(remaining);
}

/**
 * Grades every card as the return of partner’s suit: a card that beats all that dummy holds comes first, the cheapest that
 * will do it (ruling AMB-22); failing that the higher of two or the lowest of three. A higher card that beats dummy too and
 * is the one the number calls for is as sound. Rules `third.return.two-three`, `third.return.beat-dummy`.
 */
export function returnFrom(view: ReturnView): SuitPlay {
  const { remaining, dummy, gone = [] } = view;
  const count = byNumber(remaining);
  const tells = remaining.length <= 2 ? ("two-left" as const) : ("three-left" as const);
  if (view.whist) {
    const [best, second, third] = standing(gone);
    const pair = remaining.filter((rank) => rank === second || rank === third);
    const high = best && remaining.includes(best) ? best : pair.length === 2 ? pair[0] : undefined;
    if (high) {
      return gradePlay(
        remaining,
        { pattern: "best-first", play: high, rules: ["whist.return"] },
        gone,
      );
    }
  }
  const beats = (rank: Rank) => dummy.length > 0 && height(rank) > height(top(dummy));
  const cheapest = remaining.findLast(beats);
  if (cheapest) {
    return gradePlay(
      remaining,
      {
        pattern: "beat-dummy",
        play: cheapest,
        alsoSound: beats(count) ? [count] : [],
        rules: ["third.return.beat-dummy"],
      },
      gone,
    );
  }
  return gradePlay(remaining, {
    pattern: remaining.length === 1 ? "only-card" : remaining.length === 2 ? "two" : "three",
    play: count,
    rules: ["third.return.two-three"],
    signal: true,
    tells,
  });
}
