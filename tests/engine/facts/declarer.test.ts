import { expect } from "vitest";
import { cardOf, type Holding, type Rank } from "../../../src/engine/core/card.ts";
import {
  finesseAgainst,
  gradeDuck,
  isFinesse,
  mayFinesse,
  planSuit,
  unblocking,
} from "../../../src/engine/conventions/declarer-lead.ts";
import {
  coverSecond,
  guardedPair,
  holdUp,
  keepEntry,
  ruffPlay,
} from "../../../src/engine/conventions/declarer-second.ts";
import {
  combined,
  isEstablished,
  leadFromHand,
  leadsToEstablish,
  missing,
  watchFor,
  type TwoHands,
} from "../../../src/engine/conventions/declarer-suit.ts";
import {
  falseCards,
  trumpAdvice,
  type TrumpPlan,
} from "../../../src/engine/conventions/declarer-trumps.ts";
import { honoursOf } from "../../../src/engine/conventions/lead-pattern.ts";
import type { RankGrade } from "../../../src/engine/conventions/lead-card.ts";
import facts from "../../oracle/facts/declarer.json" with { type: "json" };
import { handOf, ranksOf } from "../../oracle/adapters/shared.ts";
import { testFacts, type Check, type Fact } from "../../support/facts.ts";

type Input = Fact["input"];

const spades = (ranks: Iterable<Rank>) => [...ranks].map((rank) => cardOf("S", rank));
const twoOf = (input: Input): TwoHands => ({
  declarer: ranksOf(input["declarer"] ?? input["dealer"]),
  dummy: ranksOf(input["dummy"]),
});
const bestOf = (grades: readonly RankGrade[]) => grades.find(({ mark }) => mark === "best")?.rank;
const low = (holding: Holding, rank: Rank | undefined) => rank === holding.at(-1);

const ledThrough = (input: Input) =>
  coverSecond({
    led: ranksOf([input["led"]])[0] as Rank,
    second: ranksOf(input["secondHand"]),
    // A fourth hand that cannot win has only small cards.
    fourth: input["fourthHand"] ? ranksOf(input["fourthHand"]) : ["5", "3"],
  });

/** Declarer’s hand and dummy’s for each situation the book names, hearts being trumps and declarer on lead. */
const HANDS: Readonly<Record<string, readonly [Record<string, string>, Record<string, string>]>> = {
  normal: [
    { S: "A54", H: "AKQJ4", D: "KQ3", C: "62" },
    { S: "K73", H: "T52", D: "AJ64", C: "K83" },
  ],
  "no good plain suit; cross-ruff worth more": [
    { S: "9854", H: "AKJ64", D: "7", C: "A52" },
    { S: "7", H: "QT85", D: "A8643", C: "863" },
  ],
  "weaker hand can trump losers": [
    { S: "A854", H: "AKQJ4", D: "KQ", C: "A2" },
    { S: "7", H: "T52", D: "AJ643", C: "KQ83" },
  ],
  "finesse in trumps desirable; can enter weak hand": [
    { S: "Q54", H: "AQJ94", D: "K3", C: "862" },
    { S: "AK7", H: "652", D: "AJ64", C: "973" },
  ],
};
const trumps = (input: Input) => {
  const [declarer, dummy] = HANDS[input["situation"]] ?? [{}, {}];
  return trumpAdvice({
    declarer: handOf(declarer),
    dummy: handOf(dummy),
    trump: "H",
    onLead: "declarer",
  });
};
const drawing = (key: string, plan: TrumpPlan): Check =>
  function check({ input, expected }) {
    const advice = trumps(input);
    expect(advice.plan).toBe(plan);
    expect(advice.plans.includes("draw")).toBe(expected[key]);
  };

/** The plan for a suit in which declarer has these cards and dummy three small ones. */
const planned = (input: Input) => {
  const plan = planSuit({ declarer: ranksOf(input["holding"]), dummy: ["8", "5", "3"] });
  const [first, second] = spades(plan?.plays ?? []);
  const from = plan?.leadFrom === "weak" ? "dummy" : "declarer";
  return { first, second, leadFrom: `${from} ${plan?.leads === 2 ? "twice" : "once"}` };
};

const finesse: Check = ({ input, expected }) => {
  const [card] = ranksOf([input["play"]]);
  expect(isFinesse(ranksOf(input["long"]), card as Rank)).toBe(expected["finesse"]);
};

testFacts("the declarer’s play", facts, {
  "declarer.ace-short-ruff": ({ input, expected }) => {
    const held = ranksOf((input["shortSuit"] as string).replace("x", "4"));
    const ruff = ruffPlay({ declarer: held, dummy: ranksOf("9653"), onLead: true });
    expect(ruff?.play === "ace-first" ? held[0] : null).toBe(expected["leadFirst"]);
    expect(ruff?.rules[0]?.endsWith("-ruff") ? "ruff" : "none").toBe(expected["aim"]);
  },
  "declarer.divided.KJxxx-Qxx": ({ input, expected }) => {
    const two = twoOf(input);
    const plan = planSuit(two);
    expect(plan?.name === "force-ace" ? "force out the ace" : plan?.name).toBe(expected["plan"]);
    const honours = honoursOf(combined(two)).join("");
    expect(honours.padEnd(two.declarer.length, "x")).toBe(expected["treatAs"]);
  },
  "declarer.divided.QJxxx-Axx": ({ input, expected }) => {
    const two = twoOf(input);
    const plan = planSuit(two);
    expect(plan?.leadFrom).toBe("strong");
    expect(spades(plan?.plays ?? [])).toEqual(expected["lead"]);
    expect(honoursOf(combined(two)).join("")).toBe(expected["treatAs"]);
  },
  "declarer.duck": ({ input, expected }) => {
    const { declarer, dummy } = twoOf(input);
    const grades = gradeDuck(dummy, declarer, input["otherEntry"]) ?? [];
    expect(low(dummy, bestOf(grades)) ? "duck" : "win").toBe(expected["firstRound"]);
    // Ace and king, kept, win the rounds after the first.
    const kept = grades.filter(({ mark }) => mark === "wrong");
    expect(kept.map((_, at) => at + 2)).toEqual(expected["thenWinRounds"]);
  },
  "declarer.established": ({ input, expected }) =>
    expect(isEstablished(ranksOf(input["yours"]), ranksOf(input["outstanding"]))).toBe(
      expected["established"],
    ),
  "declarer.not-established": ({ input, expected }) =>
    expect(isEstablished(ranksOf(input["yours"]), ranksOf(input["outstanding"]))).toBe(
      expected["established"],
    ),
  "declarer.false-cards": ({ input, expected }) =>
    expect(falseCards(input["by"])).toBe(expected["falseCard"]),
  "declarer.force-by-passing": ({ input, expected }) =>
    expect(ruffPlay(twoOf(input))?.play).toBe(expected["firstRound"]),
  "declarer.guarded.Qxx-Jx": ({ input, expected }) => {
    const { declarer, dummy } = twoOf(input);
    const sure = guardedPair(declarer, dummy);
    expect(sure ? 1 : 0).toBe(expected["certainTricks"]);
    expect(!sure).toBe(expected["leadSuit"]);
    const advice = coverSecond({ led: "3", second: declarer, fourth: dummy });
    expect(low(declarer, advice.play) ? "low" : advice.play).toBe(expected["secondHand"]);
  },
  "declarer.high-from-short": ({ input, expected }) => {
    const { first } = unblocking({
      declarer: ranksOf(input["long"]),
      dummy: ranksOf(input["short"]),
    });
    expect(spades(first)).toEqual(expected["playFirst"]);
  },
  "declarer.hold-up": ({ input, expected }) => {
    const held = ranksOf([input["onlyStopper"], "6", "4"]);
    expect([2, 1].map((left) => holdUp(held, left).win)).toEqual([false, false]);
    const until = holdUp(held, 0).win ? "third hand has no more of the suit" : "later";
    expect(until).toBe(expected["holdUntil"]);
  },
  "declarer.reentry": ({ input, expected }) => {
    const dummy = ranksOf([input["dummy"]["D"], "6", "3"]);
    const declarer = ranksOf([input["declarer"]["D"], "7", "5"]);
    const grades = keepEntry(dummy, declarer, true) ?? [];
    expect(low(dummy, bestOf(grades)) ? "low" : "high").toBe(expected["dummyPlays"]);
    const kept = grades.find(({ mark }) => mark === "wrong")?.rank;
    expect(kept && cardOf("D", kept)).toBe(expected["keep"]);
  },
  "declarer.second.AQ9-K": ({ input, expected }) =>
    expect(spades([ledThrough(input).play])).toEqual([expected["card"]]),
  "declarer.second.Q974-A632": ({ input, expected }) =>
    expect(ledThrough(input).play === "Q").toBe(expected["playQueen"]),
  "declarer.second.cover": ({ input, expected }) => {
    expect(input["fourthHandCanWin"]).toBe(false);
    expect(spades([ledThrough(input).play])).toEqual([expected["card"]]);
  },
  "declarer.second.dummy-A632": ({ input, expected }) =>
    expect(ledThrough(input).play === "A").toBe(expected["playAce"]),
  "declarer.singleton-dummy": ({ input, expected }) => {
    const two = twoOf(input);
    const ruff = ruffPlay({ ...two, weakTrumps: input["dummyTrumps"] === "weak" });
    const [first, after] = ruff?.play === "ace-then-ruff" ? ["A", "ruff in dummy"] : [];
    expect(first && cardOf("S", first as Rank)).toBe(expected["card"]);
    expect(after).toBe(expected["then"]);
  },
  "declarer.trumps.cross-ruff": drawing("drawTrumps", "cross-ruff"),
  "declarer.trumps.draw": drawing("drawTrumps", "draw"),
  "declarer.trumps.ruff-first": drawing("drawTrumpsNow", "ruff-first"),
  "declarer.trumps.weak-to-strong": (fact) => {
    drawing("drawTrumpsNow", "cross-over")(fact);
    const first = trumps(fact.input).suits.length > 0 ? "lead plain suit to other hand" : "none";
    expect(first).toBe(fact.expected["first"]);
  },
  "finesse.AJT-twice": ({ input, expected }) => expect(planned(input)).toEqual(expected),
  "finesse.AQJ-twice": ({ input, expected }) => expect(planned(input)).toEqual(expected),
  "finesse.AQ": (fact) => {
    finesse(fact);
    const { input, expected } = fact;
    const [card] = ranksOf([input["play"]]);
    const against = finesseAgainst(ranksOf(input["long"]), ranksOf(input["short"]), card as Rank);
    expect(spades(against)).toEqual([expected["against"]]);
  },
  "finesse.not-best-card": finesse,
  "finesse.sequence-is-not": finesse,
  "finesse.adversaries": ({ input, expected }) =>
    expect(mayFinesse(8, input["by"])).toBe(expected["finesse"]),
  "finesse.cards-8": ({ input, expected }) =>
    expect(mayFinesse(input["cardsInTwoHands"])).toBe(expected["finesseAdvised"]),
  "finesse.cards-9": ({ input, expected }) =>
    expect(mayFinesse(input["cardsInTwoHands"])).toBe(expected["finesseAdvised"]),
  "suitsel.sequence": ({ input, expected }) => {
    const suits = Object.entries(input["suits"] as Record<string, string[]>);
    const leads = suits.map(([name, ours]) => [name, leadsToEstablish(ranksOf(ours))] as const);
    const [best] = leads.toSorted(([, a], [, b]) => a - b);
    expect(best?.[0]).toBe(expected["play"]);
    expect(best?.[1]).toBe(expected["roundsToEstablish"]);
  },
  "suitsel.watch": ({ input, expected }) => {
    const ours = ranksOf(input["combined"]);
    expect(watchFor(ours)).toEqual(expected["watchFor"]);
    expect(missing(ours)).toEqual(expected["missing"]);
  },
  "suitsel.weak-to-strong": ({ input, expected }) => {
    const hand = leadFromHand({
      declarer: ranksOf(input["weakHand"]),
      dummy: ranksOf(input["strongHand"]),
    });
    expect(hand === "declarer" ? "weakHand" : "strongHand").toBe(expected["leadFrom"]);
  },
});
