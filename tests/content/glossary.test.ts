import { expect, test } from "vitest";
import { SOURCE_IDS } from "../../src/rulebook/sources.ts";
import { glossaryEntries, lessons } from "../support/content.ts";
import { attributeValues, builtPages, isLesson } from "../support/dist.ts";

const entries = glossaryEntries();
const ids = entries.map(({ slug }) => slug);
const known: readonly string[] = SOURCE_IDS;

function repeated(things: readonly string[]): string[] {
  return things.filter((thing, index) => things.indexOf(thing) !== index);
}

/** The terms that a page links, in its order. */
function linkedFrom(html: string): string[] {
  return attributeValues(html, "href").flatMap((href) => /^\/glossary\/#(.+)$/.exec(href)?.[1] ?? []);
}

test("the words a newcomer asks about are all there", () => {
  const asked = `yarborough tenace fourchette pone book by-cards chicane bumper singleton ruff guarded finesse
    down-and-out foster-echo grand-coup nullo royals rubber honours slam underplay bath-coup shout treble revoke
    renounce double`;
  expect(asked.split(/\s+/).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(entries)("$slug has a line or two, a known source, and leads to terms there are", (entry) => {
  const { data, body, slug } = entry;
  expect(data.title).not.toBe("");
  const words = body.trim().split(/\s+/).length;
  expect(words).toBeGreaterThan(5);
  expect(words).toBeLessThanOrEqual(60);
  expect(body.trim()).toMatch(/[.]$/);
  expect(data.source === undefined || known.includes(data.source.book)).toBe(true);
  expect((data.see ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  expect(data.see ?? []).not.toContain(slug);
});

test("no two terms share a name or a word by which lessons link them", () => {
  expect(repeated(entries.map(({ data }) => data.title.toLowerCase()))).toEqual([]);
  const forms = entries.flatMap(({ data }) => data.forms ?? []);
  expect(repeated(forms)).toEqual([]);
  expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([]);
});

test("a word of our books says where it is from, and only these do not", () => {
  const without = entries.filter(({ data }) => !data.source).map(({ slug }) => slug);
  expect(without.toSorted()).toEqual(["doubleton", "over-ruff", "stopper", "void", "yarborough"]);
});

test("the page shows every term at its anchor, and how the odd ones are said", () => {
  const html = builtPages().find(({ path }) => path === "/glossary/")?.html ?? "";
  const anchors = attributeValues(html, "id");
  expect(ids.filter((id) => !anchors.includes(id))).toEqual([]);
  for (const { data } of entries) if (data.say) expect(html).toContain(`(${data.say})`);
});

test("a lesson links a term once, and never in a heading; every lesson links some that says nothing else", () => {
  const pages = builtPages().filter(isLesson);
  expect(pages).toHaveLength(lessons().length);
  for (const { path, html } of pages) {
    const linked = linkedFrom(html);
    expect(repeated(linked), path).toEqual([]);
    expect(linked.filter((id) => !ids.includes(id)), path).toEqual([]);
    const headings = [...html.matchAll(/<h([1-4])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , said]) => said);
    expect(headings.filter((said = "") => said.includes("/glossary/")), path).toEqual([]);
  }
  const none = pages.filter(({ html }) => linkedFrom(html).length === 0).map(({ path }) => path);
  const silent = lessons().filter(({ data }) => data.terms === 0);
  expect(silent.length).toBeLessThanOrEqual(4);
  expect(none.filter((path) => !silent.some(({ slug }) => path.endsWith(`/${slug}/`)))).toEqual([]);
});
