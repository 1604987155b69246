import { Component, createRef, h } from "preact";
import type { StepProblem } from "../../classroom/set.ts";
import type { Answer, Ask } from "../../exercises/kit/ask.ts";
import { verdictOn } from "../../exercises/kit/exercise.ts";
import { AnswerView } from "../answers/AnswerView.tsx";
import { optionForKey } from "../answers/OptionAnswer.tsx";
import { isSound } from "../answers/state.ts";
import { RuleLinks, type Titles } from "../drill/RuleLinks.tsx";
import { becauseOf, headingOf, nameOf, saidBy } from "../drill/verdict-words.ts";
import { AuctionTable } from "../table/AuctionTable.tsx";
import { Facts } from "../table/Told.tsx";
import { Words } from "../table/Words.tsx";
import { viewOf } from "../views.ts";
import { Fault } from "./Fault.tsx";

interface Props {
  readonly problem: StepProblem;
  readonly titles: Titles;
  /** Its place among the steps, from 0, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** Whether answers are marked at once, with hints. */
  readonly marks: boolean;
  /** The answer given before, where the step is come back to. */
  readonly given: Answer | null;
  readonly onAnswer: (answer: Answer, hinted: boolean) => void;
  /** Leads on; null where nothing follows, as in a preview of one. */
  readonly onward: { readonly label: string; readonly next: () => void } | null;
}

interface State {
  readonly given: Answer | null;
  readonly hints: number;
}

/** One step of a set on its leaf, as a student meets it: marked at once and with hints, or only noted until the end. */
export class StepView extends Component<Props, State> {
  override state: State = { given: this.props.given, hints: 0 };
  readonly root = createRef<HTMLElement>();

  override componentDidMount() {
    this.root.current?.querySelector<HTMLElement>(".question")?.focus();
  }

  readonly answer = (answer: Answer) => {
    const { given, hints } = this.state;
    if (given?.type === "choice" && answer.type === "choice" && given.id === answer.id) return;
    this.setState({ given: answer });
    this.props.onAnswer(answer, hints > 0);
  };

  readonly digit = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = optionForKey(this.props.problem.ask, event.key);
    if (choice) this.answer({ type: "choice", id: choice });
  };

  readonly retry = () => {
    this.setState({ given: null });
    this.root.current?.querySelector<HTMLElement>("[data-answer], input")?.focus();
  };

  override render({ problem, titles, at, of, marks, onward }: Props, { given, hints }: State) {
    const { ask, scene, solution, question, facts } = problem;
    const verdict = marks && given ? verdictOn(solution, given) : null;
    const id = `step-${at + 1}`;
    const told = solution.hints.slice(0, hints);
    return (
      <section
        class="leaf"
        ref={this.root}
        aria-labelledby={`n-${id} q-${id}`}
        data-step={at + 1}
        data-item={problem.id}
        data-verdict={verdict?.mark}
        onKeyDown={this.digit}
      >
        <div class="leaf-head">
          <p id={`n-${id}`}>
            <b>Question {at + 1}</b> of {of}
          </p>
          <p>{problem.title}</p>
        </div>
        <div class="posed">
          <div>
            <h2 class="question" id={`q-${id}`} tabIndex={-1}>
              <Words text={question} />
            </h2>
            <Facts scene={scene} facts={facts} />
          </div>
          {scene.type === "hand" && <AuctionTable calls={scene.calls} viewer={scene.viewer} />}
        </div>
        <AnswerView
          id={id}
          scene={scene}
          ask={ask}
          given={given}
          verdict={verdict}
          onAnswer={this.answer}
        />
        <div class="answered">
          <div class="verdict">
            <div role="status">
              {verdict && given && (
                <div key={JSON.stringify(given)}>
                  <h3>
                    <Words text={headingOf(verdict.mark, ask, given)} />
                  </h3>
                  {verdict.says && given.type === "choice" && (
                    <p class="says">
                      <Words text={saidBy(verdict.says, given.id, ask)} />
                    </p>
                  )}
                  <p>
                    <Words text={becauseOf(verdict, ask)} />
                  </p>
                </div>
              )}
              {!verdict && given && !marks && (
                <p class="hint" key={JSON.stringify(given)}>
                  <Words
                    text={`Noted${choiceIn(given, ask)}. You may change it until you go on.`}
                  />
                </p>
              )}
              {!verdict &&
                told.map((hint) => (
                  <p class="hint" key={hint}>
                    <Words text={hint} />
                  </p>
                ))}
            </div>
            {ask.type === "numbers" &&
              verdict &&
              h(viewOf("numbers").Reasons, { id, fields: ask.fields, verdict })}
          </div>
          {(verdict?.rules ?? []).length > 0 && (
            <p class="cites">
              {verdict && verdict.rules.length > 1 ? "Rules: " : "Rule: "}
              <RuleLinks rules={verdict?.rules ?? []} titles={titles} />
            </p>
          )}
          {verdict && (
            <p class="cites">
              <Fault problem={problem} given={given} />
            </p>
          )}
          <div class="onward">
            {onward && (
              <button type="button" class={given ? "act" : "quiet"} onClick={onward.next}>
                {given ? onward.label : "Leave it and go on"}
              </button>
            )}
            {verdict && !isSound(verdict.mark) && (
              <button type="button" class="quiet" onClick={this.retry}>
                Try again
              </button>
            )}
            {marks && !verdict && solution.hints.length > 0 && (
              <button
                type="button"
                class="quiet"
                aria-disabled={hints >= solution.hints.length || undefined}
                onClick={() => this.setState({ hints: Math.min(hints + 1, solution.hints.length) })}
              >
                Hint
              </button>
            )}
          </div>
        </div>
      </section>
    );
  }
}

/** The choice that is noted, so that it is heard; figures and several at once stand written where they were put. */
function choiceIn(given: Answer, ask: Ask): string {
  return given.type === "choice" ? `: ${nameOf(given.id, ask)}` : "";
}
