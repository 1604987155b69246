import { must } from "../../engine/core/result.ts";
import { scoreDeal, sumOf, type ScoreLine } from "../../engine/scoring/deal.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Field } from "../kit/ask.ts";
import type { Entry, Exercise } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { columnText } from "../wording/score-words.ts";

/** The rules behind one box: those of its lines, or where it is empty the rule that keeps it so. */
function rulesFor(own: readonly ScoreLine[], field: Field, deal: DealOutcome): readonly RuleId[] {
  if (own.length > 0) return [...new Set(own.map((line) => line.rule))];
  if (field.column === "above") return ["auction.score.above-line"];
  if (field.side !== deal.declarerSide) return ["auction.score.failed.no-game"];
  return (deal.revoke?.declarer ?? 0) > 0
    ? ["auction.revoke.declarer-penalty"]
    : ["auction.score.only-if-made"];
}

/** The four boxes of one deal, each with its value and its reason; shared by the sheet of a whole rubber. */
export function dealEntries(deal: DealOutcome, fields: readonly Field[]): Entry[] {
  const lines = must(scoreDeal(deal));
  return fields.flatMap((field) => {
    const { side, column } = field;
    if (!side || !column) return [];
    const own = lines.filter((line) => line.side === side && line.column === column);
    return [
      {
        field: field.id,
        value: sumOf(lines, side, column),
        rules: rulesFor(own, field, deal),
        because: columnText(lines, side, column, deal),
      },
    ];
  });
}

/** The hand is over: enter both sides, below the line and above. */
const scoreHand: Exercise = {
  id: "score-hand",
  async pose(random) {
    const { poseOutcome, randomOutcome } = await import("../dealing/outcome-deal.ts");
    return poseOutcome(randomOutcome(random));
  },
  solve(problem) {
    const { deal } = sceneOf(problem, "outcome");
    const fields = problem.ask.type === "numbers" ? problem.ask.fields : [];
    const entries = dealEntries(deal, fields);
    const made = entries.some(
      ({ field, value }) => field === `${deal.declarerSide}.below` && value > 0,
    );
    const [first] = entries.filter(({ value }) => value > 0);
    return {
      type: "entries",
      entries,
      hints: [
        "Tricks of a made contract go below the line, and only declarer’s side can have any. All else goes above.",
        made ? "The contract was made." : "Nothing goes below the line on this deal.",
        first ? first.because : "Every box is nought.",
      ],
    };
  },
};

export default scoreHand;
