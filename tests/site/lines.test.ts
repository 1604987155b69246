import { markdownToHtml, mdxToJs } from "satteri";
import { expect, test } from "vitest";
import { lines } from "../../src/site/markdown/lines.ts";

const html = (source: string) => markdownToHtml(source, { hastPlugins: [lines] }).html;
const script = (source: string) => mdxToJs(source, { hastPlugins: [lines] }).code;

test("blocks and the lines of a list follow one another without a blank", () => {
  expect(html("# One\n\nTwo.\n\n* three\n* four\n").trim()).toBe(
    "<h1>One</h1><p>Two.</p><ul><li>three</li><li>four</li></ul>",
  );
});

test("the end of a line between words stands, even between two that are dressed", () => {
  expect(html("*one*\n*two*\nthree")).toContain("<em>one</em>\n<em>two</em>\nthree");
});

test("the same holds within a component, and what is written as code stands", () => {
  const source = "<Note>\n\nOne.\n\nTwo.\n\n</Note>\n\n<Rule />\n";
  expect(mdxToJs(source).code).toContain(String.raw`"\n"`);
  expect(script(source)).not.toContain(String.raw`"\n"`);
  expect(html("```\none\n\ntwo\n```")).toContain("one\n\ntwo\n");
});
