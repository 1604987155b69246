import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { XsdValidator, XmlDocument } from "libxml2-wasm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatQuestions } from "../../src/classroom/export/csv.ts";
import { formatGift } from "../../src/classroom/export/gift.ts";
import { formatQti } from "../../src/classroom/export/qti.ts";
import { questionFor, type GivenQuestion } from "../../src/classroom/export/question.ts";
import { problemOf } from "../../src/classroom/set.ts";
import { must } from "../../src/engine/core/result.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { parseRows } from "../../src/tabletop/csv-rows.ts";
import { parseGift } from "../support/gift.ts";

const QTI = { q: "http://www.imsglobal.org/xsd/imsqti_v2p1" };
const grammarOf = (name: string) => {
  const rules = XmlDocument.fromBuffer(readFileSync(join(import.meta.dirname, "qti", name)));
  const validator = XsdValidator.fromDoc(rules);
  rules.dispose();
  return validator;
};

let [item, manifest]: XsdValidator[] = [];
beforeAll(() => {
  [item, manifest] = [grammarOf("item.xsd"), grammarOf("manifest.xsd")];
});
afterAll(() => {
  item?.dispose();
  manifest?.dispose();
});

/** What an XPath finds in an item: values of attributes, or texts. */
function all(text: string, path: string): string[] {
  using read = XmlDocument.fromString(text);
  return read.find(path, QTI).map((node) => ("value" in node ? String(node.value) : node.content));
}

function checkQti(questions: readonly GivenQuestion[]): void {
  const [first, ...items] = formatQti(questions);
  using packed = XmlDocument.fromString(first?.text ?? "");
  manifest?.validate(packed);
  expect(items).toHaveLength(questions.length);
  for (const { text } of items) {
    using read = XmlDocument.fromString(text);
    item?.validate(read);
    const declared = all(text, "//q:responseDeclaration/@identifier");
    const outcomes = all(text, "//q:outcomeDeclaration/@identifier");
    expect(all(text, "//q:itemBody//@responseIdentifier")).toEqual(declared);
    for (const name of all(text, "//q:variable/@identifier")) expect(declared).toContain(name);
    for (const name of all(text, "//q:setOutcomeValue/@identifier"))
      expect(outcomes).toContain(name);
    for (const name of all(text, "//@outcomeIdentifier")) expect(outcomes).toContain(name);
    const choices = all(text, "//q:simpleChoice/@identifier");
    expect(new Set(choices).size).toBe(choices.length);
    if (choices.length === 0) continue;
    expect(all(text, "//q:mapEntry/@mapKey")).toEqual(choices);
    expect(all(text, "//q:modalFeedback/@identifier")).toEqual(choices);
    for (const right of all(text, "//q:correctResponse/q:value")) expect(choices).toContain(right);
  }
}

const inOneLine = (words: string) => words.replace(/\s*\n\s*/g, " ");

function checkGift(questions: readonly GivenQuestion[]): void {
  const read = parseGift(formatGift(questions));
  const wanted = questions.flatMap(({ title, lines, several, answers, figures }, at) => {
    const text = lines.map(inOneLine).join("\n");
    if (figures.length === 0) return [{ text, answers, several, title: `${at + 1}. ${title}` }];
    return figures.map((one, part) => ({
      text: `${text}\n${one.words}`,
      answers: [{ words: String(one.value), why: one.why, mark: "best" as const }],
      several: false,
      title: `${at + 1}. ${title}${figures.length > 1 ? ` (${part + 1})` : ""}`,
    }));
  });
  expect(read.map(({ title, text }) => ({ title, text }))).toEqual(
    wanted.map(({ title, text }) => ({ title, text })),
  );
  for (const [at, { answers, several }] of wanted.entries()) {
    const { answers: given = [] } = read[at] ?? {};
    expect(given.map(({ words, feedback }) => [words, feedback])).toEqual(
      answers.map(({ words, why }) => [inOneLine(words), inOneLine(why)]),
    );
    const sure = given.filter(({ worth }) => worth > 0).map(({ words }) => words);
    const counts = (mark: string) => mark === "best" || (mark === "acceptable" && !several);
    expect(sure).toEqual(
      answers.filter(({ mark }) => counts(mark)).map(({ words }) => inOneLine(words)),
    );
    const sum = given.reduce((total, { worth }) => total + Math.max(0, worth), 0);
    expect(several ? Math.round(sum) : Math.max(...given.map(({ worth }) => worth))).toBe(100);
  }
}

function checkCsv(questions: readonly GivenQuestion[]): void {
  const [, ...rows] = must(parseRows(formatQuestions(questions)));
  expect(rows).toHaveLength(questions.length);
  for (const [at, { title, lines, answers, figures }] of questions.entries()) {
    const cells = rows[at]?.cells ?? [];
    const those = (mark: string) =>
      answers.filter((one) => one.mark === mark).map(({ words }) => words);
    expect(cells.slice(0, 4)).toEqual([
      String(at + 1),
      title,
      lines.join(" "),
      [...answers, ...figures].map(({ words }) => words).join(" | "),
    ]);
    expect(cells[4]).toBe(
      answers.length > 0
        ? those("best").join(" | ")
        : figures.map(({ words, value }) => `${words}: ${value}`).join(" | "),
    );
    expect(cells[5]).toBe(those("acceptable").join(" | "));
  }
}

describe.each(KIND_IDS)("%s", (kind) => {
  test("is QTI, GIFT and a table, and comes back from each as it was", async () => {
    const questions = await Promise.all(
      [7, 8].map(async (seed) =>
        questionFor(must(await problemOf({ type: "seed", kind, seed }, async () => null))),
      ),
    );
    checkQti(questions);
    checkGift(questions);
    checkCsv(questions);
  });
});

/** Words of one’s own, with every sign that a format may trip over. */
const words = fc
  .array(fc.constantFrom(..."ab =~#{}:\\%<>&\"',;|+-@♠\n[]é😀", "]]>", "&amp;", "{#", "::", "->"), {
    minLength: 1,
    maxLength: 12,
  })
  .map((signs) => `w${signs.join("")}.`);

test("whatever a teacher has typed", () => {
  const question = fc.record({
    title: words.map(inOneLine),
    lines: fc.array(words, { minLength: 1, maxLength: 3 }),
    several: fc.boolean(),
    answers: fc
      .array(
        fc.record({
          words,
          mark: fc.constantFrom("best" as const, "acceptable" as const, "wrong" as const),
          why: words,
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((list) => list.map((one, at) => (at === 0 ? { ...one, mark: "best" as const } : one))),
    figures: fc.constant([]),
  });
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 3 }), (questions) => {
      checkQti(questions);
      checkGift(questions);
      checkCsv(questions);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["an answer without a name", /<simpleChoice identifier="A1">/, "<simpleChoice>"],
  ["words that stand in the body itself", /<itemBody>/, "<itemBody>You hold "],
  [
    "feedback before the body",
    /(<itemBody>.*<\/itemBody>)(.*<\/responseProcessing>)(.*)(<\/assessmentItem>)/s,
    "$3$1$2$4",
  ],
  ["a score that is no number", /mappedValue="1"/, 'mappedValue="all"'],
])("the grammar of QTI refuses %s", (_, found, put) => {
  const [, one] = formatQti([
    {
      title: "A lead",
      lines: ["Spades K Q.", "Which?"],
      several: false,
      answers: [
        { words: "king", mark: "best", why: "It is." },
        { words: "queen", mark: "wrong", why: "It is not." },
      ],
      figures: [],
    },
  ]);
  const text = one?.text ?? "";
  expect(text).toMatch(found);
  using good = XmlDocument.fromString(text);
  item?.validate(good);
  using bad = XmlDocument.fromString(text.replace(found, put));
  expect(() => item?.validate(bad)).toThrow();
});
