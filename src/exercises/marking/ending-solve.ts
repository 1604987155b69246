import { suitOf } from "../../engine/core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { groupsAt } from "../dealing/ending.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { SUIT_SINGULAR } from "../kit/words.ts";
import { comesOf, groupText, missText } from "../wording/ending-words.ts";
import { lineAfter, pricesAt } from "./ending-price.ts";

/**
 * Marks every card of an ending by the tricks that best play brings after it, and tells how the line goes: for a card that
 * will not do, that is its refutation.
 */
function solveEnding(problem: Posed, rules: readonly RuleId[], idea: string): Solution {
  const { need, ...ending } = sceneOf(problem, "ending");
  if (need === undefined) throw new Error("the ending does not say what is needed");
  const prices = new Map(pricesAt(ending).map(({ card, tricks }) => [card, tricks]));
  const enough = (tricks: number) => (ending.aim === "win" ? tricks >= need : tricks <= need);
  const choices = [...prices].map(([card, tricks]): Choice => {
    const comes = comesOf(ending, lineAfter(ending, card), tricks);
    return {
      id: card,
      mark: enough(tricks) ? "best" : "wrong",
      rules,
      because: enough(tricks) ? comes : `${comes} ${missText(Math.abs(tricks - need), ending.aim)}`,
    };
  });
  const right = groupsAt(ending).find((group) =>
    group.some((card) => enough(prices.get(card) ?? Number.NaN)),
  );
  const [key] = right ?? [];
  if (!right || !key) throw new Error("no card of the ending will do");
  return {
    type: "choices",
    choices,
    hints: [idea, `Lead a ${SUIT_SINGULAR[suitOf(key)]}.`, `Lead ${groupText(right)}.`],
  };
}

/** Declarer’s card that makes what he needs. (Rule `declarer.plan-first`.) */
export function solveFindTheLine(problem: Posed): Solution {
  return solveEnding(
    problem,
    ["declarer.plan-first"],
    "Count the tricks you have from the top. Who must be kept from leading, and who may be made to?",
  );
}

/** Declarer’s card that gives the lead to an opponent who must then give a trick. (Rule `declarer.plan-first`.) */
export function solveThrowIn(problem: Posed): Solution {
  return solveEnding(
    problem,
    ["declarer.plan-first"],
    "One of your opponents has nothing good to lead. How do you put him in?",
  );
}

/** The card of one of declarer’s opponents that keeps him from what he needs. (Rule `auction.trick.winner`.) */
export function solveSetIt(problem: Posed): Solution {
  return solveEnding(
    problem,
    ["auction.trick.winner"],
    "Count the tricks declarer has from the top, and ask which suit he would like you to lead.",
  );
}

/** Declarer’s card at nullo that leaves the tricks to the others. (Rules `nullo.contract`, `nullo.play.declarer`.) */
export function solveNulloEscape(problem: Posed): Solution {
  return solveEnding(
    problem,
    ["nullo.contract", "nullo.play.declarer"],
    "At nullo a small card is a treasure. In which suit must somebody else win, whatever he does?",
  );
}
