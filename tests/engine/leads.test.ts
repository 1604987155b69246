import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highToLow, holdingIn, PACK, RANKS, SUITS } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { leadFrom, type Against } from "../../src/engine/conventions/lead-card.ts";
import { gradeOpeningLead, suitsNamedBy } from "../../src/engine/conventions/lead.ts";
import { chooseSuit } from "../../src/engine/conventions/lead-suit.ts";
import { leadAgainstNullo } from "../../src/engine/conventions/nullo-leads.ts";
import { secondLead } from "../../src/engine/conventions/second-lead.ts";
import { seatCalls } from "../../src/engine/declaring/auction.ts";
import { parseCall } from "../../src/engine/notation/calls.ts";
import { parseHand, parseHolding } from "../../src/engine/notation/cards.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

const hand = (text: string) => must(parseHand(text));
const calls = (words: string) => seatCalls(words.split(" ").map((w) => must(parseCall(w))));
const best = (grades: ReturnType<typeof gradeOpeningLead>) =>
  grades.filter((grade) => grade.mark === "best").map((grade) => grade.card);

const ranks = fc.uniqueArray(fc.constantFrom(...RANKS), { minLength: 1, maxLength: 10 });
const thirteen = fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 });
const against = fc.constantFrom<Against>("trump", "notrump");
const strain = fc.constantFrom("clubs", "diamonds", "hearts", "royals", "notrump" as const);

describe("the card of a suit", () => {
  test("exactly one is recommended, and every rule cited exists", () => {
    fc.assert(
      fc.property(ranks, against, (held, game) => {
        const lead = leadFrom(highToLow(held), game);
        expect(lead.grades.filter(({ mark }) => mark === "best")).toHaveLength(1);
        expect(lead.grades).toHaveLength(held.length);
        for (const rule of lead.rules) expect(RULE_IDS).toContain(rule);
      }),
    );
  });

  test("no lead against a trump starves an ace (lead.high.ace-without-king)", () => {
    fc.assert(
      fc.property(ranks, (held) => {
        if (!held.includes("A") || held.includes("K")) return;
        expect(leadFrom(highToLow(held), "trump").lead).toBe("A");
      }),
    );
  });

  test.each([
    ["AQ64", true],
    ["AQ642", false],
    ["KT84", true],
    ["AQJ6", false],
    ["QJT6", false],
    ["9765", false],
  ])("%s is better let alone: %s (lead.ace.honours-five and the avoid list)", (held, avoided) => {
    expect(leadFrom(must(parseHolding(held)), "trump").betterAvoided).toBe(avoided);
  });

  test.each([
    ["KQ5", "notrump", "5"],
    ["AK5", "notrump", "5"],
    ["QJT", "notrump", "Q"],
    ["A97", "notrump", "7"],
    ["AQJT5", "notrump", "Q"],
    ["KQJT9", "notrump", "K"],
    ["AQJ8765", "notrump", "A"],
    ["QT4", "trump", "Q"],
    ["K5", "trump", "5"],
    ["KJT", "trump", "T"],
  ] as const)("from %s at %s the %s", (held, game, card) => {
    expect(leadFrom(must(parseHolding(held)), game).lead).toBe(card);
  });
});

test("king and jack alone: low by AMB-10, never the jack by AMB-08, so either will do; at no trump the lower (AMB-14)", () => {
  const marks = (game: Against) =>
    leadFrom(must(parseHolding("KJ")), game).grades.map(({ rank, mark }) => [rank, mark]);
  expect(marks("trump")).toEqual([
    ["K", "acceptable"],
    ["J", "best"],
  ]);
  expect(marks("notrump")).toEqual([
    ["K", "wrong"],
    ["J", "best"],
  ]);
});

describe("a lead against a nullo", () => {
  test.each([
    ["J8", "J", []],
    ["842", "4", []],
    ["KJ84", "8", ["J"]],
    ["5", "5", []],
  ])("from %s is the %s (nullo.play.card)", (held, card, others) => {
    const lead = leadAgainstNullo(must(parseHolding(held)));
    expect([lead.lead, lead.alsoSound]).toEqual([card, others]);
  });
});

describe("the second lead", () => {
  test("is always a card still held, and the king once the queen has beaten the ten from K J 10", () => {
    expect(secondLead(["K", "J", "T", "4"], "T", ["Q"])?.lead).toBe("K");
    fc.assert(
      fc.property(ranks, (held) => {
        const original = highToLow(held);
        const led = leadFrom(original, "trump").lead;
        const next = secondLead(original, led);
        if (original.length === 1) expect(next).toBeNull();
        else expect(original.filter((rank) => rank !== led)).toContain(next?.lead);
      }),
    );
  });

  test.each([
    ["AKQJ", "J"],
    ["AKQ2", "Q"],
    ["AK43", "A"],
    ["KQJ2", "J"],
  ])("after the king from %s the %s, which tells the rest (lead2.inference.*)", (held, card) => {
    expect(secondLead(must(parseHolding(held)), "K")?.lead).toBe(card);
  });
});

describe("the choice of suit", () => {
  test("partner’s suit is led from the top, whatever its length (lead.suit.partner-short)", () => {
    const bidding = calls("1C pass pass 1D 2C pass pass pass");
    const grades = gradeOpeningLead(
      hand("J9764.A852.Q3.98"),
      { declarer: "Z", strain: "clubs" },
      bidding,
    );
    expect(best(grades)).toEqual(["DQ"]);
  });

  test("Foster’s first hand: the nine of partner’s royals (lead.suit.partner-best)", () => {
    const bidding = calls("1H 1R 2C 2R 3D pass 3NT pass pass pass");
    const grades = gradeOpeningLead(
      hand("9843.AT962.874.T"),
      { declarer: "Y", strain: "notrump" },
      bidding,
    );
    expect(best(grades)).toEqual(["S9"]);
  });

  test("an ace-king of one’s own comes first (lead.suit.ak-first)", () => {
    const bidding = calls("1H pass pass 2D 2H pass pass pass");
    const grades = gradeOpeningLead(
      hand("AK76.9852.Q3.985"),
      { declarer: "Z", strain: "hearts" },
      bidding,
    );
    expect(best(grades)).toEqual(["SK"]);
  });

  test("from three tenaces a trump (lead.suit.trump-from-tenaces)", () => {
    const grades = gradeOpeningLead(
      hand("AQ7.864.KJ42.QT5"),
      { declarer: "Z", strain: "hearts" },
      calls("1H pass pass pass"),
    );
    expect(best(grades)).toEqual(["H8", "H6", "H4"]);
  });

  test("one spade by the dealer names no suit; royals name spades", () => {
    expect(suitsNamedBy("Z", calls("1S pass pass pass"))).toEqual([]);
    expect(suitsNamedBy("A", calls("1S 1R pass pass pass"))).toEqual(["S"]);
    expect(suitsNamedBy("A", calls("1S 1NT pass pass pass"))).toEqual([]);
  });

  test("every hand has a best lead, and each mark is the worse of suit and card", () => {
    fc.assert(
      fc.property(thirteen, strain, (cards, trumps) => {
        const grades = gradeOpeningLead(
          cards,
          { declarer: "Z", strain: trumps },
          calls("1C pass pass pass"),
        );
        expect(grades.map((grade) => grade.card)).toEqual(cards);
        expect(best(grades).length).toBeGreaterThan(0);
        for (const { mark, suit, cardMark } of grades) {
          if (suit.mark === "wrong" || cardMark === "wrong") expect(mark).toBe("wrong");
          if (mark === "best") expect([suit.mark, cardMark]).toEqual(["best", "best"]);
        }
      }),
    );
  });

  test("at no trump the longest suit is always among the best", () => {
    fc.assert(
      fc.property(thirteen, (cards) => {
        const grades = chooseSuit(cards, "notrump");
        const longest = Math.max(...SUITS.map((suit) => holdingIn(cards, suit).length));
        for (const suit of SUITS) {
          if (holdingIn(cards, suit).length === longest) expect(grades[suit].mark).toBe("best");
        }
      }),
    );
  });
});
