import { createEmptyCard, fsrs, Rating, type Card, type Grade } from "ts-fsrs";
import { firstAnswers, isRight, type Answered } from "./answered.ts";
import { dateOf, dayFrom, dayNumber, type Day } from "./days.ts";

/**
 * Reviews are scheduled by days, once a day at most, so the minutes-long first steps of the method are left out; and
 * without its random spread, so that a record gives the same dates on every device.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/** Where a skill or a rule stands: when it is next due, and how likely it is to be known today. */
export interface Standing {
  readonly due: Day;
  /** From 0 to 1. */
  readonly strength: number;
  /** On how many days it has been met. */
  readonly days: number;
  readonly last: Day;
}

/** What one day’s first answers to a skill come to. */
function ratingOf(right: number, of: number, hints: number): Grade {
  const share = right / of;
  if (share < 0.6) return Rating.Again;
  if (share < 0.85 || hints > 0) return Rating.Hard;
  return right >= 5 && share === 1 ? Rating.Easy : Rating.Good;
}

interface Tally {
  right: number;
  of: number;
  hints: number;
}

/** Counts first answers by name and day; `sorted` says under which names an answer counts, and whether as right. */
function tallies(
  answers: readonly Answered[],
  sorted: (answer: Answered) => readonly (readonly [name: string, right: boolean])[],
): Map<string, Map<Day, Tally>> {
  const byName = new Map<string, Map<Day, Tally>>();
  for (const answer of firstAnswers(answers)) {
    for (const [name, right] of sorted(answer)) {
      const days = byName.get(name) ?? new Map<Day, Tally>();
      const tally = days.get(answer.day) ?? { right: 0, of: 0, hints: 0 };
      tally.right += Number(right);
      tally.of += 1;
      tally.hints += answer.hints;
      days.set(answer.day, tally);
      byName.set(name, days);
    }
  }
  return byName;
}

function standingFrom(days: ReadonlyMap<Day, Tally>, today: Day): Standing | null {
  const met = [...days].sort(([a], [b]) => dayNumber(a) - dayNumber(b));
  const first = met[0];
  const last = met.at(-1);
  if (!first || !last) return null;
  let card: Card = createEmptyCard(dateOf(first[0]));
  for (const [day, { right, of, hints }] of met) {
    card = scheduler.next(card, dateOf(day), ratingOf(right, of, hints)).card;
  }
  // A clock set back does not make anything better known than it was.
  const now = dayNumber(today) < dayNumber(last[0]) ? last[0] : today;
  return {
    due: dayFrom(card.due),
    strength: scheduler.get_retrievability(card, dateOf(now), false),
    days: met.length,
    last: last[0],
  };
}

function standings(byName: Map<string, Map<Day, Tally>>, today: Day): Map<string, Standing> {
  const all = [...byName].map(([name, days]) => [name, standingFrom(days, today)] as const);
  return new Map(all.filter((one): one is [string, Standing] => one[1] !== null));
}

/** Where every kind of exercise stands that has been met, by its slug. */
export function skillsOf(answers: readonly Answered[], today: Day): Map<string, Standing> {
  return standings(
    tallies(answers, (answer) => [[answer.kind, isRight(answer)]]),
    today,
  );
}

/** Where every rule stands that an answer has shown or missed, by its id. */
export function rulesOf(answers: readonly Answered[], today: Day): Map<string, Standing> {
  return standings(
    tallies(answers, ({ right, wrong }) => [
      ...right.map((id) => [id, true] as const),
      ...wrong.map((id) => [id, false] as const),
    ]),
    today,
  );
}

/** The names that are due by the day given, the longest overdue first and of those the weakest. */
export function dueBy(standing: ReadonlyMap<string, Standing>, today: Day): string[] {
  return [...standing]
    .filter(([, { due }]) => dayNumber(due) <= dayNumber(today))
    .sort(([, a], [, b]) => dayNumber(a.due) - dayNumber(b.due) || a.strength - b.strength)
    .map(([name]) => name);
}
