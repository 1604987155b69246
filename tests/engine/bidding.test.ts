import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, type Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { seatCalls } from "../../src/engine/declaring/auction.ts";
import { checkCall } from "../../src/engine/declaring/legality.ts";
import {
  bidHand,
  noTrumpStrength,
  stoppers,
  supportTricks,
  sureTricks,
  tricksInHand,
} from "../../src/engine/conventions/bid-hand.ts";
import { adviseDouble, kindOfBid, readBid } from "../../src/engine/conventions/bid-later.ts";
import { adviseBid } from "../../src/engine/conventions/bidding.ts";
import { placeOf } from "../../src/engine/conventions/bid-place.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";
import { parseCall } from "../../src/engine/notation/calls.ts";

const h = (text: string) => must(parseHolding(text));
const cards = (text: string): Card[] =>
  text.split(" ").flatMap((suit) => [...suit].slice(1).map((rank) => `${suit[0]}${rank}` as Card));
const calls = (text: string) =>
  text === "" ? [] : seatCalls(text.split(", ").map((call) => must(parseCall(call))));
const bid = (text: string) => {
  const call = must(parseCall(text));
  if (call.type !== "bid") throw new Error(text);
  return call;
};

/** The grades of a hand after some calls, by call in short words. */
const grades = (hand: string, after = "") => {
  const advice = must(adviseBid(cards(hand), calls(after)));
  return Object.fromEntries(
    advice.grades.map(({ call, verdict, reason }) => [
      call.type === "bid" ? `${call.level} ${call.strain}` : call.type,
      [verdict, reason],
    ]),
  );
};
const best = (hand: string, after = "") =>
  Object.entries(grades(hand, after))
    .filter(([, [verdict]]) => verdict === "best")
    .map(([call]) => call);

describe("what a hand is worth", () => {
  test.each([
    ["AK", 2],
    ["KQJ", 2],
    ["AQJ", 2],
    ["AKQ", 3],
    ["AJT", 1],
    ["KQ4", 1],
    ["K42", 0],
    ["QJT", 1],
    ["9754", 0],
  ])("%s is sure of %i (bid.dealer.two-sure-tricks)", (suit, tricks) => {
    expect(sureTricks(h(suit))).toBe(tricks);
  });

  test("stoppers want their guards (bid.third.nt-overcalled)", () => {
    expect([stoppers(h("AK4")), stoppers(h("K4")), stoppers(h("K")), stoppers(h("Q42"))]).toEqual([
      2, 1, 0, 1,
    ]);
  });

  test("three aces are the measure at no trump (bid.dealer.no-trump)", () => {
    expect(noTrumpStrength(bidHand(cards("SA72 HA65 DA852 C943")))).toBe(6);
    expect(noTrumpStrength(bidHand(cards("SKQ2 HA65 DA852 C943")))).toBe(6);
    expect(noTrumpStrength(bidHand(cards("SA72 HA65 DK852 C943")))).toBe(5);
  });

  test("tricks in hand and in support", () => {
    expect(tricksInHand(bidHand(cards("SAKQJ754 HA5 D852 C9")), "royals")).toBe(8);
    expect(supportTricks(bidHand(cards("S9843 HAT962 D874 CT")), "S")).toBe(3);
    expect(supportTricks(bidHand(cards("SJT62 H5 DQ93 CAKQ63")), "H")).toBe(2);
  });
});

describe("the dealer", () => {
  test.each([
    ["HKQJ73 DAKJ65 C972", "1 hearts"],
    ["S84 H963 D9752 CAK42", "1 clubs"],
    ["SAKJ54 H96 D752 CA42", "1 royals"],
    ["SAK4 H963 DA752 C842", "2 spades"],
    ["SKT9754 HA6 DA52 C84", "3 spades"],
    ["SA74 HA63 DA752 C842", "1 notrump"],
    ["SQ84 HJ963 D9752 C42", "1 spades"],
  ])("%s: %s (bid.dealer.*)", (hand, call) => {
    expect(best(hand)).toContain(call);
  });

  test("one spade with a bid to make is not settled (bid.dealer.one-spade)", () => {
    expect(grades("SAKJ54 H96 D752 CA42")["1 spades"]).toEqual([null, "holds-back"]);
  });

  test("five without two sure tricks may not be bid (bid.dealer.two-sure-tricks)", () => {
    expect(grades("S84 HKT9632 DA52 CA4")["1 hearts"]).toEqual(["wrong", "not-enough"]);
  });

  test("a guarded king outside leaves the bid unsettled (bid.dealer.winning-suit)", () => {
    expect(grades("S84 HAKJ63 DK52 C942")["1 hearts"]?.[0]).toBeNull();
  });

  test("a pass is no more than sound where a bid is not settled (bid.second.over-spade)", () => {
    const told = grades("S84 HAKJ63 DK52 C942", "1 spades");
    expect([told["1 hearts"]?.[0], told["pass"]?.[0]]).toEqual([null, "acceptable"]);
  });

  test("a shout wants five sure tricks or a solid suit (bid.shout)", () => {
    expect(grades("S84 HAKQJ63 DA52 C94")["2 hearts"]?.[0]).toBe("acceptable");
    expect(grades("S84 HAKJ63 DA52 C942")["2 hearts"]?.[0]).toBe("wrong");
  });
});

describe("second hand", () => {
  test("over a spade he bids as the dealer, no trump on less (bid.second.over-spade)", () => {
    expect(best("SA72 HA96 DK852 CJ43", "1 spades")).toEqual(["1 notrump"]);
    expect(best("SQ84 HJ963 D9752 C42", "1 spades")).toEqual(["pass"]);
  });

  test("a winning suit over a losing one wants seven tricks (bid.second.major-over-minor)", () => {
    expect(grades("SAKQ75 H84 DT2 CJ854", "1 clubs")["1 royals"]?.[0]).toBe("wrong");
    expect(grades("SAKQJ754 HA5 D85 C92", "1 clubs")["1 royals"]?.[0]).toBe("best");
  });

  test("over no trump he passes (bid.second.over-no-trump)", () => {
    expect(best("SAKQ75 H84 DT2 CJ854", "1 no trump")).toEqual(["pass"]);
    expect(best("SAKQJ754 HAK D85 C92", "1 no trump")).toContain("2 royals");
  });
});

describe("third hand", () => {
  test("he leaves a spade unless a trick or two better (bid.third.not-obliged)", () => {
    expect(best("S84 HAKJ63 DA52 C974", "1 spades, pass")).toEqual(["pass"]);
    expect(best("S84 HAKJ63 DA52 CA74", "1 spades, pass")).toEqual(["1 hearts"]);
  });

  test("two spades are never left in (bid.third.two-three-spades)", () => {
    expect(grades("S842 HJ963 D975 C842", "2 spades, pass")["pass"]?.[0]).toBe("wrong");
    expect(best("S842 HJ963 D975 C842", "3 spades, pass")).toEqual(["1 royals"]);
    expect(best("S842 HA96 DA75 CA842", "2 spades, pass")).toEqual(["1 notrump"]);
  });

  test("he takes no trump out with five in a winning suit, or five weak ones (bid.third.*-takeout)", () => {
    expect(best("SAQ4 HK9632 DAK5 C74", "1 no trump, pass")).toEqual(["2 hearts"]);
    expect(best("S874 HT3 D97542 CQJ4", "1 no trump, pass")).toEqual(["2 diamonds"]);
    expect(best("SAQ4 HK96 DAK52 C742", "1 no trump, pass")).toEqual(["pass"]);
    expect(grades("S874 HT3 DAK542 CQJ4", "1 no trump, pass")["2 diamonds"]?.[0]).toBeNull();
  });

  test("over an overcalled no trump: double, own suit, or pass (bid.third.nt-overcalled)", () => {
    expect(best("SK72 HAK64 D8532 C94", "1 no trump, 2 hearts")).toEqual(["double"]);
    expect(best("SK72 H64 DAKQ85 C943", "1 no trump, 2 hearts")).toEqual(["3 diamonds"]);
    expect(best("SQ72 H64 DQ9852 C943", "1 no trump, 2 hearts")).toEqual(["pass"]);
  });

  test("a suit denies partner’s; no trump shows the other three (bid.third.suit-denies, bid.third.nt-over-major)", () => {
    expect(best("SJT62 H5 DQ93 CAKQ63", "1 hearts, pass")).toEqual(["2 clubs"]);
    expect(best("SAJ62 H5 DKQ93 CKQ63", "1 hearts, pass")).toEqual(["1 notrump"]);
    expect(grades("SA62 HQ95 DKQ93 CK63", "1 hearts, pass")["1 notrump"]?.[0]).toBe("wrong");
  });

  test("he raises over an overcall on three tricks (bid.third.assist-three-tricks)", () => {
    expect(best("SA62 HK95 DA963 C863", "1 hearts, 1 royals")).toEqual(["2 hearts"]);
    expect(grades("S862 HK95 DA963 C863", "1 hearts, 1 royals")["2 hearts"]?.[0]).toBe("wrong");
  });
});

describe("fourth hand", () => {
  test("he leaves a spade or a losing suit without game (bid.fourth.spade-passed, bid.fourth.losing-suit)", () => {
    for (const opening of ["1 spades", "1 clubs"]) {
      expect(best("SKQ84 HA63 DJ752 C94", `${opening}, pass, pass`)).toEqual(["pass"]);
      expect(best("SAKQJ7542 HAK D85 C9", `${opening}, pass, pass`)).toContain("1 royals");
    }
  });

  test("over a winning suit any sound bid, over no trump a suit that saves game (bid.fourth.*)", () => {
    expect(best("SAKJ84 H63 DA52 C974", "1 hearts, pass, pass")).toEqual(["1 royals"]);
    expect(best("S84 H963 DAKJ52 C974", "1 no trump, pass, pass")).toEqual(["2 diamonds"]);
  });

  test("his partner’s overcall is raised on three tricks (bid.third.assist-three-tricks)", () => {
    const after = "1 hearts, 1 royals, 2 clubs";
    expect(best("S9843 HAT962 D874 CT", after)).toEqual(["2 royals"]);
    expect(best("S984 HT962 D874 CT43", after)).toEqual(["pass"]);
  });
});

describe("later, and what bids tell", () => {
  test("a losing suit after a take-out shows its tops (bid.later.losing-after-takeout)", () => {
    const after = "1 hearts, 1 royals, 2 clubs, 2 royals";
    expect(best("HKQJ73 DAKJ65 C972", after)).toEqual(["3 diamonds"]);
    expect(best("SA HKQJ73 DJ9653 CA7", after)).toEqual(["pass"]);
  });

  test("bidding the texts do not settle is refused", () => {
    for (const after of [
      "1 hearts, double",
      "1 hearts, pass, 2 hearts",
      "1 clubs, 1 hearts, pass, pass",
    ]) {
      const told = adviseBid(cards("SA62 HK95 DA963 C863"), calls(after));
      expect(told.ok ? null : told.violation.code).toBe("not-settled");
    }
  });

  test("free, forced and shout (bid.free-bid, bid.forced, bid.shout)", () => {
    expect(kindOfBid(bid("1 hearts"), bid("1 spades"))?.kind).toBe("free");
    expect(kindOfBid(bid("2 diamonds"), bid("1 hearts"))?.kind).toBe("forced");
    expect(kindOfBid(bid("3 diamonds"), bid("1 hearts"))?.kind).toBe("shout");
    expect(kindOfBid(bid("1 diamonds"), bid("1 hearts"))).toBeNull();
  });

  test("what a bid tells depends on its place (bid.free-bid, bid.shout, bid.later.length-no-tops)", () => {
    const tell = (text: string, last: string | null, more = {}) =>
      readBid({ bid: bid(text), last: last ? bid(last) : null, round: 1, ...more })?.tell ?? null;
    expect(tell("1 clubs", null)).toBe("tops");
    expect(tell("1 hearts", null)).toBe("tricks");
    expect(tell("2 clubs", null)).toBe("shout-for-no-trump");
    expect(tell("2 diamonds", "1 hearts")).toBe("lead");
    expect(tell("2 hearts", "1 no trump", { round: 2 })).toBe("length");
    const helped = { round: 2, before: bid("1 hearts"), helped: true };
    expect(tell("3 hearts", "2 no trump", helped)).toBeNull();
  });

  test.each([
    // Over partner’s call for help a bid is obeying, not telling.
    ["1NT pass 2H", null],
    ["1NT pass 2D", null],
    ["2S pass 1R", null],
    ["3S pass 3H", null],
    ["1NT pass 2NT", null],
    // Second hand is to outbid three more, and does not bid for the lead alone; fourth hand may.
    ["1NT 2D", null],
    ["1NT pass pass 2D", "lead"],
    ["1H 2D", "lead"],
    // Second hand bids over a spade as the dealer would.
    ["1S 2S", "two-sure-spades"],
    ["1S pass 2S", null],
    // A raise is no new length; neither are spades of which partner has been told, nor no trump.
    ["1C pass 1H 1R 2H", null],
    ["1S 1H pass pass 2D", "length"],
    ["1S pass 1H 1R 2H", null],
    ["3S pass 4C pass 4R", null],
    ["1S pass 1H pass 2R", "length"],
    ["1NT 2H pass pass 2NT", null],
    ["1H 1R 2C 2R 3C", null],
    ["1H 1R 2C 2R 3D", "tops"],
    ["1H 1R pass pass 2H", "rebid"],
  ])("%s tells %s (bid.third.*, bid.second.over-no-trump, bid.later.*)", (words, tell) => {
    const said = words.split(" ").map((word) => must(parseCall(word)));
    const place = placeOf(seatCalls(said));
    expect((place && readBid(place)?.tell) ?? null).toBe(tell);
  });

  test("what the cards in sight make impossible is left unsaid", () => {
    const club = { bid: bid("1 clubs"), last: null, round: 1 } as const;
    expect(readBid(club, cards("CK943"))?.tell).toBe("tops");
    expect(readBid(club, cards("CAK943"))).toBeNull();
    const heart = { bid: bid("1 hearts"), last: null, round: 1 } as const;
    expect(readBid(heart, cards("HT98765432"))).toBeNull();
    const raise = {
      bid: bid("2 hearts"),
      last: bid("1 royals"),
      partner: bid("1 hearts"),
      round: 1,
    } as const;
    expect(readBid(raise, cards("HAKQJT9876"))?.tell).toBe("support");
  });

  test("doubles (bid.double.*)", () => {
    const sure = { certain: true, mayShift: false };
    expect(adviseDouble(sure).double).toBe(true);
    expect(adviseDouble({ certain: false, mayShift: false }).double).toBe(false);
    expect(adviseDouble({ certain: true, mayShift: true }).double).toBe(false);
    expect(adviseDouble({ ...sure, gameChance: true, penalty: 199 }).double).toBe(false);
    expect(adviseDouble({ ...sure, gameChance: true, penalty: 200 }).double).toBe(true);
    expect(adviseDouble({ ...sure, gameChance: true, rubberGame: true, penalty: 299 }).double).toBe(
      false,
    );
    expect(adviseDouble({ certain: false, mayShift: false, gameAnyhow: true })).toMatchObject({
      double: true,
      free: true,
    });
  });
});

describe("every hand in every seat", () => {
  const AUCTIONS = [
    "",
    "1 spades",
    "1 clubs",
    "1 hearts",
    "1 no trump",
    "1 spades, pass",
    "2 spades, pass",
    "3 spades, pass",
    "1 no trump, pass",
    "1 no trump, 2 hearts",
    "1 hearts, pass",
    "1 diamonds, 1 hearts",
    "1 spades, 1 hearts",
    "1 spades, pass, pass",
    "1 clubs, pass, pass",
    "1 royals, pass, pass",
    "1 no trump, pass, pass",
    "1 hearts, 1 royals, 2 clubs",
    "1 hearts, 1 royals, 2 clubs, 2 royals",
  ];

  test("each call is legal and graded once, and where anything is settled one is best", () => {
    const hand = fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(hand, fc.constantFrom(...AUCTIONS), (dealt, text) => {
        const after = calls(text);
        const { grades: all } = must(adviseBid(dealt, after));
        const names = all.map(({ call }) => JSON.stringify(call));
        expect(new Set(names).size).toBe(names.length);
        for (const { call, rules } of all) {
          const seat = (["Z", "A", "Y", "B"] as const)[after.length % 4] ?? "Z";
          expect(checkCall(after, { ...call, seat }).ok).toBe(true);
          expect(rules.length).toBeGreaterThan(0);
        }
        const settled = all.filter(({ verdict }) => verdict !== null && verdict !== "wrong");
        if (settled.length > 0 && all.every(({ verdict }) => verdict !== null)) {
          expect(all.some(({ verdict }) => verdict === "best")).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
  });
});
