import type { Random } from "../../engine/core/random.ts";
import { must } from "../../engine/core/result.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { keepRubber } from "../../engine/scoring/rubber.ts";
import type { SheetRow } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { randomOutcome } from "./outcome-deal.ts";

/** Rubbers longer than this are not asked: a sheet must fit a tablet. */
const MOST_DEALS = 5;

/** Deals until one side has two games; long rubbers and ties are dealt again. */
export function randomRubber(random: Random): DealOutcome[] {
  for (;;) {
    const deals: DealOutcome[] = [];
    while (deals.length < MOST_DEALS) {
      deals.push(randomOutcome(random, true));
      const kept = must(keepRubber(deals));
      if (kept.rubberTo) {
        if (deals.length >= 3 && kept.net) return deals;
        break;
      }
    }
  }
}

function rowsFor(deals: readonly DealOutcome[]): SheetRow[] {
  return [
    ...deals.map((_, index) => ({
      id: String(index + 1),
      label: `Deal ${index + 1}`,
      boxes: "deal" as const,
    })),
    { id: "rubber", label: "For the rubber", boxes: "sides" },
    { id: "total", label: "Total", boxes: "sides" },
    { id: "balance", label: "Balance, the winners’ total less the losers’", boxes: "single" },
  ];
}

/** The sheet of a rubber to be kept: a line for each deal, then the rubber, the totals and the balance. */
export function poseRubber(deals: readonly DealOutcome[]): Posed {
  return {
    scene: { type: "rubber", deals },
    ask: { type: "sheet", rows: rowsFor(deals) },
    question: "Keep the score of this rubber.",
    facts: ["Enter each deal for both sides, then the rubber, the totals and the balance."],
  };
}
