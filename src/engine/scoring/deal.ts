import { ok, refuse, type Result } from "../core/result.ts";
import { otherSide, type Side } from "../core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { honourPoints, kindFits } from "./honours.ts";
import { citedLine as line, heldTo, type CitedLine } from "./line.ts";
import type { DealOutcome } from "./outcome.ts";
import { BOOK, TRICK_VALUE } from "./values.ts";

/** What a line of the score is for. */
export const SCORE_ITEMS = [
  "tricks",
  "honours",
  "little-slam",
  "grand-slam",
  "contract-bonus",
  "overtrick-bonus",
  "undertricks",
  "revoke",
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

export { sumOf } from "./line.ts";

/** One cited line of a deal of auction. */
export type ScoreLine = CitedLine<ScoreItem>;

/** Where codes part from Foster’s chapter, which is the default. */
export interface ScoreOptions {
  /** The laws of 1913 (rulings AMB-05 and AMB-64). */
  readonly laws1913?: boolean;
  /** The English slams, 50 and 100: Foster 1914, note after the laws. */
  readonly englishSlams?: boolean;
}

const SLAMS = { american: [20, 40], english: [50, 100] } as const;
const REVOKE_POINTS = 100;
const REVOKE_TRICKS = 3;
const ONE_SPADE_CAP = 100;
const UNDERTRICK = { 1: 50, 2: 100, 4: 200 } as const;
const DOUBLED_BONUS = { 1: 0, 2: 50, 4: 100 } as const;

/** Points for tricks over the book, before any doubling is asked about: `odd` tricks at the value of the strain. */
export function trickPoints(
  strain: DealOutcome["strain"],
  odd: number,
  multiplier: DealOutcome["multiplier"] = 1,
): number {
  return odd * TRICK_VALUE[strain] * multiplier;
}

/** Tricks declarer needs for a contract, and the most the adversaries may take without setting it. */
export function books(level: number): { tricksNeeded: number; adversaryBook: number } {
  return { tricksNeeded: BOOK + level, adversaryBook: 7 - level };
}

/** What a contract of so many nullos allows: the most tricks declarer’s side may win, and those the others must take. */
export function nulloLimits(level: number): { maxOwnTricks: number; opponentsMustTake: number } {
  return { maxOwnTricks: 13 - BOOK - level, opponentsMustTake: BOOK + level };
}

/**
 * Scores one deal of auction as cited lines. Refuses a number of tricks outside 0 to 13, honours that do not fit the
 * strain, and a dealer’s one spade that is not one spade. Foster 1914, “Scoring” and “Penalties”; laws 8 and 84 of 1913.
 */
export function scoreDeal(deal: DealOutcome, options: ScoreOptions = {}): Result<ScoreLine[]> {
  if (!Number.isInteger(deal.tricks) || deal.tricks < 0 || deal.tricks > 13) {
    return refuse("bad-tricks", `Tricks won must be from 0 to 13, not ${deal.tricks}.`);
  }
  if (deal.honours && !kindFits(deal.strain, deal.honours.kind)) {
    return refuse(
      "bad-honours",
      "Those honours cannot be held in that strain.",
      "auction.score.honours.definition",
    );
  }
  if (deal.dealerOneSpade && (deal.strain !== "spades" || deal.level !== 1)) {
    return refuse("not-one-spade", "The dealer’s one spade must be a contract of one spade.");
  }
  return ok([...playLines(deal, options), ...honourLines(deal), ...revokeLines(deal)]);
}

/** Declarer’s tricks over the book: at nullo the tricks he lost count instead of those he won. */
function oddTricks(deal: DealOutcome, tricks: number): number {
  return (deal.strain === "nullo" ? 13 - tricks : tricks) - BOOK;
}

function takesRevokeTricks({ revoke }: DealOutcome): boolean {
  return revoke?.choice === "tricks" && (revoke.adversary ?? 0) > 0 && (revoke.declarer ?? 0) === 0;
}

/** Tricks as they lie after three are taken for a revoke; at nullo declarer gives three away (ruling AMB-35). */
function tricksAfterRevoke(deal: DealOutcome): number {
  if (!takesRevokeTricks(deal)) return deal.tricks;
  return deal.strain === "nullo"
    ? Math.max(0, deal.tricks - REVOKE_TRICKS)
    : Math.min(13, deal.tricks + REVOKE_TRICKS);
}

function playLines(deal: DealOutcome, options: ScoreOptions): ScoreLine[] {
  const { revoke, declarerSide, level, strain, multiplier } = deal;
  const declarerRevoked = (revoke?.declarer ?? 0) > 0;
  const adversaryRevoked = (revoke?.adversary ?? 0) > 0;
  if (declarerRevoked && adversaryRevoked) return [];
  const odd = oddTricks(deal, tricksAfterRevoke(deal));
  if (odd < level) {
    const slam =
      options.laws1913 && !declarerRevoked ? slamLine(declarerSide, deal, options, true) : null;
    return [
      ...(adversaryRevoked ? [] : setLines(deal, level - odd, options)),
      ...(slam ? [slam] : []),
    ];
  }
  if (declarerRevoked) return slamLines(otherSide(declarerSide), deal, options);
  const lines = [
    line(
      declarerSide,
      "below",
      "tricks",
      odd,
      TRICK_VALUE[strain] * multiplier,
      multiplier === 1
        ? "auction.score.made.all-tricks"
        : multiplier === 2
          ? "auction.score.doubled.made"
          : "auction.score.redoubled.made",
    ),
  ];
  return [...lines, ...doubledLines(deal, options), ...slamLines(declarerSide, deal, options)];
}

/** The bonuses for making a doubled contract; none where three tricks were taken for a revoke. */
function doubledLines(deal: DealOutcome, options: ScoreOptions): ScoreLine[] {
  const bonus = DOUBLED_BONUS[deal.multiplier];
  const over = oddTricks(deal, deal.tricks) - deal.level;
  if (bonus === 0 || over < 0) return [];
  if (takesRevokeTricks(deal) && !options.laws1913) return [];
  const rule =
    deal.multiplier === 2 ? "auction.score.doubled.made" : "auction.score.redoubled.made";
  const lines: ScoreLine[] = [line(deal.declarerSide, "above", "contract-bonus", 1, bonus, rule)];
  if (over > 0) lines.push(line(deal.declarerSide, "above", "overtrick-bonus", over, bonus, rule));
  return lines;
}

/** What the adversaries score for setting the contract by `short` tricks. */
function setLines(deal: DealOutcome, short: number, options: ScoreOptions): ScoreLine[] {
  const side = otherSide(deal.declarerSide);
  const rule: RuleId =
    deal.multiplier === 1
      ? "auction.score.failed.undertrick-50"
      : deal.multiplier === 2
        ? "auction.score.doubled.undertrick-100"
        : "auction.score.redoubled.undertrick-200";
  const set = line(side, "above", "undertricks", short, UNDERTRICK[deal.multiplier], rule);
  const capHolds = deal.dealerOneSpade && deal.multiplier !== 4;
  if (capHolds) {
    const cited = { ...set, rule: "auction.score.one-spade-cap" as const, capped: false };
    return [heldTo(cited, ONE_SPADE_CAP, cited.rule)];
  }
  return [set, ...slamLines(side, deal, options)];
}

function slamLines(side: Side, deal: DealOutcome, options: ScoreOptions): ScoreLine[] {
  const slam = slamLine(side, deal, options, false);
  return slam ? [slam] : [];
}

/** A slam made in play by a side; nullo has none (ruling AMB-40), and tricks taken for a revoke do not count. */
function slamLine(
  side: Side,
  deal: DealOutcome,
  options: ScoreOptions,
  littleOnly: boolean,
): ScoreLine | null {
  if (deal.strain === "nullo") return null;
  const tricks = side === deal.declarerSide ? deal.tricks : 13 - deal.tricks;
  const [little, grand] = SLAMS[options.englishSlams ? "english" : "american"];
  if (tricks === 13 && !littleOnly) {
    return line(side, "above", "grand-slam", 1, grand, "auction.score.slam.grand");
  }
  if (tricks === 12) {
    const rule =
      side === deal.declarerSide ? "auction.score.slam.little" : "auction.score.slam.adversaries";
    return line(side, "above", "little-slam", 1, little, rule);
  }
  return null;
}

function honourLines({ honours, strain }: DealOutcome): ScoreLine[] {
  if (!honours) return [];
  const points = honourPoints(strain, honours.kind);
  return [line(honours.side, "above", "honours", 1, points, "auction.score.honours.table")];
}

/**
 * The hundreds for revokes. The adversaries’ first costs what declarer chose; where both sides revoke, each side’s first
 * is set against the other’s. (Rules `auction.revoke.*`, laws 84 and 89.)
 */
function revokeLines(deal: DealOutcome): ScoreLine[] {
  const declarer = deal.revoke?.declarer ?? 0;
  const adversary = deal.revoke?.adversary ?? 0;
  const both = declarer > 0 && adversary > 0;
  const toAdversaries = both ? declarer - 1 : declarer;
  const toDeclarer = both || takesRevokeTricks(deal) ? Math.max(0, adversary - 1) : adversary;
  const nullo = deal.strain === "nullo";
  const lines: ScoreLine[] = [];
  if (toAdversaries > 0) {
    const first = nullo ? "nullo.revoke.declarer" : "auction.revoke.declarer-penalty";
    const rule = both || declarer > 1 ? "auction.law.revoke.several" : first;
    lines.push(
      line(otherSide(deal.declarerSide), "above", "revoke", toAdversaries, REVOKE_POINTS, rule),
    );
  }
  if (toDeclarer > 0) {
    const first = nullo ? "nullo.revoke.adversary" : "auction.revoke.adversary-penalty";
    const rule = both || adversary > 1 ? "auction.law.revoke.several" : first;
    lines.push(line(deal.declarerSide, "above", "revoke", toDeclarer, REVOKE_POINTS, rule));
  }
  return lines;
}
