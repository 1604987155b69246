import type { Day } from "./model/days.ts";

/** The moment, in milliseconds of universal time. The one file that looks at the clock. */
export function now(): number {
  return Date.now();
}

/** The calendar day where the reader is. */
export function today(): Day {
  const date = new Date(now());
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Day;
}
