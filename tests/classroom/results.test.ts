import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  formatAnswers,
  parseAnswers,
  parseManyAnswers,
  tagOf,
  type Answers,
} from "../../src/classroom/answers.ts";
import { markReply, replyTo, type Reply } from "../../src/classroom/reply.ts";
import { formatResults } from "../../src/classroom/results-csv.ts";
import { absentees, resultsOf, rulesMissed, type GivenSet } from "../../src/classroom/results.ts";
import { answerOf, seedFor } from "../../src/classroom/run.ts";
import { rightWords, spreadOf } from "../../src/classroom/spread.ts";
import {
  idOf,
  problemOf,
  type ClassSet,
  type ItemSource,
  type StepProblem,
} from "../../src/classroom/set.ts";
import { must } from "../../src/engine/core/result.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Answer } from "../../src/exercises/kit/ask.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { parseRows } from "../../src/tabletop/csv-rows.ts";

const items: ItemSource = async (kind, item) => (await loadAuthored(kind)).items[item] ?? null;

/** Hand A is asked which suit to lead, spades or hearts; the teacher wants hearts. */
const own = {
  type: "own",
  own: {
    hands: { Z: [], A: ["SA", "HK", "HQ"], Y: [], B: [] },
    viewer: "A",
    sees: ["A"],
    strain: null,
    declarer: null,
    question: "Which suit?",
    ask: {
      type: "words",
      answers: [
        { label: "=♠︎ spades", accepted: false },
        { label: "♥︎ hearts", accepted: true },
      ],
    },
    why: "",
  },
} as const;

const classSet: ClassSet = {
  title: "Two questions and one",
  note: "",
  mode: "teach",
  steps: [
    // King, queen, jack and a small one, at a trump: the king is led, and no other card is sound.
    { type: "item", kind: "lead-card", item: "king-queen" },
    own,
    { type: "fresh", kind: "trick", level: 1 },
  ],
};

let given: GivenSet;
let problems: readonly (StepProblem | null)[];

beforeAll(async () => {
  problems = await Promise.all(
    classSet.steps.map(async (step) =>
      step.type === "fresh" ? null : must(await problemOf(step, items)),
    ),
  );
  given = { id: idOf(classSet), steps: classSet.steps, problems };
});

const choice = (id: string): Answer => ({ type: "choice", id });

/** Somebody’s code: the card led, the place of the suit chosen, and how the problem of his own was marked. */
function codeOf(name: string, card: string, suit: string, mark: "best" | "wrong", tag = 1): string {
  const [lead, hand] = problems;
  if (!lead || !hand) throw new Error("the set is not laid out");
  return formatAnswers({
    set: given.id,
    name,
    tag: tagOf(tag),
    replies: [
      replyTo(lead, choice(card), false),
      replyTo(hand, choice(suit), true),
      { given: { type: "choice", at: 2 }, hinted: false, fresh: { seed: 77, mark } },
    ],
  });
}

const reply: fc.Arbitrary<Reply> = fc
  .record({
    given: fc.oneof(
      fc.constant({ type: "none" as const }),
      fc.record({ type: fc.constant("choice" as const), at: fc.nat({ max: 60 }) }),
      fc.record({
        type: fc.constant("several" as const),
        at: fc.array(fc.nat({ max: 12 }), { maxLength: 8 }),
      }),
      fc.record({
        type: fc.constant("figures" as const),
        figures: fc.array(
          fc.oneof(
            fc.constantFrom("right" as const, "wrong" as const),
            fc.integer({ min: -2000, max: 2000 }),
          ),
          { maxLength: 6 },
        ),
      }),
    ),
    hinted: fc.boolean(),
    fresh: fc.option(
      fc.record({
        seed: fc.nat({ max: 999_999 }),
        mark: fc.constantFrom("best" as const, "acceptable" as const, "wrong" as const),
      }),
      { nil: undefined },
    ),
  })
  .map(({ fresh, ...rest }) => (fresh ? { ...rest, fresh } : rest));

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  set: fc.constantFrom("0Z9Y8X", "QQQQQQ"),
  name: fc.string({ maxLength: 20 }),
  tag: fc.nat({ max: 32767 }).map(tagOf),
  replies: fc.array(reply, { maxLength: 6 }),
});

describe("the code of a student’s answers", () => {
  test("comes back as it was, wherever it stands", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const code = formatAnswers(answers);
        // Only a code that would be too long is shortened.
        fc.pre(code.length < 150);
        expect(parseAnswers(`Here: ${code.toLowerCase()}.`)).toEqual({ ok: true, value: answers });
      }),
    );
  });

  test("every sign changed is found", () => {
    const code = codeOf("Ann", "DK", "2", "best");
    for (let at = 3; at < code.length; at++) {
      for (const sign of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (sign === code[at]) continue;
        expect(parseAnswers(code.slice(0, at) + sign + code.slice(at + 1)).ok).toBe(false);
      }
    }
  });

  test("twenty answers of every kind, all wrong, with a name, are at most 200 signs", async () => {
    const laid = await Promise.all(
      KIND_IDS.map(async (kind) => must(await problemOf({ type: "seed", kind, seed: 12 }, items))),
    );
    const wrong = laid.map((problem): Reply => {
      if (problem.solution.type === "entries") {
        const values = Object.fromEntries(
          problem.solution.entries.map(({ field, value }) => [field, value + 999]),
        );
        return replyTo(problem, { type: "numbers", values }, true);
      }
      const ids = problem.solution.choices.map(({ id }) => id);
      return problem.ask.type === "several"
        ? replyTo(problem, { type: "several", ids }, true)
        : replyTo(problem, choice(ids.at(-1) ?? ""), true, 999_999);
    });
    // Figures first, since they are the longest.
    const longest = wrong.toSorted(
      (a, b) => JSON.stringify(b.given).length - JSON.stringify(a.given).length,
    );
    const code = formatAnswers({
      set: "ABCDEF",
      name: "Margaret Featherstonehaugh",
      tag: "XYZ",
      replies: longest.slice(0, 20),
    });
    expect(code.length).toBeLessThanOrEqual(200);
    expect(parseAnswers(code)).toMatchObject({ ok: true });
  });

  test("an answer can be shown again from its reply, of every kind and however it is asked", async () => {
    for (const kind of KIND_IDS) {
      const problem = must(await problemOf({ type: "seed", kind, seed: 5 }, items));
      const { solution, ask } = problem;
      const answer: Answer =
        solution.type === "entries"
          ? {
              type: "numbers",
              // The first is wrong and the others are right.
              values: Object.fromEntries(
                solution.entries.map(({ field, value }, at) => [field, at ? value : value + 1]),
              ),
            }
          : ask.type === "several"
            ? { type: "several", ids: ask.options.slice(0, 2).map(({ id }) => id) }
            : choice(solution.choices.at(-1)?.id ?? "");
      const reply = replyTo(problem, answer, false);
      const back = answerOf(problem, reply);
      expect(back && verdictOn(solution, back), kind).toEqual(verdictOn(solution, answer));
      const marked = must(markReply(problem, reply));
      expect(marked.mark, kind).toBe(verdictOn(solution, answer)?.mark);
    }
  });

  test("the numbers of fresh problems are the same for ever", () => {
    expect(seedFor("001", 0)).toBe(seedFor("001", 0));
    expect(new Set([0, 1, 2, 3].map((at) => seedFor("4FK", at))).size).toBe(4);
    for (let at = 0; at < 500; at++) {
      const seed = seedFor(tagOf(at * 61), at % 60);
      expect(seed).toBeGreaterThanOrEqual(1);
      expect(seed).toBeLessThanOrEqual(999_999);
    }
    expect(seedFor("ABC", 3)).toBe(487_271);
  });

  test("a set is no answer, and says so", () => {
    expect(parseAnswers("SET100R9XNJ01SFZGQX34GWAKAFTG65")).toMatchObject({
      ok: false,
      violation: { code: "other-code" },
    });
  });
});

describe("the results of a class", () => {
  test("any order, each once, others and forgeries apart", () => {
    const ann = codeOf("Ann", "DK", "2", "best");
    const bob = codeOf("Bob", "DQ", "1", "wrong", 2);
    const nobody = codeOf("", "D4", "1", "best", 3);
    const other = formatAnswers({ set: "QQQQQQ", name: "Cyd", tag: "ABC", replies: [] });
    const forged = formatAnswers({
      set: given.id,
      name: "Dan",
      tag: "ABC",
      replies: [
        { given: { type: "choice", at: 9 }, hinted: false },
        { given: { type: "choice", at: 1 }, hinted: false },
        { given: { type: "none" }, hinted: false },
      ],
    });
    const short = formatAnswers({ set: given.id, name: "Eve", tag: "ABC", replies: [] });
    const damaged = `${bob.slice(0, 20)}${bob.slice(20, 21) === "7" ? "8" : "7"}${bob.slice(21)}`;
    const pile = [bob, other, ann, forged, ann.toLowerCase(), nobody, short, damaged].join(
      "\nmy code ",
    );
    const results = resultsOf(given, pile);
    expect(results.students.map(({ called, right }) => [called, right])).toEqual([
      ["Ann", 3],
      ["Bob", 0],
      [`No name, ${tagOf(3)}`, 1],
    ]);
    expect(results.twice).toBe(1);
    expect(results.others).toEqual([{ set: "QQQQQQ", count: 1 }]);
    expect(results.refused.map(({ fault }) => fault)).toEqual([
      expect.stringContaining("A sign of the code was changed"),
      "Question 1 has an answer that the question does not offer: the code was not made by this site.",
      "The code answers 0 questions, and the set has 3: it was not made by this site.",
    ]);
    expect(results.refused[1]?.named).toBe("Dan");
  });

  test("the spread says what was answered, by whom, and the right answer where nobody gave it", () => {
    const pile = codeOf("Ann", "DQ", "1", "best") + codeOf("Bob", "DQ", "2", "wrong", 2);
    const { students } = resultsOf(given, pile);
    expect(spreadOf(given, students, 0)).toEqual({
      right: 0,
      answered: 2,
      hinted: 0,
      rows: [
        { label: "♦︎Q", mark: "wrong", who: ["Ann", "Bob"] },
        { label: "♦︎K", mark: "best", who: [] },
      ],
    });
    expect(spreadOf(given, students, 1)).toMatchObject({
      right: 1,
      hinted: 2,
      rows: [
        { label: "=♠︎ spades", mark: "wrong", who: ["Ann"] },
        { label: "♥︎ hearts", mark: "best", who: ["Bob"] },
      ],
    });
    expect(spreadOf(given, students, 2).rows.map(({ label, who }) => [label, who.length])).toEqual([
      ["Right, each his own problem", 1],
      ["Not right, each his own problem", 1],
    ]);
    const [missed] = rulesMissed(students);
    expect(missed?.count).toBe(2);
    expect(missed?.rule).toMatch(/^lead\./);
  });

  test("the absent are those of the list who have not handed in", () => {
    const { students } = resultsOf(given, codeOf("Ann  Lee", "DK", "2", "best"));
    expect(absentees(" ann lee\nBob\n\n", students)).toEqual(["Bob"]);
  });

  test("the table for a spreadsheet: a mark for UTF-8, suits as letters, no formula", () => {
    const pile = codeOf("=1+1", "DQ", "1", "best") + codeOf("Bob, Esq.", "DK", "2", "wrong", 2);
    const { students } = resultsOf(given, pile);
    expect(formatResults(given, students)).toBe(
      [
        "\uFEFFName,Code,1 answer,1 mark,2 answer,2 mark,3 answer,3 mark,Right,Of",
        "'=1+1,001,DQ,wrong,'=S spades,wrong,\"Own problem, no. 77\",right,1,3",
        '"Bob, Esq.",002,DK,right,H hearts,right,"Own problem, no. 77",wrong,2,3',
        "",
      ].join("\r\n"),
    );
  });

  test.each(["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", "＝1+1"])(
    "a name that begins as a formula does is harmless: %j",
    (name) => {
      const { students } = resultsOf(given, codeOf(name, "DQ", "1", "best"));
      const [, row] = must(parseRows(formatResults(given, students)));
      expect(students[0]?.name).toBe(name);
      expect(row?.cells[0]).toBe(name);
      expect(formatResults(given, students)).toMatch(/\r\n"?'/);
    },
  );

  test("two hundred codes are sorted in well under two seconds", () => {
    const pile = Array.from({ length: 200 }, (_, at) =>
      codeOf(`Student ${at}`, at % 3 === 0 ? "DK" : "DQ", "2", "best", at),
    ).join("\n");
    const { students, refused } = resultsOf(given, pile);
    expect(students).toHaveLength(200);
    expect(refused).toEqual([]);
    expect(spreadOf(given, students, 0).right).toBe(67);
  }, 2000);

  test("junk is no answer and never throws", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (junk) => {
        expect(parseManyAnswers(`ANS1${junk}`).answers).toEqual([]);
      }),
    );
  });

  test("a figure out of place and a choice where figures are asked are odd", async () => {
    const problem = must(await problemOf({ type: "seed", kind: "score-hand", seed: 3 }, items));
    expect(markReply(problem, { given: { type: "choice", at: 0 }, hinted: false }).ok).toBe(false);
    expect(
      markReply(problem, { given: { type: "figures", figures: ["right"] }, hinted: false }).ok,
    ).toBe(false);
    const right = markReply(problem, {
      given: { type: "figures", figures: ["right", "right", "right", "right"] },
      hinted: false,
    });
    expect(right).toMatchObject({ ok: true, value: { mark: "best", missed: [] } });
  });

  test("the right answer is told in full: every figure that is not nought", async () => {
    // The dealer’s one spade, doubled and left in, lost: 100 above to the other side and no more (auction.score.one-spade-cap).
    const problem = must(await problemOf({ type: "seed", kind: "score-hand", seed: 3 }, items));
    expect(rightWords(problem)).toBe("We, above the line: 100; every other box is nought");
    expect(rightWords(given.problems[0] as StepProblem)).toBe("♦︎K");
  });
});
