import { expect, test } from "vitest";
import { withHandsShown } from "../../src/site/printed-hands.ts";

/** The words with their signs bare and their no-break spaces plain, as they are compared here. */
const plain = (words: string) => words.replaceAll("\uFE0E", "").replaceAll("\u00A0", " ");

test.each([
  ["K5.86.A9876.T32", "♠K 5 ♥8 6 ♣10 3 2 ♦A 9 8 7 6"],
  [".KT97.3.8642", "♠– ♥K 10 9 7 ♣8 6 4 2 ♦3"],
  ["KQ5.J96532.T.", "♠K Q 5 ♥J 9 6 5 3 2 ♣– ♦10"],
])("%s is shown as %s", (filed, shown) => {
  expect(plain(withHandsShown(filed))).toBe(shown);
});

test("the words around a hand stand, with their own stop", () => {
  const filed = "Printed as K5.86.A9876.T32; played as KT5.983.542.QJ72. Tricks 12 and 13.";
  expect(plain(withHandsShown(filed))).toBe(
    "Printed as ♠K 5 ♥8 6 ♣10 3 2 ♦A 9 8 7 6; played as ♠K 10 5 ♥9 8 3 ♣Q J 7 2 ♦5 4 2. Tricks 12 and 13.",
  );
});

test("a suit never breaks over a line, and two suits may", () => {
  expect(withHandsShown("AK.QJ.T9.87")).toBe(
    "♠\uFE0EA\u00A0K ♥\uFE0EQ\u00A0J ♣\uFE0E8\u00A07 ♦\uFE0E10\u00A09",
  );
});

test("what is no hand stands", () => {
  const words = "Law 6. Trick 2: ♣4. See 1.2.3 and so on ...";
  expect(withHandsShown(words)).toBe(words);
});
