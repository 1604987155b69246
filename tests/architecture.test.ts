import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAME_IDS } from "../src/engine/games/game.ts";
import { ROOT, filesUnder } from "./support/files.ts";
import { codeOf, findCycle, importsOf, sourceFiles } from "./support/imports.ts";

/**
 * Each part of the house and the parts it may import besides itself, the most particular path first. A part not named
 * here may import nothing and fails until somebody decides where it belongs.
 */
const MAY_IMPORT: readonly (readonly [string, readonly string[]])[] = [
  ["src/rulebook/", []],
  ["src/engine/core/", ["src/rulebook/"]],
  ["src/engine/declaring/", ["src/rulebook/", "src/engine/core/", "src/engine/scoring/"]],
  ["src/engine/scoring/", ["src/rulebook/", "src/engine/core/", "src/engine/declaring/"]],
  [
    "src/engine/games/",
    ["src/rulebook/", "src/engine/core/", "src/engine/declaring/", "src/engine/scoring/"],
  ],
  [
    "src/engine/laws/",
    ["src/rulebook/", "src/engine/core/", "src/engine/declaring/", "src/engine/scoring/"],
  ],
  ["src/engine/conventions/", ["src/rulebook/", "src/engine/"]],
  ["src/engine/notation/", ["src/rulebook/", "src/engine/"]],
  ["src/solver/search/", ["src/engine/core/"]],
  ["src/worker/", []],
  [
    "src/solver/worker/",
    ["src/engine/core/", "src/solver/search/", "src/tabletop/", "src/worker/"],
  ],
  ["src/tabletop/", ["src/rulebook/", "src/engine/", "src/solver/search/"]],
  ["src/exercises/", ["src/rulebook/", "src/engine/", "src/tabletop/", "src/solver/search/"]],
  [
    "src/classroom/",
    ["src/rulebook/", "src/engine/", "src/tabletop/", "src/exercises/", "src/solver/search/"],
  ],
  ["src/progress/", ["src/rulebook/", "src/engine/core/"]],
  [
    "src/widgets/",
    [
      "src/rulebook/",
      "src/engine/",
      "src/solver/",
      "src/tabletop/",
      "src/exercises/",
      "src/classroom/",
      "src/progress/",
      "src/worker/",
    ],
  ],
  ["src/styles/", []],
  ["src/site/", ["src/", "content/", "public/"]],
  ["src/pages/", ["src/", "content/", "public/"]],
  ["src/content.config.ts", ["src/"]],
  ["src/", []],
];

function partOf(path: string) {
  const part = MAY_IMPORT.find(([prefix]) => path.startsWith(prefix));
  if (!part) throw new Error(`${path} is in no part of the house`);
  return { prefix: part[0], allowed: part[1] };
}

const files = sourceFiles();
const imports = files.flatMap(importsOf);

describe("who may import whom", () => {
  test("the imports are read", () => {
    expect(imports.length).toBeGreaterThan(files.length / 2);
    for (const { from, to } of imports) {
      expect(existsSync(join(ROOT, to)), `${from} imports ${to}, which is not there`).toBe(true);
    }
  });

  test("no part imports one it may not", () => {
    const breaches = imports.filter(({ from, to }) => {
      const { prefix, allowed } = partOf(from);
      const own = prefix !== "src/" && to.startsWith(prefix);
      return !own && !allowed.some((other) => to.startsWith(other));
    });
    expect(breaches.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([]);
  });

  test("pages are imported by nothing", () => {
    const breaches = imports.filter(({ to }) => to.startsWith("src/pages/"));
    expect(breaches.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("content imports nothing", () => {
    const importing = filesUnder("content").filter((path) =>
      /^(?:import|export)\s/m.test(codeOf(path)),
    );
    expect(importing).toEqual([]);
  });

  test("no file is reached from itself", () => {
    const edges = new Map(files.map((path) => [path, importsOf(path).map(({ to }) => to)]));
    expect(findCycle(edges)?.join(" -> ") ?? null).toBeNull();
  });
});

describe("one door to the outside each", () => {
  test.each([
    ["localStorage", /\blocalStorage\b/],
    ["location", /(?<![\w$.-]|document\.)(?:window\.|globalThis\.)?location\s*(?:[.[=,;)]|$)/m],
    ["Date.now", /\bDate\.now\b|\bnew Date\(\s*\)/],
    ["Math.random", /\bMath\.random\b/],
  ])("%s is used in one file at most", (_, pattern) => {
    const users = files.filter((path) => !path.endsWith(".css") && pattern.test(codeOf(path)));
    expect(users.slice(0, users.length > 1 ? users.length : 0)).toEqual([]);
  });
});

test("no code outside engine/games compares a game’s id", () => {
  const id = `["'\`](?:${GAME_IDS.join("|")})["'\`]`;
  const compares = new RegExp(`(?:[=!]==?|\\bcase)\\s*${id}|${id}\\s*[=!]==?`);
  const comparing = files
    .filter((path) => !path.startsWith("src/engine/games/"))
    .filter((path) => compares.test(codeOf(path)));
  expect(comparing).toEqual([]);
});

test("nor asks in a roundabout way: by a list of ids, by how one begins, or by which game it is handed", () => {
  const id = `["'\`](?:${GAME_IDS.join("|")})["'\`]`;
  const ways = [
    // ["whist-english", "whist-american"].includes(game), and a set of them.
    `\\[[^\\]]*${id}[^\\]]*\\](?:\\s*as const)?\\)?\\s*\\.(?:includes|has|indexOf|some|find)\\(`,
    `new Set(?:<[^>]*>)?\\(\\s*\\[[^\\]]*${id}`,
    // id.startsWith("whist-"), /^whist/.test(id)
    `\\.startsWith\\(\\s*["'\`](?:auction|nullo|straight|whist|contract)-?["'\`]`,
    `/\\^?(?:auction|straight|whist)-?/[a-z]*\\.test\\(`,
    // game === whistEnglish, game === GAMES.contract
    `[=!]==?\\s*(?:GAMES\\b|auction1914\\b|auctionNullo\\b|auctionEnglish\\b|straightBridge\\b|whistEnglish\\b|whistAmerican\\b)`,
  ].map((way) => new RegExp(way));
  for (const sly of [
    `["whist-english", "whist-american"].includes(game)`,
    `new Set<GameId>(["contract"])`,
    `game.startsWith("whist-")`,
    `game === GAMES["contract"]`,
  ]) {
    expect(
      ways.some((way) => way.test(sly)),
      sly,
    ).toBe(true);
  }
  const asking = files
    .filter((path) => !path.startsWith("src/engine/games/"))
    .filter((path) => ways.some((way) => way.test(codeOf(path))));
  expect(asking).toEqual([]);
});
