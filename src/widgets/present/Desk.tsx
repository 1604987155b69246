import type { Slide } from "../../classroom/present.ts";
import type { ClassSet, StepProblem } from "../../classroom/set.ts";
import { AnswerKey } from "../drill/AnswerKey.tsx";
import type { Titles } from "../drill/RuleLinks.tsx";
import { Words } from "../table/Words.tsx";

interface Props {
  readonly set: ClassSet;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  readonly slide: Slide;
  readonly next: Slide | null;
}

/** What only the presenter sees: the answer to the question on the screen, the note of the set, and what comes next. */
export function Desk({ set, problems, titles, slide, next }: Props) {
  const problem = slide.type === "cover" ? null : problems[slide.step];
  return (
    <aside class="desk" aria-label="For the presenter">
      {problem && (
        <>
          <h2>The answer</h2>
          <AnswerKey problem={problem} solution={problem.solution} titles={titles} />
        </>
      )}
      <h2>Next</h2>
      <p>
        <Words text={nextWords(slide, next, problems)} />
      </p>
      {set.note && (
        <>
          <h2>Note</h2>
          <p>{set.note}</p>
        </>
      )}
    </aside>
  );
}

function nextWords(slide: Slide, next: Slide | null, problems: readonly StepProblem[]): string {
  if (!next || next.type === "cover") return "This is the last.";
  if (next.type === "answer") return "The answer is shown.";
  if (slide.type === "table" && slide.step === next.step) return "More of the table is shown.";
  const problem = problems[next.step];
  return problem ? `Question ${next.step + 1}, ${problem.title}: ${problem.question}` : "";
}
