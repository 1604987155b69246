/**
 * A day of the reader’s own calendar, `2026-11-30`. Records carry it as it was where the reader sat, so that a journey, a
 * change of the clocks or an answer at a minute to midnight never moves an answer to another day.
 */
export type Day = `${number}-${number}-${number}`;

const MS_A_DAY = 86_400_000;
/** Noon is far from every edge of a day. */
const NOON = MS_A_DAY / 2;

/** Whether text is a day of the calendar: “2026-02-30” is not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T12:00:00Z`);
  return Number.isFinite(time) && dayOf(new Date(time)) === text;
}

/** The calendar day of a date given in universal time. */
function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10) as Day;
}

/** A day as a number, so that days can be counted between: 2026-11-30 less 2026-11-29 is 1. */
export function dayNumber(day: Day): number {
  return (dateOf(day).getTime() - NOON) / MS_A_DAY;
}

/** The day so many days later; earlier where the number is below nought. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(new Date(dateOf(day).getTime() + days * MS_A_DAY));
}

/** A date that stands for the day in reckonings that want one; it is no moment anybody lived. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The day a date made by {@link dateOf}, or reckoned from one, stands for. */
export function dayFrom(date: Date): Day {
  return dayOf(date);
}
