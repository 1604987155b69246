import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CardSet } from "../../src/engine/core/card-set.ts";
import { PACK, sortHand, suitOf, type Card } from "../../src/engine/core/card.ts";
import { dealFrom, randomDeal } from "../../src/engine/core/deal.ts";
import { replay } from "../../src/engine/core/play.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { leftOf, partnerOf, SEATS, sideOf } from "../../src/engine/core/seat.ts";
import { checkPlay, playable, winningPlay, type Play } from "../../src/engine/core/trick.ts";

const cards = fc.uniqueArray(fc.constantFrom(...PACK), { maxLength: 20 });
const seed = fc.integer({ min: 0, max: 0xffffffff });

describe("the pack", () => {
  test("has fifty-two different cards", () => {
    expect(new Set(PACK).size).toBe(52);
  });

  test("keeps the order that links depend on", () => {
    expect([PACK[0], PACK[12], PACK[13], PACK[51]]).toEqual(["SA", "S2", "HA", "D2"]);
  });

  test("sorts a hand by suit, high to low", () => {
    expect(sortHand(["D2", "SA", "C9", "HT", "SK"])).toEqual(["SA", "SK", "HT", "C9", "D2"]);
  });
});

describe("seats", () => {
  test("turn clockwise from the dealer: Z A Y B (auction.seats.order)", () => {
    expect([0, 1, 2, 3, 4].map((step) => leftOf("Z", step))).toEqual(["Z", "A", "Y", "B", "Z"]);
  });

  test("partners sit opposite and share a side", () => {
    for (const seat of SEATS) {
      expect(partnerOf(partnerOf(seat))).toBe(seat);
      expect(sideOf(partnerOf(seat))).toBe(sideOf(seat));
    }
  });
});

describe("a card set", () => {
  test("is an algebra of sets", () => {
    fc.assert(
      fc.property(cards, cards, (a, b) => {
        const [left, right] = [CardSet.of(a), CardSet.of(b)];
        expect(left.union(right).size).toBe(new Set([...a, ...b]).size);
        expect([...left.minus(right)].some((card) => right.has(card))).toBe(false);
        expect(left.meet(right).size + left.minus(right).size).toBe(left.size);
        expect(CardSet.FULL.minus(left).size).toBe(52 - left.size);
      }),
    );
  });

  test("is not changed by with and without", () => {
    const none = CardSet.EMPTY;
    expect(none.with("SA").without("SA").size).toBe(0);
    expect(none.size).toBe(0);
    expect([...CardSet.of(["D2", "SA"]).ofSuit("S")]).toEqual(["SA"]);
  });
});

describe("seeded random", () => {
  test("gives the same stream for the same seed, for ever", () => {
    const random = seededRandom(7);
    expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([11, 61, 976]);
  });

  test("stays below its limit and shuffles without loss", () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 100 }), (start, limit) => {
        const random = seededRandom(start);
        const n = random.below(limit);
        expect(n >= 0 && n < limit && Number.isInteger(n)).toBe(true);
        expect(new Set(random.shuffle(PACK)).size).toBe(52);
      }),
    );
  });

  test("deals four legal hands of thirteen", () => {
    fc.assert(
      fc.property(seed, (start) => {
        expect(dealFrom(randomDeal(seededRandom(start))).ok).toBe(true);
      }),
    );
  });
});

describe("a setup", () => {
  const deal = randomDeal(seededRandom(1));

  test.each([
    ["a card that does not exist", { ...deal, Z: ["XX", ...deal.Z.slice(1)] }, "“XX” in hand Z"],
    [
      "a card in two hands",
      { ...deal, A: [deal.Z[0] as Card, ...deal.A.slice(1)] },
      "in hand Z and again in hand A",
    ],
    [
      "a card twice in one hand",
      { ...deal, Z: [deal.Z[1] as Card, ...deal.Z.slice(1)] },
      "twice in hand Z",
    ],
    ["a hand of twelve", { ...deal, B: deal.B.slice(1) }, "Hand B has 12 cards"],
  ])("with %s is refused by name", (_, setup, words) => {
    const result = dealFrom(setup);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.violation.message).toContain(words);
  });
});

describe("a trick", () => {
  const lead: Play[] = [{ seat: "Z", card: "S5" }];

  test("suit must be followed while one can", () => {
    const hand: Card[] = ["S2", "HA"];
    expect(playable(hand, lead)).toEqual(["S2"]);
    const revoke = checkPlay(hand, lead, { seat: "A", card: "HA" });
    expect(!revoke.ok && revoke.violation.rule).toBe("auction.revoke.definition");
  });

  test.each([
    [{ seat: "Y", card: "S2" } as Play, "out-of-turn"],
    [{ seat: "A", card: "S9" } as Play, "not-held"],
  ])("refuses %o as %s", (play, code) => {
    const result = checkPlay(["S2"], lead, play);
    expect(!result.ok && result.violation.code).toBe(code);
  });

  test("is won by a trump if there is one, else by the highest of the suit led", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 4, maxLength: 4 }),
        (four) => {
          const plays = four.map((card, index) => ({ seat: leftOf("Z", index), card }));
          const won = winningPlay(plays, "H").card;
          const trumps = four.filter((card) => suitOf(card) === "H");
          expect(suitOf(won)).toBe(trumps.length > 0 ? "H" : suitOf(four[0] as Card));
        },
      ),
    );
  });

  test("a play by the wrong leader is refused when a hand is replayed", () => {
    const deal = randomDeal(seededRandom(3));
    const result = replay(deal, null, "Z", [[{ seat: "A", card: deal.A[0] as Card }]]);
    expect(!result.ok && result.violation.message).toContain("Trick 1");
  });
});
