import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { RULE_IDS, type RuleId } from "../../src/rulebook/rules.ts";
import { lessons } from "../support/content.ts";
import { NOT_DRILLED, NOT_TAUGHT, spokenFor, type Reason } from "../support/untold.ts";

const taught = new Set<string>(lessons().flatMap(({ data }) => data.rules));
const drilled = new Set<string>(
  (await Promise.all(KIND_IDS.map(loadAuthored))).flatMap(({ teaches }) => teaches),
);

const LISTS: readonly (readonly [string, ReadonlySet<string>, readonly Reason[]])[] = [
  ["taught in a lesson", taught, NOT_TAUGHT],
  ["used by an exercise", drilled, NOT_DRILLED],
];

describe.each(LISTS)("a rule is %s", (_what, done, reasons) => {
  test("or a reason is given why not", () => {
    const excused = new Set<RuleId>(reasons.flatMap(spokenFor));
    expect(RULE_IDS.filter((id) => !done.has(id) && !excused.has(id))).toEqual([]);
  });

  test("and no reason outlives its need", () => {
    const named = reasons.flatMap(({ rules = [] }) => rules);
    expect(named.filter((id) => done.has(id))).toEqual([]);
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
    const idle = reasons
      .flatMap(({ sections = [] }) => sections)
      .filter((section) =>
        spokenFor({ why: "", sections: [section] }).every((id) => done.has(id)),
      );
    expect(idle).toEqual([]);
  });
});
