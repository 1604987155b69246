import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { seatCalls } from "../../../src/engine/declaring/auction.ts";
import type { Bid, Call } from "../../../src/engine/declaring/call.ts";
import { losingFit, winningFit } from "../../../src/engine/conventions/bid-dealer.ts";
import type { BidGrade } from "../../../src/engine/conventions/bid-grade.ts";
import { sureTricks } from "../../../src/engine/conventions/bid-hand.ts";
import {
  adviseDouble,
  kindOfBid,
  mayAssistAgain,
  raisesLeft,
  readBid,
  type BidTell,
} from "../../../src/engine/conventions/bid-later.ts";
import { majorOverMinor } from "../../../src/engine/conventions/bid-adversary.ts";
import { mayAssist, mayTakeOutSpade } from "../../../src/engine/conventions/bid-third.ts";
import { adviseBid } from "../../../src/engine/conventions/bidding.ts";
import { parseCall } from "../../../src/engine/notation/calls.ts";
import facts from "../../oracle/facts/bidding-advice.json" with { type: "json" };
import { handOf, ranksOf } from "../../oracle/adapters/shared.ts";
import { testFacts, type Check, type Fact } from "../../support/facts.ts";

type Suits = Readonly<Record<string, string>>;

const callOf = (words: string): Call => must(parseCall(words));
const bidOf = (words: string): Bid => {
  const call = callOf(words);
  if (call.type !== "bid") throw new Error(`${words} is not a bid`);
  return call;
};
const words = (call: Call) => (call.type === "bid" ? `${call.level} ${call.strain}` : call.type);

/** Every call of a hand, in its words, with its grade. */
const graded = (hand: Suits, after: readonly string[] = []) => {
  const { grades, seat } = must(adviseBid(handOf(hand), seatCalls(after.map(callOf))));
  return { seat, grades: new Map(grades.map((each) => [words(each.call), each])) };
};
const best = (grades: ReadonlyMap<string, BidGrade>) =>
  [...grades].filter(([, { verdict }]) => verdict === "best").map(([call]) => call);
const bestCall = (hand: Suits, after: readonly string[] = []) => best(graded(hand, after).grades);

/** The hands of the first illustrative deal. */
const Z: Suits = { S: "", H: "KQJ73", D: "AKJ65", C: "972" };
/** A hand that has nothing to say. */
const POOR: Suits = { S: "8742", H: "T63", D: "9752", C: "J4" };
/** Much the same, with five of a suit. */
const WEAK_FIVE: Suits = { S: "874", H: "T3", D: "97542", C: "QJ4" };

const callIs = (hand: Suits): Check =>
  function check({ input, expected }) {
    expect(bestCall(hand, input["after"])).toEqual([expected["bid"]]);
  };
const printed: Check = ({ input, expected }) =>
  expect(bestCall(input["hand"], input["after"])).toEqual([expected["bid"]]);
const major: Check = ({ input, expected }) => {
  const { length, sureTricksInSuit: sure, outsideTricks: outside } = input;
  expect(winningFit({ length, sure, outside })).toBe(expected["mayBid"]);
};
const minor: Check = ({ input, expected }) =>
  expect(losingFit({ sure: sureTricks(ranksOf(input["tops"])) })).toBe(expected["mayBid"]);
const threshold: Check = ({ input, expected }) => {
  const { double } = adviseDouble({
    certain: true,
    mayShift: false,
    penalty: input["surePenalty"],
    gameChance: input["fairChanceOfGame"],
    rubberGame: input["rubberGame"],
  });
  expect(double).toBe(expected["doubleInstead"]);
};
const freeDouble: Check = ({ input, expected }) => {
  const { double, free } = adviseDouble({
    certain: false,
    mayShift: input["mayShift"],
    gameAnyhow: input["declarerGoesGameIfMakes"],
  });
  expect(double).toBe(free);
  expect(free).toBe(expected["freeDouble"]);
};
const kind: Check = ({ input, expected }) => {
  const found = kindOfBid(input["bid"], input["last"]);
  expect({ type: found?.kind, minimum: found?.minimum }).toEqual(expected);
};
const overMinor: Check = ({ input, expected }) =>
  expect(majorOverMinor(input["tricksInHand"])).toBe(expected["advised"]);
const assist: Check = ({ input, expected }) =>
  expect(mayAssist(input["tricks"])).toBe(expected["assist"]);
const notLeft: Check = ({ input, expected }) => {
  const { grades } = graded(POOR, input["after"]);
  const [call] = best(grades);
  expect(call?.split(" ")[1]).toBe(expected["bid"]);
  expect(grades.get("pass")?.verdict !== "wrong").toBe(expected["mayPass"]);
};

/** What the tells mean, in the words of the statements. */
const MEANS: Readonly<Partial<Record<BidTell, unknown>>> = {
  "two-sure-spades": { sureSpadeTricks: 2, spades: "short", outsideSureTricks: 1 },
  "long-spades": {
    spades: "five or more",
    outside: "strength for royals",
    sureSpadeTricks: "fewer than two",
  },
  length: "length without tops",
  tops: "tops in the losing suit",
  rebid: "six or seven sure tricks",
  "denies-with-three": "strength in the three other suits",
};
const shows = (read: ReturnType<typeof readBid>, { expected }: Fact) =>
  expect(read && MEANS[read.tell]).toEqual(expected["shows"]);
const spades: Check = (fact) =>
  shows(readBid({ bid: bidOf(fact.input["bid"]), last: null, round: 1 }), fact);

testFacts("what to bid", facts, {
  "bid.dealer.major.4-2": major,
  "bid.dealer.major.5-0": major,
  "bid.dealer.major.5-1": major,
  "bid.dealer.major.6-2": major,
  "bid.dealer.major.no-tops": major,
  "bid.dealer.minor.AJT": minor,
  "bid.dealer.minor.AK": minor,
  "bid.dealer.minor.AQJ": minor,
  "bid.dealer.minor.KQ": minor,
  "bid.dealer.minor.KQJ": minor,
  "bid.dealer.no-trump": callIs({ S: "A72", H: "AT6", D: "A852", C: "Q43" }),
  "bid.dealer.nothing": callIs(POOR),
  "bid.dealer.three-spades": spades,
  "bid.dealer.two-spades": spades,
  "bid.double.free": freeDouble,
  "bid.double.free.shift": freeDouble,
  "bid.double.threshold.150.game": threshold,
  "bid.double.threshold.200.game": threshold,
  "bid.double.threshold.250.rubber": threshold,
  "bid.double.threshold.300.rubber": threshold,
  "bid.fourth.losing": callIs({ S: "KQ84", H: "A63", D: "J752", C: "94" }),
  "bid.fourth.spade": callIs({ S: "KQ84", H: "A63", D: "J752", C: "94" }),
  "bid.fourth.nt": ({ input, expected }) => {
    const { grades } = graded({ S: "84", H: "963", D: "AKJ52", C: "974" }, input["after"]);
    expect(best(grades)).toEqual(["2 diamonds"]);
    const saves = grades.get("2 diamonds")?.reason === "saves-game";
    expect(saves ? "suit that might save game if led" : "none").toBe(expected["bid"]);
  },
  "bid.fourth.winning": ({ input, expected }) => {
    const { grades } = graded({ S: "AKJ84", H: "63", D: "A52", C: "974" }, input["after"]);
    expect(best(grades)).toEqual(["1 royals"]);
    const sound = grades.get("1 royals")?.reason === "sound-bid";
    expect(sound ? "any sound declaration" : "none").toBe(expected["bid"]);
  },
  "bid.hand1.A": printed,
  "bid.hand1.B": printed,
  "bid.hand1.Y": (fact) => {
    printed(fact);
    const { input, expected } = fact;
    const [partner, last] = (input["after"] as string[]).map(bidOf) as [Bid, Bid];
    const read = readBid({ bid: bidOf("2 clubs"), last, partner, round: 1 });
    expect(read?.tell === "denies" ? partner.strain : null).toBe(expected["denies"]);
  },
  "bid.hand1.Z": printed,
  "bid.hand1.Z2": ({ input, expected }) =>
    expect(bestCall(Z, input["after"])).toEqual([expected["bid"]]),
  "bid.kind.forced.2diamonds-over-1hearts": kind,
  "bid.kind.free.1hearts-over-1spades": kind,
  "bid.kind.shout.2hearts-over-1spades": kind,
  "bid.kind.shout.3diamonds-over-1hearts": kind,
  "bid.later.ak-spent": ({ input, expected }) =>
    expect(raisesLeft(input["outsideAce"])).toBe(expected["furtherAssists"]),
  "bid.later.ak-spent.none": ({ input, expected }) =>
    expect(raisesLeft(input["outsideAce"])).toBe(expected["furtherAssists"]),
  "bid.later.length": (fact) =>
    shows(readBid({ bid: bidOf("2 hearts"), last: bidOf("1 notrump"), round: 2 }), fact),
  "bid.later.losing-after-takeout": (fact) =>
    shows(
      readBid({
        bid: bidOf("3 diamonds"),
        last: bidOf("2 royals"),
        partner: bidOf("2 clubs"),
        before: bidOf("1 hearts"),
        round: 2,
      }),
      fact,
    ),
  "bid.later.partner-rebids": ({ input, expected }) => {
    const { partnerRebidAlone: partnerRebid, tricks } = input;
    expect(mayAssistAgain({ assistedOn: 3, tricks, partnerRebid })).toBe(expected["mayAssist"]);
  },
  "bid.later.raise-first": ({ input, expected }) => {
    const { assistedOnTricks: assistedOn, tricksInHand: tricks } = input;
    expect(mayAssistAgain({ assistedOn, tricks })).toBe(expected["bidAgain"]);
  },
  "bid.later.raise-fourth": ({ input, expected }) => {
    const { assistedOnTricks: assistedOn, tricksInHand: tricks } = input;
    expect(mayAssistAgain({ assistedOn, tricks })).toBe(expected["bidAgain"]);
  },
  "bid.later.rebid": (fact) => {
    const bid = bidOf("2 hearts");
    shows(readBid({ bid, last: bidOf("2 diamonds"), before: bidOf("1 hearts"), round: 2 }), fact);
  },
  "bid.second.major-over-minor.6": overMinor,
  "bid.second.major-over-minor.7": overMinor,
  "bid.second.over-nt": callIs({ S: "KQ84", H: "A63", D: "J752", C: "94" }),
  "bid.second.over-spade": ({ input, expected }) => {
    // As the dealer: a sound heart is bid by both. Lighter: two aces and a guarded king are not enough for a dealer.
    const heart: Suits = { S: "84", H: "AKJ63", D: "A52", C: "974" };
    const alike = bestCall(heart).join() === bestCall(heart, input["after"]).join();
    expect(alike ? "dealer" : "other").toBe(expected["bidAs"]);
    const light: Suits = { S: "A72", H: "A96", D: "K852", C: "J43" };
    expect(bestCall(light)).not.toContain("1 notrump");
    expect(bestCall(light, input["after"]).includes("1 notrump")).toBe(
      expected["noTrumpMayBeLighter"],
    );
  },
  "bid.third.assist.2": assist,
  "bid.third.assist.3": assist,
  "bid.third.not-obliged": ({ input, expected }) => {
    expect(mayTakeOutSpade(input["strengthOverDealerMinimum"])).toBe(false);
    const minimum: Suits = { S: "84", H: "AKJ63", D: "A52", C: "974" };
    expect(bestCall(minimum)).toEqual(["1 hearts"]);
    expect(bestCall(minimum, input["after"])).toEqual([expected["bid"]]);
  },
  "bid.third.nt-five-major": ({ input, expected }) => {
    const { name, length } = input["suit"];
    const hand: Suits = { S: "AQ4", H: "K9632", D: "AK5", C: "74" };
    expect(hand["H"]).toHaveLength(length);
    const takesOut = bestCall(hand, input["after"]).includes(`2 ${name}`);
    expect(takesOut).toBe(expected["takeOut"]);
    expect(graded(hand, input["after"]).grades.get("pass")?.verdict).toBe("wrong");
  },
  "bid.third.nt-over-major": (fact) => {
    const { input, expected } = fact;
    const partner = bidOf(input["after"][0]);
    const read = readBid({ bid: bidOf(input["bid"]), last: partner, partner, round: 1 });
    shows(read, fact);
    expect(read?.tell.startsWith("denies") ? partner.strain : null).toBe(expected["denies"]);
  },
  "bid.third.nt-overcalled.no-stops": ({ input, expected }) => {
    const { grades } = graded({ S: "K72", H: "64", D: "AKQ85", C: "943" }, input["after"]);
    expect(best(grades)).toEqual(["3 diamonds"]);
    const own = grades.get("3 diamonds")?.reason === "good-suit";
    expect(own ? "own suit" : "other").toBe(expected["bid"]);
    const { verdict, reason } = grades.get("2 notrump") ?? {};
    const unless = verdict === "wrong" && reason === "single-handed";
    expect(unless ? "2 notrump unless single-handed" : "").toBe(expected["not"]);
  },
  "bid.third.nt-overcalled.two-stops": callIs({ S: "K72", H: "AK64", D: "8532", C: "94" }),
  "bid.third.nt-weak-five": ({ input, expected }) => {
    const [call] = bestCall(WEAK_FIVE, input["after"]);
    expect(call === "2 diamonds").toBe(expected["takeOut"]);
  },
  "bid.third.three-spades": notLeft,
  "bid.third.two-spades": notLeft,
});
