import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesCited } from "../../src/exercises/kit/exercise.ts";
import { evenings } from "../support/content.ts";
import { builtPages } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";
import { solvedItem } from "../support/problems.ts";

const all = evenings();

test("there are twelve, each in a place of its own", () => {
  expect(all.map(({ data }) => data.place).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
});

describe.each(all)("$path", ({ slug, data, body }) => {
  test("fills two hours to the minute", () => {
    expect(data.timing.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120);
  });

  test("goes with lessons and boards that exist", () => {
    const files = [
      ...data.lessons.map((name) => `content/lessons/${name}.mdx`),
      ...data.boards.map((name) => `content/hands/${name}.pbn`),
    ];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test("asks questions that exist, no one twice, and talks of them", async () => {
    expect(new Set(data.questions).size).toBe(data.questions.length);
    for (const name of data.questions) {
      const [kind = "", item = ""] = name.split(":");
      const { solution } = await solvedItem(kind, item);
      expect(rulesCited(solution).length).toBeGreaterThan(0);
    }
    expect(body.match(/^- /gm)?.length ?? 0).toBeGreaterThanOrEqual(5);
  });

  test("has a page that gives its set out", () => {
    const page = builtPages().find(({ path }) => path === `/teach/evenings/${slug}/`);
    expect(page?.html).toContain('href="/class/#');
  });
});
