import { countWords } from "../../practice/words.ts";
import type { Spread } from "../../../classroom/spread.ts";
import type { ClassMode, StepProblem } from "../../../classroom/set.ts";
import { MARK_WORDS } from "../../drill/verdict-words.ts";
import { Words } from "../../table/Words.tsx";

interface Props {
  readonly at: number;
  readonly title: string;
  readonly problem: StepProblem | null;
  readonly spread: Spread;
  readonly of: number;
  readonly mode: ClassMode;
}

/** How the class answered one question: a line an answer, with its bar, how many gave it, and who. */
export function SpreadView({ at, title, problem, spread, of, mode }: Props) {
  const { right, answered, hinted, rows } = spread;
  return (
    <section class="spread" aria-labelledby={`spread-${at + 1}`}>
      <h3 id={`spread-${at + 1}`}>
        {at + 1}. {title}
      </h3>
      {problem && (
        <p>
          <Words text={problem.question} />{" "}
          <span class="quiet">
            <Words text={problem.facts.join(" ")} />
          </span>
        </p>
      )}
      <p class="quiet">
        {right} of {of} right{mode === "teach" && " at the first try"}.
        {answered < of && ` ${countWords(of - answered, "student")} did not answer.`}
        {hinted > 0 && ` ${countWords(hinted, "student")} took a hint first.`}
      </p>
      <table class="spread-table">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Verdict</th>
            <th scope="col">How many</th>
            <th scope="col">Who</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mark, who }) => (
            <tr key={label}>
              <th scope="row">
                <Words text={label} />
              </th>
              <td>{mark ? MARK_WORDS[mark] : "–"}</td>
              <td>
                <Bar count={who.length} of={of} sound={mark !== "wrong" && mark !== null} />{" "}
                {who.length}
              </td>
              <td class="who">{who.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A bar as long as its part of the whole; the figure beside it says the same. */
export function Bar({
  count,
  of,
  sound,
}: {
  readonly count: number;
  readonly of: number;
  readonly sound: boolean;
}) {
  return (
    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" x={0} y={0} width={100} height={10} />
      <rect
        class={sound ? "sound" : "unsound"}
        x={0}
        y={0}
        width={of === 0 ? 0 : (100 * count) / of}
        height={10}
      />
    </svg>
  );
}
