import { h } from "preact";
import type { Slide, Votes } from "../../classroom/present.ts";
import type { ClassSet, StepProblem } from "../../classroom/set.ts";
import type { Answer } from "../../exercises/kit/ask.ts";
import { verdictOn, type Solution } from "../../exercises/kit/exercise.ts";
import { AnswerView } from "../answers/AnswerView.tsx";
import { AnswerKey } from "../drill/AnswerKey.tsx";
import type { Titles } from "../drill/RuleLinks.tsx";
import { becauseOf, headingOf } from "../drill/verdict-words.ts";
import { AuctionTable } from "../table/AuctionTable.tsx";
import { SceneView } from "../table/SceneView.tsx";
import { bare } from "../table/slot.tsx";
import { Facts } from "../table/Told.tsx";
import { Words } from "../table/Words.tsx";
import { viewOf } from "../views.ts";
import { VotesView } from "./VotesView.tsx";

interface Props {
  readonly set: ClassSet;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  readonly slide: Slide;
  readonly votes: Votes;
  /** Figures, or several answers at once, that the class has had checked. */
  readonly tried: Answer | null;
  readonly onTry: (answer: Answer) => void;
  readonly onVote: (id: string, by: 1 | -1) => void;
}

/** The book’s answer as a reader would have given it, to be shown in its place. */
function bestOf({ ask, solution }: StepProblem): Answer {
  if (solution.type === "entries") {
    const values = Object.fromEntries(solution.entries.map(({ field, value }) => [field, value]));
    return { type: "numbers", values };
  }
  const ids = bestIds(solution);
  return ask.type === "several" ? { type: "several", ids } : { type: "choice", id: ids[0] ?? "" };
}

function bestIds(solution: Extract<Solution, { type: "choices" }>): string[] {
  return solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
}

/** One look of the room: the question on the left, the table on the right, and what has been called out or revealed. */
export function SlideView(props: Props) {
  const { set, problems, slide } = props;
  if (slide.type === "cover") {
    return (
      <div class="cover">
        <h1 class="question" tabIndex={-1}>
          {set.title || "A class set"}
        </h1>
        {set.note && <p class="facts">{set.note}</p>}
        <p class="facts">
          {problems.length} {problems.length === 1 ? "question" : "questions"}.
        </p>
      </div>
    );
  }
  const problem = problems[slide.step];
  return problem ? <Asked {...props} slide={slide} problem={problem} /> : null;
}

interface AskedProps extends Props {
  readonly slide: Exclude<Slide, { type: "cover" }>;
  readonly problem: StepProblem;
}

function Asked({ slide, problem, titles, votes, tried, onTry, onVote }: AskedProps) {
  const { ask, scene, solution, question, facts } = problem;
  const revealed = slide.type === "answer";
  const veiled = slide.type === "table" && !slide.open;
  const given = revealed ? bestOf(problem) : tried;
  const verdict = given && verdictOn(solution, given);
  const id = `slide-${slide.step}-${slide.type}`;
  return (
    <div class="slide leaf" key={id} data-step={slide.step + 1}>
      <div class="told-here">
        <h1 class="question" id={`q-${id}`} tabIndex={-1}>
          <Words text={question} />
        </h1>
        <Facts scene={scene} facts={facts} />
        {scene.type === "hand" && <AuctionTable calls={scene.calls} viewer={scene.viewer} />}
        {!veiled && <VotesView ask={ask} cast={votes[slide.step] ?? {}} onVote={onVote} />}
      </div>
      <div class="laid">
        {veiled ? (
          <SceneView scene={slide.scene} slot={bare} />
        ) : (
          <AnswerView
            key={id}
            id={id}
            scene={scene}
            ask={ask}
            given={given}
            verdict={verdict}
            onAnswer={(answer) => (answer.type === "choice" ? onVote(answer.id, 1) : onTry(answer))}
          />
        )}
      </div>
      <div class="verdict" role="status">
        {revealed && <AnswerKey problem={problem} solution={solution} titles={titles} />}
        {!revealed && verdict && given && (
          <>
            <h2>
              <Words text={headingOf(verdict.mark, ask, given)} />
            </h2>
            <p>
              <Words text={becauseOf(verdict, ask)} />
            </p>
            {ask.type === "numbers" &&
              h(viewOf("numbers").Reasons, { id, fields: ask.fields, verdict })}
          </>
        )}
      </div>
    </div>
  );
}
