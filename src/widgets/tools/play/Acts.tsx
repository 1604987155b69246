import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { lastChoice, type Session } from "../../../tabletop/playing/session.ts";
import { still } from "./still.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly session: Session;
  readonly onTakeBack: () => void;
  readonly onGo: (at: number) => void;
}

/** Taking a card back, and moving along the line that has been played. */
export const Acts = still(({ deal, session, onTakeBack, onGo }: Props) => {
  const { at, line } = session;
  const canTakeBack = lastChoice(deal, session) !== null;
  const step = (name: string, sign: string, to: number, idle: boolean) => (
    <button
      type="button"
      class="button"
      aria-disabled={idle || undefined}
      onClick={() => !idle && onGo(to)}
    >
      <span class="vh">{name}</span>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="acts" role="group" aria-label="Moving about in the play">
      <button
        type="button"
        class="button"
        aria-disabled={!canTakeBack || undefined}
        onClick={() => canTakeBack && onTakeBack()}
      >
        Take back
      </button>
      {step("To the first card", "«", 0, at === 0)}
      {step("One card back", "‹", at - 1, at === 0)}
      {step("One card on", "›", at + 1, at === line.length)}
      {step("To the last card", "»", line.length, at === line.length)}
    </div>
  );
});
