import { describe, expect, test } from "vitest";
import { attributeValues, builtPages, isSpecimens, tagsOf } from "../support/dist.ts";
import { solvedItem, solvedSeed } from "../support/problems.ts";

/** Every exercise as it stands on a page before anybody has answered. */
const exercises = builtPages()
  .filter((page) => !isSpecimens(page))
  .flatMap(({ path, html }) =>
    [...html.matchAll(/<section class="leaf"[\s\S]*?<\/section>/g)].map(([section]) => ({
      path,
      section,
      item: attributeValues(section, "data-item")[0] ?? "",
    })),
  );

const MARKS = /\b(?:right|also sound|not here|best|acceptable|wrong|correct)\b/i;

/** The words of a stretch of HTML, as they are read. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

describe("an exercise nobody has answered", () => {
  test("stands in lessons, in practice rooms and on the front door", () => {
    const rooms = new Set(exercises.map(({ path }) => path.split("/")[1]));
    expect([...rooms].toSorted()).toEqual(["", "learn", "practice"]);
  });

  test.each(exercises)("$path $item gives nothing away", async ({ section, item }) => {
    const [kind = "", which = ""] = item.split(":");
    const seed = Number(which);
    const { problem, solution } = Number.isNaN(seed)
      ? await solvedItem(kind, which)
      : await solvedSeed(kind, seed);
    expect(attributeValues(section, "data-verdict")).toEqual([]);
    expect(section).not.toMatch(/\b(?:un)?sound\b/);

    const read = wordsOf(section);
    const reasons =
      solution.type === "choices"
        ? solution.choices.filter(({ mark }) => mark === "best")
        : solution.entries;
    // The last hint may be one of the answers that are offered.
    const offered = "options" in problem.ask ? problem.ask.options.map(({ label }) => label) : [];
    const told = [...reasons.map(({ because }) => because), ...solution.hints.slice(1)].filter(
      (words) => !offered.includes(words),
    );
    expect(told.filter((words) => read.includes(words))).toEqual([]);

    const names = ["aria-label", "title", "alt", "aria-description"].flatMap((attribute) =>
      attributeValues(section, attribute),
    );
    expect(names.filter((name) => MARKS.test(name))).toEqual([]);
    // Every choice is drawn alike, by the very same attributes.
    const drawn = tagsOf(section, "button")
      .filter((tag) => tag.includes("data-answer"))
      .map((tag) => [...tag.matchAll(/\s([\w-]+)(?==|[\s>])/g)].map(([, name]) => name).join(" "));
    expect(new Set(drawn).size).toBeLessThanOrEqual(1);
  });
});
