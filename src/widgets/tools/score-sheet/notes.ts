import type { ScoredGame } from "../../../engine/games/game.ts";
import { BOOK, STRAIGHT_VALUE, TRICK_VALUE } from "../../../engine/scoring/values.ts";
import type { ByStrain } from "../../../engine/declaring/strain.ts";
import { numberWord } from "../../../exercises/kit/words.ts";
import type { Draft } from "../../../tabletop/score-sheet.ts";
import { wholeIn } from "../controls/whole.ts";

/** What a trick over the book is worth in each game that names a trump. */
export const WORTH: Readonly<Record<ScoredGame["records"], Partial<ByStrain<number>>>> = {
  contract: TRICK_VALUE,
  make: STRAIGHT_VALUE,
  tricks: {},
  "modern-contract": { clubs: 20, diamonds: 20, hearts: 30, spades: 30, notrump: 40 },
};

/** What tricks typed come to over the book: “four by cards”, “the odd trick”, “the book and no more”. */
export function overBook(tricks: number): string {
  const odd = tricks - BOOK;
  if (odd === 1) return "the odd trick";
  return odd > 0 ? `${numberWord(odd)} by cards` : "none over the book";
}

/** What declarer’s tricks mean for the contract: “four by cards, just made”, “two short”. */
export function contractNote({ level, strain, tricks = "" }: Draft): string {
  const won = wholeIn(tricks, 0, 13);
  if (won === null) return "by declarer’s side";
  if (!level) return strain === "nullo" ? "" : overBook(won);
  const over = strain === "nullo" ? 7 - Number(level) - won : won - BOOK - Number(level);
  if (over < 0) {
    const words = numberWord(-over);
    return strain === "nullo" ? `${words} too many` : `${words} short`;
  }
  const made = over === 0 ? "just made" : `made, ${numberWord(over)} over`;
  return strain === "nullo" ? made : `${overBook(won)}, ${made}`;
}
