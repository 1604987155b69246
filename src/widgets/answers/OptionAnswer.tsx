import type { Ask } from "../../exercises/kit/ask.ts";
import type { AskOf } from "./ask-of.ts";
import { Words } from "../table/Words.tsx";
import { isSettled, ringOf, type AnswerProps } from "./state.ts";

interface Props extends AnswerProps {
  readonly ask: AskOf<"option">;
  /** The question the choice answers, by the id of its element. */
  readonly labelledBy: string;
}

/** A choice of words one under another, or of numerals in ruled boxes. */
export function OptionAnswer({ ask, labelledBy, ...state }: Props) {
  const settled = isSettled(state.verdict);
  return (
    <div class={`options ${ask.look}`} role="group" aria-labelledby={labelledBy}>
      {ask.options.map(({ id, label }) => (
        <button
          type="button"
          class="option"
          key={id}
          aria-disabled={settled || undefined}
          data-answer={id}
          data-ring={ringOf(id, state)}
          onClick={() => state.onAnswer({ type: "choice", id })}
        >
          <Words text={label} />
        </button>
      ))}
    </div>
  );
}

/** The option a digit key stands for, among numerals; null for any other key or way of asking. */
export function optionForKey(ask: Ask, key: string): string | null {
  if (ask.type !== "option" || ask.look !== "numerals" || !/^\d$/.test(key)) return null;
  return ask.options.find((option) => option.label === key)?.id ?? null;
}
