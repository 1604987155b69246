import { describe, expect, test } from "vitest";
import { proseOf } from "../support/content.ts";
import { builtPages, isSpecimens } from "../support/dist.ts";
import { filesUnder, textOf } from "../support/files.ts";
import { linesOf } from "../support/page-words.ts";

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

test("every column of a table is headed by words", () => {
  const empty = builtPages().filter(({ html }) => /<th\b[^>]*>\s*<\/th>/.test(html));
  expect(empty.map(({ path }) => path)).toEqual([]);
});

/** What every page says, a line for each run of words, each line once with a page it stands on. */
const lines = new Map(
  builtPages()
    .filter((page) => !isSpecimens(page))
    .flatMap(({ path, html }) => linesOf(html).map((line) => [line, path] as const)),
);

/** The lines in which something is found that should not be, each about the place where it is. */
function linesWith(pattern: RegExp): string[] {
  return [...lines].flatMap(([line, path]) => {
    const found = pattern.exec(line);
    return found ? [`${path}: ${line.slice(Math.max(0, found.index - 40), found.index + 60)}`] : [];
  });
}

describe("the words of every page", () => {
  test("are read", () => {
    expect(lines.size).toBeGreaterThan(5000);
    expect(lines.has("Learn the bridge of 1914 by playing it")).toBe(true);
  });

  test("have nothing left of their making", () => {
    expect(linesWith(/\b(?:lorem|ipsum|TBD|undefined|NaN)\b|\[object |\bnull\b(?!o)/)).toEqual([]);
  });

  test("have no tag, brace or mark of Markdown unresolved", () => {
    expect(linesWith(/[{}]|<\/?[A-Za-z]|\*\*|\]\(|```|&[a-z]+;|^#{1,6} /)).toEqual([]);
  });

  test("name no card by the letters of our files", () => {
    expect(linesWith(/(?<![\w♠♥♣♦])[SHDC](?:10|[2-9AKQJT])(?![\w’])/)).toEqual([]);
  });

  test("write no hand with stops between its suits, as our files do", () => {
    const filed = /(?<![\w.])(?=\.*[AKQJT])(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?!\w)/;
    expect(filed.test("prints hand A as K5.86.A9876.T32; the play")).toBe(true);
    expect(linesWith(filed)).toEqual([]);
  });

  test("call nothing simple that a reader may find hard", () => {
    expect(linesWith(/\b(?:simply|of course|obviously)\b/i)).toEqual([]);
  });

  test("have no word twice running", () => {
    // “Q x x” is a queen and two small cards; “of three five, of four four” counts cards and tricks.
    expect(linesWith(/(?<![\p{L}’-]|of )(?!x x)(\p{L}+) \1(?![\p{L}’-])/iu)).toEqual([]);
  });

  test("have no two stops, and no blank before one", () => {
    expect(linesWith(/[^.]\.\.(?!\.)|,,| [,;:?!]|\( | \)/)).toEqual([]);
  });

  test.each([
    ["♠", "spade"],
    ["♥", "heart"],
    ["♣", "club"],
    ["♦", "diamond"],
  ])("call %s by no name but %ss", (glyph, name) => {
    const others = ["spade", "heart", "club", "diamond"].filter((other) => other !== name);
    expect(linesWith(new RegExp(`${glyph}\\uFE0E? ?(?:${others.join("|")})s?\\b`, "iu"))).toEqual([]);
  });
});
