import { expect, test } from "vitest";
import { missingHands, missingWords } from "../../src/site/missing-hands.ts";
import { filesUnder, textOf } from "../support/files.ts";

/** The places of the hands of a book, as the files of the hands have them. */
function placesIn(book: string): string[] {
  return filesUnder("content/hands", ".pbn")
    .map(textOf)
    .filter((text) => text.includes(`[OddTrickBook "${book}"]`))
    .flatMap((text) => /\[OddTrickPlace "([^"]*)"\]/.exec(text)?.[1] ?? []);
}

test("of Elwell’s twelve, 9, 10 and 12 are not here", () => {
  expect(missingHands("elwell", placesIn("elwell"))).toEqual([9, 10, 12]);
});

test("of his advanced hands the inner ones that are not here are told", () => {
  const places = placesIn("elwell-advanced");
  expect(missingHands("elwell-advanced", places)).toEqual([7, 16, 23, 34, 35, 36]);
});

test("of Foster’s hands none is missing, whether they have numbers or not", () => {
  for (const book of ["foster-auction", "foster-straight", "foster-whist"] as const) {
    expect(placesIn(book).length).toBeGreaterThan(1);
    expect(missingHands(book, placesIn(book))).toEqual([]);
  }
});

test("they are told in a sentence, one or several", () => {
  expect(missingWords([])).toBe("");
  expect(missingWords([9, 10, 12])).toContain("Hands 9, 10 and 12 are not among our sources");
  expect(missingWords([7])).toContain("Hand 7 is not among our sources: we have no text of it");
});
