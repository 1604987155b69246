import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { together, type Answered, MARKS_KEPT } from "../../src/progress/model/answered.ts";
import { dayNumber, daysAfter, isDay, type Day } from "../../src/progress/model/days.ts";
import { levelReached } from "../../src/progress/model/level.ts";
import { readAnswered, readMissed } from "../../src/progress/model/read-answered.ts";
import { toRedo } from "../../src/progress/model/redo.ts";
import { formatSaved, parseSaved } from "../../src/progress/model/save-file.ts";
import { dueBy, rulesOf, skillsOf } from "../../src/progress/model/schedule.ts";
import { doneOn, lastDays, recent } from "../../src/progress/model/tally.ts";
import { NO_CHOICES } from "../../src/progress/model/choices.ts";

let made = 0;

/** An answer with what a test does not care about filled in. */
function answer(given: Partial<Answered> = {}): Answered {
  made += 1;
  const kind = given.kind ?? "lead";
  return {
    id: `a${made}`,
    at: made,
    day: "2026-11-30",
    kind,
    item: `${kind}:${made}`,
    level: 1,
    mark: "best",
    right: [],
    wrong: [],
    attempt: 1,
    hints: 0,
    ...given,
  };
}

const days = fc.integer({ min: 0, max: 40_000 }).map((n) => daysAfter("1970-01-01", n));

const answers = fc.array(
  fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 4e12 }),
    day: days,
    kind: fc.constantFrom("lead", "trick", "honours"),
    item: fc.constantFrom("lead:1", "lead:2", "trick:1", "honours:9"),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    mark: fc.constantFrom(...MARKS_KEPT),
    right: fc.subarray(["lead.high.king", "lead.fourth-best"]),
    wrong: fc.subarray(["lead.high.ten"]),
    attempt: fc.integer({ min: 1, max: 4 }),
    hints: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 40 },
);

describe("days", () => {
  test.each(["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "", null, 20261130])(
    "%s is no day",
    (text) => expect(isDay(text)).toBe(false),
  );

  test("count on through leap days and years", () => {
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysAfter("2026-01-01", -1)).toBe("2025-12-31");
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, n) => {
        expect(dayNumber(daysAfter(day, n)) - dayNumber(day)).toBe(n);
      }),
    );
  });
});

describe("laying records together", () => {
  test("loses nothing, doubles nothing, and does not mind the order", () => {
    fc.assert(
      fc.property(answers, answers, (a, b) => {
        const both = together(a, b);
        expect(both).toEqual(together(b, a, a));
        expect(new Set(both.map(({ id }) => id))).toEqual(
          new Set([...a, ...b].map(({ id }) => id)),
        );
      }),
    );
  });
});

describe("the schedule", () => {
  test("a right answer comes back later than a wrong one, and never the same day", () => {
    const skills = skillsOf(
      [
        answer({ kind: "lead", mark: "best" }),
        answer({ kind: "trick", mark: "wrong" }),
        answer({ kind: "honours", mark: "acceptable" }),
      ],
      "2026-11-30",
    );
    const due = (kind: string) => dayNumber(skills.get(kind)?.due as Day) - dayNumber("2026-11-30");
    expect(due("trick")).toBe(1);
    expect(due("lead")).toBeGreaterThan(due("trick"));
    expect(due("honours")).toBe(due("lead"));
    expect(dueBy(skills, "2026-11-30")).toEqual([]);
    expect(dueBy(skills, "2026-12-01")).toEqual(["trick"]);
  });

  test("each day got right puts it off longer", () => {
    const history: Answered[] = [];
    let day: Day = "2026-01-01";
    let gap = 0;
    for (let round = 0; round < 5; round++) {
      history.push(answer({ day }));
      const due = skillsOf(history, day).get("lead")?.due as Day;
      expect(dayNumber(due) - dayNumber(day)).toBeGreaterThan(gap);
      gap = dayNumber(due) - dayNumber(day);
      day = due;
    }
  });

  test("strength fades with the days, and a clock set back does not add to it", () => {
    const history = [answer({ day: "2026-06-01", right: ["lead.high.king"] })];
    const strength = (today: Day) => rulesOf(history, today).get("lead.high.king")?.strength ?? 0;
    expect(strength("2026-06-01")).toBeCloseTo(1, 2);
    expect(strength("2026-07-01")).toBeLessThan(strength("2026-06-05"));
    expect(strength("2026-05-01")).toBe(strength("2026-06-01"));
  });

  test("later attempts at one problem change nothing", () => {
    const first = [answer({ item: "lead:5", mark: "wrong" })];
    const mended = [...first, answer({ item: "lead:5", mark: "best", attempt: 2 })];
    expect(skillsOf(mended, "2026-11-30")).toEqual(skillsOf(first, "2026-11-30"));
  });

  test("always gives a day and a strength between nought and one, whatever the record", () => {
    fc.assert(
      fc.property(answers, days, (history, today) => {
        for (const standing of [
          ...skillsOf(history, today).values(),
          ...rulesOf(history, today).values(),
        ]) {
          expect(isDay(standing.due)).toBe(true);
          expect(dayNumber(standing.due)).toBeGreaterThan(dayNumber(standing.last));
          expect(standing.strength).toBeGreaterThanOrEqual(0);
          expect(standing.strength).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("problems to do again", () => {
  test("are those last missed at the first attempt, the latest first", () => {
    const history = [
      answer({ item: "lead:1", mark: "wrong" }),
      answer({ item: "lead:1", mark: "best", attempt: 2 }),
      answer({ item: "lead:2", mark: "wrong" }),
      answer({ item: "lead:3", mark: "best" }),
      answer({ item: "lead:4", mark: "wrong" }),
      answer({ item: "lead:4", mark: "acceptable" }),
    ];
    expect(toRedo(history)).toEqual(["lead:2", "lead:1"]);
  });
});

describe("the level", () => {
  const run = (marks: string, level: 1 | 2 | 3 = 1) =>
    [...marks].map((m) => answer({ mark: m === "r" ? "best" : "wrong", level }));

  test.each([
    ["", 1],
    ["rrrr", 1],
    ["rrrrr", 2],
    ["rwrrrr", 2],
    ["wwrrrrr", 2],
    ["rwrwrwrw", 1],
  ])("after “%s” at the first level is %i", (marks, level) => {
    expect(levelReached(run(marks), "lead", 3)).toBe(level);
  });

  test("goes down again when only two of six are right, and never past the last", () => {
    expect(levelReached([...run("rrrrr"), ...run("wwrwrw", 2)], "lead", 3)).toBe(1);
    expect(levelReached([...run("rrrrr"), ...run("rrrrr", 2), ...run("rrrrr", 3)], "lead", 3)).toBe(
      3,
    );
    expect(levelReached([...run("rrrrr"), ...run("rrrrr", 2)], "lead", 2)).toBe(2);
    expect(levelReached(run("rrrrrrrrr"), "lead", 1)).toBe(1);
  });
});

test("tallies count first answers by the reader’s own day", () => {
  const history = [
    answer({ day: "2026-11-29" }),
    answer({ day: "2026-11-30", mark: "wrong" }),
    answer({ day: "2026-11-30" }),
    answer({ day: "2026-11-30", attempt: 2 }),
  ];
  expect(lastDays(history, "2026-11-30", 3)).toEqual([
    { day: "2026-11-28", of: 0, right: 0 },
    { day: "2026-11-29", of: 1, right: 1 },
    { day: "2026-11-30", of: 2, right: 1 },
  ]);
  expect(doneOn(history, "2026-11-30")).toBe(2);
  expect(recent(history, () => true, 2)).toEqual({ of: 2, right: 1 });
});

describe("a saved record", () => {
  test("reads back as it was", () => {
    fc.assert(
      fc.property(answers, (history) => {
        const saved = {
          answers: history,
          missed: { "lead:1": { kind: "lead" } },
          choices: NO_CHOICES,
        };
        expect(parseSaved(formatSaved(saved))).toEqual({ ok: true, value: saved });
      }),
    );
  });

  const whole = formatSaved({ answers: [answer(), answer()], missed: {}, choices: NO_CHOICES });

  test.each([
    ["cut short", whole.slice(0, -20), /damaged/],
    ["of something else", '{"format":"other","v":1}', /not a record saved from Odd Trick/],
    ["of a later edition", whole.replace('"v":1', '"v":2'), /later edition/],
    ["without answers", '{"format":"odd-trick-record","v":1}', /no list of answers/],
    [
      "with a bad second answer",
      whole.replace(/"level":1(?![\s\S]*"level":1)/, '"level":7'),
      /Answer 2 .* level/,
    ],
    ["empty", "", /damaged/],
    ["null", "null", /not a record/],
  ])("%s is refused in a sentence", (_, text, words) => {
    const read = parseSaved(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.violation.message).toMatch(words);
  });

  test("never throws, whatever is in it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSaved(text).ok).toBe(false);
      }),
    );
  });
});

test("a renamed exercise or rule keeps its old record", () => {
  const old = answer({
    kind: "fourchette",
    item: "fourchette:7",
    right: ["second.old"],
    wrong: [],
  });
  const renamed = {
    kinds: { fourchette: "second-hand" },
    rules: { "second.old": "second.right.fourchette" },
  };
  expect(readAnswered(old, renamed)).toEqual({
    ...old,
    kind: "second-hand",
    item: "second-hand:7",
    right: ["second.right.fourchette"],
  });
  expect(readAnswered({ ...old, day: "2026-02-31" }, renamed)).toBeNull();
  const problem = { kind: "fourchette", id: "fourchette:7", question: "Which card?" };
  expect(readMissed({ "fourchette:7": problem, "lead:1": 7 }, renamed)).toEqual({
    "second-hand:7": { kind: "second-hand", id: "second-hand:7", question: "Which card?" },
    "lead:1": 7,
  });
});
