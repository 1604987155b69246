import type { Laid, Mark } from "../../tabletop/marker.ts";
import { listText, numberWord } from "../kit/words.ts";

/** How the round counters lie, without saying what they count: “three in a line and one above, to the right”. */
export function laidWords(laid: Laid): string {
  if (laid.way === "across") {
    return `${numberWord(laid.left)} on the left and ${numberWord(laid.right)} on the right`;
  }
  const { row, above, below } = laid;
  const flat = row.every((high) => high === 1);
  const piles = row.map((high) => (high === 1 ? "one" : `a pile of ${numberWord(high)}`));
  const line = flat && row.length > 1 ? `${numberWord(row.length)} in a line` : listText(piles);
  const over =
    above === undefined
      ? []
      : above !== "middle"
        ? [`one above, to the ${above}`]
        : [row.length > 1 ? "one above the middle" : "one above"];
  return listText([line, ...over, ...(below ? ["one below"] : [])]);
}

/** How one side’s counters or keys stand, for those who cannot see them; it does not say what they count. */
export function markWords(mark: Mark): string {
  if (mark.by === "counters") {
    return `${laidWords(mark.laid)}; oblong counters: ${numberWord(mark.small)}`;
  }
  const { ones, five } = mark.keys;
  return `of the four large keys ${numberWord(ones)} up; the single large key ${five ? "up" : "down"}; small keys up: ${numberWord(mark.small)}`;
}
