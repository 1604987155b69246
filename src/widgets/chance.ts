/** Largest number a fresh problem carries: six figures, short enough to read out to a class. */
const MOST = 999_999;

/** A fresh problem number, 1 to 999,999. The only place where the project leaves anything to luck. */
export function freshSeed(): number {
  return 1 + Math.floor(Math.random() * MOST);
}
