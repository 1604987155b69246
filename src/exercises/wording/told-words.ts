import type { BySide } from "../../engine/core/seat.ts";
import type { Words } from "../kit/exercise.ts";
import { tricksText } from "./side-words.ts";
import { numberWord } from "../kit/words.ts";

/** Who took how many of the thirteen: “We won ten tricks, they three.” */
export function tricksTold({ YZ, AB }: BySide<number>): Words {
  if (YZ === 13) return "We won all thirteen tricks.";
  if (AB === 13) return "They won all thirteen tricks.";
  return `We won ${tricksText(YZ)}, they ${numberWord(AB)}.`;
}

/** Where the two sides stood: “Before the deal we had 18 and they 0.” */
export function standingTold({ YZ, AB }: BySide<number>): Words {
  return YZ === 0 && AB === 0
    ? "Before the deal neither side had scored toward the game."
    : `Before the deal we had ${YZ} toward the game, and they had ${AB}.`;
}
