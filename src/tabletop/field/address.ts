import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Call } from "../../engine/declaring/call.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { formatCall, parseCall } from "../../engine/notation/calls.ts";
import { formatHand, parseHand } from "../../engine/notation/cards.ts";
import { formatShape, parseShape } from "./lengths.ts";
import { isShaped, leadProblem, unseenSeats, type LeadProblem, type Shape } from "./problem.ts";

/** A trial of a lead that can be handed on: the problem, the seed of its deals and how many of them. */
export interface Trial {
  readonly problem: LeadProblem;
  readonly seed: number;
  readonly deals: number;
}

/** The largest seed of a trial: six figures, as many as can be read out. */
export const MOST_SEED = 999_999;

/** The most deals a trial is run for. */
export const MOST_DEALS = 10_000;

/** Reads calls with a space, a comma or a hyphen between them, such as `1C pass pass 1R 3C`. Refuses the first that is none. */
export function parseBidding(text: string): Result<Call[]> {
  const calls: Call[] = [];
  const words = text.replace(/\bno trumps?\b/gi, "nt").replace(/(\d)\s+(?=[a-z♠♥♦♣])/gi, "$1");
  for (const word of words.split(/[\s,;-]+/).filter(Boolean)) {
    const call = parseCall(word);
    if (!call.ok) return call;
    calls.push(call.value);
  }
  return calls.length > 0
    ? ok(calls)
    : refuse("no-calls", "No bid is there; the contract alone will do, such as 1NT.");
}

/** The calls of a bidding with spaces between; the passes that end it are left out. */
export function formatBidding({ calls }: Pick<LeadProblem, "calls">): string {
  const last = calls.findLastIndex(({ type }) => type !== "pass");
  return calls
    .slice(0, last + 1)
    .map(formatCall)
    .join(" ");
}

/** A trial as the parameters of an address. */
export function formatTrial({ problem, seed, deals }: Trial): string {
  const query = new Map([
    ["hand", formatHand(problem.hand)],
    ["bid", formatBidding(problem).replaceAll(" ", "-")],
  ]);
  for (const seat of unseenSeats(problem)) {
    const shape = problem.shapes[seat];
    if (shape && isShaped(shape)) query.set(seat.toLowerCase(), formatShape(shape));
  }
  query.set("seed", `${seed}`).set("deals", `${deals}`);
  return [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** Whether two problems are the same in writing. */
export function sameProblem(a: LeadProblem, b: LeadProblem): boolean {
  const written = (problem: LeadProblem) => formatTrial({ problem, seed: 0, deals: 0 });
  return written(a) === written(b);
}

function parseWhole(text: string | null, most: number, otherwise: number): Result<number> {
  if (text === null) return ok(otherwise);
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most
    ? ok(number)
    : refuse("bad-number", `“${text}” in the address is not a number up to ${most}.`);
}

/** Reads a trial from the parameters of an address; null where there is none. Refuses whatever cannot be read, naming it. */
export function parseTrial(parameter: (name: string) => string | null): Result<Trial> | null {
  const written = parameter("hand");
  if (written === null) return null;
  const hand = parseHand(written);
  if (!hand.ok) return hand;
  const bidding = parseBidding(parameter("bid") ?? "");
  if (!bidding.ok) return bidding;
  const shapes: Partial<Record<Seat, Shape>> = {};
  for (const seat of SEATS) {
    const text = parameter(seat.toLowerCase());
    if (text === null) continue;
    const shape = parseShape(text);
    if (!shape.ok) return shape;
    shapes[seat] = shape.value;
  }
  const problem = leadProblem(hand.value, bidding.value, shapes);
  if (!problem.ok) return problem;
  const seed = parseWhole(parameter("seed"), MOST_SEED, 1);
  if (!seed.ok) return seed;
  const deals = parseWhole(parameter("deals"), MOST_DEALS, 0);
  return deals.ok ? ok({ problem: problem.value, seed: seed.value, deals: deals.value }) : deals;
}
