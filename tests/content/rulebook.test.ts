import { expect, test } from "vitest";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { SOURCE_IDS } from "../../src/rulebook/sources.ts";
import { ruleEntries } from "../support/content.ts";

const entries = ruleEntries();

function repeated(things: readonly string[]): string[] {
  return things.filter((thing, index) => things.indexOf(thing) !== index);
}

test("every rule has one entry, and every entry a rule", () => {
  const ids = entries.map(({ data }) => data.id);
  const known: readonly string[] = RULE_IDS;
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  expect(repeated(ids)).toEqual([]);
  expect(repeated(known)).toEqual([]);
});

test("every rule has a title of its own, short enough for a button", () => {
  const titles = entries.map(({ data }) => data.title);
  expect(repeated(titles)).toEqual([]);
  expect(titles.filter((title) => title.length === 0 || title.length > 46)).toEqual([]);
});

test.each(entries)("$path cites books and rules that exist", ({ data, body, path }) => {
  expect(path).toBe(`content/rulebook/${data.game}/${data.id.replaceAll(".", "-")}.md`);
  const books = data.sources.map(({ book }) => book);
  expect(books.length, "a rule names its source").toBeGreaterThan(0);
  expect(books.filter((book) => !(SOURCE_IDS as string[]).includes(book))).toEqual([]);
  const known: readonly string[] = RULE_IDS;
  expect((data.see ?? []).filter((id) => !known.includes(id))).toEqual([]);
  expect(data.see ?? []).not.toContain(data.id);
  expect(body.trim(), "a rule has words").not.toBe("");
});
