import { keptParts } from "../engine/core/kept.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { isSeat, SIDES, type Seat } from "../engine/core/seat.ts";
import { LEVELS } from "../engine/declaring/call.ts";
import { CONTRACT_STRAINS } from "../engine/scoring/contract.ts";
import { honourCards } from "../engine/scoring/honours.ts";
import { dealtTo, type OneDeal } from "./four-games.ts";

/**
 * A deal as somebody tells it to the tool. Both the trump honours (ace to ten) and the aces (spades, hearts, clubs,
 * diamonds) are placed, so that going over to no trump and back loses nothing.
 */
export interface Told extends Omit<OneDeal, "honours"> {
  readonly trumps: readonly Seat[];
  readonly aces: readonly Seat[];
}

/** All that was told, step by step and newest last, with a number of tricks that was typed and is none. */
export interface Telling {
  readonly steps: readonly Told[];
  readonly typed?: string;
}

/** The deal the page is drawn with: four hearts just made, with four honours divided. */
export const EXAMPLE: Told = {
  declarerSide: "YZ",
  level: 4,
  strain: "hearts",
  multiplier: 1,
  tricks: 10,
  vulnerable: false,
  trumps: ["Z", "Z", "Y", "Y", "A"],
  aces: ["Z", "Y", "A", "B"],
};

export const AT_FIRST: Telling = { steps: [EXAMPLE] };

/** Steps kept for undoing. */
const MOST_STEPS = 60;

/** The deal as it stands. */
export function toldNow({ steps }: Telling): Told {
  return steps.at(-1) ?? EXAMPLE;
}

/** The deal for the four scorers, its honours where they were put. */
export function dealOf({ trumps, aces, ...deal }: Told): OneDeal {
  const cards = honourCards(deal.strain);
  const seats = deal.strain === "notrump" ? aces : trumps;
  return { ...deal, honours: dealtTo(cards, (card) => seats[cards.indexOf(card)] ?? "Z") };
}

const KEYS = Object.keys(EXAMPLE) as (keyof Told)[];

const changed = (from: Told, to: Told) =>
  KEYS.filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]));

/**
 * Tells something else of the deal. Counting tricks up or down is one step, however many it takes; a number of tricks that
 * is none stays as typed until there is a better one.
 */
export function tell({ steps, typed }: Telling, patch: Partial<Told>): Telling {
  const now = steps.at(-1) ?? EXAMPLE;
  const next = { ...now, ...patch };
  const what = changed(now, next);
  const rest = typed === undefined || patch.tricks !== undefined ? {} : { typed };
  if (what.length === 0) return { steps, ...rest };
  const before = steps.at(-2);
  const counting =
    what.join() === "tricks" && before !== undefined && changed(before, now).join() === "tricks";
  const kept = counting ? steps.slice(0, -1) : steps;
  return { steps: [...kept, next].slice(-MOST_STEPS), ...rest };
}

/** Whether there is a step to take back. */
export function canTakeBack({ steps, typed }: Telling): boolean {
  return steps.length > 1 || typed !== undefined;
}

/** Takes back the last step, or what was typed and is no number of tricks. */
export function takeBack({ steps, typed }: Telling): Telling {
  return typed !== undefined || steps.length < 2 ? { steps } : { steps: steps.slice(0, -1) };
}

/** The telling as it is kept. */
export function formatTelling(telling: Telling): string {
  return JSON.stringify({ v: 1, ...telling });
}

type Plain = Exclude<keyof Told, "trumps" | "aces">;

/** What each part of a kept deal may be, and what it is called. */
const PARTS: Readonly<Record<Plain, readonly [name: string, values: readonly unknown[]]>> = {
  declarerSide: ["declaring side", SIDES],
  level: ["level", LEVELS],
  strain: ["strain", CONTRACT_STRAINS],
  multiplier: ["doubling", [1, 2, 4]],
  tricks: ["number of tricks", Array.from({ length: 14 }, (_, tricks) => tricks)],
  vulnerable: ["vulnerability", [true, false]],
};

const HELD = { trumps: 5, aces: 4 } as const;

/** Reads one step; refuses the first part of it that cannot be, by name. */
function readTold(step: unknown): Result<Told> {
  if (typeof step !== "object" || step === null) return unreadable();
  const told = step as Record<string, unknown>;
  for (const [key, [name, values]] of Object.entries(PARTS)) {
    if (!values.includes(told[key])) return cannotBe(name, told[key]);
  }
  for (const [key, count] of Object.entries(HELD)) {
    const seats = told[key];
    if (!Array.isArray(seats) || seats.length !== count || !seats.every(isSeat)) {
      return cannotBe(key === "aces" ? "aces" : "trump honours", seats);
    }
  }
  return ok(Object.fromEntries(KEYS.map((key) => [key, told[key]])) as unknown as Told);
}

function unreadable(): Result<never> {
  return refuse("bad-form", "The deal kept on this device cannot be read.");
}

function cannotBe(name: string, value: unknown): Result<never> {
  const shown = String(JSON.stringify(value)).replaceAll('"', "").slice(0, 30);
  return refuse("bad-value", `The ${name} of the deal kept on this device cannot be “${shown}”.`);
}

/**
 * Reads what was kept, `{ v: 1, steps, typed? }`. Refuses text of any other form or version, and a part of a deal that
 * cannot be, naming it.
 */
export function parseTelling(text: string): Result<Telling> {
  const { v, steps, typed } = keptParts(text);
  if (v !== 1 || !Array.isArray(steps) || steps.length === 0) return unreadable();
  if (typed !== undefined && typeof typed !== "string") return unreadable();
  const read: Told[] = [];
  for (const step of steps.slice(-MOST_STEPS)) {
    const told = readTold(step);
    if (!told.ok) return told;
    read.push(told.value);
  }
  return ok({ steps: read, ...(typed === undefined ? {} : { typed: typed.slice(0, 20) }) });
}
