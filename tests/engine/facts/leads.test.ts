import { expect } from "vitest";
import { cardOf, rankOf, type Card, type Rank, type Suit } from "../../../src/engine/core/card.ts";
import { must } from "../../../src/engine/core/result.ts";
import { leadFrom } from "../../../src/engine/conventions/lead-card.ts";
import { readLead } from "../../../src/engine/conventions/lead-reading.ts";
import { chooseSuit, plainClass } from "../../../src/engine/conventions/lead-suit.ts";
import { gradeOpeningLead } from "../../../src/engine/conventions/lead.ts";
import type { Strain } from "../../../src/engine/declaring/strain.ts";
import { seatCalls } from "../../../src/engine/declaring/auction.ts";
import { parseCall } from "../../../src/engine/notation/calls.ts";
import { parseHand, parseHolding } from "../../../src/engine/notation/cards.ts";
import facts from "../../oracle/facts/leads.json" with { type: "json" };
import { testFacts, type Check, type Fact } from "../../support/facts.ts";

const ranks = (cards: readonly Card[]) => cards.map(rankOf);
const handOf = ({ S, H, D, C }: Record<string, string>) => must(parseHand([S, H, D, C].join(".")));

/** A strong suit led against a trump, three cards at least, read by one who sees the cards named. */
const reading = (led: Rank, more: object = {}) =>
  readLead("foster", led, { against: "trump", atLeast: 3, ...more });

/** King first and winning, then the card of the statement: what the two together hold and deny. */
const afterKing: Check = ({ input, expected }) => {
  const seen: Rank[] = input["leaderKnownWithoutAce"] ? ["A"] : [];
  const read = reading("K", { next: input["thenLed"], won: input["firstWon"], seen });
  if (expected["holds"]) expect(read?.must).toEqual(expected["holds"]);
  if (expected["denies"]) expect(read?.cannot).toEqual(expected["denies"]);
};

/** The suit partner named, the hand and the card: the bidding is any in which partner names it and they play. */
function partnersSuit(words: string, contract: { declarer: "Y" | "Z"; strain: Strain }): Check {
  return ({ input, expected }) => {
    const calls = seatCalls(words.split(" ").map((word) => must(parseCall(word))));
    const grades = gradeOpeningLead(handOf(input["hand"]), contract, calls);
    const best = grades.filter(({ mark }) => mark === "best").map(({ card }) => card);
    expect(best).toEqual([expected["card"]]);
  };
}

const aceHeaded: Check = ({ input, expected }) => {
  const lead = leadFrom(ranks(input["holding"]), "trump");
  expect(lead.betterAvoided).toBe(expected["suitBetterAvoided"]);
  if (expected["card"]) expect(cardOf("S", lead.lead)).toBe(expected["card"].padStart(2, "S"));
};

const tenace: Check = ({ input, expected }) => {
  const [heads] = input["plainSuitHeads"] as string[];
  const holding = must(parseHolding(`${heads}64`));
  expect(plainClass(holding) !== "avoid").toBe(expected["suitSuitableToLead"]);
};

testFacts("Foster’s leads and what they tell", facts, {
  "lead.ace.honours-five": aceHeaded,
  "lead.ace.honours-five-ok": aceHeaded,
  "lead.fourth-best.inference": ({ expected }) => {
    for (const led of ["2", "4", "7"] as const) {
      const read = readLead("foster", led, { against: "trump", atLeast: 4 });
      const three = expected["higherCardsInLeaderHand"];
      expect(read?.higher).toEqual([three, three]);
    }
  },
  "lead.king.inference.loses": ({ expected }) =>
    expect(reading("K", { seen: ["A"] })?.must).toEqual([expected["leaderHoldsAtLeast"]]),
  "lead.king.inference.wins": ({ expected }) => {
    const leaders = reading("K", { won: true })?.must.includes("A");
    const mine = reading("K", { won: true, seen: ["A"] })?.must.includes("A");
    const places = leaders && !mine ? "A with leader unless he holds it himself" : "nowhere";
    expect(places).toBe(expected["partnerPlaces"]);
  },
  "lead.suit.ak-first": partnersSuit("1H pass pass 2D 2H pass pass pass", {
    declarer: "Z",
    strain: "hearts",
  }),
  "lead.suit.partner-best": partnersSuit("1H 1R 2C 2R 3D pass 3NT pass pass pass", {
    declarer: "Y",
    strain: "notrump",
  }),
  "lead.suit.partner-short": partnersSuit("1C pass pass 1D 2C pass pass pass", {
    declarer: "Z",
    strain: "clubs",
  }),
  "lead.suit.tenace-AJ": tenace,
  "lead.suit.tenace-AQ": tenace,
  "lead.suit.tenace-KJ": tenace,
  "lead.suit.trump-from-tenaces": ({ input, expected }: Fact) => {
    const suits = chooseSuit(handOf(input["hand"]), input["trump"]);
    const best = (["S", "H", "C", "D"] as Suit[]).filter((suit) => suits[suit].mark === "best");
    expect(best).toEqual([expected["leadSuit"]]);
  },
  "lead2.inference.K-A": afterKing,
  "lead2.inference.K-J": afterKing,
  "lead2.inference.K-Q": afterKing,
  "lead2.inference.K-then-jack-no-ace": afterKing,
});
