import { expect, test } from "vitest";
import { termFinder } from "../../src/site/glossary/find.ts";
import { allForms } from "../../src/site/glossary/forms.ts";

const TERMS = [
  { id: "slam", forms: ["slam", "slams"] },
  { id: "grand-slam", forms: ["grand slam"] },
  { id: "tenace", forms: ["tenace", "tenaces"] },
];

test("a term is linked where it is first met, in the words that stand there", () => {
  const find = termFinder(TERMS, 6);
  expect(find("A tenace, or two tenaces.")).toEqual([
    { text: "A " },
    { text: "tenace", term: "tenace" },
    { text: ", or two tenaces." },
  ]);
  expect(find("Tenaces again.")).toEqual([{ text: "Tenaces again." }]);
});

test("the longer name goes first, and a capital does not matter", () => {
  expect(termFinder(TERMS, 6)("Grand slam and slam")).toEqual([
    { text: "Grand slam", term: "grand-slam" },
    { text: " and " },
    { text: "slam", term: "slam" },
  ]);
});

test("a term is not found inside another word", () => {
  const find = termFinder(TERMS, 6);
  for (const text of ["slammed", "slam-bang", "Islam"]) expect(find(text)).toEqual([{ text }]);
});

test("no more terms are linked than a page may carry", () => {
  const find = termFinder(TERMS, 1);
  expect(find("slam and tenace")).toEqual([
    { text: "slam", term: "slam" },
    { text: " and tenace" },
  ]);
  expect(termFinder(TERMS, 0)("slam")).toEqual([{ text: "slam" }]);
});

test("two terms that claim one word are refused by name", () => {
  const twice = [...TERMS, { id: "other", forms: ["slam"] }];
  expect(() => termFinder(twice, 6)).toThrow("“slam” is claimed by “slam” and “other”.");
});

test("the forms are read from the glossary itself", () => {
  const forms = new Map(allForms().map((term) => [term.id, term.forms]));
  expect(forms.get("fourchette")).toEqual(["fourchette", "fourchettes"]);
  expect(forms.get("trick")).toEqual([]);
});
