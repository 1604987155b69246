import { fieldsOf, type Ask } from "../../exercises/kit/ask.ts";
import {
  rulesCited,
  verdictOn,
  type Choice,
  type Problem,
  type Solution,
} from "../../exercises/kit/exercise.ts";
import type { AskOf } from "../answers/ask-of.ts";
import { isSound } from "../answers/state.ts";
import { Words } from "../table/Words.tsx";
import { RuleLinks, type Titles } from "./RuleLinks.tsx";
import { MARK_WORDS, nameOf } from "./verdict-words.ts";

interface Props {
  readonly problem: Pick<Problem, "ask">;
  readonly solution: Solution;
  readonly titles: Titles;
}

/** Every sound answer of a problem with its reason and rules, for a page read without script. Never hydrated. */
export function AnswerKey({ problem: { ask }, solution, titles }: Props) {
  const lines =
    solution.type === "choices"
      ? ask.type === "several"
        ? [allOf(ask, solution)]
        : soundOf(ask, solution.choices)
      : solution.entries
          .filter(({ value }) => value !== 0 || solution.entries.length === 1)
          .map(({ field, value, ...why }) => ({
            ...why,
            head: `${fieldsOf(ask).find(({ id }) => id === field)?.label ?? field}: ${value}`,
          }));
  const noughts = solution.type === "entries" && solution.entries.length > lines.length;
  return (
    <>
      {lines.map(({ head, because, rules }) => (
        <p key={head}>
          <b>
            <Words text={head.replace(/\.$/, "")} />.
          </b>{" "}
          <Words text={because} /> <RuleLinks rules={rules} titles={titles} />
        </p>
      ))}
      {noughts && <p>Every other box is nought.</p>}
    </>
  );
}

/** The sound answers; those with one and the same reason in one line: “Right: the jack. Also sound: the ten or the nine”. */
function soundOf(ask: Ask, choices: readonly Choice[]) {
  const alike = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = [choice.because, ...choice.rules].join();
    if (isSound(choice.mark)) alike.set(key, [...(alike.get(key) ?? []), choice]);
  }
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const heads = (["best", "acceptable"] as const).flatMap((mark) => {
      const names = same.filter((choice) => choice.mark === mark).map(({ id }) => nameOf(id, ask));
      const last = names.pop();
      const others = names.length > 0 ? `${names.join(", ")} or ` : "";
      return last === undefined ? [] : `${MARK_WORDS[mark]}: ${others}${last}`;
    });
    return { because: first.because, rules: first.rules, head: heads.join(". ") };
  });
}

/** All that must be taken where several are to be chosen, in one line. */
function allOf(ask: AskOf<"several">, solution: Solution) {
  const choices = solution.type === "choices" ? solution.choices : [];
  const ids = choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
  return {
    because: verdictOn(solution, { type: "several", ids })?.because ?? "",
    rules: rulesCited({
      ...solution,
      type: "choices",
      choices: choices.filter(({ id }) => ids.includes(id)),
    }),
    head: `${MARK_WORDS.best}: ${ids.map((id) => nameOf(id, ask)).join("; ")}`,
  };
}
