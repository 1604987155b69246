import { isRight } from "../../../classroom/results.ts";
import { answerOf } from "../../../classroom/run.ts";
import type { StepProblem } from "../../../classroom/set.ts";
import { MOST_NAME } from "../../../classroom/answers.ts";
import { replyWords, rightWords } from "../../../classroom/spread.ts";
import { verdictOn, type Verdict } from "../../../exercises/kit/exercise.ts";
import { numberWord } from "../../../engine/notation/number-word.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import { RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { becauseOf, MARK_WORDS } from "../../drill/verdict-words.ts";
import { Words } from "../../table/Words.tsx";
import { saveFile } from "../../tools/save-file.ts";
import { CopyBox } from "../CopyBox.tsx";
import { Fault } from "../Fault.tsx";
import { Qr } from "../Qr.tsx";
import { codeOf, isAnswered, type Run } from "./hand-in.ts";

interface Props {
  readonly run: Run;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  readonly onName: (name: string) => void;
  readonly onAgain: () => void;
}

/** The end of a set: how it went, the code for the teacher, and every question with its verdict. */
export function Over({ run, problems, titles, onName, onAgain }: Props) {
  const lines = problems.map((problem, at) => ({ problem, ...lineOf(problem, run, at) }));
  const right = lines.filter(({ verdict }) => verdict && isRight(verdict.mark)).length;
  const code = codeOf(run);
  return (
    <>
      <h2 tabIndex={-1} class="came">
        {`${sentence(numberWord(right))} of ${numberWord(lines.length)} right`}
        {run.set.mode === "teach" && " at the first try"}
      </h2>
      <section class="hand-in" aria-labelledby="hand-in">
        <h3 id="hand-in">For your teacher</h3>
        <p>
          Your answers are in this code and nowhere else. Copy it into a message, or let your
          teacher scan it. Your name is in it only if you write it here.
        </p>
        <p class="name-line">
          <label for="name">Your name, if you like</label>
          <input
            id="name"
            value={run.name}
            maxLength={MOST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) => onName(currentTarget.value)}
          />
        </p>
        <CopyBox id="code" label="Your code" text={code} button="Copy the code" />
        <p class="acts">
          <button
            type="button"
            class="plain"
            onClick={() => saveFile(`answers-${run.tag}.txt`, `${code}\n`)}
          >
            Save it to a file
          </button>
          <span class="quiet">Your mark on it: {run.tag}</span>
        </p>
        <Qr text={code} label={`Your answers as a QR code; it says the same as the box above.`} />
      </section>
      <section class="went" aria-labelledby="went">
        <h3 id="went">Question by question</h3>
        <ol>
          {lines.map(({ problem, verdict, said, answer }, at) => (
            <li key={at}>
              <p>
                <Words text={problem.question} />
              </p>
              <p>
                <b>{verdict ? MARK_WORDS[verdict.mark] : "Not answered"}</b>
                {verdict && (
                  <>
                    {": "}
                    <Words text={said} />
                  </>
                )}
                .{" "}
                {(!verdict || verdict.mark === "wrong") && (
                  <>
                    The answer: <Words text={rightWords(problem)} />.
                  </>
                )}
              </p>
              {verdict && (
                <p class="quiet">
                  <Words text={reasonOf(problem, verdict)} />{" "}
                  <RuleLinks rules={verdict.rules} titles={titles} />
                </p>
              )}
              <p>
                <Fault problem={problem} given={answer} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <p class="acts">
        <button type="button" class="button" onClick={onAgain}>
          Do the set again
        </button>
      </p>
    </>
  );
}

/** Why, in full: of figures the working of each that is not right. */
function reasonOf({ ask, solution }: StepProblem, verdict: Verdict): string {
  const wrong = verdict.lines?.filter(({ right }) => !right) ?? [];
  return solution.type === "entries" && wrong.length > 0
    ? [...new Set(wrong.map(({ because }) => because))].join(" ")
    : becauseOf(verdict, ask);
}

function lineOf(problem: StepProblem, { replies }: Run, at: number) {
  const reply = replies[at];
  if (!reply || !isAnswered(reply)) return { verdict: null, said: "", answer: null };
  const answer = answerOf(problem, reply);
  return {
    verdict: answer && verdictOn(problem.solution, answer),
    said: replyWords(problem, reply),
    answer,
  };
}
