import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { isKindId } from "../../src/exercises/kit/kinds.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { exercisesIn, lessons, ruleEntries, tracks, wordCount } from "../support/content.ts";
import { solvedItem } from "../support/problems.ts";

const all = lessons();
const rules: readonly string[] = RULE_IDS;
const entries = new Set(ruleEntries().map(({ data }) => data.id));

test("every lesson stands in one track, and a track lists lessons alone", () => {
  const listed = tracks().flatMap(({ slug, data }) =>
    data.lessons.map((lesson) => `content/lessons/${slug}/${lesson}.mdx`),
  );
  expect(listed.toSorted()).toEqual(all.map(({ path }) => path).toSorted());
});

describe.each(all)("$path", (lesson) => {
  const { data, body } = lesson;
  const settings = exercisesIn(lesson);

  test("cites rules and kinds that exist", () => {
    expect(data.title).not.toBe("");
    expect(data.lede).not.toBe("");
    expect(data.minutes).toBeGreaterThan(0);
    expect(data.rules.length).toBeGreaterThan(0);
    expect(data.rules.filter((id) => !rules.includes(id))).toEqual([]);
    expect(data.practice.filter((kind) => !isKindId(kind))).toEqual([]);
    const linked = [...body.matchAll(/<Rule\s+id="([^"]*)"/g)].map((match) => match[1] ?? "");
    expect(linked.filter((id) => !rules.includes(id))).toEqual([]);
  });

  test("has 500 to 1,000 words, a summary, and then and now", () => {
    const words = wordCount(body);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1000);
    expect(body).toMatch(/<Summary>[\s\S]+<\/Summary>/);
    expect(body).toMatch(/<ThenAndNow>[\s\S]+<\/ThenAndNow>/);
  });

  test("opens with a position to bet on, before its first heading", () => {
    const [opening = ""] = body.split("\n## ");
    expect(opening).toMatch(/<Exercise |place your bet/i);
  });

  test("sets three to five exercises", () => {
    expect(settings.length).toBeGreaterThanOrEqual(3);
    expect(settings.length).toBeLessThanOrEqual(5);
    const names = settings.map(({ kind, item }) => `${kind}:${item}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(settings)("$kind:$item exists, and what it cites is in the rulebook", async (setting) => {
    const { kind, item } = setting;
    const { solution } = await solvedItem(kind, item);
    const parts = solution.type === "choices" ? solution.choices : solution.entries;
    const cited = [...new Set(parts.flatMap((part) => part.rules))];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id) => !entries.has(id))).toEqual([]);
    if (!isKindId(kind)) throw new Error(kind);
    const { teaches } = await loadAuthored(kind);
    expect(cited.filter((id) => !teaches.includes(id))).toEqual([]);
  });
});
