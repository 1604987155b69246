import { describe, expect, test } from "vitest";
import { proseOf } from "../support/content.ts";
import { builtPages } from "../support/dist.ts";
import { filesUnder, textOf } from "../support/files.ts";

const files = filesUnder("content", ".md", ".mdx");

describe.each(files)("%s", (path) => {
  const text = textOf(path);
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const prose = proseOf(body).replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, "");
  const captions = [...body.matchAll(/\bcaption="([^"]*)"/g)].map((match) => match[1]).join("\n");
  const told = front.replaceAll(/(:\s|-\s|^)(["'])(.*)\2$/gm, "$1$3");

  test("uses the printer’s quotes", () => {
    const straight = `${told}\n${prose.replaceAll(/`[^`\n]*`/g, "")}\n${captions}`
      .split("\n")
      .filter((line) => /["']/.test(line));
    expect(straight).toEqual([]);
  });

  test("has no emoji", () => {
    expect(text.match(/\p{Emoji_Presentation}|\uFE0F/gu)).toBeNull();
  });
});

test("every suit on every page is text, never a picture", () => {
  const bare = builtPages().flatMap(({ path, html }) =>
    [...html.matchAll(/.{0,30}[\u2660\u2663\u2665\u2666](?!\uFE0E).{0,10}/gu)].map(
      (match) => `${path}: ${match[0]}`,
    ),
  );
  expect(bare.slice(0, 20)).toEqual([]);
  const emoji = builtPages().filter(({ html }) => /\p{Emoji_Presentation}|\uFE0F/u.test(html));
  expect(emoji.map(({ path }) => path)).toEqual([]);
});
