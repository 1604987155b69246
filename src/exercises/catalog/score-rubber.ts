import { must } from "../../engine/core/result.ts";
import type { Random } from "../../engine/core/random.ts";
import { SIDES } from "../../engine/core/seat.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { keepRubber } from "../../engine/scoring/rubber.ts";
import { RUBBER_BONUS } from "../../engine/scoring/values.ts";
import { fieldsOf, type SheetRow } from "../kit/ask.ts";
import type { Entry, Exercise, Posed } from "../kit/exercise.ts";
import { randomOutcome } from "../kit/outcome-deal.ts";
import { sceneOf } from "../kit/scene.ts";
import { SIDE_NAME } from "../kit/words.ts";
import { dealEntries } from "./score-hand.ts";

/** Rubbers longer than this are not asked: a sheet must fit a tablet. */
const MOST_DEALS = 5;

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

export function poseRubber(deals: readonly DealOutcome[]): Posed {
  return {
    scene: { type: "rubber", deals },
    ask: { type: "sheet", rows: rowsFor(deals) },
    question: "Keep the score of this rubber.",
    facts: ["Enter each deal for both sides, then the rubber, the totals and the balance."],
  };
}

/** Deals until one side has two games; long rubbers and ties are dealt again. */
function poseFrom(random: Random): Posed {
  for (;;) {
    const deals: DealOutcome[] = [];
    while (deals.length < MOST_DEALS) {
      deals.push(randomOutcome(random, true));
      const kept = must(keepRubber(deals));
      if (kept.rubberTo) {
        if (deals.length >= 3 && kept.net) return poseRubber(deals);
        break;
      }
    }
  }
}

/** Deal by deal, from love all to the balance. */
export const scoreRubber: Exercise = {
  id: "score-rubber",
  pose: poseFrom,
  solve(problem) {
    const { deals } = sceneOf(problem, "rubber");
    const kept = must(keepRubber(deals));
    const fields = fieldsOf(problem.ask);
    const winner = kept.rubberTo ? SIDE_NAME[kept.rubberTo] : "Nobody";
    const entries: Entry[] = [
      ...deals.flatMap((deal, index) =>
        dealEntries(
          deal,
          fields.filter(({ id }) => id.startsWith(`${index + 1}.`)),
        ),
      ),
      ...SIDES.map((side): Entry => {
        const won = side === kept.rubberTo;
        return {
          field: `rubber.${side}`,
          value: won ? RUBBER_BONUS : 0,
          rules: ["auction.rubber.bonus-250", "auction.game.thirty"],
          because: won
            ? `${winner} won two games and add ${RUBBER_BONUS}.`
            : `${SIDE_NAME[side]} did not win two games.`,
        };
      }),
      ...SIDES.map((side): Entry => {
        const figures = kept.deals.flatMap(({ columns }) => [
          columns[side].below,
          columns[side].above,
        ]);
        const parts = [...figures, side === kept.rubberTo ? RUBBER_BONUS : 0].filter((n) => n > 0);
        return {
          field: `total.${side}`,
          value: kept.totals[side],
          rules: ["auction.rubber.difference"],
          because:
            parts.length > 1
              ? `${parts.join(" + ")} = ${kept.totals[side]}.`
              : `${SIDE_NAME[side]} have ${kept.totals[side]} in all.`,
        };
      }),
      {
        field: "balance",
        value: kept.net?.points ?? 0,
        rules: ["auction.rubber.difference"],
        because: kept.net
          ? `${SIDE_NAME[kept.net.winner]} win ${kept.totals[kept.net.winner]} − ${Math.min(kept.totals.YZ, kept.totals.AB)} = ${kept.net.points}.`
          : "The totals are level.",
      },
    ];
    return {
      type: "entries",
      entries,
      hints: [
        "Score each deal by itself, below the line and above; a game is thirty below.",
        `${winner} win the rubber, and the ${RUBBER_BONUS} for it.`,
        `The totals are ${kept.totals.YZ} for us and ${kept.totals.AB} for them.`,
      ],
    };
  },
};
