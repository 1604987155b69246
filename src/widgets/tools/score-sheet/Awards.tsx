import { SIDES, type BySide, type Side } from "../../../engine/core/seat.ts";
import type { Award, Draft } from "../../../tabletop/score-sheet.ts";
import { Segments } from "../controls/Segments.tsx";

export interface AwardsProps {
  /** The penalties the game has. */
  readonly points: readonly Award["points"][];
  readonly draft: Draft;
  readonly names: BySide<string>;
  readonly set: (changes: Draft) => void;
  readonly onAward: (side: Side, points: Award["points"]) => void;
}

/** A fixed penalty laid at the table and no part of a deal: to whom, how much. */
export function Awards({ points, draft, names, set, onAward }: AwardsProps) {
  const side = SIDES.find((one) => one === draft["awardTo"]);
  const much = points.find((one) => `${one}` === draft["award"]);
  return (
    <>
      <Segments
        name="awardTo"
        legend="Goes to"
        segments={SIDES.map((value) => ({ value, label: names[value] }))}
        value={side ?? null}
        onPick={(awardTo) => set({ awardTo })}
      />
      <Segments
        name="award"
        legend="Points"
        segments={points.map((value) => ({ value, label: value }))}
        value={much ?? null}
        onPick={(award) => set({ award: `${award}` })}
      />
      <button
        type="button"
        class="plain"
        aria-disabled={!(side && much) || undefined}
        onClick={() => side && much && onAward(side, much)}
      >
        Write it above the line
      </button>
    </>
  );
}
