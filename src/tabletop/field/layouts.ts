import { PACK, suitOf, SUITS, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Deal } from "../../engine/core/deal.ts";
import { ANY_SHAPE, unseenSeats, type LeadProblem } from "./problem.ts";

/** How one suit is split among the three unseen hands. */
type Split = readonly [number, number, number];

const HAND = 13;

/** n! for as many cards as lie in one suit. */
const FACTORIAL = /* @__PURE__ */ Array.from({ length: HAND + 1 }).reduce<number[]>(
  (list, _, n) => [...list, n === 0 ? 1 : n * (list[n - 1] as number)],
  [],
);

/** In how many ways the cards of one suit can be split so. */
function waysOf(split: Split): number {
  const cards = split.reduce((sum, part) => sum + part, 0);
  return split.reduce((ways, part) => ways / (FACTORIAL[part] as number), FACTORIAL[cards] ?? 0);
}

/**
 * A source of whole deals in which the leader holds his hand and the unseen cards lie at random within the lengths that are
 * known: every layout that keeps to them is as likely as every other. The suits are split one after another, each split
 * weighed by the ways in which the rest can still be dealt. Refuses lengths that no deal can keep to.
 */
export function layoutsOf(problem: LeadProblem): Result<(random: Random) => Deal> {
  const { hand, leader } = problem;
  const seats = unseenSeats(problem);
  const unseen = SUITS.map((suit) =>
    PACK.filter((card) => suitOf(card) === suit && !hand.includes(card)),
  );
  const ranges = SUITS.map((suit) =>
    seats.map((seat) => (problem.shapes[seat] ?? ANY_SHAPE)[suit]),
  );
  const known = new Map<number, readonly (readonly [Split, number])[]>();

  /** The splits of this suit that leave something possible, by the room left in the first two hands. */
  const splitsAt = (at: number, first: number, second: number) => {
    const key = (at * (HAND + 1) + first) * (HAND + 1) + second;
    const found = known.get(key);
    if (found) return found;
    const cards = unseen[at]?.length ?? 0;
    const [one, two, three] = ranges[at] ?? [];
    const splits: (readonly [Split, number])[] = [];
    if (one && two && three) {
      for (let a = one.least; a <= Math.min(one.most, first, cards); a++) {
        for (let b = two.least; b <= Math.min(two.most, second, cards - a); b++) {
          const c = cards - a - b;
          if (c < three.least || c > three.most) continue;
          const ways = waysOf([a, b, c]) * waysFrom(at + 1, first - a, second - b);
          if (ways > 0) splits.push([[a, b, c], ways]);
        }
      }
    }
    known.set(key, splits);
    return splits;
  };
  /** In how many ways this suit and those after it can be dealt; the third hand takes what the others leave. */
  const waysFrom = (at: number, first: number, second: number): number =>
    at === SUITS.length
      ? Number(first === 0 && second === 0)
      : splitsAt(at, first, second).reduce((sum, [, ways]) => sum + ways, 0);

  if (waysFrom(0, HAND, HAND) === 0) {
    return refuse("impossible", "No deal gives the unseen hands the lengths that you ask for.");
  }
  return ok((random) => {
    const hands: Record<Seat, Card[]> = { Z: [], A: [], Y: [], B: [] };
    hands[leader].push(...hand);
    let first = HAND;
    let second = HAND;
    for (const at of SUITS.keys()) {
      const [a, b, c] = random.weigh(splitsAt(at, first, second));
      const owners = random.shuffle([
        ...Array<Seat>(a).fill(seats[0]),
        ...Array<Seat>(b).fill(seats[1]),
        ...Array<Seat>(c).fill(seats[2]),
      ]);
      for (const [index, owner] of owners.entries()) {
        const card = unseen[at]?.[index];
        if (card) hands[owner].push(card);
      }
      first -= a;
      second -= b;
    }
    return hands;
  });
}
