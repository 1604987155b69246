import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { must } from "../../src/engine/core/result.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import {
  checkSet,
  formatSet,
  idOf,
  parseSet,
  problemOf,
  salvage,
  type ClassSet,
  type ItemSource,
  type OwnHand,
  type Step,
} from "../../src/classroom/set.ts";
import { findCode, frame } from "../../src/classroom/frame.ts";
import { SIGNS } from "../../src/classroom/symbols.ts";
import { anySet } from "./random-set.ts";

const RUNS = process.env["DEEP"] ? 100_000 : 1_000;

const items: ItemSource = async (kind, item) => (await loadAuthored(kind)).items[item] ?? null;

const deal = (seed: number) => randomDeal(seededRandom(seed));

const ownHand = (seed: number): OwnHand => ({
  hands: deal(seed),
  viewer: "A",
  sees: ["A"],
  strain: "royals",
  declarer: "Z",
  question: "Which suit do you lead, and why that one?",
  ask: {
    type: "words",
    answers: [
      { label: "Hearts", accepted: true },
      { label: "Clubs", accepted: false },
    ],
  },
  why: "",
});

const evening: ClassSet = {
  title: "Tuesday: leads",
  note: "Take your time.",
  mode: "teach",
  steps: [
    { type: "item", kind: "lead-card", item: "king-queen" },
    { type: "seed", kind: "lead", seed: 271_828 },
    { type: "fresh", kind: "eleven-count", level: 1 },
    { type: "own", own: ownHand(5) },
  ],
};
const code = formatSet(evening);

/** The codes that a set may turn into, `times` of each sort of damage, spread over it. */
const PLACES = [...code].map((_, at) => at);

describe("a set as one string", () => {
  test(`${RUNS} random sets come back as they were`, () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(checkSet(set)).toEqual({ ok: true, value: set });
        const written = formatSet(set);
        expect(written).toMatch(/^SET1[0-9A-HJKMNP-TV-Z]+$/);
        expect(parseSet(written)).toEqual({ ok: true, value: set });
      }),
      { numRuns: RUNS },
    );
  });

  test("ten whole deals with a question each fit in a thousand signs, and a deal in 96 bits", () => {
    const steps = Array.from({ length: 10 }, (_, at): Step => ({ type: "own", own: ownHand(at) }));
    const ten = { ...evening, steps };
    expect(formatSet(ten).length).toBeLessThanOrEqual(1000);
    const empty = { ...ownHand(0), hands: { Z: [], A: [], Y: [], B: [] } };
    const without = formatSet({ ...evening, steps: [{ type: "own", own: empty }] }).length;
    const whole = formatSet({ ...evening, steps: [{ type: "own", own: ownHand(0) }] }).length;
    // Sixteen bits say that there are no cards; a deal is 96 in their place.
    expect((whole - without) * 5).toBeLessThanOrEqual(96 - 16 + 5);
  });

  test("two sets have two marks, and a set has the same one for ever", () => {
    expect(idOf(evening)).toBe(code.slice(-6));
    expect(idOf({ ...evening, mode: "exam" })).not.toBe(idOf(evening));
    expect(code.startsWith("SET1")).toBe(true);
  });

  test("a code of today reads the same for ever", () => {
    expect(parseSet(PRINTED)).toEqual({ ok: true, value: printed });
    expect(formatSet(printed)).toBe(PRINTED);
  });
});

/** A code as it may already hang on a wall. */
const printed: ClassSet = {
  title: "Leads",
  note: "",
  mode: "exam",
  steps: [{ type: "seed", kind: "lead", seed: 7 }],
};
const PRINTED = "SET100R9XNJ01SFZGQX34GWAKAFTG65";

describe("damage", () => {
  test("every sign changed to any other is found, or was only another way to write it", () => {
    const same = new Map([
      ["0", "O"],
      ["1", "IL"],
    ]);
    for (const at of PLACES) {
      for (const sign of `${SIGNS}ILOU.`) {
        const damaged = code.slice(0, at) + sign + code.slice(at + 1);
        if (sign === code[at] || same.get(code[at] ?? "")?.includes(sign)) continue;
        const read = parseSet(damaged);
        expect(read.ok, `${sign} at ${at}`).toBe(false);
      }
    }
  });

  test("of any set a sign changed, wherever it stands, is found", () => {
    fc.assert(
      fc.property(anySet, fc.nat(), fc.integer({ min: 1, max: 31 }), (set, place, by) => {
        const whole = formatSet(set);
        const at = 3 + (place % (whole.length - 3));
        const sign = SIGNS[(SIGNS.indexOf(whole[at] ?? "") + by) % SIGNS.length];
        expect(parseSet(whole.slice(0, at) + sign + whole.slice(at + 1)).ok).toBe(false);
      }),
      { numRuns: RUNS / 10 },
    );
  });

  test("a sign lost, doubled, put in or changed with its neighbour is found, and a code cut short", () => {
    for (const at of PLACES.slice(3)) {
      expect(parseSet(code.slice(0, at) + code.slice(at + 1)).ok, `lost at ${at}`).toBe(false);
      expect(parseSet(code.slice(0, at)).ok, `cut at ${at}`).toBe(false);
      const [one = "", two = ""] = code.slice(at, at + 2);
      if (one !== two && two !== "") {
        expect(parseSet(code.slice(0, at) + two + one + code.slice(at + 2)).ok).toBe(false);
      }
      if (at + 1 < code.length) {
        for (const sign of SIGNS) {
          const longer = code.slice(0, at) + sign + code.slice(at);
          // A sign put in before its like at the very end leaves the code itself whole.
          const read = parseSet(longer);
          expect(read.ok && formatSet(read.value) !== code, `${sign} put in at ${at}`).toBe(false);
        }
      }
    }
  });

  test("what is whole of a damaged code can still be had, and what is lost is named", () => {
    const cut = salvage(code.slice(0, -30));
    expect(cut?.fault).toMatch(/^The code has \d+ signs of \d+/);
    expect(cut?.set?.steps).toEqual(evening.steps.slice(0, 3));
    expect(cut?.set?.title).toBe("Tuesday: leads");
    expect(cut?.lost).toEqual(["Question 4: it cannot be read."]);
  });

  test("a newer edition says so, and gives what can be read", () => {
    const { signs } = must(findCode("set", code));
    const newer = frame("set", 2, signs);
    const read = parseSet(newer);
    expect(read).toMatchObject({ ok: false, violation: { code: "newer-version" } });
    expect(salvage(newer)?.set).toEqual(evening);
    // The edition is part of what is checked: a code of ours whose edition was changed is damaged, not newer.
    expect(parseSet(code.replace("SET1", "SET2"))).toMatchObject({
      ok: false,
      violation: { code: "damaged" },
    });
  });

  test("junk of any sort is refused, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.boolean(), (junk, marked) => {
        const read = parseSet(marked ? `SET1${junk}` : junk);
        expect(read.ok).toBe(false);
        salvage(`SET1${junk}`);
      }),
    );
  });
});

const link = `https://club.example/odd/class/#${code}`;
const WRAPPED: readonly (readonly [string, string])[] = [
  ["as it is", code],
  ["in small letters", code.toLowerCase()],
  ["an address", link],
  ["an address with a query", `https://club.example/class/?set=${code}&utm_source=mail`],
  ["a full stop after it", `${link}.`],
  ["a bracket and a comma after it", `(${link}),`],
  ["quotation marks", `“${link}”`],
  ["angle brackets", `<${link}>`],
  ["another address round it", `http://safe.example/?u=${encodeURIComponent(link)}&d=1`],
  ["twice encoded", `http://a.example/?u=${encodeURIComponent(encodeURIComponent(link))}`],
  ["words round it", `Here it is: ${link} and see you on Tuesday`],
  ["soft line breaks of mail", link.replace(/.{60}/g, "$&=\r\n").replace(/set=(?!\r)/, "set=3D")],
  ["lines of forty", code.replace(/.{40}/g, "$&\n")],
  ["quoted in a reply", code.replace(/.{50}/g, "$&\n> ")],
  ["spaces from a PDF", code.replace(/.{7}/g, "$& ")],
  ["groups with hyphens", code.replace(/.{5}/g, "$&-")],
  ["signs that nobody sees", code.replace(/.{9}/g, "$&\u200B\u00AD")],
  ["marks for the way of writing", `\u2066${code.replace(/.{9}/g, "$&\u200E")}\u2069`],
  ["soft line breaks and a space before each", link.replace(/.{60}/g, "$&= \r\n")],
  ["places where a page may break it", code.replace(/.{9}/g, "$&<wbr>")],
  ["soft hyphens as a page writes them", code.replace(/.{9}/g, "$&&shy;")],
  ["a reply’s bars", code.replace(/.{50}/g, "$&\n| ")],
  ["a reply’s brackets as a page writes them", code.replace(/.{50}/g, "$&\n&gt; ")],
  ["plus signs for its spaces", code.replace(/.{7}/g, "$&+")],
  ["hyphens that do not break", code.replace(/.{9}/g, "$&\u2011")],
  ["dashes at the ends of lines", code.replace(/.{30}/g, "$&–\n")],
  ["letters run together", code.toLowerCase().replaceAll("ff", "ﬀ").replaceAll("st", "ﬆ")],
  ["wide letters", code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ["nothing where a sign should be", code.replace(/.{30}/g, "$&\0")],
  [
    "a mail service’s own address",
    `https://safe.example/v2/url?u=https-3A__a.example_class_-23${code}&d=Dw`,
  ],
  [
    "a mail service’s later one",
    `https://safe.example/v3/__https://a.example/class/*${code}__;Iw!!Ab1!x$`,
  ],
  ["stars round it", `*${link}*`],
  ["a name for the link", `[Tuesday](${link})`],
  ["all of it in capitals", link.toUpperCase()],
  ["every sign encoded", code.replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
  ["a whole one after one cut short", `${code.slice(0, 60)}…\n\nAnn wrote:\n> ${code}`],
  ["O for nought and l for one", code.replaceAll("0", "O").replaceAll(/(?<=.{4})1/g, "l")],
];

test.each(WRAPPED)("a code is found with %s", (_, text) => {
  expect(parseSet(text)).toEqual({ ok: true, value: evening });
});

test.each([
  ["", "There is no code here yet."],
  ["Good evening", "There is no code here: it begins with SET1."],
])("“%s” holds no code", (text, message) => {
  expect(parseSet(text)).toMatchObject({ ok: false, violation: { message } });
});

describe("what a set may hold", () => {
  test.each<[string, Partial<OwnHand>, string]>([
    ["no question", { question: " " }, "nothing is asked yet."],
    ["a hand twice", { hands: { ...deal(1), Y: deal(1).A } }, "is in the hands twice."],
    [
      "a hidden hand to answer from",
      { sees: [], ask: { type: "card", accepted: ["SA"] } },
      "a card of hand A is asked for, and it is not shown.",
    ],
    [
      "a card he has not got",
      { ask: { type: "card", accepted: [deal(5).Z[0] ?? "SA"] } },
      "hand A does not hold it.",
    ],
    [
      "one answer",
      { ask: { type: "words", answers: [{ label: "Yes", accepted: true }] } },
      "two answers at least",
    ],
    [
      "nothing right",
      {
        ask: {
          type: "words",
          answers: [
            { label: "Yes", accepted: false },
            { label: "No", accepted: false },
          ],
        },
      },
      "no answer is accepted as right.",
    ],
    [
      "two alike",
      {
        ask: {
          type: "words",
          answers: [
            { label: "Yes", accepted: false },
            { label: "Yes ", accepted: true },
          ],
        },
      },
      "two of the answers are the same.",
    ],
    [
      "hands without cards",
      { hands: { Z: [], A: [], Y: [], B: [] } },
      "the class is to see hand A, and it has no cards.",
    ],
  ])("%s is refused by its place", (_, part, message) => {
    const set = {
      ...evening,
      steps: [...evening.steps, { type: "own" as const, own: { ...ownHand(5), ...part } }],
    };
    const checked = checkSet(set);
    expect(checked.ok ? "" : checked.violation.message).toContain("Question 5: ");
    expect(checked.ok ? "" : checked.violation.message).toContain(message);
  });

  test("an empty set is refused", () => {
    expect(checkSet({ ...evening, steps: [] })).toMatchObject({ ok: false });
  });
});

describe("the problem of a step", () => {
  test("an item and a seed are the site’s own problems", async () => {
    const [first, second] = await Promise.all(
      evening.steps.slice(0, 2).map(async (step) => must(await problemOf(step, items))),
    );
    expect(first).toMatchObject({ id: "lead-card:king-queen", title: "Which card of the suit?" });
    expect(second).toMatchObject({ id: "lead:271828", kind: "lead" });
    expect(second?.solution.type).toBe("choices");
  });

  test("a fresh one is posed at its level from the seed given", async () => {
    const step = { type: "fresh", kind: "second-hand-right", level: 2 } as const;
    const problem = must(await problemOf(step, items, 300));
    const seed = Number(problem.id.split(":")[1]);
    expect(seed % 3).toBe(1);
    expect(must(await problemOf(step, items, 300))).toEqual(problem);
  });

  test("an item that is not there is refused by name", async () => {
    const step = { type: "item", kind: "lead", item: "never-was" } as const;
    expect(await problemOf(step, items)).toMatchObject({
      ok: false,
      violation: { message: expect.stringContaining("“never-was”") },
    });
  });

  test("a hand of one’s own is marked as the teacher says", async () => {
    const own = ownHand(5);
    const words = must(await problemOf({ type: "own", own }, items));
    expect(words.facts).toEqual(["Royals (spades) are trumps; {Z} declares."]);
    expect(verdictOn(words.solution, { type: "choice", id: "1" })).toMatchObject({
      mark: "best",
      because: "Your teacher accepts “Hearts”.",
    });
    expect(verdictOn(words.solution, { type: "choice", id: "2" })?.mark).toBe("wrong");
    const [high = "SA", low = "S2"] = own.hands.A;
    const ask = { type: "card", accepted: [high] } as const;
    const card = must(await problemOf({ type: "own", own: { ...own, ask, why: "Top." } }, items));
    expect(verdictOn(card.solution, { type: "choice", id: high })).toMatchObject({ mark: "best" });
    expect(verdictOn(card.solution, { type: "choice", id: low })?.because).toBe("Top.");
  });

  test("kinds keep their places, since codes are made of them", () => {
    expect(KIND_IDS.indexOf("trick")).toBe(0);
    expect(KIND_IDS.indexOf("lead")).toBe(4);
    expect(KIND_IDS.indexOf("what-happens-now")).toBe(25);
    expect(KIND_IDS.indexOf("dummy-ruff")).toBe(75);
    expect(SEATS).toEqual(["Z", "A", "Y", "B"]);
  });
});
