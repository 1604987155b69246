import { SIDES } from "../../../engine/core/seat.ts";
import { AWARDS } from "../../../tabletop/record.ts";
import { Segments } from "../controls/Segments.tsx";
import type { Hand } from "./hand.ts";
import { award } from "./seldom-acts.ts";
import { namesOf } from "./words.ts";

/** A fixed penalty laid at the table and no part of a deal: to whom, how much. */
export function Awards({ hand }: { readonly hand: Hand }) {
  const { set } = hand;
  const { rubber, draft } = hand.sheet;
  const names = namesOf(rubber);
  const points = AWARDS[hand.game.records];
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
        onPick={(picked) => set({ award: `${picked}` })}
      />
      <button
        type="button"
        class="plain"
        aria-disabled={!(side && much) || undefined}
        onClick={() => side && much && award(hand, side, much)}
      >
        Write it above the line
      </button>
    </>
  );
}
