import { ok, refuse, type Result } from "../core/result.ts";
import { otherSide, type Side } from "../core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Level, Multiplier } from "../declaring/call.ts";
import { citedLine as line, type CitedLine } from "./line.ts";
import { AT_LOVE, type Standing } from "./standing.ts";
import { BOOK } from "./values.ts";

/** What may be bid at contract, from the lowest: the strain outranks within a level, whatever it is worth. */
export const CONTRACT_STRAINS = ["clubs", "diamonds", "hearts", "spades", "notrump"] as const;
export type ContractStrain = (typeof CONTRACT_STRAINS)[number];

export const CONTRACT_ITEMS = [
  "tricks",
  "overtricks",
  "undertricks",
  "doubled-bonus",
  "part-score",
  "game",
  "little-slam",
  "grand-slam",
  "honours",
] as const;
export type ContractItem = (typeof CONTRACT_ITEMS)[number];
export type ContractLine = CitedLine<ContractItem>;

/** `duplicate` pays for game and part score on every deal; `rubber` keeps a rubber and counts honours. */
export const CONTRACT_FORMS = ["duplicate", "rubber"] as const;
export type ContractForm = (typeof CONTRACT_FORMS)[number];

/** A deal of contract that has been played. */
export interface ContractOutcome {
  readonly declarerSide: Side;
  readonly level: Level;
  readonly strain: ContractStrain;
  readonly multiplier: Multiplier;
  /** Tricks won by declarer’s side, 0 to 13. */
  readonly tricks: number;
  /** At rubber only: four of the five trump honours in one hand, or all five of them or four aces. */
  readonly honours?: { readonly side: Side; readonly points: 100 | 150 };
}

/** Points below the line that make a game at contract. */
export const MADE_GAME = 100;

/** Points for so many tricks bid and made: 20 in a minor, 30 in a major, 40 and then 30 at no trump. */
export function contractTricks(strain: ContractStrain, tricks: number, multiplier = 1): number {
  const each = strain === "clubs" || strain === "diamonds" ? 20 : 30;
  const first = strain === "notrump" && tricks > 0 ? 10 : 0;
  return (each * tricks + first) * multiplier;
}

/**
 * What a contract set by `short` tricks costs, as so many tricks at so much each: once doubled, the first costs less than
 * those after it. (Rule `modern.undertricks`.)
 */
export function undertrickSteps(
  short: number,
  multiplier: Multiplier,
  vulnerable: boolean,
): { readonly count: number; readonly each: number }[] {
  if (multiplier === 1) return [{ count: short, each: vulnerable ? 100 : 50 }];
  const cheaper = vulnerable ? 1 : 3;
  const steps = [
    { count: 1, each: vulnerable ? 200 : 100 },
    { count: Math.min(short, cheaper) - 1, each: 200 },
    { count: short - cheaper, each: 300 },
  ];
  return steps
    .filter(({ count }) => count > 0)
    .map(({ count, each }) => ({ count, each: (each * multiplier) / 2 }));
}

/**
 * Scores one deal of contract as cited lines. Only tricks bid and made go below the line. Refuses tricks outside 0 to 13,
 * honours that the strain does not have and, at duplicate, any. (Rules `modern.made`, `modern.doubled-made`, `modern.slam`, `modern.undertricks`.)
 */
export function scoreContract(
  deal: ContractOutcome,
  vulnerable: boolean,
  form: ContractForm,
): Result<ContractLine[]> {
  if (!Number.isInteger(deal.tricks) || deal.tricks < 0 || deal.tricks > 13) {
    return refuse("bad-tricks", `Tricks won must be from 0 to 13, not ${deal.tricks}.`);
  }
  if (deal.honours && form === "duplicate") {
    return refuse("no-honours", "Honours do not count at duplicate.");
  }
  if (deal.strain === "notrump" && deal.honours?.points === 100) {
    return refuse("bad-honours", "At no trump honours are four aces in one hand, which count 150.");
  }
  const over = deal.tricks - BOOK - deal.level;
  const played =
    over < 0 ? setLines(deal, -over, vulnerable) : madeLines(deal, over, vulnerable, form);
  const { honours } = deal;
  return ok(
    honours
      ? [...played, line(honours.side, "above", "honours", 1, honours.points, "modern.made")]
      : played,
  );
}

function setLines(deal: ContractOutcome, short: number, vulnerable: boolean): ContractLine[] {
  const side = otherSide(deal.declarerSide);
  return undertrickSteps(short, deal.multiplier, vulnerable).map(({ count, each }) =>
    line(side, "above", "undertricks", count, each, "modern.undertricks"),
  );
}

function madeLines(
  deal: ContractOutcome,
  over: number,
  vulnerable: boolean,
  form: ContractForm,
): ContractLine[] {
  const { declarerSide: side, level, strain, multiplier } = deal;
  const made: RuleId = multiplier === 1 ? "modern.made" : "modern.doubled-made";
  const tricks = contractTricks(strain, level, multiplier);
  const lines: ContractLine[] = [line(side, "below", "tricks", 1, tricks, made)];
  if (over > 0) {
    const each =
      multiplier === 1
        ? contractTricks(strain, level + 1) - contractTricks(strain, level)
        : (vulnerable ? 100 : 50) * multiplier;
    lines.push(line(side, "above", "overtricks", over, each, made));
  }
  if (multiplier > 1) {
    lines.push(line(side, "above", "doubled-bonus", 1, 25 * multiplier, "modern.doubled-made"));
  }
  if (level === 6) {
    lines.push(line(side, "above", "little-slam", 1, vulnerable ? 750 : 500, "modern.slam"));
  }
  if (level === 7) {
    lines.push(line(side, "above", "grand-slam", 1, vulnerable ? 1500 : 1000, "modern.slam"));
  }
  if (form === "duplicate") {
    lines.push(
      tricks >= MADE_GAME
        ? line(side, "above", "game", 1, vulnerable ? 500 : 300, "modern.made")
        : line(side, "above", "part-score", 1, 50, "modern.made"),
    );
  }
  return lines;
}

/** A deal’s score as one number for declarer’s side: below nought where it was set. */
export function declarerScore(lines: readonly ContractLine[], declarerSide: Side): number {
  return lines.reduce(
    (sum, { side, points }) => sum + (side === declarerSide ? points : -points),
    0,
  );
}

/** A side is vulnerable at rubber once it has won a game. */
export function isVulnerable(before: Standing, side: Side): boolean {
  return before.gamesWon[side] > 0;
}

/** Scores a deal of rubber contract, whose vulnerability hangs on the games won. */
export function scoreRubberContract(
  deal: ContractOutcome,
  before: Standing = AT_LOVE,
): Result<ContractLine[]> {
  return scoreContract(deal, isVulnerable(before, deal.declarerSide), "rubber");
}
