import { freshIn } from "../../../classroom/edit.ts";
import type { Step } from "../../../classroom/set.ts";
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
