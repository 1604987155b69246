import type { RuleId } from "../../rulebook/rules.ts";
import { statementOf, STATEMENTS_OF } from "../dealing/statements/parts.ts";
import {
  STATED_GAME_IDS,
  STATED_GAMES,
  type StatedGame,
  type Statement,
} from "../dealing/statements/statement.ts";
import { NOWHERE, type Stated } from "../dealing/statements/stated.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord, sentence } from "../kit/words.ts";

/** Every rule on which a statement rests, in any game. */
function allRules({ in: cells }: Statement): readonly RuleId[] {
  return [...new Set(STATED_GAME_IDS.flatMap((game) => cells[game]?.rules ?? []))];
}

/** How many are right, in words. */
function countHint(choices: readonly Choice[]): Words {
  const count = choices.filter(({ mark }) => mark === "best").length;
  return `${sentence(numberWord(count))} of these ${count === 1 ? "is" : "are"} right.`;
}

/** One statement, placed in its games. */
function placed(statement: Statement, ids: readonly string[]): Solution {
  const { in: cells, tells } = statement;
  const somewhere = Object.values(cells).some(({ so }) => so);
  const choices = ids.map((id): Choice => {
    if (id === NOWHERE) {
      const because = somewhere ? `It is so somewhere. ${tells}` : tells;
      return { id, mark: somewhere ? "wrong" : "best", rules: allRules(statement), because };
    }
    const cell = cells[id as StatedGame];
    const because = cell?.so ? tells : `Not at this game. ${tells}`;
    return { id, mark: cell?.so ? "best" : "wrong", rules: cell?.rules ?? [], because };
  });
  return {
    type: "choices",
    choices,
    hints: [
      "Take the games one by one: the oldest first, and ask what each had to change.",
      somewhere ? countHint(choices) : "Not every saying is true of some game.",
      tells,
    ],
  };
}

/** Several statements of one game. */
function sifted(
  { part }: Pick<Stated, "part">,
  game: StatedGame,
  ids: readonly string[],
): Solution {
  const found = ids.map((id) => ({ id, statement: statementOf(part, id) }));
  const choices = found.map(({ id, statement: { in: cells, tells } }): Choice => {
    const so = cells[game]?.so === true;
    return {
      id,
      mark: so ? "best" : "wrong",
      rules: cells[game]?.rules ?? [],
      because: so ? tells : `It is not so. ${tells}`,
    };
  });
  const right = choices.filter(({ mark }) => mark === "best");
  return {
    type: "choices",
    choices,
    hints: [
      game === "forms"
        ? "Ask of each form what it leaves out of the game it comes from."
        : `Think of ${STATED_GAMES[game].toLowerCase()} only: another game may well have it otherwise.`,
      countHint(choices),
      right.map(({ because }) => because).join(" "),
    ],
  };
}

/** What is said of a game: where is it so, or which of it is so here? */
const isItSo: Exercise = {
  id: "is-it-so",
  pose: async (random) => (await import("../dealing/statements/state.ts")).poseStatements(random),
  ready: (problem) => STATEMENTS_OF.fetch(problem && sceneOf(problem, "statements").part),
  solve(problem) {
    const stated = sceneOf(problem, "statements");
    const ids = choicesOf(problem.ask);
    if (stated.game) return sifted(stated, stated.game, ids);
    const [name] = stated.said;
    if (!name) throw new Error("nothing is stated");
    return placed(statementOf(stated.part, name), ids);
  },
};

export default isItSo;
