import { describe, expect, test } from "vitest";
import {
  ANYTHING,
  itemsWanted,
  kindsWanted,
  type Catalogue,
  type Wanted,
} from "../../src/classroom/catalogue.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";

const shelf: Catalogue = {
  lessons: [
    { track: "Leads", title: "The king from three" },
    { track: "Play", title: "Finesses" },
  ],
  kinds: [
    { kind: "lead-card", levels: 1, lessons: [0] },
    { kind: "lead", levels: 1, lessons: [] },
    { kind: "through-dummy", levels: 3, lessons: [1] },
  ],
  items: [
    {
      kind: "lead-card",
      item: "king-queen",
      question: "You lead this suit. Which card?",
      facts: "Hearts are trumps.",
      rules: ["lead.king"],
      lessons: [0],
    },
    {
      kind: "through-dummy",
      item: "ten-with-nine",
      question: "You lead through dummy’s king. Which card?",
      facts: "",
      rules: ["through.ten"],
      lessons: [],
    },
  ],
};
const want = (part: Partial<Wanted>): Wanted => ({ ...ANYTHING, ...part });
const items = (part: Partial<Wanted>) => itemsWanted(shelf, want(part)).map(({ item }) => item);
const kinds = (part: Partial<Wanted>) => kindsWanted(shelf, want(part));

describe("what a teacher looks for in the catalogue", () => {
  test("nothing wanted is everything: each kind once, each problem once", () => {
    expect(kinds({}).toSorted()).toEqual([...KIND_IDS].toSorted());
    expect(items({})).toEqual(["king-queen", "ten-with-nine"]);
  });

  test("words are found at the beginning of words, in any order, in a name, a question or its facts", () => {
    expect(items({ words: "QUEEN king" })).toEqual(["king-queen"]);
    expect(items({ words: "dummy's" })).toEqual(["ten-with-nine"]);
    expect(items({ words: "hearts" })).toEqual(["king-queen"]);
    expect(items({ words: "ueen" })).toEqual([]);
  });

  test("a kind fits by its own words, or by those of one of its problems", () => {
    expect(kinds({ words: "trumps hearts" })).toEqual(["lead-card"]);
    expect(kinds({ words: "opening lead" })).toContain("lead");
  });

  test("subject, rule, lesson and kind narrow both", () => {
    expect(items({ subject: "leads" })).toEqual(["king-queen"]);
    expect(kinds({ subject: "leads" })).toContain("lead");
    expect(kinds({ subject: "leads" })).not.toContain("through-dummy");
    expect(items({ rule: { id: "through.ten", kinds: ["through-dummy"] } })).toEqual([
      "ten-with-nine",
    ]);
    expect(kinds({ rule: { id: "through.ten", kinds: ["through-dummy"] } })).toEqual([
      "through-dummy",
    ]);
    expect(items({ lesson: 0 })).toEqual(["king-queen"]);
    expect(kinds({ lesson: 1 })).toEqual(["through-dummy"]);
    expect(items({ kind: "through-dummy" })).toEqual(["ten-with-nine"]);
  });

  test("a level leaves the kinds that are dealt at it; authored problems have no level", () => {
    expect(kinds({ level: 3 })).toEqual(["through-dummy"]);
    expect(items({ level: 3 })).toHaveLength(2);
  });
});
