import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import ids from "./facts/ids.json" with { type: "json" };
import untested from "./facts/untested.json" with { type: "json" };

const folder = join(import.meta.dirname, "facts");
const tests = join(import.meta.dirname, "../engine/facts");

/** The files of statements; each is read by the test of the same name, which asks the engine about every one. */
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".json") && !["ids.json", "untested.json"].includes(file))
  .map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const facts = JSON.parse(text) as { readonly id: string; readonly ruleIds?: string[] }[];
    return { file, subject: file.replace(".json", ""), facts };
  });
const tested = files.flatMap(({ facts }) => facts.map(({ id }) => id));
const excused = untested.map(({ id }) => id);

describe("the statements of the books", () => {
  test("all four hundred and twenty-five are known by id, each once", () => {
    expect(ids).toHaveLength(425);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("each has a test, or a reason why not", () => {
    expect(ids.filter((id) => !tested.includes(id) && !excused.includes(id))).toEqual([]);
  });

  test("none is kept twice, excused and tested too, or of unknown id", () => {
    const named = [...tested, ...excused];
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
    const all = new Set(ids);
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });

  test.each(untested)("$id is left out for a reason", ({ because }) => {
    expect(because).toMatch(/^[A-Z].{20,}\.$/);
  });

  test.each(files)("$file is read by the test of its name", ({ file, subject }) => {
    const path = join(tests, `${subject}.test.ts`);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toContain(`oracle/facts/${file}"`);
  });

  test("every rule they cite is in the rulebook", () => {
    const known = new Set<string>(RULE_IDS);
    const cited = files.flatMap(({ facts }) => facts.flatMap(({ ruleIds }) => ruleIds ?? []));
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });
});
