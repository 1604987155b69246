import { Component } from "preact";
import type { AskOf } from "./ask-of.ts";
import { Words } from "../table/Words.tsx";
import { isSettled, ringOf, type AnswerProps } from "./state.ts";

interface Props extends AnswerProps {
  readonly ask: AskOf<"several">;
  /** The question the choice answers, by the id of its element. */
  readonly labelledBy: string;
}

interface State {
  readonly ids?: readonly string[];
  readonly edited?: boolean;
  readonly none?: boolean;
}

/** Options to take or leave, each on its own, and the button that has them checked; a wrong choice is kept to be mended. */
export class SeveralAnswer extends Component<Props, State> {
  get ids(): readonly string[] {
    const { given } = this.props;
    return this.state.ids ?? (given?.type === "several" ? given.ids : []);
  }

  toggle(id: string) {
    const { ids } = this;
    this.setState({
      ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
      edited: true,
      none: false,
    });
  }

  readonly check = () => {
    const { ids } = this;
    this.setState({ edited: false, none: ids.length === 0 });
    if (ids.length > 0) this.props.onAnswer({ type: "several", ids });
  };

  override render({ ask, labelledBy, ...state }: Props, { edited, none }: State) {
    const settled = isSettled(state.verdict);
    return (
      <>
        <div class="options words several" role="group" aria-labelledby={labelledBy}>
          {ask.options.map(({ id, label }) => (
            <button
              type="button"
              class="option"
              key={id}
              name={id}
              aria-pressed={this.ids.includes(id)}
              aria-disabled={settled || undefined}
              data-answer={id}
              data-ring={edited ? undefined : ringOf(id, state)}
              onClick={() => settled || this.toggle(id)}
            >
              <Words text={label} />
            </button>
          ))}
        </div>
        <p class="refused" role="alert">
          {none && "Choose at least one of these before you check."}
        </p>
        {(!state.verdict || edited) && !settled && (
          <button type="button" class="act check" onClick={this.check}>
            Check
          </button>
        )}
      </>
    );
  }
}
