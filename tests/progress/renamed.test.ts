import { expect, test } from "vitest";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { together, type Answered } from "../../src/progress/model/answered.ts";
import { levelReached } from "../../src/progress/model/level.ts";
import { readAnswered, readMissed } from "../../src/progress/model/read-answered.ts";
import { readChoices } from "../../src/progress/model/read-choices.ts";
import {
  itemNow,
  itemsKept,
  kindNow,
  RENAMED as RENAMED_SO_FAR,
  type Renamed,
} from "../../src/progress/model/renamed.ts";
import { waiting } from "../../src/progress/model/redo.ts";
import { dueBy, rulesOf, skillsOf } from "../../src/progress/model/schedule.ts";
import { kindHeld } from "../../src/progress/model/strength.ts";

/** What a later edition might have renamed since the answers below were kept. */
const RENAMED: Renamed = {
  kinds: { "second-old": "second-new" },
  rules: { "rule.old": "rule.new" },
};

function answer(n: number, given: Partial<Answered>): Answered {
  return {
    id: `a${n}`,
    at: n,
    day: "2026-11-01",
    kind: "second-old",
    item: `second-old:${n}`,
    level: 1,
    mark: "best",
    right: ["rule.old"],
    wrong: [],
    attempt: 1,
    hints: 0,
    ...given,
  };
}

/** Five answers under the old name, of which one was missed, and one under the new. */
const STORED: readonly Answered[] = [
  ...[1, 2, 3, 4].map((n) => answer(n, {})),
  answer(5, { mark: "wrong", right: [], wrong: ["rule.old"] }),
  answer(6, { kind: "second-new", item: "second-new:6", right: ["rule.new"] }),
];

const read = (stored: readonly Answered[]) =>
  together(stored.flatMap((one) => readAnswered(one, RENAMED) ?? []));

test("what was answered before an exercise was renamed counts with what came after", () => {
  const history = read(STORED);
  const skills = skillsOf(history, "2026-11-30");
  expect([...skills.keys()]).toEqual(["second-new"]);
  expect(kindHeld(history, "second-new", skills.get("second-new"))).toMatchObject({
    right: 5,
    of: 6,
  });
  expect(levelReached(history, "second-new", 3)).toBe(2);
  expect([...rulesOf(history, "2026-11-30").keys()]).toEqual(["rule.new"]);
  // The same answers under the new name throughout come back on the same day.
  const anew = STORED.map((one) => ({
    ...one,
    kind: "second-new",
    item: one.item.replace("old", "new"),
    right: one.right.map(() => "rule.new"),
    wrong: one.wrong.map(() => "rule.new"),
  }));
  expect(skills).toEqual(skillsOf(anew, "2026-11-30"));
  expect(dueBy(skills, "2027-11-30")).toEqual(["second-new"]);
});

test("a problem missed under the old name waits under the new, and reading twice changes nothing", () => {
  const problem = { kind: "second-old", id: "second-old:5", question: "Which card?" };
  const missed = readMissed({ "second-old:5": problem }, RENAMED);
  const history = read(STORED);
  expect(waiting(history, missed)).toEqual(["second-new:5"]);
  expect(missed["second-new:5"]).toEqual({ ...problem, kind: "second-new", id: "second-new:5" });
  expect(read(history)).toEqual(history);
  expect(readMissed(missed, RENAMED)).toEqual(missed);
});

test("an item that no lesson sets any more keeps what it showed", () => {
  const gone = answer(7, { kind: "lead-card", item: "lead-card:taken-out", right: ["rule.new"] });
  const history = read([...STORED, gone]);
  expect(history).toHaveLength(7);
  expect(skillsOf(history, "2026-11-30").get("lead-card")?.last).toBe("2026-11-01");
});

test("a level set for a kind under its old name is its level now; one set since stands", () => {
  const choices = (levels: object) =>
    readChoices({ levels, goal: 0, timer: false }, RENAMED)?.levels;
  expect(choices({ "second-old": 3, trick: 1 })).toEqual({ "second-new": 3, trick: 1 });
  expect(choices({ "second-new": 2, "second-old": 3 })).toEqual({ "second-new": 2 });
  expect(choices({ "second-old": 3, "second-new": 2 })).toEqual({ "second-new": 2 });
});

test("a problem is taken off the list under every name it may be kept by", () => {
  expect(itemsKept("second-new:5", RENAMED)).toEqual(["second-new:5", "second-old:5"]);
  expect(itemsKept("trick:5", RENAMED)).toEqual(["trick:5"]);
  for (const kept of itemsKept("second-new:5", RENAMED)) {
    expect(itemNow(kept, RENAMED)).toBe("second-new:5");
  }
});

test("what has been renamed so far leads to kinds and rules there are, in one step", () => {
  const { kinds, rules } = RENAMED_SO_FAR;
  for (const now of Object.values(kinds)) expect(KIND_IDS).toContain(now);
  for (const now of Object.values(rules)) expect(RULE_IDS).toContain(now);
  expect(kindNow("second-old", RENAMED)).toBe("second-new");
  expect(kindNow("lead", RENAMED)).toBe("lead");
});
