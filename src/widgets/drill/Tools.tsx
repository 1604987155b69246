import { seedOf } from "../address.ts";
import type { Mode, Session } from "./session.ts";

interface Props {
  readonly session: Session;
  readonly mode: Mode;
}

/** What a reader may do before answering: ask for a hint, pass on, or take the address of this very problem. */
export function Tools({ session, mode }: Props) {
  const { problem, hints, solution, link } = session;
  const spent = hints >= (solution?.hints.length ?? 3);
  return (
    <div class="tools">
      <button
        type="button"
        aria-disabled={spent || undefined}
        onClick={() => spent || session.hint()}
      >
        Hint
      </button>
      {mode !== "lesson" && (
        <button type="button" onClick={() => session.next()}>
          Skip
        </button>
      )}
      {problem.ask.type === "card" && <span class="how">Touch a card, or use ← → and Enter</span>}
      {(mode !== "sitting" || seedOf(problem) !== null) && (
        <button type="button" class="copy" onClick={() => session.copyLink()}>
          Copy link
        </button>
      )}
      {link && (
        <input
          class="link"
          readOnly
          value={link}
          aria-label="Link to this problem"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
