import { expect } from "vitest";
import { cardOf, rankOf, type Card, type Rank } from "../../../src/engine/core/card.ts";
import { elevenCount } from "../../../src/engine/conventions/eleven.ts";
import { readLead } from "../../../src/engine/conventions/lead-reading.ts";
import { secondBySystem } from "../../../src/engine/conventions/system-second.ts";
import { whistThirdHand } from "../../../src/engine/conventions/whist-third.ts";
import { whistTrumpLead } from "../../../src/engine/conventions/whist-trumps.ts";
import facts from "../../oracle/facts/whist-leads.json" with { type: "json" };
import { handOf } from "../../oracle/adapters/shared.ts";
import { testFacts, type Check } from "../../support/facts.ts";

const ranks = (cards: readonly Card[]) => cards.map(rankOf);

/** The old leads, from a suit of four or more, read by one who sees the cards named. */
const reading = (led: Rank, more: object = {}) =>
  readLead("whist-old", led, { against: "trump", atLeast: 4, ...more });

/** King first and winning, then the card of the statement. */
const afterKing =
  (seen: readonly Rank[]): Check =>
  ({ input, expected }) => {
    const read = reading("K", { next: input["thenLed"], won: true, seen });
    if (expected["holds"]) expect(read?.must).toEqual(expected["holds"]);
    if (expected["denies"]) expect(read?.cannot).toEqual(expected["denies"]);
  };

testFacts("leads at whist and what they tell", facts, {
  "eleven.whist-example": ({ input, expected }) => {
    const mine = ranks(input["hand"]);
    const others = ranks([input["second"], input["fourth"]]);
    const count = elevenCount(input["led"], mine, others);
    expect(count.outsideLeader).toBe(expected["outsideLeader"]);
    expect(count.declarerHigher).toBe(expected["againstLeader"]);
    // Of king, queen, ten and nine the leader has three; with king and queen he would have led one.
    const read = reading(input["led"], { seen: [...mine, ...others] });
    const missing = read?.may.filter((rank) => count.leaderAndDeclarerHigher.includes(rank));
    expect(missing?.map((rank) => cardOf("S", rank))).toEqual(expected["missingOneOf"]);
  },
  "whist.lead.inference.A": ({ expected }) => {
    expect(reading("A")?.cannot).toEqual(expected["denies"]);
    const withBoth = reading("A")?.length[0];
    const without = ["Q", "J"].map((rank) => reading("A", { seen: [rank] })?.length[0]);
    const says =
      withBoth === 4 && without.every((least) => least === 5)
        ? "five or more, or three honours"
        : "nothing";
    expect(says).toBe(expected["suit"]);
  },
  "whist.lead.inference.Q": ({ expected }) => {
    expect(reading("Q")?.cannot).toEqual(expected["denies"]);
    expect(reading("Q")?.must).toEqual(expected["holds"]);
  },
  "whist.lead.inference.T": ({ expected }) => {
    expect(reading("T")?.cannot).toEqual(expected["against"]);
    expect(reading("T")?.must).toEqual(expected["holds"]);
  },
  "whist.lead2.AQJ-left": ({ input, expected }) => {
    const original = [input["remaining"][0], input["ledFirst"], ...input["remaining"].slice(1)];
    const next = secondBySystem("whist-old", original, input["ledFirst"]);
    expect(next?.lead).toBe(expected["card"]);
  },
  "whist.lead2.K-A": afterKing([]),
  "whist.lead2.K-J": afterKing([]),
  "whist.lead2.K-Q": afterKing([]),
  "whist.lead2.no-ace.K-J": afterKing(["A"]),
  "whist.lead2.no-ace.K-T": afterKing(["A"]),
  "whist.tenace.finesse": ({ input, expected }) => {
    const { play, pattern } = whistThirdHand(ranks(input["holding"]), "4");
    expect(cardOf("S", play)).toBe(input["play"]);
    expect(pattern === "queen-finesse").toBe(expected["finesse"]);
    const between = "K";
    expect(`fourth hand having ${cardOf("S", between)}`).toBe(expected["against"]);
  },
  "whist.trumplead.later": ({ input, expected }) => {
    const { leadTrump } = whistTrumpLead(handOf(input["hand"]), "H", { C: ["A"] });
    expect(leadTrump).toBe(expected["leadTrump"]);
    expect(whistTrumpLead(handOf(input["hand"]), "H").leadTrump).toBe(false);
  },
});
