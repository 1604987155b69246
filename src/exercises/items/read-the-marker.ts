import type { RuleId } from "../../rulebook/rules.ts";
import { poseMarker, type MarkerQuestion } from "../catalog/read-the-marker.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const readTheMarkerTeaches: readonly RuleId[] = [
  "whist.marking",
  "whist.markers",
  "whist.object",
];

/** Our score is read; theirs is there to be told from it. */
function ours(
  game: MarkerQuestion["game"],
  YZ: number,
  AB: number,
  more: Partial<MarkerQuestion> = {},
): Posed {
  return poseMarker({
    game,
    by: "counters",
    points: { YZ, AB },
    small: { YZ: 0, AB: 0 },
    of: "YZ",
    asks: "points",
    ...more,
  });
}

/** Each of Foster’s diagrams, and his marker. */
export const readTheMarkerItems: Readonly<Record<string, Posed>> = {
  stacked: ours(5, 0, 2),
  "one-beside": ours(5, 1, 4),
  "two-on-two": ours(5, 2, 3),
  "third-beyond": ours(5, 3, 1),
  "all-in-line": ours(5, 1, 4, { of: "AB", asks: "wanted" }),
  "moved-across": ours(5, 3, 2, { across: true }),
  "seven-corner": ours(7, 5, 3),
  "seven-corner-left": ours(7, 5, 6, { hand: "left" }),
  "seven-between": ours(7, 6, 4),
  "ten-below-two": ours(10, 5, 8),
  "ten-below-three": ours(10, 6, 2),
  "ten-above-two": ours(10, 7, 6),
  "ten-above-three": ours(10, 8, 5),
  "ten-column": ours(10, 9, 7),
  "keys-three": ours(5, 3, 2, { by: "keys", small: { YZ: 1, AB: 0 } }),
  "keys-five-and-two": ours(10, 7, 4, { by: "keys", small: { YZ: 0, AB: 1 } }),
  "keys-want": ours(7, 2, 6, { by: "keys", of: "AB", asks: "wanted", small: { YZ: 1, AB: 1 } }),
  "small-keys": ours(5, 3, 1, { by: "keys", asks: "small", small: { YZ: 2, AB: 1 } }),
};
