import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { KIND_IDS, KINDS } from "../../src/exercises/kit/kinds.ts";
import { exercisesIn, lessons } from "../support/content.ts";
import { attributeValues, builtPages } from "../support/dist.ts";

const page = builtPages().find(({ path }) => path === "/practice/kinds/");
const html = page?.html ?? "";

/** What the page says of each kind: its section, from its heading to the next. */
const told = new Map(
  [...html.matchAll(/<section class="kind" id="([^"]*)">([\s\S]*?)<\/section>/g)].map(
    ([, kind = "", said = ""]) => [kind, said],
  ),
);

test("the page of all kinds tells of each kind once, and of nothing else", () => {
  const ids = [...html.matchAll(/<section class="kind" id="([^"]*)">/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...KIND_IDS].toSorted());
  const practice = builtPages().find(({ path }) => path === "/practice/");
  expect(attributeValues(practice?.html ?? "", "href")).toContain("/practice/kinds/");
});

test.each(KIND_IDS)("%s: its title, slug, levels, rules and lessons", async (kind) => {
  const said = told.get(kind) ?? "";
  const { teaches, levels = 1 } = await loadAuthored(kind);
  const words = said.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  for (const part of [KINDS[kind].title, KINDS[kind].about, kind]) expect(words).toContain(part);
  expect(words).toContain(["one level", "two levels", "three levels"][levels - 1]);
  const count = teaches.length === 1 ? "The rule it teaches" : `The ${teaches.length} rules`;
  expect(words).toContain(count);

  const links = attributeValues(said, "href");
  expect(links).toContain(`/practice/${kind}/`);
  const rules = links.filter((href) => href.startsWith("/rules/"));
  // Where there are too many to name, each part of the rulebook that has some is linked.
  if (teaches.length > 12) expect(rules.length).toBeGreaterThan(0);
  else expect(rules.map((href) => href.split("#")[1]).toSorted()).toEqual([...teaches].toSorted());

  const using = lessons().filter(
    (lesson) =>
      lesson.data.practice.includes(kind) || exercisesIn(lesson).some((one) => one.kind === kind),
  );
  const named = links.filter((href) => href.startsWith("/learn/"));
  expect(named.map((href) => href.split("/").at(-2)).toSorted()).toEqual(
    using.map(({ slug }) => slug).toSorted(),
  );
});
