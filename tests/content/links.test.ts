import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseSet } from "../../src/classroom/set.ts";
import { lessons, tracks } from "../support/content.ts";
import { attributeValues, builtPages, type Page } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const anchors = new Map<string, Set<string>>();

function anchorsOf(page: Page): Set<string> {
  const known = anchors.get(page.path) ?? new Set(attributeValues(page.html, "id"));
  anchors.set(page.path, known);
  return known;
}

/** Why an address on a page leads nowhere, or null where it leads somewhere or off the site. */
function fault(page: Page, address: string): string | null {
  const url = new URL(address, `http://site${page.path}`);
  if (url.host !== "site") return null;
  const target = byPath.get(url.pathname);
  if (!target) {
    const file = join(ROOT, "dist", decodeURIComponent(url.pathname));
    return existsSync(file) && !url.pathname.endsWith("/") ? null : `${address}: no such page`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  // A page of the classroom takes the code of a set there, which is no place on it.
  if (/^SET\d/.test(anchor)) {
    const read = parseSet(anchor);
    return read.ok ? null : `${address}: ${read.violation.message}`;
  }
  return anchor && !anchorsOf(target).has(anchor) ? `${address}: no such place` : null;
}

describe.each(pages)("$path", (page) => {
  test("leads nowhere in vain", () => {
    const addresses = ["href", "src"].flatMap((attribute) => attributeValues(page.html, attribute));
    const faults = [...new Set(addresses)].flatMap((address) => fault(page, address) ?? []);
    expect(faults).toEqual([]);
  });

  test("gives no two things one id", () => {
    const ids = attributeValues(page.html, "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("has one first heading, a title and its language", () => {
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.html).toMatch(/<title>[^<]+<\/title>/);
    expect(page.html).toMatch(/<html[^>]*\slang="en/);
  });
});

test("the list of lessons keeps the order of the tracks, and of each its own", () => {
  const listed = attributeValues(byPath.get("/learn/")?.html ?? "", "href");
  const inOrder = tracks().toSorted((a, b) => a.data.place - b.data.place);
  expect(new Set(inOrder.map(({ data }) => data.place)).size).toBe(inOrder.length);
  const places = inOrder.flatMap(({ slug, data }) =>
    data.lessons.map((lesson) => listed.indexOf(`/learn/${slug}/${lesson}/`)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(lessons().length).toBeGreaterThan(0);
});
