import type { BySide } from "../../engine/core/seat.ts";
import { numberWord } from "../kit/words.ts";

/** The two sides in the middle of a sentence, as the keeper of the score speaks of them. */
export const SIDE_SUBJECT: BySide<string> = { YZ: "we", AB: "they" };
export const SIDE_OBJECT: BySide<string> = { YZ: "us", AB: "them" };
export const SIDE_OWN: BySide<string> = { YZ: "our", AB: "their" };

/** “three tricks”, “one trick”. */
export function tricksText(count: number): string {
  return `${numberWord(count)} ${count === 1 ? "trick" : "tricks"}`;
}
