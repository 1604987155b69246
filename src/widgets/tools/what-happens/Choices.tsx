import type { ComponentChildren } from "preact";

interface Choice {
  readonly id: string;
  readonly words: ComponentChildren;
}

interface Props {
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Answers one under another, each as wide as the page: touched, or reached with Tab or the arrow keys. */
export function Choices({ choices, chosen, onChoose }: Props) {
  return (
    <ul class="choices" onKeyDown={move}>
      {choices.map(({ id, words }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === chosen ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The arrow keys go from one answer to the next, and stop at the ends. */
function move(event: KeyboardEvent) {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  event.preventDefault();
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + by]?.focus();
}
