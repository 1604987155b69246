import { Component, h } from "preact";
import type { Answer } from "../../exercises/kit/ask.ts";
import { seedOf } from "../address.ts";
import { AnswerView } from "../answers/AnswerView.tsx";
import { optionForKey } from "../answers/OptionAnswer.tsx";
import { AuctionTable } from "../table/AuctionTable.tsx";
import { Facts } from "../table/Told.tsx";
import { viewOf } from "../views.ts";
import { Words } from "../table/Words.tsx";
import { Session, type Posing } from "./session.ts";
import { Tools } from "./Tools.tsx";
import { Onward, Status } from "./VerdictView.tsx";

export interface DrillProps extends Posing {
  readonly kindTitle: string;
  /** Its place among the exercises of a lesson. */
  readonly number?: { readonly index: number; readonly of: number };
}

/**
 * One exercise on its leaf: name and number, question, facts, table, answers, and then tools or verdict, always in that
 * order. The first drawing depends on the problem alone, so the page and the waking island agree to the letter. The
 * components of an island are classes where they hold state, since hooks would cost every page another kilobyte.
 */
export class Drill extends Component<DrillProps> {
  /** The leaf itself. */
  declare base?: HTMLElement;
  readonly session = new Session(this.props, () => this.setState({}));
  /** The answer whose verdict stands whole on the page. */
  whole = this.session.given;

  override componentDidMount() {
    this.session.wake();
  }

  override componentDidUpdate() {
    const { focus, given, verdict } = this.session;
    this.session.focus = null;
    if (focus) this.base?.querySelector<HTMLElement>(focus)?.focus();
    if (verdict && given !== this.whole) {
      // What follows the words is drawn a moment later, so that they are painted the sooner; and then all is brought into
      // sight: on a phone a card may be marked below the edge of the screen.
      setTimeout(() => {
        this.whole = given;
        this.setState({}, () =>
          this.base?.querySelector(".answered")?.scrollIntoView({ block: "nearest" }),
        );
      }, 50);
    }
  }

  readonly answer = (answer: Answer) => this.session.answer(answer);

  readonly digit = (event: KeyboardEvent) => {
    const { ask } = this.session.problem;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = optionForKey(ask, event.key);
    if (choice) this.answer({ type: "choice", id: choice });
  };

  override render({ mode, kindTitle, number, turn }: DrillProps) {
    const { session } = this;
    const { problem, verdict, given } = session;
    const { scene, ask } = problem;
    const id = problem.id.replace(":", "-");
    const seed = seedOf(problem);
    return (
      <section
        class="leaf"
        aria-labelledby={`n-${id} q-${id}`}
        aria-busy={session.dealing || undefined}
        data-exercise={problem.kind}
        data-item={problem.id}
        data-mode={mode}
        data-verdict={verdict?.mark}
        onKeyDown={this.digit}
        onFocusIn={() => session.prepare()}
        onPointerOver={() => session.prepare()}
      >
        <div class="leaf-head">
          <p id={`n-${id}`}>
            <b>{number ? `Exercise ${number.index}` : kindTitle}</b>
            {number && ` of ${number.of}`}
          </p>
          {seed !== null && <p>No. {seed}</p>}
        </div>
        <div class="posed">
          <div>
            <h2 class="question" id={`q-${id}`} tabIndex={-1}>
              <Words text={problem.question} />
            </h2>
            <Facts scene={scene} facts={problem.facts} />
          </div>
          {scene.type === "hand" && <AuctionTable calls={scene.calls} viewer={scene.viewer} />}
        </div>
        <AnswerView
          key={problem.id}
          id={id}
          scene={scene}
          ask={ask}
          given={given}
          verdict={verdict}
          onAnswer={this.answer}
        />
        <p class="because-line" aria-hidden="true">
          Because
        </p>
        <div class="answered">
          <Status session={session}>
            {ask.type === "numbers" &&
              h(viewOf("numbers").Reasons, { id, fields: ask.fields, verdict })}
          </Status>
          {verdict && given === this.whole ? (
            <Onward session={session} mode={mode} id={id} turn={turn} />
          ) : (
            <Tools session={session} mode={mode} />
          )}
        </div>
      </section>
    );
  }
}
