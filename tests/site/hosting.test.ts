import { describe, expect, test } from "vitest";
import { fromFolder, readBase, readdress } from "../../src/site/hosting/addresses.ts";
import { forFolder, keptInFolder } from "../../src/site/hosting/folder.ts";

const NAMES = ["learn", "_astro", "favicon.svg", "index.html"];
const under = (text: string) => readdress(text, NAMES, (at) => `/bridge${at}`);

test.each([
  ['<a href="/learn/aces/#x">', '<a href="/bridge/learn/aces/#x">'],
  ['<a href="/">Odd Trick</a>', '<a href="/bridge/">Odd Trick</a>'],
  ["src:url(/_astro/a.woff2)", "src:url(/bridge/_astro/a.woff2)"],
  ["import(`/learn/${slug}/?q=1`)", "import(`/bridge/learn/${slug}/?q=1`)"],
  ["&quot;/learn/&quot;", "&quot;/bridge/learn/&quot;"],
  ['{"href":"/favicon.svg"}', '{"href":"/bridge/favicon.svg"}'],
])("%s becomes %s under a folder", (was, is) => {
  expect(under(was)).toBe(is);
});

test.each([
  '<a href="https://example.org/learn/">',
  '<a href="/learning/">',
  "text.split(`/`)",
  'text.split("/")',
  "/learn/.test(path)",
  '"./learn/a.js"',
])("%s is no address from the root, and stays", (text) => {
  expect(under(text)).toBe(text);
});

test("a base has a slash at both ends, or is refused by name", () => {
  expect(readBase("/")).toEqual({ base: "/" });
  expect(readBase("/clubs/bridge/")).toEqual({ base: "/clubs/bridge/" });
  for (const bad of ["bridge", "/bridge", "bridge/", "//", "/a b/"]) {
    expect(readBase(bad)).toEqual({
      fault: `BASE begins and ends with a slash, as in /bridge/; “${bad}” does not.`,
    });
  }
});

test.each([
  ["index.html", "/", "index.html"],
  ["learn/aces/index.html", "/", "../../index.html"],
  ["learn/aces/index.html", "/learn/kings/?seed=7#x", "../../learn/kings/index.html?seed=7#x"],
  ["404.html", "/favicon.svg", "favicon.svg"],
])("from %s the address %s is %s", (file, address, seen) => {
  expect(fromFolder(file, address)).toBe(seen);
});

describe("a page in a folder", () => {
  const notice = '<p class="notice" role="status"></p>';
  const drill = `<script type="module" src="/_astro/Exercise.astro.a1.js"></script>`;
  const tool = `<script type="module" src="/_astro/index.b2.js"></script>`;

  test("wakes its exercises by a script of the old sort, and says nothing", () => {
    const html = forFolder("learn/aces/index.html", notice + drill + tool, NAMES);
    expect(html).toBe(`${notice}<script defer src="../../exercise.js"></script>`);
  });

  test("wakes a tool for a real table, which says nothing either", () => {
    const sheet = `<script type="module" src="/_astro/score-sheet.astro.c3.js"></script>`;
    const html = forFolder("table/score-sheet/index.html", notice + sheet, NAMES);
    expect(html).toBe(`${notice}<script defer src="../../score-sheet.js"></script>`);
  });

  test("says why it cannot search", () => {
    const html = forFolder("search/index.html", notice + tool, NAMES);
    expect(html).toContain("browsers fetch nothing from a folder");
  });

  test("says in one line that it needs a website, where it has other scripts only", () => {
    const html = forFolder("index.html", notice + tool, NAMES);
    expect(html).toContain("This page works only on a website");
    expect(html).not.toContain("<script");
  });

  test("says of a list that it opens what it names, and shows no record", () => {
    const html = forFolder("learn/index.html", notice + tool, NAMES);
    expect(html).toContain("What you have done is not shown here");
    expect(html).not.toContain("works only on a website");
  });

  test("says nothing where it is only read", () => {
    expect(forFolder("index.html", `${notice}<p>Words</p>`, NAMES)).toBe(`${notice}<p>Words</p>`);
  });
});

test("a folder holds pages, pictures and faces, and no script, index or page of ours", () => {
  expect(keptInFolder("learn/index.html")).toBe(true);
  expect(keptInFolder("_astro/a.woff2")).toBe(true);
  for (const name of ["sw.js", "_astro/a.js", "specimens/index.html", "og/leads.png"]) {
    expect(keptInFolder(name)).toBe(false);
  }
});
