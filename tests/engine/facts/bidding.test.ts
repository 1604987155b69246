import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { leftOf } from "../../../src/engine/core/seat.ts";
import {
  bidLadder,
  minimumLevel,
  overcalls,
  seatCalls,
  seatToCall,
} from "../../../src/engine/declaring/auction.ts";
import type { Bid, Call, Level, SeatedCall } from "../../../src/engine/declaring/call.ts";
import { checkCall } from "../../../src/engine/declaring/legality.ts";
import { dummyOf, leaderOf } from "../../../src/engine/declaring/roles.ts";
import { TRUMP_OF, type Strain } from "../../../src/engine/declaring/strain.ts";
import { auction1914 } from "../../../src/engine/games/auction-1914.ts";
import { GAMES } from "../../../src/engine/games/registry.ts";
import { nextDealer } from "../../../src/engine/laws/dealing.ts";
import { REMEDIES, type RemedySpec } from "../../../src/engine/laws/remedies.ts";
import { act, takeRemedy } from "../../../src/engine/laws/table.ts";
import { TRICK_VALUE } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/bidding.json" with { type: "json" };
import { ruled, take, testFacts, type Check } from "../../support/facts.ts";
import { after, bid, lastFault, opened } from "../../support/table.ts";

const { declaring } = auction1914;

/** A call as the file words it: “2 notrump”, “pass”. */
function callOf(words: string): Call {
  if (words === "pass" || words === "double" || words === "redouble") return { type: words };
  const [level, strain] = words.split(" ");
  return { type: "bid", level: Number(level) as Level, strain: strain as Strain };
}

const mendsNumber: Check = ({ input, expected }) => {
  const low = bid(opened(), "1S 3R 4C");
  const correction = input["correction"] as Bid;
  const mended = act(low, { do: "correct-call", seat: "Y", call: { type: "bid", ...correction } });
  expect(mended.ok).toBe(expected["allowed"]);
};

testFacts("what may be bid, and what happens where it may not", facts, {
  "auction.bid.ladder": ({ expected }) => {
    const ladder = bidLadder(declaring.strains);
    expect(ladder.map(({ level, strain }) => `${level} ${strain}`)).toEqual(expected["ascending"]);
    ladder.forEach((lower, at) => {
      for (const higher of ladder.slice(at + 1)) {
        expect([overcalls(higher, lower), overcalls(lower, higher)]).toEqual([true, false]);
      }
    });
  },
  "auction.example.full": ({ input, expected }) => {
    const calls = input["calls"] as SeatedCall[];
    const legal = calls.map((call, at) => declaring.check(calls.slice(0, at), call).ok);
    expect(legal.every(Boolean)).toBe(expected["allLegal"]);
    const contract = must(declaring.contract(calls));
    expect({
      allLegal: true,
      ...contract,
      dummy: dummyOf(contract),
      leader: leaderOf(contract),
    }).toEqual(expected);
  },
  "bid.hand1.Y2": ({ input, expected }) => {
    const calls = seatCalls(input["after"].map(callOf));
    const { seat } = input;
    expect(seatToCall(calls)).toBe(seat);
    const printed = callOf(expected["printedBid"]) as Bid & Call;
    expect(declaring.check(calls, { ...printed, seat }).ok).toBe(expected["legal"]);
    const last = calls.findLast((call) => call.type === "bid") as Bid;
    const level = minimumLevel(printed.strain, last, declaring.options);
    expect(`${level} ${printed.strain}`).toBe(expected["legalEquivalent"]);
  },
  "auction.irreg.bid-out-of-turn": ({ expected }) => {
    const { may, who } = ruled("auction.law.declare.out-of-turn");
    expect(may).toEqual(expected["options"]);
    expect(who === "either-adversary" ? "either opponent" : who).toBe(expected["chooser"]);
    const early = after(bid(opened(), "1H"), {
      do: "call",
      seat: "B",
      call: { type: "bid", level: 1, strain: "royals" },
    });
    const stands = take(early, "stand");
    const toLeft = seatToCall(stands.calls) === leftOf("B");
    expect(toLeft ? "next player to the left bids" : "").toBe(expected["ifStand"]);
  },
  "auction.irreg.impossible-options": ({ input, expected }) => {
    const table = bid(opened(), "1S 5N 6D");
    const last = input["last"] as Bid;
    const made = input["bid"] as Bid;
    const { situation } = ruled("auction.law.declare.insufficient", { last, bid: made });
    expect(situation === "auction.law.declare.impossible").toBe(expected["impossible"]);
    const [deal, own, seven, ...others] = expected["options"];
    expect(others).toEqual([]);
    expect(lastFault(table).remedies).toContain(deal);
    expect(take(table, "last-own-bid-final").contract).toMatchObject(own.contract);
    const raised = take(table, "make-seven");
    expect(raised.calls.at(-1)).toMatchObject({ ...seven.contract, seat: "Y" });
    expect(seven.declarer).toBe("offender");
    expect(raised.barred.some(({ seat }) => seat === "Z")).toBe(seven.partnerBarred);
  },
  "auction.irreg.insufficient-condoned": ({ expected }) => {
    const table = bid(opened(), "1S 3R 4C P P");
    const penalty = takeRemedy(table, { fault: 0, remedy: "make-sufficient" }).ok;
    expect(penalty).toBe(expected["penaltyAvailable"]);
    const next = after(table, {
      do: "call",
      seat: "A",
      call: { type: "bid", level: 3, strain: "royals" },
    });
    expect(next.faults.length === 1).toBe(expected["nextLegal"]);
  },
  "auction.irreg.insufficient-demand": ({ expected }) => {
    const raised = take(bid(opened(), "1S 3R 4C"), "make-sufficient");
    expect(raised.calls.at(-1)).toMatchObject(expected["mayBeMade"]);
    const lifting: Record<string, string> = { overcalled: "5H", doubled: "X" };
    for (const way of expected["partnerBarredUnless"]) {
      expect(raised.barred).toHaveLength(1);
      expect(bid(raised, lifting[way] as string).barred).toEqual([]);
    }
  },
  "auction.irreg.insufficient-self-4d": mendsNumber,
  "auction.irreg.insufficient-self-5c": mendsNumber,
  "auction.irreg.pass-out-of-turn": ({ expected }) => {
    const before = bid(opened(), "1H");
    const table = after(before, { do: "call", seat: "Y", call: { type: "pass" } });
    const { may } = lastFault(table).ruling;
    expect(may.find((each) => each !== "no-penalty") ?? null).toBe(expected["penalty"]);
    expect(seatToCall(table.calls) === seatToCall(before.calls)).toBe(expected["turnUnchanged"]);
    const since = { overcalled: "1R", doubled: "X", passed: "P" };
    const reopens = Object.entries(since)
      .filter(([, call]) => bid(bid(table, call), "2N").faults.length === 1)
      .map(([way]) => way);
    expect(reopens).toEqual(expected["mayReenterIf"]);
  },
  "law.dealer-must-bid": ({ input, expected }) => {
    const english = GAMES[`auction-${input["option"] as "english"}`];
    const pass = { type: input["dealer"] as "pass", seat: "Z" } as const;
    expect(english.declaring.check([], pass).ok).toBe(expected["allowed"]);
    expect(checkCall([], pass).ok).toBe(false);
    const all = seatCalls(Array.from({ length: 4 }, () => ({ type: "pass" }) as const));
    const passedOut = english.declaring.ended(all) && !english.declaring.contract(all).ok;
    const onLeft = passedOut && nextDealer("Z") === leftOf("Z");
    expect(onLeft ? "deal passes left" : "").toBe(expected["ifAllPass"]);
    const [lowest] = bidLadder(english.declaring.strains);
    expect(`${lowest?.level} ${lowest?.strain}`).toBe(expected["lowestBid"]);
    const spades = english.declaring.strains.filter((strain) => TRUMP_OF[strain] === "S");
    expect(spades.every((strain) => TRICK_VALUE[strain] === 9)).toBe(expected["spadesConstant9"]);
    expect(spades).toHaveLength(1);
  },
  "law.double-partner-penalty": ({ expected }) =>
    expect(REMEDIES[ruled("auction.law.double.partner").may[0] as "points:50"].amount).toBe(
      expected["penalty"],
    ),
  "law.redouble-once": ({ expected }) => {
    const { may } = ruled("auction.law.double.again");
    const words = may.map((each) =>
      each === "new-deal" ? "new deal" : String((REMEDIES[each] as RemedySpec).amount),
    );
    expect(words.join(" or ")).toBe(expected["penaltyIfAgain"]);
  },
});
