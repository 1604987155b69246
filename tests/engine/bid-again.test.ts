import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { seatCalls } from "../../src/engine/declaring/auction.ts";
import { placeOf } from "../../src/engine/conventions/bid-place.ts";
import { adviseBid } from "../../src/engine/conventions/bidding.ts";
import { parseHand } from "../../src/engine/notation/cards.ts";
import { formatCall, parseCall } from "../../src/engine/notation/calls.ts";

const calls = (text: string) => seatCalls(text.split(" ").map((call) => must(parseCall(call))));

/** The calls recommended, or the code with which the engine refuses. */
function best(hand: string, after: string): readonly string[] | string {
  const advice = adviseBid(must(parseHand(hand)), calls(after));
  return advice.ok
    ? advice.value.grades
        .filter(({ verdict }) => verdict === "best")
        .map(({ call }) => formatCall(call))
    : advice.violation.code;
}

describe("raising again (bid.later.assist-limits)", () => {
  const after = "1H 1R 2H 2R pass pass";

  test("three tricks are told by the first raise, a fourth is not", () => {
    expect(best("A62.K95.A963.863", after)).toEqual(["pass"]);
    expect(best("A62.KQ5.A963.863", after)).toEqual(["3H"]);
  });

  test("a hand that had not the first raise is not settled", () => {
    expect(best("862.K95.A963.863", after)).toBe("not-settled");
  });

  test("where partner rebids alone one trick is enough, and none is not", () => {
    expect(best("862.J95.J9632.A3", "1H 1R pass pass 2H 2R")).toEqual(["3H"]);
    expect(best("862.J95.J9632.T3", "1H 1R pass pass 2H 2R")).toEqual(["pass"]);
  });

  test("partner’s rebid of a suit that was raised is not settled", () => {
    expect(best("A62.KQ5.A963.863", "1H 1R 2H 2R 3H 3R")).toBe("not-settled");
  });
});

describe("what is spent (bid.later.not-twice)", () => {
  test("an ace outside ace and king of the suit bid is good for one raise", () => {
    expect(best("A85.J74.T962.AK5", "1C pass 1H 1R")).toEqual(["2H"]);
    expect(best("T85.J74.J962.AK5", "1C pass 1H 1R")).toEqual(["pass"]);
    expect(best("A85.J74.T962.AK5", "1C pass 1H 1R 2H 2R pass pass")).toEqual(["pass"]);
  });

  test("a hand with more than that, or a double, is not settled", () => {
    expect(best("A85.K74.T962.AK5", "1C pass 1H 1R")).toBe("not-settled");
    expect(best("A85.J74.T962.AK5", "1C pass 1H X")).toBe("not-settled");
  });
});

test("partner’s losing suit is not a losing suit shown (bid.later.losing-after-takeout)", () => {
  const advice = must(adviseBid(must(parseHand("A.KQJ73.J9653.A7")), calls("1H 1R 2C 2R")));
  const of = (text: string) => advice.grades.find(({ call }) => formatCall(call) === text)?.verdict;
  expect([of("3C"), of("3D")]).toEqual([null, "wrong"]);
});

describe("the place of a bid", () => {
  test("partner’s bid, the bid over-called and the round", () => {
    expect(placeOf(calls("1H 1R 2C"))).toMatchObject({
      bid: { level: 2, strain: "clubs" },
      last: { level: 1, strain: "royals" },
      partner: { level: 1, strain: "hearts" },
      round: 1,
      helped: false,
    });
  });

  test("a second round knows what was bid before, and whether partner helped", () => {
    expect(placeOf(calls("1H 1R 2H 2R 3H"))).toMatchObject({
      round: 2,
      before: { level: 1, strain: "hearts" },
      helped: true,
    });
    expect(placeOf(calls("1H 1R pass pass 2H"))).toMatchObject({ round: 2, helped: false });
  });

  test("no bid has no place, nor has a third round", () => {
    expect(placeOf(calls("1H pass"))).toBeNull();
    expect(placeOf(calls("1H 1R 2H 2R 3H 3R pass pass 4H"))).toBeNull();
  });
});
