import type { ComponentChildren } from "preact";
import { stepFrom, wholeIn } from "./whole.ts";

interface Props {
  /** The name of the box: its own on the page, and the start of the ids beneath it. */
  readonly name: string;
  readonly label: string;
  /** What stands in the box, just as it was typed. Read it with `wholeIn`. */
  readonly text: string;
  readonly least: number;
  readonly most: number;
  /** Where the first step from an empty box goes; to the least where nothing is said. */
  readonly first?: number;
  readonly onText: (text: string) => void;
  /** What the number means, beside it. */
  readonly note?: ComponentChildren;
}

/**
 * A small number: less, the number itself, more. It may be typed, stepped with the buttons or with the arrow keys. What
 * is typed stays as it is; a number out of bounds is answered with one sentence beneath. The buttons are left out of the
 * round of the Tab key, which would only make it longer. Its styles are `tools/controls.css`.
 */
export function Stepper(props: Props) {
  const { name, label, text, least, most, first, onText, note } = props;
  const refused = text.trim() !== "" && wholeIn(text, least, most) === null;
  const step = (by: 1 | -1) => onText(`${stepFrom(text, by, least, most, first)}`);
  const value = wholeIn(text, least, most);
  const button = (by: 1 | -1, sign: string, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label}: one ${words}`}
      aria-disabled={value === (by === 1 ? most : least) || undefined}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <div class="field">
      <label class="of" for={name}>
        {label}
      </label>
      <div class="stepper">
        {button(-1, "−", "fewer")}
        <input
          id={name}
          name={name}
          value={text}
          inputMode="numeric"
          autocomplete="off"
          maxLength={6}
          aria-invalid={refused || undefined}
          aria-describedby={`${name}-note`}
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
            if (!by) return;
            event.preventDefault();
            step(by);
          }}
        />
        {button(1, "+", "more")}
        <span class="note" id={`${name}-note`}>
          {refused ? `“${text.trim()}” is not a number from ${least} to ${most}.` : note}
        </span>
      </div>
    </div>
  );
}
