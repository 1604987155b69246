import { describe, expect, test } from "vitest";
import { fosterSays } from "../../src/classroom/beside/leads.ts";
import { formatTyped, parseTyped } from "../../src/classroom/draft.ts";
import { EMPTY_FORM, OWN_BOXES, typedFrom, type OwnTyped } from "../../src/classroom/own-boxes.ts";
import { pastedInto, readOwnForm } from "../../src/classroom/own-form.ts";
import { must } from "../../src/engine/core/result.ts";

/** A leads against Z at no trump, with king, queen, jack and another of hearts: Foster leads the king. */
const filled: OwnTyped = {
  ...EMPTY_FORM,
  A: "862.KQJ4.753.A92",
  strain: "notrump",
  question: "What do you lead?",
  cards: "HK",
};

describe("the form for a hand of one’s own", () => {
  test("is read into a question, and comes back as it was typed", () => {
    const own = must(readOwnForm(filled));
    expect(own).toMatchObject({
      viewer: "A",
      sees: ["A"],
      strain: "notrump",
      declarer: "Z",
      ask: { type: "card", accepted: ["HK"] },
    });
    expect(own.hands.A).toHaveLength(13);
    expect(must(readOwnForm(typedFrom(own)))).toEqual(own);
  });

  test("answers in words are those that are typed", () => {
    const own = must(
      readOwnForm({ ...filled, asks: "words", label1: "Hearts", ok1: "yes", label3: "Clubs" }),
    );
    expect(own.ask).toEqual({
      type: "words",
      answers: [
        { label: "Hearts", accepted: true },
        { label: "Clubs", accepted: false },
      ],
    });
    expect(must(readOwnForm(typedFrom(own)))).toEqual(own);
  });

  test.each<[string, Partial<OwnTyped>, string]>([
    ["a rank that is none", { A: "86X.KQJ4.753.A92" }, "Hand A: “X” in “86X” is not a rank."],
    ["a card that is none", { cards: "H1" }, "Cards accepted: “H1” is not a card"],
    [
      "a card he has not got",
      { cards: "SA" },
      "SA is accepted as right, and hand A does not hold it.",
    ],
    ["no question", { question: "" }, "Nothing is asked yet."],
    [
      "a hand that is not there",
      { seesY: "yes" },
      "The class is to see hand Y, and it has no cards.",
    ],
    ["the same card twice", { Y: "A.KQ.2.3" }, "HK is in the hands twice."],
  ])("%s is refused, and says so", (_, part, message) => {
    const read = readOwnForm({ ...filled, ...part });
    expect(read.ok ? "" : read.violation.message).toContain(message);
  });

  test("a pasted deal fills the boxes; what cannot be read is named by its line", () => {
    const deal = '[Deal "N:AK32.A2.KQ2.A432 QJ4.9876.AJ9.K87 T985.KQJ.T876.QJ 76.T543.543.T965"]';
    const laid = must(pastedInto(filled, deal));
    // Clockwise from North: Y, then B, Z and A.
    expect(laid.Y).toBe("AK32.A2.KQ2.A432");
    expect(laid.Z).toBe("T985.KQJ.T876.QJ");
    expect(laid.A).toBe("76.T543.543.T965");
    expect(laid.question).toBe("What do you lead?");
    expect(pastedInto(filled, "no cards at all").ok).toBe(false);
  });
});

describe("the engine beside the teacher", () => {
  test("agrees, or says where they differ", () => {
    const own = must(readOwnForm(filled));
    expect(fosterSays(own)?.join(" ")).toMatch(/Foster leads ♥︎K\..*You and he agree\.$/);
    const other = must(readOwnForm({ ...filled, cards: "S8" }));
    expect(fosterSays(other)?.join(" ")).toContain("You accept ♠︎8, which he does not.");
    expect(fosterSays(other)?.join(" ")).toContain("You do not accept ♥︎K, which he leads.");
  });

  test("says nothing where the texts do: another seat, no trump named, a short hand", () => {
    const own = must(readOwnForm(filled));
    expect(fosterSays({ ...own, declarer: "A" })).toBeNull();
    expect(fosterSays({ ...own, strain: null })).toBeNull();
    expect(fosterSays({ ...own, strain: "nullo" })).toBeNull();
    expect(fosterSays({ ...own, hands: { ...own.hands, A: own.hands.A.slice(1) } })).toBeNull();
  });
});

test("what is typed is kept as typed, and junk is nothing", () => {
  expect(parseTyped(formatTyped(filled), OWN_BOXES)).toEqual(filled);
  expect(parseTyped('{"v":2,"Z":"AK"}', OWN_BOXES)).toBeNull();
  expect(parseTyped("[]", OWN_BOXES)).toBeNull();
  expect(parseTyped("{", OWN_BOXES)).toBeNull();
  expect(parseTyped('{"v":1,"Z":7}', ["Z"])).toEqual({ Z: "" });
});
