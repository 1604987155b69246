import { describe, expect, test } from "vitest";
import { engineSays } from "../../src/classroom/beside/beside.ts";
import { plainAnswer } from "../../src/classroom/beside/compare.ts";
import { positionOf, tricksBeside } from "../../src/classroom/beside/tricks.ts";
import { EMPTY_FORM, type OwnTyped } from "../../src/classroom/own-boxes.ts";
import { readOwnForm } from "../../src/classroom/own-form.ts";
import { must } from "../../src/engine/core/result.ts";
import { priceCards } from "../../src/solver/search/solver.ts";

const own = (part: Partial<OwnTyped>) =>
  must(readOwnForm({ ...EMPTY_FORM, question: "What now?", ...part }));
const says = (part: Partial<OwnTyped>) => engineSays(own(part));

/** Z deals and is asked in words. */
const dealer = (hand: string, right: string, wrong: string): Partial<OwnTyped> => ({
  Z: hand,
  viewer: "Z",
  seesA: "",
  seesZ: "yes",
  declarer: "",
  asks: "words",
  label1: right,
  ok1: "yes",
  label2: wrong,
});

describe("the leads beside an own hand", () => {
  test("king, queen, jack and another against no trumps: Foster and Elwell both lead the king", () => {
    const lines = says({ A: "862.KQJ4.753.A92", strain: "notrump", cards: "HK" });
    expect(lines).toContain("You and he agree.");
    expect(lines).toContain("At straight bridge Elwell leads ♥︎K, and you accept that.");
    expect(lines.join(" ")).not.toContain("whist");
  });

  test("against a trump Elwell’s plans are told apart, and whist has its long suit", () => {
    const text = says({ A: "KQ32.KQ5.T742.42", strain: "royals", cards: "HK" }).join(" ");
    expect(text).toContain("♥︎K to open a sequence; ♦︎2 to open length; ♣︎4 to open a short suit");
    expect(text).toContain("and you accept some of that.");
    expect(text).toContain("the old leads and the American both have ♦︎2, and you do not");
  });
});

describe("bids and makes beside an own hand", () => {
  test("ace, king and queen of five hearts with an ace outside: one heart, and hearts", () => {
    const lines = says(dealer("A4.AKQ84.J63.752", "One heart", "One spade"));
    expect(lines[0]).toContain("Foster bids one heart, and you accept that.");
    expect(lines[1]).toBe("As dealer at straight bridge, at love all, Elwell makes it hearts.");
  });

  test("three aces are a no-trumper for both, and a teacher who has it otherwise is told", () => {
    const hand = "A64.A84.A632.752";
    expect(says(dealer(hand, "No trump", "I leave it to you"))[1]).toContain(
      "Elwell makes it no trump, and you accept that.",
    );
    expect(says(dealer(hand, "I leave it to you", "No trump"))[1]).toContain(
      "Elwell makes it no trump, and you do not accept that.",
    );
    expect(says(dealer(hand, "1 no-trump", "Pass"))[0]).toContain(
      "Foster bids one no trump, and you accept that.",
    );
  });

  test("answers that are no bid and no make are not held beside one", () => {
    const [bid = "", make = ""] = says(dealer("A64.A84.A632.752", "The rule of eleven", "Neither"));
    expect(bid).not.toContain("accept");
    expect(make).not.toContain("accept");
  });

  test("a hand in Y’s place is also told what to make when it is left to it", () => {
    const lines = says({
      ...dealer("", "Spades", "Clubs"),
      Z: "",
      seesZ: "",
      Y: "AJ8763.T42.Q42.2",
      viewer: "Y",
      seesY: "yes",
    });
    expect(lines.at(-1)).toBe(
      "Left to this hand by the dealer, at love all, Elwell makes it spades, and you accept that.",
    );
  });
});

describe("what own hands score", () => {
  test("an odd trick counts its value, and simple honours twice as much", () => {
    const part = { Z: "A43.AK2.T932.432", Y: "652.QJ3.KQ4.AKJ9", strain: "hearts" } as const;
    const lines = says({ ...part, A: "KQJ7.T54.A85.T87", cards: "SK" });
    expect(lines).toContain("At hearts an odd trick counts 8 at auction.");
    // Four of the five honours, two in each hand: four times the trick.
    expect(lines).toContain("The honours of {Z} and {Y} count 32 above.");
  });

  test("with one hand alone nobody is said to hold honours", () => {
    expect(says({ A: "KQJ7.AKQ.A85.T87", strain: "hearts", cards: "SK" }).join(" ")).not.toContain(
      "honours",
    );
  });
});

describe("the tricks of own hands, every card seen", () => {
  const counted = (part: Partial<OwnTyped>) => {
    const hand = own(part);
    const position = positionOf(hand);
    return position ? tricksBeside(hand, position, priceCards(position)) : null;
  };
  /** A has the ace of spades, which takes a trick now or later, and a heart, which does not. */
  const ending = {
    A: "A.2..",
    Y: "K.3..",
    B: "..32.",
    Z: "..54.",
    strain: "notrump",
    declarer: "Z",
  } as const;

  test("an ending: the ace first takes a trick, the other card first takes it too", () => {
    expect(counted({ ...ending, cards: "SA" })).toEqual([
      "With every card seen, {A}’s side takes one trick, whichever card is led.",
    ]);
  });

  test("a card that costs a trick is told when it is accepted", () => {
    // Spades are trumps: A draws the king of trumps with the ace, or gives the trump a trick by leading the heart.
    const trumps = { ...ending, A: "A.A..", Y: "K...2", B: "..32.", strain: "royals" } as const;
    expect(counted({ ...trumps, cards: "HA" })).toEqual([
      "With every card seen, {A}’s side takes 2 tricks, with ♠︎A.",
      "♥︎A, which you accept, costs one trick.",
    ]);
    expect(counted({ ...trumps, cards: "SA" })).toEqual([
      "With every card seen, {A}’s side takes 2 tricks, with ♠︎A, and you accept that.",
    ]);
  });

  test("answers in figures are held beside declarer’s tricks, and the score is told", () => {
    const whole: Partial<OwnTyped> = {
      ...dealer("AKQJT98765432...", "Thirteen", "Twelve tricks"),
      A: ".AKQJT98765432..",
      Y: "..AKQJT98765432.",
      B: "...AKQJT98765432",
      strain: "royals",
      declarer: "Z",
    };
    expect(counted(whole)).toEqual([
      "With every card seen, {Z} takes 13 tricks at royals, and you accept that.",
      // Seven odd tricks at 9; five honours in one hand are ten tricks, 90, and the grand slam 40.
      "Seven royals, bid and made, scores 63 below and 130 above.",
    ]);
    expect(counted({ ...whole, label1: "Twelve", label2: "13" })?.[0]).toContain("do not accept");
  });

  test("nothing is counted where a hand is wanting or nothing is declared", () => {
    expect(counted({ ...ending, B: "..2.", cards: "SA" })).toBeNull();
    expect(counted({ ...ending, strain: "", cards: "SA" })).toBeNull();
  });
});

test("an answer is read without its stops and capitals, numbers as figures", () => {
  expect(plainAnswer("One no-trump.")).toBe("1 no trump");
  expect(plainAnswer("  Thirteen ")).toBe("13");
});
