import { dayNumber, type Day } from "./days.ts";

/** From some day on, the kinds that the hand of the day is chosen among. */
export interface Era {
  readonly from: Day;
  readonly kinds: readonly string[];
}

/** Primes, so that the days run through all numbers and kinds in an order nobody foresees. */
const STRIDE = 514_229;
const MOST = 999_983;

/**
 * The hand of a day: the same for everybody whose calendar shows it, and for ever, since an era once begun is never changed.
 * `eras` are in the order of time; a day before the first is taken as of it.
 */
export function dailyHand(day: Day, eras: readonly Era[]): { kind: string; seed: number } {
  const number = dayNumber(day);
  const { kinds } = eras.findLast(({ from }) => dayNumber(from) <= number) ??
    eras[0] ?? { kinds: [] };
  const at = ((number % kinds.length) + kinds.length) % kinds.length;
  const kind = kinds[at];
  if (!kind) throw new Error("no kind of hand is in force on any day");
  const seed = 1 + ((((number * STRIDE) % MOST) + MOST) % MOST);
  return { kind, seed };
}
