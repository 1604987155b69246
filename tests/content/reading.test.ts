import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isCard, PACK, RANKS, SUITS, type Card } from "../../src/engine/core/card.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { cardName, GLYPH } from "../../src/exercises/kit/words.ts";
import { exercisesIn, lessons, type Entry, type LessonData } from "../support/content.ts";
import { attributeValues, builtPages, isLesson, isSpecimens, tagsOf } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";
import { solvedItem } from "../support/problems.ts";

const all = lessons();

/** The cards of holdings written one after another, “♠AKT ♥–” or “AKT.…”, where the suits are told by their glyphs. */
function cardsIn(text: string): Card[] {
  const bySuit = SUITS.flatMap((suit) =>
    [...text.matchAll(new RegExp(`${GLYPH[suit].charAt(0)}\\uFE0E?([2-9TAKQJ]|10)+`, "g"))].flatMap(
      ([holding]) =>
        Array.from(
          holding.replace("10", "T").matchAll(/[2-9TAKQJ]/g),
          ([rank]) => `${suit}${rank}`,
        ),
    ),
  );
  return bySuit.filter(isCard);
}

/** Cards of one suit from their ranks alone. */
const holding = (suit: string, ranks: string): Card[] =>
  Array.from(ranks, (rank) => `${suit}${rank}`).filter(isCard);

/** The four hands of every whole deal that a lesson lays out: in a block of deals, of PBN, or as a list. */
function wholeDeals(body: string): Card[][][] {
  const blocks = [...body.matchAll(/```deal\n([\s\S]*?)```/g)].map(([, block = ""]) =>
    block
      .split("\n")
      .filter((line) => /^[ZAYB]\s/.test(line))
      .map(cardsIn),
  );
  const printed = [...body.matchAll(/\[Deal "[A-Z]:([^"]*)"\]/g)].map(([, hands = ""]) =>
    hands
      .split(" ")
      .map((hand) => hand.split(".").flatMap((ranks, at) => holding("SHDC".charAt(at), ranks))),
  );
  const lists = [...body.matchAll(/(?:^- [ZAYB]: .*\n){4}/gm)].map(([list]) =>
    list.trim().split("\n").map(cardsIn),
  );
  return [...blocks, ...printed, ...lists];
}

/** Every card that a lesson shows somewhere: in a figure, a diagram, a holding in its words, or an exercise. */
async function shownIn(lesson: Entry<LessonData>): Promise<Set<Card>> {
  const { body } = lesson;
  const asked = await Promise.all(
    exercisesIn(lesson).map(async ({ kind, item }) =>
      JSON.stringify((await solvedItem(kind, item)).problem),
    ),
  );
  const drawn = [...body.matchAll(/\b(?:cards|plays)="([^"]*)"/g)].map(([, cards]) => cards);
  const strips = [...body.matchAll(/<RankStrip([^>]*)\/>/g)].flatMap(([, given = ""]) =>
    ["led", "you", "dummy"].flatMap((name) =>
      holding(
        /\bsuit="(\w)"/.exec(given)?.[1] ?? "",
        new RegExp(`\\b${name}="(\\w*)"`).exec(given)?.[1] ?? "",
      ),
    ),
  );
  const codes: string[] = [...asked, ...drawn].join(" ").match(/\b[SHCD][2-9TJQKA]\b/g) ?? [];
  return new Set([
    ...codes.filter(isCard),
    ...strips,
    ...cardsIn(`${body} ${asked.join(" ")}`),
    ...wholeDeals(body).flat(2),
  ]);
}

/** Cards that a lesson asks its reader to think of, or tells of a hand that stands on a page of its own. */
const THOUGHT_OF: Readonly<Record<string, readonly Card[]>> = {
  // The entry opposite that must be driven out.
  "declarer/entries": ["CA"],
  // Cards led to an Eleven that does not come out.
  "first-evening/the-eleven-rule": ["H9"],
  "partner-and-dummy/the-eleven-rule-from-other-chairs": ["C7"],
  // A card on the table by accident.
  "first-evening/when-something-goes-wrong": ["CK"],
  // The thirteenth card of a hand, and Foster’s second hand, which has its own page under Play.
  "nullos/losing-on-purpose": ["C8", "DJ", "CK", "HJ"],
};

describe.each(all)("$path", (lesson) => {
  const { body, path } = lesson;
  const key = path.replace(/^content\/lessons\/|\.mdx$/g, "");

  test("has three exercises at least, and each is graded", async () => {
    const settings = exercisesIn(lesson);
    expect(settings.length).toBeGreaterThanOrEqual(3);
    for (const { kind, item } of settings) {
      const { solution } = await solvedItem(kind, item);
      if (solution.type === "entries") expect(solution.entries.length).toBeGreaterThan(0);
      else expect(solution.choices.map(({ mark }) => mark)).toContain("best");
    }
  });

  test("names no card that it does not show", async () => {
    const shown = await shownIn(lesson);
    const named = PACK.filter((card) => new RegExp(`\\b${cardName(card)}\\b`, "i").test(body));
    const missing = named.filter((card) => !shown.has(card));
    expect(missing.toSorted()).toEqual([...(THOUGHT_OF[key] ?? [])].toSorted());
  });

  test("lays out whole deals of four times thirteen cards, each card once", () => {
    for (const hands of wholeDeals(body)) {
      expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
      expect(hands.flat().toSorted()).toEqual([...PACK].toSorted());
    }
  });

  test("draws no card twice in a figure", () => {
    for (const [, cards = ""] of body.matchAll(/\b(?:cards|plays)="([^"]*)"/g)) {
      const drawn = cards.match(/[SHCD][2-9TJQKA]/g) ?? [];
      expect(new Set(drawn).size, cards).toBe(drawn.length);
    }
    for (const [strip] of body.matchAll(/<RankStrip[^>]*>/g)) {
      const ranks = ["led", "you", "dummy"].flatMap((name) => [
        ...(new RegExp(`\\b${name}="(\\w*)"`).exec(strip)?.[1] ?? ""),
      ]);
      expect(new Set(ranks).size, strip).toBe(ranks.length);
      expect(ranks.filter((rank) => !(RANKS as readonly string[]).includes(rank))).toEqual([]);
    }
  });
});

test("whole deals are found where there are some", () => {
  const found = all.flatMap(({ body, slug }) => wholeDeals(body).map(() => slug));
  expect(found).toEqual(
    expect.arrayContaining(["the-later-rounds", "leads-at-no-trump", "four-ways-of-taking-tricks"]),
  );
});

const pages = builtPages();
const open = pages.filter((page) => !tagsOf(page.html, "meta").some((tag) => /noindex/.test(tag)));
const file = (name: string) => readFileSync(join(ROOT, "dist", name), "utf8");
const canonical = (html: string) =>
  tagsOf(html, "link")
    .filter((tag) => tag.includes('rel="canonical"'))
    .flatMap((tag) => attributeValues(tag, "href"));

test("every page that may be found says where it is, what it is, and has a picture that exists", () => {
  for (const { path, html } of open) {
    expect(canonical(html).map((address) => new URL(address).pathname), path).toEqual([path]);
    const metas = tagsOf(html, "meta");
    const described = metas.filter((tag) => tag.includes('name="description"'));
    expect(described, path).toHaveLength(1);
    expect(attributeValues(described[0] ?? "", "content")[0], path).toMatch(/\w.{20}/);
    const pictures = metas
      .filter((tag) => tag.includes('property="og:image"'))
      .flatMap((tag) => attributeValues(tag, "content"));
    expect(pictures, path).toHaveLength(1);
    const { pathname } = new URL(pictures[0] ?? "");
    expect(existsSync(join(ROOT, "dist", pathname)), `${path}: ${pathname}`).toBe(true);
  }
});

test("no two pages that may be found have the same title or the same description", () => {
  const pathsBy = (told: (html: string) => string) => {
    const pages = Map.groupBy(open, ({ html }) => told(html));
    return [...pages.values()].map((same) => same.map(({ path }) => path));
  };
  const titles = pathsBy((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const descriptions = pathsBy(
    (html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
  );
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter((paths) => paths.length > 1)).toEqual([]);
  expect(descriptions.filter((paths) => paths.length > 1)).toEqual([]);
});

test("every lesson and practice room tells machines what it is, by name", () => {
  for (const { path, html } of pages.filter(isLesson)) {
    const [article = ""] = tagsOf(html, "article");
    expect(article, path).toContain(
      'itemscope itemtype="https://schema.org/LearningResource https://schema.org/Quiz"',
    );
    const name = /<h1 itemprop="name">([^<]+)<\/h1>/.exec(html)?.[1];
    expect(html, path).toContain(`<title>${name} · Odd Trick</title>`);
  }
  const rooms = pages.filter(({ path }) => KIND_IDS.some((kind) => path === `/practice/${kind}/`));
  expect(rooms).toHaveLength(KIND_IDS.length);
  for (const { path, html } of rooms) {
    const json = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? "{}";
    const data: unknown = JSON.parse(json);
    expect(data, path).toMatchObject({ "@type": "Quiz", url: canonical(html)[0] });
  }
});

test("the sitemap has every page that may be found, once, and the robots are told of it", () => {
  const listed = Array.from(
    file("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.toSorted()).toEqual(open.map(({ path }) => path).toSorted());
  expect(file("robots.txt")).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

test("the feed tells of lessons that exist, with their days", () => {
  const items = file("feed.xml").match(/<item>[\s\S]*?<\/item>/g) ?? [];
  expect(items.length).toBeGreaterThanOrEqual(10);
  const paths = pages.filter(isLesson).map(({ path }) => path);
  for (const item of items) {
    const address = /<link>([^<]*)<\/link>/.exec(item)?.[1] ?? "";
    expect(paths).toContain(new URL(address).pathname);
    expect(Date.parse(/<pubDate>([^<]*)</.exec(item)?.[1] ?? "")).toBeGreaterThan(0);
  }
});

test("what stands in a page for machines is sound, and names lessons and rooms that exist", () => {
  const told = pages
    .filter((page) => !isSpecimens(page))
    .flatMap(({ path, html }) =>
      [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, data = ""]) => ({ path, data }),
      ),
    );
  const known = new Set(pages.map(({ path }) => path));
  for (const { path, data } of told) {
    expect(JSON.parse(data)["@context"], path).toBe("https://schema.org");
    for (const [, address = ""] of data.matchAll(/"url":"([^"]*)"/g)) {
      expect(known, address).toContain(new URL(address).pathname);
    }
  }
  const course = told.find(({ path }) => path === "/learn/")?.data ?? "";
  expect(course.match(/"timeRequired"/g)).toHaveLength(all.length);
  const rooms = told.filter(({ path }) => path.startsWith("/practice/"));
  expect(rooms.every(({ data }) => data.includes('"@type":"Quiz"'))).toBe(true);
  expect(rooms.length).toBeGreaterThan(0);
});
