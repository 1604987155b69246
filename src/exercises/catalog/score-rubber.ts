import { must } from "../../engine/core/result.ts";
import { SIDES } from "../../engine/core/seat.ts";
import { keepRubber } from "../../engine/scoring/rubber.ts";
import { RUBBER_BONUS } from "../../engine/scoring/values.ts";
import { fieldsOf } from "../kit/ask.ts";
import type { Entry, Exercise } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { SIDE_NAME } from "../kit/words.ts";
import { dealEntries } from "./score-hand.ts";

/** Deal by deal, from love all to the balance. */
const scoreRubber: Exercise = {
  id: "score-rubber",
  async pose(random) {
    const { poseRubber, randomRubber } = await import("../dealing/rubber-deal.ts");
    return poseRubber(randomRubber(random));
  },
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

export default scoreRubber;
