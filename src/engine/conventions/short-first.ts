import { HONOURS, type Holding } from "../core/card.ts";
import { unblocking, type Unblocking } from "./declarer-lead.ts";
import { combined, type TwoHands } from "./declarer-suit.ts";
import { honoursOf, top } from "./lead-pattern.ts";

/** The honours of a suit that stand in one unbroken row from its highest. */
function topRow(ours: Holding): Holding {
  const honours = honoursOf(ours);
  const from = HONOURS.findIndex((rank) => rank === honours[0]);
  return honours.filter((rank, at) => rank === HONOURS[from + at]);
}

/**
 * How the shorter hand gets out of the way of the longer, where there is nothing else to think of: it has high cards and a
 * small one, and the high cards of both hands together stand in a row of three or more from the ace or the king, so that
 * none is finessed and none is worth more than another. Null for any other suit, and where the hands are alike in length.
 * Honours of the long hand below a gap do not matter. (Rule `declarer.high-from-short`.)
 */
export function shortFirst(two: TwoHands): Unblocking | null {
  const { declarer, dummy } = two;
  if (declarer.length === dummy.length) return null;
  const [short, long] = declarer.length < dummy.length ? [declarer, dummy] : [dummy, declarer];
  const row = topRow(combined(two));
  const mine = honoursOf(short);
  const fair =
    row.length >= 3 &&
    "AK".includes(top(row)) &&
    mine.length > 0 &&
    mine.length < short.length &&
    mine.every((rank) => row.includes(rank)) &&
    row.some((rank) => long.includes(rank));
  return fair ? unblocking(two) : null;
}
