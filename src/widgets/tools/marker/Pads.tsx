import { SIDES, type BySide, type Side } from "../../../engine/core/seat.ts";
import type { RevokePenalty } from "../../../engine/scoring/revoked.ts";
import { numberWord, SIDE_NAME } from "../../../exercises/kit/words.ts";
import { CLAIMS, MARKER_FORM, type Tap } from "../../../tabletop/marker-taps.ts";
import type { Standing } from "../../../tabletop/marker-sitting.ts";

interface Props {
  readonly standing: Standing;
  readonly onTap: (tap: Tap) => void;
}

/** What a thumb reaches: tricks and honours for either side. */
export function Pads({ standing, onTap }: Props) {
  const { open, game } = standing;
  const { honours } = MARKER_FORM[game];
  return (
    <div class="pads">
      {SIDES.map((side) => (
        <div role="group" aria-label={SIDE_NAME[side]} key={side}>
          <button
            type="button"
            class="trick-pad"
            aria-label={`${SIDE_NAME[side]}: one trick`}
            onClick={() => onTap(`trick.${side}`)}
          >
            {SIDE_NAME[side]}: one trick
          </button>
          {honours &&
            CLAIMS.map((claim) => (
              <button
                type="button"
                key={claim}
                aria-label={`${SIDE_NAME[side]}: honours ${claim}`}
                aria-pressed={open.honours?.side === side && open.honours.claim === claim}
                onClick={() => onTap(`honours.${side}.${claim}`)}
              >
                Honours {claim}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

const WORDS: BySide<Readonly<Record<Exclude<RevokePenalty, "tricks">, string>>> = {
  YZ: { deduct: "Three points off ours", add: "Three points on theirs" },
  AB: { deduct: "Three points off theirs", add: "Three points on ours" },
};

/** A revoke in the deal being marked, and which penalty is exacted for it. */
export function Revokes({ standing, onTap }: Props) {
  const { open, game } = standing;
  const { revokeChoices, revokeTricks } = MARKER_FORM[game];
  const label = (side: Side, how: RevokePenalty) =>
    how === "tricks"
      ? `${numberWord(revokeTricks)} tricks`.replace(/^./, (c) => c.toUpperCase())
      : WORDS[side][how];
  return (
    <details class="revokes">
      <summary>A revoke was claimed</summary>
      <p class="quiet">
        Tap the tricks as they were played, then the penalty. A side that revoked stops one short of
        game.
      </p>
      {SIDES.map((side) => (
        <div role="group" aria-label={`${SIDE_NAME[side]} revoked`} key={side}>
          <p>{SIDE_NAME[side]} revoked</p>
          {revokeChoices.map((how) => (
            <button
              type="button"
              key={how}
              aria-pressed={open.revoke?.side === side && open.revoke.penalty === how}
              onClick={() => onTap(`revoke.${side}.${how}`)}
            >
              {label(side, how)}
            </button>
          ))}
        </div>
      ))}
    </details>
  );
}
