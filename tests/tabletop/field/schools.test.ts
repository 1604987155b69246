import { expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { parseHand } from "../../../src/engine/notation/cards.ts";
import { parseBidding } from "../../../src/tabletop/field/address.ts";
import { leadProblem } from "../../../src/tabletop/field/problem.ts";
import { schoolLeads } from "../../../src/tabletop/field/schools.ts";

const leads = (hand: string, bidding: string) =>
  schoolLeads(must(leadProblem(must(parseHand(hand)), must(parseBidding(bidding))))).map(
    ({ system, best, ownSuit }) => `${system}: ${best.join(" ")}${ownSuit ? "" : " of his suit"}`,
  );

test("at no trump the fourth best of the longest suit, by all of them", () => {
  expect(leads("K6.Q9742.J85.T63", "1NT")).toEqual([
    "foster: H4",
    "elwell: H4",
    "whist-old: H4 of his suit",
    "whist-american: H4 of his suit",
  ]);
});

test("K Q J and two more at whist: the jack by the old leads and the American; Foster and Elwell the king", () => {
  expect(leads("KQJ42.86.973.T85", "1H")).toEqual([
    "foster: SK",
    "elwell: SK of his suit",
    "whist-old: SJ",
    "whist-american: SJ",
  ]);
});

test("partner’s suit is led by Foster, who hears him bid it, from the top", () => {
  expect(leads("93.KQ754.T82.J76", "1NT pass pass 2R 2NT")[0]).toBe("foster: S9");
  expect(leads("93.KQ754.T82.J76", "1NT pass pass 2R 2NT")[1]).toBe("elwell: H5");
});

test("tenaces in every suit: Foster leads a small trump", () => {
  expect(leads("AQ7.864.KJ42.QT5", "1H")[0]).toBe("foster: H8 H6 H4");
});
