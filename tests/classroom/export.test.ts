import { describe, expect, test } from "vitest";
import { formatQuestions } from "../../src/classroom/export/csv.ts";
import { formatGift } from "../../src/classroom/export/gift.ts";
import { plainWords } from "../../src/classroom/export/plain.ts";
import { formatQti } from "../../src/classroom/export/qti.ts";
import { questionFor, type GivenQuestion } from "../../src/classroom/export/question.ts";
import { problemOf, type Step } from "../../src/classroom/set.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { must } from "../../src/engine/core/result.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { parseRows } from "../../src/tabletop/csv-rows.ts";

async function asked(step: Step): Promise<GivenQuestion> {
  const items = async (kind: (typeof KIND_IDS)[number], item: string) =>
    (await loadAuthored(kind)).items[item] ?? null;
  return questionFor(must(await problemOf(step, items)));
}

test.each([
  ["Lead ♥\uFE0EQ.", "Lead the queen of hearts."],
  ["♠10 and ♦2", "The ten of spades and the two of diamonds"],
  ["♠\uFE0E K\u00A0Q\u00A08", "spades K Q 8"],
  [
    "Your ♠A falls. ♥K and ♥Q",
    "Your ace of spades falls. The king of hearts and the queen of hearts",
  ],
  ["♣KQ85", "clubs KQ85"],
  ["{A} leads a ♦︎.", "A leads a diamond."],
])("“%s” is written “%s”", (words, plain) => {
  expect(plainWords(words)).toBe(plain);
});

const choice: GivenQuestion = {
  title: "A lead",
  lines: ["You hold: spades K Q.", "Which card: {K} or ~Q~?"],
  several: false,
  answers: [
    { words: "king of spades", mark: "best", why: "It says = queen." },
    { words: "queen of spades", mark: "acceptable", why: "Fair." },
    { words: "two of spades", mark: "wrong", why: "Too low & late." },
  ],
  figures: [],
};
const several: GivenQuestion = {
  ...choice,
  several: true,
  answers: [
    { words: "one", mark: "best", why: "" },
    { words: "two", mark: "best", why: "" },
    { words: "three", mark: "best", why: "" },
    { words: "four", mark: "wrong", why: "" },
  ],
};
const figures: GivenQuestion = {
  title: "Score it",
  lines: ["Two hearts made.", "What is scored?"],
  several: false,
  answers: [],
  figures: [
    { words: "We, below the line", value: 16, why: "Two at eight." },
    { words: "They, above the line", value: 0, why: "Nothing." },
  ],
};

test("GIFT: one answer is right, a sound one earns as much, and signs of the format are escaped", () => {
  expect(formatGift([choice])).toBe(
    [
      "::1. A lead::[plain]You hold\\: spades K Q.\\nWhich card\\: \\{K\\} or \\~Q\\~? {",
      "=king of spades#It says \\= queen.",
      "~%100%queen of spades#Fair.",
      "~two of spades#Too low & late.",
      "}",
      "",
    ].join("\n"),
  );
});

test("GIFT: of several to be chosen each earns its part, and each figure is a question", () => {
  expect(formatGift([several])).toContain(
    "~%33.33333%one#\n~%33.33333%two#\n~%33.33333%three#\n~%-100%four#",
  );
  const parts = formatGift([figures]).split("\n\n");
  expect(parts).toHaveLength(2);
  expect(parts[0]).toContain("::1. Score it (1)::");
  expect(parts[0]).toContain("We, below the line {#\n=16#Two at eight.\n}");
});

test("CSV: letters that spreadsheets obey are made harmless, and what is right stands beside the question", () => {
  const trap = { ...choice, title: "=1+1" };
  const rows = must(parseRows(formatQuestions([trap, figures])));
  expect(formatQuestions([trap])).toMatch(/^\uFEFFNumber,/);
  expect(formatQuestions([trap])).toContain("'=1+1");
  expect(rows.map(({ cells }) => cells[4])).toEqual([
    "Right",
    "king of spades",
    "We, below the line: 16 | They, above the line: 0",
  ]);
});

describe("QTI 2.1", () => {
  const [manifest, first, second, third] = formatQti([choice, several, figures]);

  test("the manifest names every item once", () => {
    const named = [...(manifest?.text.matchAll(/href="([^"]+)"/g) ?? [])].map(([, name]) => name);
    expect(named.filter((_, at) => at % 2 === 0)).toEqual([
      "question-1.xml",
      "question-2.xml",
      "question-3.xml",
    ]);
  });

  test("a choice maps each answer to its score and has one right response", () => {
    expect(first?.text).toContain("<correctResponse><value>A1</value></correctResponse>");
    expect(first?.text).toContain('<mapEntry mapKey="A2" mappedValue="1"/>');
    expect(first?.text).toContain('<mapEntry mapKey="A3" mappedValue="0"/>');
    expect(first?.text).toContain("<p>Too low &amp; late.</p>");
    expect(second?.text).toContain('cardinality="multiple"');
    expect(second?.text).toContain('<mapEntry mapKey="A3" mappedValue="0.33333"/>');
  });

  test("figures are entered and all must be right", () => {
    expect(third?.text.match(/<textEntryInteraction /g)).toHaveLength(2);
    expect(third?.text).toContain("<correctResponse><value>16</value></correctResponse>");
  });

  test("the parts of an item stand in the order of the schema", () => {
    for (const { text } of [first, second, third].flatMap((file) => file ?? [])) {
      const order = [
        ...text.matchAll(
          /<(responseDeclaration|outcomeDeclaration|itemBody|responseProcessing|modalFeedback)\b/g,
        ),
      ];
      const ranks = order.map(([, name = ""]) =>
        [
          "responseDeclaration",
          "outcomeDeclaration",
          "itemBody",
          "responseProcessing",
          "modalFeedback",
        ].indexOf(name),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});

describe.each(KIND_IDS)("%s", (kind) => {
  test("tells what it shows and every answer without a suit sign or a seat in braces", async () => {
    const question = await asked({ type: "seed", kind, seed: 7 });
    const all = JSON.stringify(question);
    expect(all).not.toMatch(/[♠♥♦♣]|\uFE0E|\u00A0|\{[ZAYB]\}/);
    expect(question.lines.length).toBeGreaterThan(1);
    const right = question.answers.filter(({ mark }) => mark === "best").length;
    expect(question.several ? 1 : right + question.figures.length).toBeGreaterThan(0);
  });
});
