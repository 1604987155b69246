import { ACTORS, type Actor } from "../../../engine/laws/actors.ts";
import { LAW_BOOKS, type Citation } from "../../../engine/laws/books.ts";
import { REMEDIES, type Remedy } from "../../../engine/laws/remedies.ts";

/** Where it is not for anybody to choose, what is laid down is told as what happens. */
const NO_CHOICE: readonly Actor[] = ["nobody-chooses", "nobody", "the-law"];

/** Whether anybody has something to choose or to claim. */
export function choosesSomething(who: Actor): boolean {
  return !NO_CHOICE.includes(who);
}

/** A remedy as it stands after others: “have it put right”. */
function within(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** A ruling in one sentence: “Declarer: call the card, or accept the lead.” */
export function briefly(who: Actor, may: readonly Remedy[]): string {
  const all = may.map((remedy) => within(REMEDIES[remedy].words)).join("; ");
  return `${ACTORS[who]}: ${all}.`;
}

/** A place in a printed code: the book, and “laws 76, 78” or the heading it stands under. */
export function citationWords([book, at]: Citation): {
  readonly book: string;
  readonly at: string;
} {
  const place = at.replaceAll(/(\d)-(\d)/g, "$1–$2");
  const laws = /^[^n]*[,–]/.test(place.replace(/,? (?:and )?note.*/, ""));
  return {
    book: LAW_BOOKS[book],
    at: /^\d/.test(at) ? `${laws ? "laws" : "law"} ${place}` : place,
  };
}
