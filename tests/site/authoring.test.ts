import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { must } from "../../src/engine/core/result.ts";
import { isKindId } from "../../src/exercises/kit/kinds.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { begin } from "../../src/site/authoring/begin.ts";
import { readPbn } from "../../src/tabletop/playing/pbn.ts";
import { positionOf } from "../../src/tabletop/playing/position.ts";
import { checkFiledHand } from "../support/filed-hand.ts";
import { ROOT } from "../support/files.ts";
import { solvedItem } from "../support/problems.ts";

/** A copy of what an author’s tools touch, where anything may be written. */
const copy = mkdtempSync(join(tmpdir(), "odd-trick-new-"));
for (const part of ["exercises", "engine", "rulebook", "solver", "tabletop"]) {
  cpSync(join(ROOT, "src", part), join(copy, "src", part), { recursive: true });
}
cpSync(join(ROOT, "content/tracks"), join(copy, "content/tracks"), { recursive: true });
writeFileSync(join(copy, "package.json"), '{ "type": "module" }');
afterAll(() => rmSync(copy, { recursive: true }));

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
const make = (what: string, name: string) =>
  node(join(ROOT, "src/site/authoring/new.ts"), what, name);
const written = (path: string) => readFileSync(join(copy, path), "utf8");

/** What every lesson says of itself, as one that is published does. */
const MUST = Object.keys(
  parse(
    readFileSync(join(ROOT, "content/lessons/leads/aces.mdx"), "utf8").split("---\n")[1] ?? "",
  ) as object,
);

describe("a lesson", () => {
  make("lesson", "leads/the-new-lead");
  const text = written("content/lessons/leads/the-new-lead.mdx");
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];

  test("stands last in its track", () => {
    const track = parse(written("content/tracks/leads.yaml")) as { lessons: string[] };
    expect(track.lessons.at(-1)).toBe("the-new-lead");
    expect(track.lessons).toContain("choosing-the-suit");
  });

  test("says all that a lesson must say of itself, and the day it is begun", () => {
    const data = parse(front) as Record<string, unknown>;
    expect(Object.keys(data)).toEqual(MUST);
    expect(data["added"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("names rules, kinds and exercises that exist, and has its closing parts", async () => {
    const data = parse(front) as { rules: string[]; practice: string[]; minutes: number };
    const rules: readonly string[] = RULE_IDS;
    expect(data.rules.filter((id) => !rules.includes(id))).toEqual([]);
    expect(data.practice.filter((kind) => !isKindId(kind))).toEqual([]);
    const settings = [...body.matchAll(/<Exercise kind="([^"]+)" item="([^"]+)" \/>/g)];
    expect(settings.length).toBeGreaterThanOrEqual(3);
    for (const [, kind = "", item = ""] of settings) {
      expect((await solvedItem(kind, item)).solution.hints).toHaveLength(3);
    }
    expect(body).toMatch(/<Summary>[\s\S]+<\/Summary>/);
    expect(body).toMatch(/<ThenAndNow>[\s\S]+<\/ThenAndNow>/);
  });
});

test("a hand can be read and played to its end", () => {
  make("hand", "the-new-hand");
  const { deal, record, notes, tag } = must(readPbn(written("content/hands/the-new-hand.pbn")));
  const { won, toPlay } = must(positionOf(deal, record));
  expect(toPlay).toBeNull();
  expect(won).toEqual({ YZ: 0, AB: 13 });
  expect(notes).toHaveLength(1);
  expect(tag("OddTrickAbout")).not.toBe("");
});

test("a hand that is filled in passes what every printed hand must, and a slip of the pen does not", () => {
  make("hand", "the-filled-hand");
  const filled = written("content/hands/the-filled-hand.pbn").replaceAll("…", "Words");
  checkFiledHand(must(readPbn(filled)));
  const slip = must(readPbn(filled.replace('[Result "0"]', '[Result "3"]')));
  expect(() => checkFiledHand(slip)).toThrow("the tricks are those of the tag Result");
});

test("an exercise is posed and graded from a seed and as an item", () => {
  make("exercise", "highest-card");
  const posed = (which: string) =>
    JSON.parse(node("src/exercises/cli.ts", "highest-card", which)) as {
      solution: { choices: { id: string; mark: string }[] };
    };
  const best = posed("first").solution.choices.filter(({ mark }) => mark === "best");
  expect(best.map(({ id }) => id)).toEqual(["HK"]);
  expect(posed("12").solution.choices).toHaveLength(4);
  expect(written("src/exercises/kit/subjects.ts")).toContain('"highest-card"');
  expect(written("tests/exercises/highest-card.test.ts")).toContain('loadAuthored("highest-card")');
});

test.each([
  ["essay", "one", "Say which of these to begin: lesson, exercise, hand."],
  ["lesson", "the-ace", "A lesson is named by its track and its slug, as in leads/the-ace."],
  ["lesson", "poker/the-ace", "There is no track “poker”."],
  ["lesson", "leads/aces", "“aces” is taken: there is content/lessons/leads/aces.mdx already."],
  ["exercise", "trick", "“trick” is taken: there is src/exercises/catalog/trick.ts already."],
  ["hand", "elwell-01", "“elwell-01” is taken: there is content/hands/elwell-01.pbn already."],
  ["hand", "", "Say what it is to be called, in small letters: one-word or a-few-words."],
  ["hand", "../x", "“../x” is no slug: small letters, figures and single dashes, a letter first."],
  [
    "exercise",
    "Two Words",
    "“Two Words” is no slug: small letters, figures and single dashes, a letter first.",
  ],
])("%s %s is refused in one sentence", (what, name, sentence) => {
  const read = (path: string) => {
    try {
      return readFileSync(join(ROOT, path), "utf8");
    } catch {
      return null;
    }
  };
  const begun = begin(what, name, read, "2026-12-01");
  expect(begun.ok ? "begun" : begun.violation.message).toBe(sentence);
});

describe("the examples of the authors’ page", () => {
  const page = readFileSync(join(ROOT, "src/pages/teach/authoring.astro"), "utf8");
  const lesson = readFileSync(join(ROOT, "src/site/authoring/examples/lesson.mdx"), "utf8");
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(lesson) ?? [];

  test("the lesson has just what a lesson’s front matter may have, and it exists", () => {
    const data = parse(front) as Record<string, unknown> & { rules: string[]; practice: string[] };
    expect(Object.keys(data)).toEqual(MUST);
    const rules: readonly string[] = RULE_IDS;
    expect(
      [...data.rules, ...data.practice].filter((id) => !rules.includes(id) && !isKindId(id)),
    ).toEqual([]);
  });

  test("the lesson calls nothing that a lesson may not, and only exercises that there are", async () => {
    const names = new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));
    const known = readFileSync(join(ROOT, "src/site/mdx/components.ts"), "utf8");
    for (const name of names) expect(known).toContain(`  ${name},`);
    const settings = [...body.matchAll(/<Exercise kind="([^"]+)" item="([^"]+)" \/>/g)];
    expect(settings).toHaveLength(3);
    for (const [, kind = "", item = ""] of settings) await solvedItem(kind, item);
  });

  test("the hand shown is read, and the items shown are there", async () => {
    expect(page).toContain("content/hands/elwell-01.pbn?raw");
    expect(readPbn(readFileSync(join(ROOT, "content/hands/elwell-01.pbn"), "utf8")).ok).toBe(true);
    const items = readFileSync(join(ROOT, "src/exercises/items/through-dummy.ts"), "utf8");
    const shown = items.slice(
      items.indexOf("/** Foster’s examples"),
      items.indexOf('  "ten-with-nine"'),
    );
    const names = [...shown.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) await solvedItem("through-dummy", name);
  });
});
