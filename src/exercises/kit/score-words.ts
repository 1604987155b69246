import type { Side } from "../../engine/core/seat.ts";
import type { ScoreLine } from "../../engine/scoring/deal.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { Words } from "./exercise.ts";
import { HONOUR_NAME } from "./outcome-words.ts";
import { numberWord, sentence, SIDE_NAME } from "./words.ts";

/** One cited line of a score with its arithmetic: “four tricks over the book at 8: 32”. */
export function lineText(line: ScoreLine, deal: DealOutcome): Words {
  const { count, each, points } = line;
  switch (line.item) {
    case "tricks":
      return `${numberWord(count)} ${count === 1 ? "trick" : "tricks"} over the book at ${each}: ${points}`;
    case "honours":
      return `${deal.honours ? HONOUR_NAME[deal.honours.kind] : "honours"}: ${points}`;
    case "little-slam":
      return `little slam: ${points}`;
    case "grand-slam":
      return `grand slam: ${points}`;
    case "contract-bonus":
      return `making a ${deal.multiplier === 2 ? "doubled" : "redoubled"} contract: ${points}`;
    case "overtrick-bonus":
      return `${numberWord(count)} over the contract at ${each}: ${points}`;
    case "undertricks":
      return line.capped
        ? `${numberWord(count)} short at ${each}, but the dealer’s one spade costs no more than ${points}`
        : `${numberWord(count)} short at ${each}: ${points}`;
    case "revoke":
      return `for ${count === 1 ? "the revoke" : `${numberWord(count)} revokes`}: ${points}`;
    default:
      return line.item satisfies never;
  }
}

/** Why a column of one side stands at what it does. */
export function columnText(
  lines: readonly ScoreLine[],
  side: Side,
  column: ScoreLine["column"],
  deal: DealOutcome,
): Words {
  const own = lines.filter((line) => line.side === side && line.column === column);
  if (own.length > 0) return `${sentence(own.map((line) => lineText(line, deal)).join("; "))}.`;
  if (column === "above") return `${SIDE_NAME[side]} have nothing above the line.`;
  if (side !== deal.declarerSide) return "Only declarer’s side can score below the line.";
  const needed = deal.level + BOOK;
  return (deal.revoke?.declarer ?? 0) > 0
    ? "A side that revoked scores nothing for tricks."
    : `The contract needed ${numberWord(needed)} tricks and was not made, so nothing goes below.`;
}
