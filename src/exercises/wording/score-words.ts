import type { Side } from "../../engine/core/seat.ts";
import { lineWords } from "../../engine/notation/line-words.ts";
import type { ScoreLine } from "../../engine/scoring/deal.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { Words } from "../kit/exercise.ts";
import { numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

/** One cited line of a score with its arithmetic: “four tricks over the book at 8: 32”. */
export function lineText(line: ScoreLine, { honours }: DealOutcome): Words {
  return lineWords(line, honours?.kind);
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
