import { SIDES } from "../../engine/core/seat.ts";
import { SIDE_NAME } from "../../exercises/kit/words.ts";
import type { Keys, Laid, Mark } from "../../tabletop/marker.ts";
import type { SceneOf } from "./slot.tsx";

/** A round counter seen from the player’s chair: its face and its rim. */
const DISC = "M-17 0v6a17 11 0 0 0 34 0v-6a17 11 0 1 0-34 0a17 11 0 1 0 34 0";
/** Across, the row of counters and how far apart they lie; down, the row, and what lies above and below it. */
const MIDDLE = 100;
const STEP = 42;
const ROW = 56;
const APART = 34;

type Place = readonly [across: number, down: number];

/** Where each counter lies, those farther away first, so that the nearer ones cover them. */
function placesOf(laid: Laid): readonly Place[] {
  if (laid.way === "across") {
    return [
      ...Array.from({ length: laid.left }, (_, at): Place => [20 + at * 24, ROW]),
      ...Array.from({ length: laid.right }, (_, at): Place => [180 - at * 24, ROW]),
    ];
  }
  const { row, above, below } = laid;
  const from = MIDDLE - ((row.length - 1) * STEP) / 2;
  const side = { left: -1, middle: 0, right: 1 }[above ?? "middle"];
  return [
    ...(above ? [[MIDDLE + (side * row.length * STEP) / 2, ROW - APART] as const] : []),
    ...row.flatMap((high, at) =>
      Array.from({ length: high }, (_, on): Place => [from + at * STEP, ROW - on * 7]),
    ),
    ...(below ? [[MIDDLE, ROW + APART] as const] : []),
  ];
}

function Counters({ laid, small }: { readonly laid: Laid; readonly small: number }) {
  return (
    <>
      {placesOf(laid).map(([across, down]) => (
        <path
          class="disc"
          key={`${across} ${down}`}
          d={DISC}
          transform={`translate(${across} ${down})`}
        />
      ))}
      {Array.from({ length: small }, (_, at) => (
        <path
          class="oblong"
          key={at}
          d={`M${MIDDLE - 18 + (at - (small - 1) / 2) * STEP} 120h36v13h-36z`}
        />
      ))}
    </>
  );
}

/** Foster’s marker: four large keys along the far side, the single one opposite, and the three small ones at the end. */
function FosterKeys({ keys, small }: { readonly keys: Keys; readonly small: number }) {
  const key = (up: boolean, path: string) => (
    <path class={up ? "key up" : "key"} key={path} d={path} />
  );
  return (
    <>
      <path class="board" d="M4 20h192v110h-192z" />
      {[0, 1, 2, 3].map((at) => key(at < keys.ones, `M${16 + at * 36} 30h26v36h-26z`))}
      {key(keys.five, "M62 84h42v36h-42z")}
      {[0, 1, 2].map((at) => key(at < small, `M164 ${30 + at * 33}h20v24h-20z`))}
    </>
  );
}

/** One side’s counters or keys, under a name that a reader who cannot see them is told. */
export function MarkView({ mark, name }: { readonly mark: Mark; readonly name: string }) {
  return (
    <svg viewBox={mark.by === "keys" ? "0 18 200 114" : "0 8 200 128"} role="img" aria-label={name}>
      {mark.by === "counters" ? <Counters {...mark} /> : <FosterKeys {...mark} />}
    </svg>
  );
}

/** Both sides’ markers on the table. What each shows is described, and not what it counts. */
export function MarkerScene({ scene }: { readonly scene: SceneOf<"marker"> }) {
  return (
    <div class="felt marks">
      {SIDES.map((side) => (
        <div key={side}>
          <p>{SIDE_NAME[side]}</p>
          <MarkView
            mark={scene.marks[side]}
            name={`${SIDE_NAME[side]}: ${scene.described[side]}`}
          />
        </div>
      ))}
    </div>
  );
}
