import { expect } from "vitest";
import { cardOf, rankOf, type Card, type Rank } from "../../../src/engine/core/card.ts";
import {
  inSequence,
  SUIT_CLASSES,
  type DummyView,
} from "../../../src/engine/conventions/dummy-lead.ts";
import { missing } from "../../../src/engine/conventions/declarer-suit.ts";
import { endGameLead, type EndGame } from "../../../src/engine/conventions/end-games.ts";
import {
  leadThrough,
  lookThrough,
  quietInTrumps,
  throughFourchette,
} from "../../../src/engine/conventions/through-dummy.ts";
import {
  leadUpTo,
  lookUpTo,
  partnerWantsAgain,
  weakness,
} from "../../../src/engine/conventions/up-to-dummy.ts";
import { chancesOf, layouts } from "../../../src/engine/conventions/odds.ts";
import facts from "../../oracle/facts/dummy-play.json" with { type: "json" };
import { ranksOf } from "../../oracle/adapters/shared.ts";
import { testFacts, type Check, type Fact } from "../../support/facts.ts";

type Input = Fact["input"];

const viewOf = (input: Input, more: Partial<DummyView> = {}): DummyView => ({
  holding: ranksOf(input["holding"] ?? input["holdingLeft"]),
  dummy: ranksOf(input["dummy"] ?? input["dummyLeft"]),
  against: input["against"] ?? "trump",
  trumps: input["trumpSuit"] === true,
  ...more,
});
const spades = (ranks: Iterable<Rank>) => [...ranks].map((rank) => cardOf("S", rank));

/** An ending in which the leader has these spades, dummy those, and each a card or so beside. */
const ending = (input: Input, dummyOn: EndGame["dummyOn"], more: Partial<EndGame> = {}) => {
  const mine = (input["holding"] as string[]).filter((card) => card.length === 2) as Card[];
  const theirs = ranksOf(input["dummy"] ?? ["SQ", "S7"]);
  const unseen = spades(missing([...mine.map(rankOf), ...theirs]));
  const { hand = [], dummy = [], unseen: others = [], ...rest } = more;
  const end = endGameLead({
    dummyOn,
    trump: null,
    ...rest,
    hand: [...mine, ...hand],
    dummy: [...spades(theirs), ...dummy],
    unseen: [...unseen, ...others],
    ...(input["tricksWanted"] ? { wanted: input["tricksWanted"] } : {}),
  });
  if (!end) throw new Error("the ending is not settled");
  return end;
};

const lead: Check = ({ input, expected }) =>
  expect(!leadThrough(viewOf(input)).betterAvoided).toBe(expected["lead"]);

const wantsAgain: Check = ({ input, expected }) => {
  const wants = partnerWantsAgain(["7", "5", "3"], input["partnerWinsWith"], input["returned"]);
  expect(wants).toBe(expected["wantsSuitAgain"]);
};

/** Against so many in favour: what is left of the ways, and the ways. */
const against = ({ ways, of }: { ways: number; of: number }) => [of - ways, ways];
/** A loser of trumps beside the suit, and the trumps still out. */
const LOSING_TRUMP = { hand: ["H3"], unseen: ["HJ", "H9"], trump: "H" } as const;

testFacts("play against dummy", facts, {
  "dummyplay.exceptions": ({ expected }) => {
    // A suit in which dummy is strong, and yet one not to lead through; one in which he is weak, and yet not to lead.
    const always = [
      leadThrough(viewOf({ holding: "AJT6", dummy: "Q753" })).betterAvoided,
      leadUpTo(viewOf({ holding: "AQT64", dummy: "J75" })).class !== "good",
    ].every((against) => !against);
    expect(always).toBe(expected["absolute"]);
  },
  "dummyplay.fourchette": ({ expected }) => {
    expect(throughFourchette("T", ranksOf("J95"))).toBe(true);
    const through = leadThrough(viewOf({ holding: "T83", dummy: "J95" }));
    expect(!through.betterAvoided).toBe(expected["advised"]);
  },
  "dummyplay.tenace": ({ expected }) =>
    expect(lookUpTo(ranksOf("AQ5")).class === "good").toBe(expected["advised"]),
  "dummyplay.through-strong": ({ expected }) => {
    expect(lookThrough(ranksOf("K753")).class === "good").toBe(expected["advised"]);
    expect(lookUpTo(ranksOf("753")).class === "good").toBe(expected["advised"]);
  },
  "pone.beat-dummy": ({ input, expected }) => {
    const { lead: rank, pattern } = leadUpTo(viewOf(input));
    expect(pattern).toBe("beat-dummy");
    expect(cardOf("D", rank)).toBe(expected["card"]);
  },
  "through.K-no-ace": lead,
  "through.Kxx-noace": (fact) => {
    lead(fact);
    const gone = leadThrough(viewOf(fact.input, { fallen: ["A"] }));
    const until = gone.pattern === "king-waits" ? "never" : "ace has fallen";
    expect(until).toBe(fact.expected["until"]);
  },
  "through.end.Kx-all-four": ({ input, expected }) => {
    const end = ending(input, "left", { hand: ["H3", "DA"], unseen: ["HJ", "D5"] });
    expect([end.lead, end.next]).toEqual(expected["sequence"]);
    // The king and the winner are two of them; the ace is a third, and the fourth must come from partner too.
    const more = input["tricksWanted"] - 2 - end.partnerNeeds.length;
    const ace = end.partnerNeeds.includes("A") ? "the ace" : "nothing";
    expect(`partner has ${ace}${more === 1 ? " and another winner" : ""}`).toBe(
      expected["assumes"],
    );
  },
  "through.end.QTxx-Kxx": ({ input, expected }) =>
    expect(ending(input, "left").lead).toBe(expected["card"]),
  "through.end.trump-Qxx-KTx.1": ({ input, expected }) => {
    const { lead: card } = ending(input, "left", LOSING_TRUMP);
    expect(card === "H3" ? "losing trump" : card).toBe(expected["card"]);
  },
  "through.end.trump-Qxx-KTx.2": ({ input, expected }) => {
    const end = ending(input, "left", LOSING_TRUMP);
    expect(end.lead).toBe(expected["card"]);
    const assumes = end.partnerNeeds.includes("A") ? "partner has the ace" : "nothing";
    expect(assumes).toBe(expected["assumes"]);
  },
  "through.quality.long": ({ input, expected }) =>
    expect(lookThrough(ranksOf(input["dummy"])).class === "good").toBe(expected["leadThrough"]),
  "through.strong-trumps": ({ expected }) => {
    const quiet = leadThrough(viewOf({ holding: "AQ84", dummy: "976", trumpSuit: true }));
    expect(quietInTrumps(ranksOf("AQ84"))).toBe(true);
    expect(!quiet.betterAvoided).toBe(expected["leadTrumps"]);
    expect(quiet.rules.includes("through.strong-trumps-quiet")).toBe(
      expected["falseCardInTrumpsAllowed"],
    );
  },
  "through.trump.KQxx-AJxx": ({ input, expected }) =>
    expect(cardOf("H", leadThrough(viewOf(input)).lead)).toBe(expected["card"]),
  "through.trump.KQxx-AJxx.second": ({ input, expected }) => {
    const view = viewOf(input, { trumps: true, fallen: ["Q", "A"] });
    const next = leadThrough(view);
    expect(cardOf("H", next.lead)).toBe(expected["card"]);
    expect(next.lead === view.holding.at(-1)).toBe(expected["low"]);
  },
  "upto.AJT-KQx": ({ input, expected }) => {
    const { lead: rank, next } = leadUpTo(viewOf(input));
    expect(cardOf("S", rank)).toBe(expected["card"]);
    expect(next !== "leave").toBe(expected["leadSuitAgain"]);
  },
  "upto.AQJ-K": ({ input, expected }) =>
    expect(leadUpTo(viewOf(input)).betterAvoided).toBe(expected["suitBetterAvoided"]),
  "upto.Kx-ok": ({ input, expected }) => {
    const dummy = ranksOf(input["dummy"]);
    expect(lookUpTo(dummy).class !== "avoid").toBe(expected["leadUpOk"]);
    const forces = weakness(dummy) === "king-short" ? "re-entry" : "nothing";
    expect(forces).toBe(expected["forcesOut"]);
  },
  "upto.T96-A32.odds": ({ input, expected }) => {
    const ways = layouts(ranksOf(input["unknown"]));
    const withKing = ways.filter(({ declarer }) => declarer.includes("K"));
    const withQueenJack = ways.filter(
      ({ declarer: d }) => !d.includes("K") && d.includes("Q") && inSequence(d, "Q").includes("J"),
    );
    expect({
      ways: ways.length,
      secondHandCoversWithKing: withKing.length,
      secondHandHasQJ: withQueenJack.length,
      partnerBenefits: ways.length - withKing.length - withQueenJack.length,
    }).toEqual(expected);
  },
  "upto.end.AJx-Qxx": ({ input, expected }) => {
    const { lead: card } = ending(input, "right");
    expect(card).toBe(expected["card"]);
    expect(rankOf(card) === ranksOf(input["holding"]).at(-1)).toBe(expected["low"]);
  },
  "upto.end.Qx-odd": ({ input, expected }) => {
    const end = ending(input, "right", { hand: ["H3"], unseen: ["HJ"] });
    expect(end.lead === "H3" ? "odd" : end.lead).toBe(expected["card"]);
    expect(end.grades.find(({ mark }) => mark === "acceptable")?.card).toBe(expected["otherwise"]);
    expect(spades(end.partnerNeeds)).toEqual(expected["hoping"]);
  },
  "upto.odds.two-unknown": ({ input, expected }) => {
    const n = input["unknownCards"];
    const one = chancesOf(1, 1);
    expect({
      eitherOne: [one.ways, one.of],
      againstBoth: against(chancesOf(n, n)),
      againstNeither: against(chancesOf(n, 0)),
    }).toEqual(expected);
  },
  "upto.odds.three-unknown": ({ input, expected }) => {
    const n = input["unknownCards"];
    const [one, two] = [chancesOf(n, 1), chancesOf(n, 2)];
    expect({
      againstAllThree: against(chancesOf(n, n)),
      againstNone: against(chancesOf(n, 0)),
      exactlyTwo: [two.ways, two.of],
      exactlyOne: [one.ways, one.of],
    }).toEqual(expected);
  },
  "upto.partner-wins-J": wantsAgain,
  "upto.partner-wins-Q": wantsAgain,
  "upto.partner-wins-T": wantsAgain,
  "upto.plain.KQ-Jx": ({ input, expected }) =>
    expect(leadUpTo(viewOf(input)).pattern === "king-dangerous").toBe(expected["dangerous"]),
  "upto.short.court-in-dummy": ({ input, expected }) =>
    expect(leadUpTo(viewOf(input)).class === "good").toBe(expected["good"]),
  "upto.short.prefer-queen": ({ input, expected }) => {
    const [best] = (input["options"] as string[]).toSorted(
      (a, b) =>
        SUIT_CLASSES.indexOf(
          leadUpTo(viewOf({ holding: a.replace("x", "4"), dummy: "T853" })).class,
        ) -
        SUIT_CLASSES.indexOf(
          leadUpTo(viewOf({ holding: b.replace("x", "4"), dummy: "T853" })).class,
        ),
    );
    expect(best).toBe(expected["better"]);
  },
  "upto.trump.KQ-Jx": ({ input, expected }) => {
    const { lead: rank, next } = leadUpTo(viewOf(input));
    expect([rank, next].map((each) => cardOf("H", each as Rank))).toEqual(expected["sequence"]);
  },
  "upto.underplay.AKxxx": ({ input, expected }) => {
    const { lead: rank, pattern } = leadUpTo(viewOf(input, { strong: input["reentry"] }));
    expect(cardOf("S", rank)).toBe(expected["card"]);
    expect(pattern === "underplay").toBe(expected["artifice"]);
  },
  "upto.underplay.no-entry": ({ input, expected }) => {
    const { pattern } = leadUpTo(viewOf(input, { strong: input["reentry"] }));
    expect(pattern === "underplay").toBe(expected["underplay"]);
  },
});
