import { boardsOf, linesOf, type Paper, type SheetId } from "../../classroom/handout.ts";
import type { ClassSet, StepProblem } from "../../classroom/set.ts";
import { AnswerView } from "../answers/AnswerView.tsx";
import { OptionAnswer } from "../answers/OptionAnswer.tsx";
import type { AnswerProps } from "../answers/state.ts";
import { AnswerKey } from "../drill/AnswerKey.tsx";
import type { Titles } from "../drill/RuleLinks.tsx";
import { AuctionTable } from "../table/AuctionTable.tsx";
import { Facts } from "../table/Told.tsx";
import { Words } from "../table/Words.tsx";
import { CutView, RecordView, Rose } from "./BoardView.tsx";

/** What a teacher has chosen to print, and how. */
export interface Choice {
  readonly sheets: readonly SheetId[];
  readonly paper: Paper;
  readonly large: boolean;
  /** Which class it is for, and when; either may be empty. */
  readonly group: string;
  readonly date: string;
}

interface Props {
  readonly set: ClassSet;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  readonly code: string;
  readonly choice: Choice;
}

const HEADS: Readonly<Record<SheetId, string>> = {
  questions: "Questions",
  answers: "Answers",
  records: "Hand records",
  cards: "Hands to cut out",
};

/** The sheets of a handout as they are printed, each beginning on a page of its own. */
export function Sheets(props: Props) {
  const { set, code, choice } = props;
  const boards = boardsOf(set);
  const shown = choice.sheets.filter(
    (sheet) => boards.length > 0 || sheet === "questions" || sheet === "answers",
  );
  return (
    <div class="handout" data-paper={choice.paper} data-large={choice.large || undefined}>
      {shown.map((sheet) => (
        <section class="sheet" data-sheet={sheet} key={sheet} aria-labelledby={`sheet-${sheet}`}>
          <header class="sheet-head">
            <p>
              Odd Trick{choice.group && ` · ${choice.group}`}
              {choice.date && ` · ${choice.date}`}
            </p>
            <p>{HEADS[sheet]}</p>
          </header>
          <h2 id={`sheet-${sheet}`}>
            {sheet === "questions" ? set.title || "A class set" : HEADS[sheet]}
          </h2>
          {sheet === "questions" && (
            <>
              {set.note && <p class="sheet-note">{set.note}</p>}
              <p class="name-line">Name</p>
              <Questions {...props} />
            </>
          )}
          {sheet === "answers" && <Answers {...props} />}
          {sheet === "records" && boards.map((one) => <RecordView board={one} key={one.number} />)}
          {sheet === "cards" && boards.map((one) => <CutView board={one} key={one.number} />)}
          <p class="sheet-code">Handout {code.slice(-6)}: the same code gives the same cards.</p>
        </section>
      ))}
    </div>
  );
}

function Questions({ problems }: Props) {
  return (
    <ol class="asked">
      {problems.map((problem, at) => (
        <Question {...problem} at={at} key={at} />
      ))}
    </ol>
  );
}

function Question({ scene, ask, question, facts, at }: StepProblem & { readonly at: number }) {
  const lines = linesOf(scene);
  const id = `print-${at}`;
  return (
    <li class="leaf">
      <p class="question" id={`q-${id}`}>
        <Words text={question} />
      </p>
      <Facts scene={scene} facts={facts} />
      {scene.type === "hand" && <AuctionTable calls={scene.calls} viewer={scene.viewer} />}
      {lines && <Rose hands={lines} />}
      <div inert>
        {lines ? (
          ask.type === "option" && <OptionAnswer ask={ask} labelledBy={`q-${id}`} {...UNANSWERED} />
        ) : (
          <AnswerView id={id} scene={scene} ask={ask} {...UNANSWERED} />
        )}
      </div>
      <p class="because-line">Because</p>
    </li>
  );
}

/** On paper nothing is answered by touch. */
const UNANSWERED: AnswerProps = { given: null, verdict: null, onAnswer: () => {} };

function Answers({ problems, titles }: Props) {
  return (
    <ol class="keyed">
      {problems.map((problem, at) => (
        <li key={at}>
          <AnswerKey problem={problem} solution={problem.solution} titles={titles} />
        </li>
      ))}
    </ol>
  );
}
