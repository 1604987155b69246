import type { Mark } from "../../engine/conventions/mark.ts";
import type { Random } from "../../engine/core/random.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Answer, Ask } from "./ask.ts";
import type { KindId } from "./kinds.ts";
import type { Scene } from "./scene.ts";

export type { Mark };

/**
 * Words of a problem or a verdict. Suits are written with their glyphs (♠ ♥ ♦ ♣) and seats as `{Z}`, so that the page
 * can colour the one and name the other as the reader has chosen.
 */
export type Words = string;

/** What a kind poses: the scene, what is asked, and the words around it. */
export interface Posed {
  readonly scene: Scene;
  readonly ask: Ask;
  readonly question: Words;
  /** The facts a player would have, each a short sentence. */
  readonly facts: readonly Words[];
}

/** A posed problem with its identity: `lead:7` for a seed, `lead-card:kqj4` for an authored item. Plain JSON throughout. */
export interface Problem extends Posed {
  readonly kind: KindId;
  readonly id: string;
}

/** One possible answer of a choice, marked and explained. */
export interface Choice {
  /** The card (`HQ`) or the option’s id. */
  readonly id: string;
  readonly mark: Mark;
  readonly rules: readonly RuleId[];
  /** What the card would have told partner, in his words: “I hold the jack and nothing higher.” */
  readonly says?: Words;
  /** Why it is so, in terms of the cards on the screen. */
  readonly because: Words;
}

/** The right value of one number, with the reasoning. */
export interface Entry {
  readonly field: string;
  readonly value: number;
  readonly rules: readonly RuleId[];
  readonly because: Words;
}

/** Every possible answer graded by the engine, and three hints: the rule, then nearer, then the answer. */
export type Solution = {
  readonly hints: readonly Words[];
} & (
  | { readonly type: "choices"; readonly choices: readonly Choice[] }
  | { readonly type: "entries"; readonly entries: readonly Entry[] }
);

/** How much of the table a problem shows: one suit, a hand and dummy, a whole position. */
export type Level = 1 | 2 | 3;

/** A kind of exercise: one pure file. */
export interface Exercise {
  readonly id: KindId;
  /** How many levels it is posed at, from the first; one where it does not say. */
  readonly levels?: 2 | 3;
  /**
   * A fair problem from a seeded stream: the same stream gives the same problem. A kind whose dealing is long may fetch
   * it when first asked, so that a reader who only answers never pays for it.
   */
  pose(random: Random, level: Level): Posed | Promise<Posed>;
  /**
   * Fetches what grading this problem needs beyond the kind itself, or all that any may need where none is given. A kind
   * that spans several games keeps each apart, so that a page carries only the game it asks about.
   */
  ready?(problem?: Posed): Promise<void>;
  /** Grades every possible answer by asking the engine about the scene; refuses nothing it has itself posed and made ready. */
  solve(problem: Posed): Solution;
}

/** A kind with what a lesson needs besides: its authored items by slug, and every rule its solutions may cite. */
export interface AuthoredExercise extends Exercise {
  readonly teaches: readonly RuleId[];
  readonly items: Readonly<Record<string, Posed>>;
}

/**
 * The verdict on one answer. For numbers `lines` says of each field whether it is right, and where several are chosen, of
 * each option; `given` is then 1 for an option that was taken.
 */
export interface Verdict {
  readonly mark: Mark;
  readonly rules: readonly RuleId[];
  readonly says?: Words;
  readonly because: Words;
  readonly lines?: readonly {
    readonly field: string;
    readonly right: boolean;
    readonly given: number;
    readonly because: Words;
    readonly rules: readonly RuleId[];
  }[];
}

/** Every rule a solution cites, each once. */
export function rulesCited(solution: Solution): RuleId[] {
  const answers = solution.type === "choices" ? solution.choices : solution.entries;
  return [...new Set(answers.flatMap(({ rules }) => rules))];
}

/** The verdict on an answer, read off the solution; null where the answer is not one of those asked for. */
export function verdictOn(solution: Solution, answer: Answer): Verdict | null {
  if (solution.type === "choices") {
    if (answer.type === "several") return verdictOnSeveral(solution.choices, answer.ids);
    if (answer.type !== "choice") return null;
    const choice = solution.choices.find((candidate) => candidate.id === answer.id);
    if (!choice) return null;
    const { mark, rules, because } = choice;
    return choice.says === undefined
      ? { mark, rules, because }
      : { mark, rules, because, says: choice.says };
  }
  if (answer.type !== "numbers") return null;
  const lines = solution.entries.map((entry) => {
    const given = answer.values[entry.field] ?? 0;
    return {
      field: entry.field,
      right: given === entry.value,
      given,
      because: entry.because,
      rules: entry.rules,
    };
  });
  const wrong = lines.filter((line) => !line.right);
  const cited = wrong.length === 0 ? lines : wrong;
  return {
    mark: wrong.length === 0 ? "best" : "wrong",
    rules: [...new Set(cited.flatMap((line) => line.rules))],
    because:
      wrong.length === 0
        ? "Every figure is right."
        : wrong.length === 1
          ? "One figure is not right yet."
          : `${wrong.length} figures are not right yet.`,
    lines,
  };
}

/** Whether all that is right was taken and nothing that is wrong; what is only acceptable may be taken or left. */
function verdictOnSeveral(choices: readonly Choice[], ids: readonly string[]): Verdict {
  const lines = choices.map(({ id, mark, because, rules }) => {
    const given = ids.includes(id) ? 1 : 0;
    const right = mark === "acceptable" || given === (mark === "best" ? 1 : 0);
    return { field: id, right, given, because, rules };
  });
  const wrong = lines.filter(({ right }) => !right);
  const best = choices.filter(({ mark }) => mark === "best");
  const cited = wrong.length === 0 ? best : wrong;
  return {
    mark: wrong.length === 0 ? "best" : "wrong",
    rules: [...new Set(cited.flatMap(({ rules }) => rules))],
    because: wrong.length === 0 ? [...new Set(best.map(({ because }) => because))].join(" ") : "",
    lines,
  };
}
