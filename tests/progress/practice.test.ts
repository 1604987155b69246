import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answered } from "../../src/progress/model/answered.ts";
import { choicesTogether, NO_CHOICES } from "../../src/progress/model/choices.ts";
import { dailyHand } from "../../src/progress/model/daily.ts";
import { daysAfter } from "../../src/progress/model/days.ts";
import { waiting } from "../../src/progress/model/redo.ts";
import { planReview } from "../../src/progress/model/review.ts";
import { SITTING } from "../../src/progress/model/sitting.ts";
import { rulesOf, skillsOf } from "../../src/progress/model/schedule.ts";
import { kindHeld, rulesHeld } from "../../src/progress/model/strength.ts";
import { headingOf } from "../../src/widgets/drill/verdict-words.ts";
import { listWords, timeWords, whenWords } from "../../src/widgets/practice/words.ts";

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

const SUBJECTS = [["trick", "cutting"], ["lead-card", "lead", "second"], ["honours"]];

describe("the plan of a review", () => {
  test("without a record is the first subject, turn and turn about", () => {
    const plan = planReview([], SUBJECTS, "2026-11-30");
    expect(plan).toHaveLength(SITTING);
    expect(plan.slice(0, 4)).toEqual(["trick", "cutting", "trick", "cutting"]);
  });

  test("asks first what is due, longest overdue first, then what is weak, then what is new in subjects begun", () => {
    const history = [
      answer({ kind: "lead", day: "2026-11-01", mark: "wrong", wrong: ["r.lead"] }),
      answer({ kind: "lead-card", day: "2026-11-20", mark: "wrong", wrong: ["r.card"] }),
      answer({ kind: "honours", day: "2026-11-30", right: ["r.honours"] }),
    ];
    const plan = planReview(history, SUBJECTS, "2026-11-30");
    expect(plan.slice(0, 4)).toEqual(["lead", "lead-card", "honours", "second"]);
    expect(plan[4]).toBe("lead");
    expect(plan).not.toContain("trick");
  });

  test("always fills a sitting with kinds there are, each once before any comes twice", () => {
    const kinds = ["trick", "cutting", "lead-card", "lead", "second", "honours", "gone"];
    const record = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        mark: fc.constantFrom("best" as const, "wrong" as const),
        ago: fc.integer({ min: 0, max: 400 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(record, (given) => {
        const history = given.map(({ kind, mark, ago }) =>
          answer({ kind, mark, day: daysAfter("2026-11-30", -ago), right: [`r.${kind}`] }),
        );
        const plan = planReview(history, SUBJECTS, "2026-11-30");
        expect(plan).toHaveLength(SITTING);
        expect(plan).not.toContain("gone");
        const of = new Set(plan).size;
        plan.forEach((kind, turn) => expect(kind).toBe(plan[turn % of]));
      }),
    );
  });
});

describe("how a thing is held", () => {
  const held = (marks: string, today: `${number}-${number}-${number}` = "2026-11-30") => {
    const history = [...marks].map((mark) => answer({ mark: mark === "r" ? "best" : "wrong" }));
    return kindHeld(history, "lead", skillsOf(history, today).get("lead"));
  };

  test.each([
    ["w", "shaky", 0],
    ["rw", "fair", 1],
    ["r", "good", 1],
    ["rrr", "firm", 3],
    ["wwwwwwwwrrrrrrrr", "firm", 8],
    ["rrrrrwww", "fair", 5],
  ])("after “%s” is %s", (marks, strength, right) => {
    expect(held(marks)).toMatchObject({ strength, right, of: Math.min(marks.length, 8) });
  });

  test("fades as the days go by", () => {
    expect(held("rrrr", "2027-11-30").share).toBeLessThan(held("rrrr").share);
  });

  test("a rule counts where it was shown and where it was missed, first answers only", () => {
    const history = [
      answer({ right: ["a", "b"] }),
      answer({ mark: "wrong", wrong: ["a"] }),
      answer({ right: ["a"], attempt: 2 }),
    ];
    const rules = rulesHeld(history, rulesOf(history, "2026-11-30"));
    expect(rules.get("a")).toMatchObject({ right: 1, of: 2 });
    expect(rules.get("b")).toMatchObject({ right: 1, of: 1 });
  });
});

describe("the hand of a day", () => {
  const eras = [
    { from: "2026-01-01", kinds: ["lead", "make"] },
    { from: "2027-01-01", kinds: ["lead", "make", "second"] },
  ] as const;

  test("is one of its era, and no day has the hand of another", () => {
    const seen = new Set<string>();
    for (let n = -400; n < 3000; n++) {
      const { kind, seed } = dailyHand(daysAfter("2026-06-01", n), eras);
      expect(Number.isInteger(seed) && seed > 0 && seed < 1_000_000).toBe(true);
      if (daysAfter("2026-06-01", n) < "2027-01-01") expect(kind).not.toBe("second");
      seen.add(`${kind}:${seed}`);
    }
    expect(seen.size).toBe(3400);
  });

  test("is not changed by what comes after it", () => {
    const before = dailyHand("2026-11-29", eras.slice(0, 1));
    expect(dailyHand("2026-11-29", eras)).toEqual(before);
    // Day 20786 since 1970 is even, so the first kind; 20786 times 514229 leaves 945690 when divided by 999983.
    expect(before).toEqual({ kind: "lead", seed: 945_691 });
  });
});

test("what waits is what was missed and is at hand", () => {
  const history = [
    answer({ item: "lead:1", mark: "wrong" }),
    answer({ item: "lead:2", mark: "wrong" }),
    answer({ item: "lead:3", mark: "best" }),
  ];
  expect(waiting(history, { "lead:2": {}, "lead:3": {} })).toEqual(["lead:2"]);
});

test("choices laid together keep what is set on either side, one’s own first", () => {
  const own = { levels: { lead: 2 }, goal: 0, timer: true } as const;
  const other = { levels: { lead: 1, trick: 3 }, goal: 10, timer: false } as const;
  expect(choicesTogether(own, other)).toEqual({
    levels: { lead: 2, trick: 3 },
    goal: 10,
    timer: true,
  });
  expect(choicesTogether(NO_CHOICES, other)).toEqual(other);
});

test("days and times in words", () => {
  expect(whenWords("2026-11-29", "2026-11-30")).toBe("today");
  expect(whenWords("2026-12-01", "2026-11-30")).toBe("tomorrow");
  expect(whenWords("2026-12-13", "2026-11-30")).toBe("in 13 days");
  expect(whenWords("2026-12-14", "2026-11-30")).toBe("on 14 December");
  expect(timeWords(250_400)).toBe("4 minutes 10 seconds");
  expect(timeWords(1_000)).toBe("1 second");
  expect(listWords(["a"])).toBe("a");
  expect(listWords(["a", "b", "c"])).toBe("a, b and c");
});

test("what is right is never praised in the same words twice running", () => {
  const ask = { type: "option", look: "words", options: [{ id: "yes", label: "Enough" }] } as const;
  const answer = { type: "choice", id: "yes" } as const;
  const said = Array.from({ length: 6 }, (_, run) => headingOf("best", ask, answer, run));
  expect(said.slice(0, 3)).toEqual([
    "Right: Enough",
    "Right again: Enough",
    "Right once more: Enough",
  ]);
  for (const [turn, words] of said.entries()) expect(words).not.toBe(said[turn + 1]);
  expect(headingOf("wrong", ask, answer, 3)).toBe("Not here: Enough");
  // A run of sound answers is counted below nought; a run of one sort is none of the other.
  const sound = Array.from({ length: 6 }, (_, run) => headingOf("acceptable", ask, answer, -run));
  expect(sound.slice(0, 3)).toEqual([
    "Also sound: Enough",
    "Also sound again: Enough",
    "Also sound once more: Enough",
  ]);
  for (const [turn, words] of sound.entries()) expect(words).not.toBe(sound[turn + 1]);
  expect(headingOf("acceptable", ask, answer, 3)).toBe("Also sound: Enough");
  expect(headingOf("best", ask, answer, -3)).toBe("Right: Enough");
});
