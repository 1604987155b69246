import { expect, test } from "vitest";
import { solvedItem } from "../support/problems.ts";

/** What the lessons on leads set, with the cards the books lead: the best, then those that are sound as well. */
const RIGHT = [
  // Foster 1914, “Selecting the suit to lead” and “Rules for leading short suits”.
  ["lead", "sequence-over-length", ["SK"], []],
  ["lead", "length-over-short", ["D5"], ["SJ"]],
  ["lead", "supporting-jack", ["CJ"], []],
  ["lead", "ace-let-alone", ["C6"], []],
  ["lead", "short-from-tenaces", ["C9"], []],
  // “Leading trumps”: no trump is named, and a plain suit is led by the card of its own (ruling AMB-06).
  ["lead", "bad-suits-lead-trump", ["H9", "H5", "H2"], ["SA", "C7", "D3"]],
  // “Small-card leads”: a suit to let alone, and the book’s own example of seven cards.
  ["lead-card", "trump-kj84", ["S4"], []],
  ["lead-card", "trump-k865432", ["S5"], []],
] as const;

test.each(RIGHT)("%s %s", async (kind, item, best, sound) => {
  const { solution } = await solvedItem(kind, item);
  if (solution.type !== "choices") throw new Error("a lead is chosen among cards");
  const marked = (mark: string) =>
    solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
  expect(marked("best").toSorted()).toEqual(best.toSorted());
  expect(marked("acceptable").toSorted()).toEqual(sound.toSorted());
});
