import type { Seat } from "../core/seat.ts";
import { piecesOf, plainLine, seatNamed } from "./diagram-lines.ts";
import type { Vulnerable } from "./found-deal.ts";
import { vulnerableIn } from "./pbn-deals.ts";

/** What a line of a diagram says of a board: its name, who deals, who is vulnerable; null where it is silent. */
export interface Head {
  readonly label: string | null;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerable | null;
  /** The cards that follow on the same line, in their place on it; empty where there are none. */
  readonly cards: string;
}

const BOARD = /^\W*(?:board|deal|hand)\b\s*(?:no\.?|number)?\s*(?:#|:)?\s*(?:(\d+\w?)\b[.:,]?)?/i;
const DEALER =
  /\b(?:dealer|dlr)\b\s*[:=]?\s*(north|east|south|west|[neswyzab])\b|\b(north|east|south|west|[neswyzab])\s+(?:deals|dealt)\b/i;
const VUL =
  /\bvul(?:nerable|\.)?\s*[:=]?\s*(none|nobody|love|ns|n[-/]s|ew|e[-/]w|all|both)\b|\b(none|nobody|neither|love|ns|n[-/]s|ew|e[-/]w|all|both)(?:\s+sides?)?(?:\s+is|\s+are)?\s+vul|\b(love|game)\s+all\b|\b(ns|n[-/]s|ew|e[-/]w)\s+game\b/i;

const AS_PBN: Readonly<Record<string, string>> = { game: "all", nobody: "none", neither: "none" };

/** Whether words have cards in them: a hand between full stops, two suits, a suit by its sign, or many signs if misread. */
function hasCards(words: string): boolean {
  const plain = plainLine(words);
  const signs = plain.match(/[♠♥♦♣]/g)?.length ?? 0;
  const read = piecesOf(plain);
  if (!read.ok) return signs > 2;
  const suits = read.value.filter((piece) => piece.is === "suit");
  return (
    read.value.some(({ is }) => is === "hand") ||
    suits.length > 1 ||
    (signs > 0 && suits.some(({ cards }) => cards.length > 0))
  );
}

/** Reads a line that tells of a board; null where it tells of none. A dealer named before his own cards is their holder. */
export function headOf(line: string): Head | null {
  const board = BOARD.exec(line);
  const dealer = DEALER.exec(line);
  const vul = VUL.exec(line);
  if (!board && !dealer && !vul) return null;
  const seat = dealer?.[1] ?? dealer?.[2] ?? "";
  const dealt = dealer ? dealer.index + dealer[0].length : 0;
  const holder = dealer?.[1] && /^\s*:/.test(line.slice(dealt)) ? seat.length : 0;
  const ends = [board?.[0].length ?? 0, dealt - holder, vul ? vul.index + vul[0].length : 0];
  const from = Math.max(...ends);
  const rest = line.slice(from);
  const cards = hasCards(rest) ? " ".repeat(from) + rest : "";
  const side = vul?.slice(1).find((word) => word !== undefined) ?? "";
  const words = side.replace(/[-/]/, "").toLowerCase();
  return {
    label: board && labelOf(line, board, cards !== ""),
    dealer: seatNamed(seat),
    vulnerable: vulnerableIn(AS_PBN[words] ?? words),
    cards,
  };
}

/** The name of a board: what stands after a colon, or its number; where cards follow, the number alone. */
function labelOf(line: string, board: RegExpExecArray, cards: boolean): string {
  const name = line.replace(/^\W*\w+\s*(?:no\.?\s|number\s)?\s*[#:]?/i, "").trim();
  if (cards) return board[1] ?? "";
  return /^\W*\w+\s*:/.test(line) ? name : (/^#?(\w+)/.exec(name)?.[1] ?? "");
}
