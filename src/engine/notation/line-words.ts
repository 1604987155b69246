import type { ContractItem } from "../scoring/contract.ts";
import type { ScoreItem } from "../scoring/deal.ts";
import type { CitedLine } from "../scoring/line.ts";
import type { HonourKind } from "../scoring/outcome.ts";
import type { StraightItem } from "../scoring/straight.ts";
import type { WhistItem } from "../scoring/whist.ts";
import { numberWord } from "./number-word.ts";

export { numberWord };

/** How the ways of holding honours are spoken of. */
export const HONOUR_NAME: Readonly<Record<HonourKind, string>> = {
  simple: "simple honours",
  four: "four honours, divided",
  "four-in-one": "four honours in one hand",
  five: "five honours, divided",
  "five-4in1": "five honours, four in one hand",
  "five-in-one": "five honours in one hand",
  "three-aces": "three aces",
  "four-aces": "four aces, divided",
  "hundred-aces": "four aces in one hand",
};

/** What a line of the score may be for in any of the games. */
export type AnyItem = ScoreItem | StraightItem | WhistItem | ContractItem;

/** Points as they are written, with a true minus sign. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/**
 * One cited line of a score in any of the games with its arithmetic: “four tricks over the book at 8: 32”. `kind` says
 * how the honours lay, where a line for honours may be told so.
 */
export function lineWords(line: CitedLine<AnyItem>, kind?: HonourKind): string {
  const points = figure(line.points);
  const what = named(line, kind);
  if (line.rule === "auction.score.one-spade-cap" && line.capped) {
    return `${what}, but the dealer’s one spade costs no more than ${points}`;
  }
  return line.capped ? `${what}, held to ${points}` : `${what}: ${points}`;
}

function named({ item, count, each, points, rule }: CitedLine<AnyItem>, kind?: HonourKind): string {
  const many = numberWord(count);
  const at = `at ${figure(Math.abs(each))}`;
  const tricks = `${many} ${count === 1 ? "trick" : "tricks"}`;
  const revokes = count === 1 ? "the revoke" : `${many} revokes`;
  switch (item) {
    case "tricks":
      // Contract prices the tricks bid together, since the first at no trump counts more than the rest.
      return rule.startsWith("modern.") ? "the tricks bid" : `${tricks} over the book ${at}`;
    case "honours":
      return kind ? HONOUR_NAME[kind] : "honours";
    case "chicane":
      return points < 0 ? "less the other side’s chicane" : "chicane";
    case "little-slam":
      return "little slam";
    case "grand-slam":
      return "grand slam";
    case "contract-bonus":
    case "doubled-bonus":
      return `making a ${each === 50 ? "doubled" : "redoubled"} contract`;
    case "overtrick-bonus":
    case "overtricks":
      return `${many} over the contract ${at}`;
    case "undertricks":
      return `${many} short ${at}`;
    case "revoke":
      return `for ${revokes}`;
    case "revoke-tricks":
      return `${tricks} taken for a revoke, which count with the rest`;
    case "game":
      return "the game";
    case "part-score":
      return "part score";
    default:
      return item satisfies never;
  }
}
