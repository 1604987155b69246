import { firstAnswers, isRight, type Answered } from "./answered.ts";
import { dayNumber, daysAfter, type Day } from "./days.ts";

/** First answers of one day: how many there were and how many of them were sound. */
export interface DayTally {
  readonly day: Day;
  readonly of: number;
  readonly right: number;
}

/** The last so many days up to and with today, empty ones among them, earliest first. */
export function lastDays(answers: readonly Answered[], today: Day, days: number): DayTally[] {
  const first = firstAnswers(answers);
  return Array.from({ length: days }, (_, index) => {
    const day = daysAfter(today, index + 1 - days);
    const own = first.filter((answer) => answer.day === day);
    return { day, of: own.length, right: own.filter(isRight).length };
  });
}

/** Of the latest `most` first answers that `wanted` picks out, how many there are and how many were sound. */
export function recent(
  answers: readonly Answered[],
  wanted: (answer: Answered) => boolean,
  most: number,
): { readonly of: number; readonly right: number } {
  const own = firstAnswers(answers).filter(wanted).slice(-most);
  return { of: own.length, right: own.filter(isRight).length };
}

/** How many problems were begun on a day. */
export function doneOn(answers: readonly Answered[], day: Day): number {
  return firstAnswers(answers).filter((answer) => answer.day === day).length;
}

/** The days since something was last answered; null where nothing ever was. */
export function daysSince(answers: readonly Answered[], today: Day): number | null {
  const last = answers.at(-1);
  return last ? Math.max(0, dayNumber(today) - dayNumber(last.day)) : null;
}
