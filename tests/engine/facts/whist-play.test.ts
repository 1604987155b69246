import { expect } from "vitest";
import type { Actor } from "../../../src/engine/laws/actors.ts";
import type { Remedy } from "../../../src/engine/laws/remedies.ts";
import facts from "../../oracle/facts/whist-play.json" with { type: "json" };
import { ruled, testFacts } from "../../support/facts.ts";

/** What the statements on leads out of turn mean by their words. */
const MEANS: Readonly<Record<string, Actor | Remedy>> = {
  "call made by player on right of the one called": "right-of-leader",
  "may treat as exposed instead": "card-callable",
};

testFacts("irregularities in the play of whist", facts, {
  "whist.draw-cards": ({ expected }) =>
    expect(ruled("whist.law.draw-cards").may.includes("place-cards")).toBe(expected["allowed"]),
  "whist.draw-cards.late": ({ expected }) => {
    expect(ruled("whist.law.draw-cards").until).toBe("gathered");
    expect(expected["allowed"]).toBe(false);
  },
  "whist.exposed.callable": ({ expected }) => {
    const { may, follows } = ruled("whist.law.exposed");
    expect(may.includes("card-callable")).toBe(expected["callable"]);
    expect(follows.includes("stays face up")).toBe(expected["leftOnTable"]);
    expect(follows.includes("may still get rid of it")).toBe(expected["ownerMayPlayFreely"]);
  },
  "whist.last-trick.american": ({ expected }) =>
    expect(ruled("whist.law.last-trick").may.includes("allowed")).toBe(expected["allowed"]),
  "whist.last-trick.english": ({ expected }) =>
    expect(ruled("whist.law.last-trick", { code: "english" }).may.includes("allowed")).toBe(
      expected["allowed"],
    ),
  "whist.oot.all-played": ({ expected }) =>
    expect(ruled("whist.law.lead", { played: 4 }).may.includes("stand")).toBe(expected["stands"]),
  "whist.oot.call-suit": ({ expected }) => {
    const american = ruled("whist.law.lead");
    const english = ruled("whist.law.lead", { code: "english" });
    for (const { may, until } of [american, english]) {
      expect(may).toContain("call-suit");
      // Whichever of the two leads first; so it is from the side that the suit is called.
      const from = until === "first-lead-of-side" ? ["offender", "offender partner"] : ["offender"];
      expect(from).toEqual(expected["callSuitFrom"]);
    }
    expect(american.who).toBe(MEANS[expected["american"]]);
    expect(english.may).toContain(MEANS[expected["english"]]);
    expect(american.may).not.toContain(MEANS[expected["english"]]);
  },
  "whist.oot.not-all-played": ({ expected }) => {
    const { may, follows } = ruled("whist.law.lead", { played: 2 });
    expect(follows.includes("take their cards back")).toBe(expected["takeBack"]);
    const noMore = ruled("whist.law.lead", { played: 1 }).may;
    expect(may.some((each) => !noMore.includes(each))).toBe(expected["followersPenalised"]);
    expect(may).toEqual(["call-suit"]);
  },
  "whist.trump-card.ask-suit": ({ expected }) =>
    expect(ruled("whist.law.trump-card.named").follows.includes("which suit is trumps")).toBe(
      expected["allowed"],
    ),
  "whist.trump-card.naming": ({ expected }) =>
    expect(ruled("whist.law.trump-card.named").may.length > 0).toBe(expected["penalty"]),
  "whist.trump-card.take-up": ({ expected }) => {
    expect(ruled("whist.law.trump-card", { quittedTricks: 0 }).may).toEqual(["no-penalty"]);
    const left = ruled("whist.law.trump-card", { quittedTricks: 2 });
    expect(left.may.includes("card-callable")).toBe(expected["takesUpTrumpCard"]);
  },
});
