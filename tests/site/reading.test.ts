import { expect, test } from "vitest";
import { linesOf, pictureOf } from "../../src/site/reading/picture.ts";
import { canonicalOf, sitemapOf } from "../../src/site/reading/sitemap.ts";
import { tightenPolicy } from "../../src/site/policy.mjs";

test("a title stands in lines of much the same length, and loses no word", () => {
  expect(linesOf("Your first evening of auction")).toEqual(["Your first evening", "of auction"]);
  expect(linesOf("Whist")).toEqual(["Whist"]);
});

test("a picture has its title as text, with nothing in it that ends an element", () => {
  expect(pictureOf("Tricks & <honours>")).toContain("Tricks &amp; &lt;honours&gt;</text>");
});

test("the sitemap takes a page’s own address, and none from a page without", () => {
  const html = '<link rel="canonical" href="https://a.example/learn/">';
  expect(canonicalOf(html)).toBe("https://a.example/learn/");
  expect(canonicalOf('<meta name="robots" content="noindex">')).toBeNull();
  expect(sitemapOf(["https://a.example/?a&b"])).toContain("<loc>https://a.example/?a&amp;b</loc>");
});

test("data for machines that list pages needs no leave", () => {
  const policy =
    "<meta http-equiv=\"content-security-policy\" content=\"script-src 'self' 'sha256-old='; style-src 'self' 'sha256-other=';\">";
  expect(tightenPolicy(`${policy}<script type="application/ld+json">{}</script>`)).toContain(
    "script-src 'self'; style-src 'self';",
  );
});
