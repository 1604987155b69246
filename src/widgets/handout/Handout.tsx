import { Component } from "preact";
import { boardsOf, PAPERS, SHEETS, type Paper, type SheetId } from "../../classroom/handout.ts";
import { formatSet, type ClassSet, type StepProblem } from "../../classroom/set.ts";
import type { Titles } from "../drill/RuleLinks.tsx";
import { layStep, titlesFor } from "../teach/lay.ts";
import { OpenSet } from "../teach/OpenSet.tsx";
import { Sheets, type Choice } from "./Sheets.tsx";

interface State extends Choice {
  readonly fault: string;
  readonly set: ClassSet | null;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
}

const SHEET_WORDS: Readonly<Record<SheetId, string>> = {
  questions: "Questions for the class",
  answers: "Answers, apart",
  records: "Hand records",
  cards: "Hands to cut out",
};
const PAPER_WORDS: Readonly<Record<Paper, string>> = { a4: "A4", letter: "Letter" };

/** The problems of a printed sheet are those of this seed where each student would be dealt his own. */
const PAPER_SEED = 1;

/** A class set on paper: what to print and how, and below it the sheets as they will be. */
export class Handout extends Component<object, State> {
  override state: State = {
    fault: "",
    set: null,
    problems: [],
    titles: {},
    sheets: ["questions", "answers"],
    paper: "a4",
    large: false,
    group: "",
    date: "",
  };

  /** Lays out the questions of a set. Rejects where one cannot be fetched; one that this edition has not got is told. */
  readonly show = async (set: ClassSet) => {
    const laid = await Promise.all(set.steps.map((step) => layStep(step, PAPER_SEED)));
    const problems = laid.flatMap((one) => (one.ok ? [one.value] : []));
    const fault = laid.flatMap((one) => (one.ok ? [] : [one.violation.message])).join(" ");
    const titles = await titlesFor(problems.map(({ kind }) => kind));
    this.setState({ set, problems, titles, fault });
  };

  toggle(sheet: SheetId) {
    const had = this.state.sheets;
    this.setState({ sheets: SHEETS.filter((one) => (one === sheet) !== had.includes(one)) });
  }

  override render(_: object, state: State) {
    const { set, problems, titles, fault, ...choice } = state;
    if (!set) return <OpenSet onSet={this.show} />;
    const boards = boardsOf(set).length;
    return (
      <>
        <div class="print-choice">
          <fieldset>
            <legend>Sheets</legend>
            {SHEETS.map((sheet) => (
              <label key={sheet}>
                <input
                  type="checkbox"
                  checked={choice.sheets.includes(sheet)}
                  disabled={boards === 0 && (sheet === "records" || sheet === "cards")}
                  onChange={() => this.toggle(sheet)}
                />
                {SHEET_WORDS[sheet]}
              </label>
            ))}
            {boards === 0 && (
              <p class="quiet">
                Records and hands to cut out are printed for hands of your own; this set has none.
              </p>
            )}
          </fieldset>
          <fieldset>
            <legend>Paper</legend>
            {PAPERS.map((paper) => (
              <label key={paper}>
                <input
                  type="radio"
                  name="paper"
                  checked={choice.paper === paper}
                  onChange={() => this.setState({ paper })}
                />
                {PAPER_WORDS[paper]}
              </label>
            ))}
            <label>
              <input
                type="checkbox"
                checked={choice.large}
                onChange={() => this.setState({ large: !choice.large })}
              />
              Large print
            </label>
          </fieldset>
          <p class="of-class">
            <label>
              Class
              <input
                type="text"
                autocomplete="off"
                maxLength={60}
                value={choice.group}
                onInput={({ currentTarget }) => this.setState({ group: currentTarget.value })}
              />
            </label>
            <label>
              Date
              <input
                type="text"
                autocomplete="off"
                maxLength={40}
                value={choice.date}
                onInput={({ currentTarget }) => this.setState({ date: currentTarget.value })}
              />
            </label>
          </p>
          <p class="refused" role="alert">
            {fault}
          </p>
          <div class="acts">
            <button type="button" class="act" onClick={() => print()}>
              Print
            </button>
          </div>
        </div>
        <Sheets
          set={set}
          problems={problems}
          titles={titles}
          code={formatSet(set)}
          choice={choice}
        />
      </>
    );
  }
}
