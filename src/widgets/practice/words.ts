import { dateOf, dayNumber, type Day } from "../../progress/model/days.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A day without its year: “29 November”. */
export function dateWords(day: Day): string {
  return DATE.format(dateOf(day));
}

/** When a day is, from today: “today”, “tomorrow”, “in 5 days”, “on 14 January”; a day gone by is today’s business. */
export function whenWords(day: Day, today: Day): string {
  const days = dayNumber(day) - dayNumber(today);
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  return days < 14 ? `in ${days} days` : `on ${dateWords(day)}`;
}

/** So many of a thing: “1 problem”, “7 problems”. */
export function countWords(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** A list in a sentence: “a, b and c”. */
export function listWords(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} and ${last}`;
}

/** A time taken, to the second: “4 minutes 10 seconds”. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = countWords(seconds % 60, "second");
  return minutes === 0 ? rest : `${countWords(minutes, "minute")} ${rest}`;
}
