import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { joinStyles, tightenPolicy } from "../../src/site/policy.mjs";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const page = (body: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-other=';">${body}`;

test("a page’s policy allows the scripts and styles written on it, and no others", () => {
  const html = page("<script>a()</script><style>p{}</style>");
  expect(tightenPolicy(html)).toContain(
    `script-src 'self' ${hash("a()")}; style-src 'self' ${hash("p{}")};`,
  );
});

test("a script that is a file of ours needs no leave, and hides none after it", () => {
  const html = page('<script type="module" src="/a.js"></script><script>a()</script>');
  expect(tightenPolicy(html)).toContain(`script-src 'self' ${hash("a()")};`);
});

test("the styles of a page stand in one element, in their order", () => {
  const html = "<style>a{}</style><p>one</p><style>b{}</style><p>two</p>";
  expect(joinStyles(html)).toBe("<style>a{}b{}</style><p>one</p><p>two</p>");
});

test("data in a script element needs no leave, and a page without any keeps only its own origin", () => {
  const html = page('<script type="application/json">{}</script>');
  expect(tightenPolicy(html)).toContain("script-src 'self'; style-src 'self';");
});
