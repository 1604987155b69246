import { freshIn } from "../../../classroom/edit.ts";
import type { Step } from "../../../classroom/set.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import { countWords } from "../../practice/words.ts";

export const UNKEPT = "This browser keeps nothing: save the set to a file before you leave.";
export const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";

/** How many questions are chosen and of what sort: “8 questions, 2 of them dealt afresh to each student.” */
export function chosenWords(steps: readonly Step[]): string {
  if (steps.length === 0) return "No question is chosen yet.";
  const fresh = freshIn(steps);
  const all = countWords(steps.length, "question");
  if (fresh === 0) return `${all} chosen.`;
  if (fresh === steps.length) return `${all} chosen, dealt afresh to each student.`;
  return `${all} chosen, ${fresh} of them dealt afresh to each student.`;
}

/** What is said when questions are added to those that were there. */
export function addedWords(added: number, all: number): string {
  return added === 1
    ? `Question ${all} is added.`
    : `${countWords(added, "question")} are added; the set has ${all}.`;
}

/** A word of an item’s name that is a holding, such as `kqt8`; figures alone may be a score. */
const HOLDING = /^(?!at$)(?=.*[akqjt])[akqjt\d]{2,}$/;

/** An item’s name as a teacher reads it: `nt-kqt8` is “No trump K Q 10 8”, `two-at-once` is “Two at once”. */
export function itemWords(item: string): string {
  const words = item.split("-").map((word) => {
    if (word === "nt") return "no trump";
    return HOLDING.test(word) ? [...word.toUpperCase()].join(" ").replace("T", "10") : word;
  });
  return sentence(words.join(" "));
}
