import { expect, test } from "vitest";
import { parseDealTag } from "../../../src/engine/notation/pbn.ts";
import { must } from "../../../src/engine/core/result.ts";
import { seededRandom } from "../../../src/engine/core/random.ts";
import { checkCall } from "../../../src/engine/declaring/legality.ts";
import { contractOf } from "../../../src/engine/declaring/auction.ts";
import { bidOut } from "../../../src/tabletop/playing/bid-out.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";

const said = (tag: string) =>
  bidOut(must(parseDealTag(tag)), "Z", seededRandom(1)).map((call) =>
    call.type === "bid" ? `${call.level} ${call.strain}` : call.type,
  );

test("a dealer with two suits stopped and four tricks and more bids no trump, and all pass", () => {
  // South: ♠AK5 ♥A84 ♦KQ6 ♣A752, and nobody else has anything to bid on.
  expect(said("N:9863.QT6.953.986 QT4.J95.J742.T43 AK5.A84.KQ6.A752 J72.K732.AT8.KQJ")).toEqual([
    "1 notrump",
    "pass",
    "pass",
    "pass",
  ]);
});

test("a dealer with nothing bids one spade, as he must say something", () => {
  expect(said("N:K842.A63.953.K86 QJT.K95.KJ74.QT3 9653.842.T62.752 A7.QJT7.AQ8.AJ94")[0]).toBe(
    "1 spades",
  );
});

test("two hundred deals of auction are bid by the laws to a contract of more than one spade", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { declared, dealer } = freshDeal("auction-1914", seed);
    if (declared.kind !== "auction") throw new Error("it was not bid for");
    const { calls, contract } = declared;
    for (const [at, call] of calls.entries()) {
      expect(checkCall(calls.slice(0, at), call, dealer).ok).toBe(true);
    }
    expect(must(contractOf(calls))).toEqual(contract);
    expect(`${contract.level} ${contract.strain}`).not.toBe("1 spades");
  }
});

test("the deal of a number is the same for ever", () => {
  const { declared, hands } = freshDeal("auction-1914", 1);
  expect(hands.Z).toEqual("SA S8 S7 S4 HA HK HJ H9 H7 H5 CK DQ D3".split(" "));
  expect(declared).toMatchObject({
    contract: { level: 1, strain: "hearts", multiplier: 1, declarer: "Z" },
  });
});
