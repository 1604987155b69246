import { SEATS, type BySeat, type BySide, type Seat } from "../core/seat.ts";
import { ok, type Result } from "../core/result.ts";
import { scoreDeal, type ScoreLine, type ScoreOptions } from "./deal.ts";
import { sumOf, type CitedLine } from "./line.ts";
import type { DealOutcome } from "./outcome.ts";
import { BOOK, GAME_POINTS } from "./values.ts";

/**
 * How three players settle: each with each, so that everyone wins or loses the sum of his differences. (Rules
 * `varieties.three-hand`, `varieties.bridge-for-three`.)
 */
export function settleEach(totals: Readonly<Record<string, number>>): Record<string, number> {
  const all = Object.values(totals);
  return Object.fromEntries(
    Object.entries(totals).map(([name, own]) => [
      name,
      all.reduce((sum, other) => sum + own - other, 0),
    ]),
  );
}

/**
 * King’s bridge: a dealer who wins is credited with what he makes; what a dealer loses is credited to each of the other
 * three. `points` is below nought where he lost. (Rule `varieties.kings-bridge`.)
 */
export function kingsBridge(dealer: Seat, points: number): BySeat<number> {
  const credit = (seat: Seat) => ((seat === dealer) === points > 0 ? Math.abs(points) : 0);
  const [Z, A, Y, B] = SEATS.map(credit) as [number, number, number, number];
  return { Z, A, Y, B };
}

/** Reversi: each side scores what the other makes. (Rule `varieties.reversi`.) */
export function reversi<Item extends string>(lines: readonly CitedLine<Item>[]): CitedLine<Item>[] {
  return lines.map((line) => ({ ...line, side: line.side === "YZ" ? "AB" : "YZ" }));
}

/** Most tricks with which a dealer makes his misery. */
const MISERY_TRICKS = 1;
const MISERY_POINTS = 5;

/**
 * Misery: with one trick or none the dealer scores five for each adverse trick over six; with more the adversary scores
 * them. (Rule `varieties.misery`.)
 */
export function misery(dealerTricks: number): {
  readonly dealer: number;
  readonly adversary: number;
} {
  const points = MISERY_POINTS * Math.max(0, 13 - dealerTricks - BOOK);
  return dealerTricks <= MISERY_TRICKS
    ? { dealer: points, adversary: 0 }
    : { dealer: 0, adversary: points };
}

/** Added where one deal of duplicate auction makes a game. */
const DUPLICATE_GAME = 125;

/**
 * A deal of duplicate auction: no games are carried over, and thirty or more in tricks on one deal add 125. Refuses what
 * cannot be scored at auction. (Rule `varieties.duplicate-auction`.)
 */
export function scoreDuplicateAuction(
  deal: DealOutcome,
  options: ScoreOptions = {},
): Result<{ readonly lines: readonly ScoreLine[]; readonly totals: BySide<number> }> {
  const scored = scoreDeal(deal, options);
  if (!scored.ok) return scored;
  const lines = scored.value;
  const total = (side: "YZ" | "AB") => {
    const below = sumOf(lines, side, "below");
    return below + sumOf(lines, side, "above") + (below >= GAME_POINTS ? DUPLICATE_GAME : 0);
  };
  return ok({ lines, totals: { YZ: total("YZ"), AB: total("AB") } });
}
