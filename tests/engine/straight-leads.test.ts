import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdings, PACK, SUITS, suitOf, type Suit } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import type { MakeToLead } from "../../src/engine/conventions/doubled-lead.ts";
import {
  gradeStraightLead,
  PLANS,
  suitsForPlan,
  type LeadPlan,
} from "../../src/engine/conventions/elwell-plan.ts";
import { gradeUnblock } from "../../src/engine/conventions/unblock.ts";
import {
  doubledSpadeEcho,
  elwellEcho,
  readDiscard,
  readHighThenLow,
} from "../../src/engine/conventions/signals.ts";
import { STRAIGHT_STRAINS, TRUMP_OF } from "../../src/engine/declaring/strain.ts";
import { parseHand, parseHolding } from "../../src/engine/notation/cards.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

/** Spades, hearts, diamonds, clubs, as hands are printed. */
const hand = (text: string) => must(parseHand(text));
const held = (text: string) => must(parseHolding(text));
const thirteen = fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 });

const hearts: MakeToLead = { strain: "hearts", maker: "dealer", doubled: false };
const cards = (text: string, make: MakeToLead, mark: string, plan?: LeadPlan) =>
  must(gradeStraightLead(hand(text), make, plan))
    .filter((lead) => lead.mark === mark)
    .map(({ card }) => card);

describe("the lead at straight bridge", () => {
  test("grades each card once, by rules there are, and the best are of a suit the plan would open", () => {
    const make = fc.record({
      strain: fc.constantFrom(...STRAIGHT_STRAINS),
      maker: fc.constantFrom("dealer" as const, "dummy" as const),
      doubled: fc.boolean(),
      convention: fc.constantFrom("heart" as const, "weak" as const),
    });
    fc.assert(
      fc.property(thirteen, make, fc.constantFrom(...PLANS), (dealt, made, plan) => {
        const result = gradeStraightLead(dealt, made, plan);
        if (!result.ok) {
          expect(["plan-unsuited", "no-heart"]).toContain(result.violation.code);
          return;
        }
        expect(result.value.map(({ card }) => card)).toEqual(dealt);
        const best = result.value.filter(({ mark }) => mark === "best");
        expect(best.length).toBeGreaterThan(0);
        for (const { rules } of result.value)
          for (const rule of rules) expect(RULE_IDS).toContain(rule);
        const trump = TRUMP_OF[made.strain];
        if (trump === null || made.doubled) return;
        const suits = suitsForPlan(holdings(dealt), trump, plan);
        for (const { card } of best) expect(suits).toContain(suitOf(card));
      }),
    );
  });

  test("changing the names of the plain suits changes no plan but that of the passed make", () => {
    const turned: Record<Suit, Suit> = { H: "H", S: "C", C: "D", D: "S" };
    fc.assert(
      fc.property(thirteen, fc.constantFrom(...PLANS), (dealt, plan) => {
        if (plan === "passed") return;
        const other = dealt.map((card) => `${turned[suitOf(card)]}${card[1]}` as (typeof dealt)[0]);
        const suits = suitsForPlan(holdings(dealt), "H", plan).map((suit) => turned[suit]);
        const again = suitsForPlan(holdings(other), "H", plan);
        expect(SUITS.filter((suit) => suits.includes(suit))).toEqual([...again]);
      }),
    );
  });

  test("to hold the lead ace-king comes first, then the longer ace, never a short ace-queen (straight.lead.plan.hold)", () => {
    expect(cards("AK4.75.A9752.642", hearts, "best", "hold")).toEqual(["SK"]);
    expect(cards("A6.T4.AJ7532.875", hearts, "best", "hold")).toEqual(["DA"]);
    expect(cards("A6.953.K952.AQ54", hearts, "best", "hold")).toEqual(["SA"]);
    const none = gradeStraightLead(hand("K652.953.K952.Q4"), hearts, "hold");
    expect(none.ok ? "" : none.violation.rule).toBe("straight.lead.plan.hold");
  });

  test("against a trump a plan must be named", () => {
    const unnamed = gradeStraightLead(hand("K652.953.K952.Q4"), hearts);
    expect(unnamed.ok ? "" : unnamed.violation.code).toBe("plan-needed");
  });

  test("after a passed make a diamond of two, or the top trump; Foster’s king beside it (straight.lead.plan.passed)", () => {
    const passed: MakeToLead = { strain: "hearts", maker: "dummy", doubled: false };
    expect(cards("AQ765.943.J9.K86", passed, "best", "passed")).toEqual(["DJ"]);
    expect(cards("K986.JT.AQ7.K642", passed, "best", "passed")).toEqual(["HJ"]);
    expect(cards("AK86.JT.Q75.K642", passed, "best", "passed")).toEqual(["HJ"]);
    expect(cards("AK86.JT.Q75.K642", passed, "acceptable", "passed")).toEqual(["SK"]);
    // Three small trumps: his rule is the top, his own test hand the lowest.
    expect(cards("AQ73.852.KJ6.AJ8", passed, "best", "passed")).toEqual(["H8"]);
    expect(cards("AQ73.852.KJ6.AJ8", passed, "acceptable", "passed")).toEqual(["H2"]);
  });

  test.each<[MakeToLead, string, string[]]>([
    [{ strain: "spades", maker: "dealer", doubled: true }, "9642.A53.K42.Q73", ["S2"]],
    [{ strain: "hearts", maker: "dummy", doubled: true }, "A642.953.K42.Q73", ["H9"]],
    [{ strain: "clubs", maker: "dummy", doubled: true }, "A642.953.K42.Q73", ["CQ"]],
  ])("partner doubles %j: from %s the trump (straight.doubled.suit)", (make, dealt, best) => {
    expect(cards(dealt, make, "best")).toEqual(best);
  });

  test.each<[MakeToLead, string]>([
    [{ strain: "spades", maker: "dealer", doubled: true }, "964.A532.K42.Q73"],
    [{ strain: "hearts", maker: "dealer", doubled: true }, "A642.953.K42.Q73"],
    [{ strain: "hearts", maker: "dummy", doubled: true }, "A6432.953.K42.Q7"],
  ])("partner doubles %j: from %s no trump (straight.doubled.suit)", (make, dealt) => {
    const trump = TRUMP_OF[make.strain] as Suit;
    const best = cards(dealt, make, "best", "short");
    expect(best.length).toBeGreaterThan(0);
    expect(best.map(suitOf)).not.toContain(trump);
  });

  test("a doubled no-trumper: the best heart, after the king of ace-king (straight.convention.heart)", () => {
    const make: MakeToLead = { strain: "notrump", maker: "dealer", doubled: true };
    expect(cards("K9642.J83.K42.73", make, "best")).toEqual(["HJ"]);
    expect(cards("AK964.J83.K42.73", make, "best")).toEqual(["SK"]);
    expect(cards("AK964.J83.K42.73", make, "acceptable")).toEqual(["HJ"]);
    const heartless = gradeStraightLead(hand("AK964.-.K9742.732"), make);
    expect(heartless.ok ? "" : heartless.violation.code).toBe("no-heart");
    const weak: MakeToLead = { ...make, convention: "weak" };
    expect(cards("K9642.J83.K42.73", weak, "best")).toEqual(["C7"]);
  });

  test("no trump, undoubled: the longest suit, of two alike the red (straight.lead.nt.fourth)", () => {
    const make: MakeToLead = { strain: "notrump", maker: "dealer", doubled: false };
    expect(cards("KJ64.J973.K42.73", make, "best")).toEqual(["H3"]);
    expect(cards("KJ64.J973.K42.73", make, "acceptable")).toEqual(["S4"]);
    expect(cards("AQJ84.973.A42.73", make, "best")).toEqual(["SA"]);
    expect(cards("AQJ84.973.Q42.73", make, "best")).toEqual(["SQ"]);
  });
});

describe("unblocking", () => {
  const play = (h: string, led: string, more = {}) =>
    gradeUnblock(held(h), held(led)[0]!, more)?.card ?? null;

  test.each([
    ["K4", "A", "K"],
    ["A4", "K", "A"],
    ["K4", "Q", "K"],
    ["KQ4", "A", "Q"],
    ["QJ4", "K", "J"],
    ["KQ4", "J", "Q"],
    ["J652", "K", "5"],
    ["Q9732", "K", "7"],
    ["952", "K", "2"],
    ["Q64", "K", "4"],
    ["A4", "J", null],
  ])("from %s on the %s the %s (straight.unblock)", (h, led, card) => {
    expect(play(h, led)).toBe(card);
  });

  test("the lone queen goes on the ace that follows the king", () => {
    expect(play("Q6", "A", { before: "K" })).toBe("Q");
    expect(play("J6", "A", { before: "K" })).toBeNull();
  });

  test("nothing is said once second hand has beaten partner’s card", () => {
    expect(play("K4", "Q", { secondPlays: "A" })).toBeNull();
    expect(play("K4", "A", { secondPlays: "2" })).toBe("K");
  });

  test("every card is graded, and the neighbour of a blocking card is as good to throw", () => {
    expect(gradeUnblock(held("QJ4"), "A")?.grades).toEqual([
      { rank: "Q", mark: "acceptable" },
      { rank: "J", mark: "best" },
      { rank: "4", mark: "wrong" },
    ]);
  });
});

describe("signals at straight bridge", () => {
  test.each([
    ["72", ["7", "2"]],
    ["J2", ["2", "J"]],
    ["Q84", ["8", "4"]],
    ["842", ["2", "4"]],
    ["J84", ["4", "8"]],
  ])("on king and ace from %s: %j (straight.echo)", (h, order) => {
    expect(elwellEcho(held(h)).order).toEqual(order);
  });

  test("high then low speaks by where it is played", () => {
    expect(readHighThenLow("partners-lead", "7", "2")).toBe("straight.echo");
    expect(readHighThenLow("dealers-lead", "7", "2")).toBe("straight.change-suit-call");
    expect(readHighThenLow("dealers-lead", "2", "7")).toBeNull();
    expect(doubledSpadeEcho(held("J84"))).toBe("8");
    expect(doubledSpadeEcho(held("J8"))).toBeNull();
  });

  test("a discard by each agreement, and turned round (straight.discard)", () => {
    expect(readDiscard("strength", "notrump")).toBe("strength");
    expect(readDiscard("strength-then-weakness", "trump")).toBe("strength");
    expect(readDiscard("strength-then-weakness", "notrump")).toBe("weakness");
    expect(readDiscard("weakness", "trump")).toBe("weakness");
    expect(readDiscard("weakness", "trump", true)).toBe("strength");
  });
});
