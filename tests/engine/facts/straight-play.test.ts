import { expect } from "vitest";
import { dummyMay } from "../../../src/engine/laws/dummy.ts";
import { REMEDIES, type Remedy } from "../../../src/engine/laws/remedies.ts";
import { BOOK } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/straight-play.json" with { type: "json" };
import { ruled, testFacts } from "../../support/facts.ts";

/** The remedies as the statements word them. */
const MEANS: Readonly<Record<string, Remedy>> = {
  "call card": "card-callable",
  "call a suit": "call-suit",
  "forbid eldest hand to lead that suit": "forbid-suit",
  "new deal": "new-deal",
};
const remedies = (words: readonly string[]) => words.map((each) => MEANS[each]);

testFacts("irregularities in the play of straight bridge", facts, {
  "straight.dummy.restrictions": ({ input, expected }) => {
    expect(input["dummyMay"]).toEqual(["prevent revoke"]);
    for (const code of ["american", "english"] as const) {
      expect(dummyMay("ask-void", {}, "straight-bridge", code)).toBe(true);
      expect(dummyMay("suggest-card", {}, "straight-bridge", code)).toBe(expected["maySuggest"]);
    }
    // A card touched without being asked for may be called or forbidden.
    const { may } = ruled("straight.law.dummy.suggests");
    expect(may.includes("no-penalty")).toBe(expected["mayTouchUninstructed"]);
    expect(may).toEqual(["play-that-card", "not-play-that-card"]);
  },
  "straight.exposed.no-revoke": ({ expected }) =>
    expect(
      ruled("straight.law.call.disobeyed", { void: true }).may.includes("revoke-penalty"),
    ).toBe(expected["mayBeCompelled"]),
  "straight.exposed.play": ({ expected }) => {
    const { may, follows, until } = ruled("straight.law.exposed.play");
    expect(may.includes("card-callable")).toBe(expected["callable"]);
    expect(follows.includes("face up") && until === "played").toBe(expected["faceUp"]);
  },
  "straight.exposed.pone": ({ expected }) => {
    const known = { declarer: "Z", dealer: "Z", offender: "B" } as const;
    const { may } = ruled("straight.law.exposed.before-lead", known);
    // That the leader may not double follows for everybody who shows a card before the lead.
    expect(may.filter((each) => each !== "partner-no-double")).toEqual(
      remedies(expected["options"]),
    );
  },
  "straight.exposed.pre-declaration": ({ expected }) => {
    const { may } = ruled("straight.law.exposed.before-make");
    expect(may.filter((each) => each !== "stand")).toEqual(remedies([expected["option"]]));
  },
  "straight.exposed.pre-lead": ({ expected }) => {
    const { may } = ruled("straight.law.exposed.before-lead");
    expect(may).toEqual(["partner-no-double"]);
    const words = REMEDIES["partner-no-double"].words.match(/\b(?:re)?double\b/g);
    expect(words).toEqual(expected["partnerLoses"]);
  },
  "straight.gather": ({ input, expected }) => {
    expect(input["book"]).toBe(BOOK);
    expect(expected["countFrom"]).toBe(BOOK + 1);
  },
  "straight.omitted": ({ expected }) => {
    const { may } = ruled("straight.law.play.omitted");
    expect(may.filter((each) => each !== "stand")).toEqual(remedies(expected["options"]));
  },
  "straight.oot.adversary": ({ expected }) =>
    expect(ruled("straight.law.lead.adversary").may).toEqual(remedies(expected["options"])),
  "straight.oot.dealer": ({ input, expected }) => {
    const { may, until } = ruled("straight.law.lead.dealer", {
      secondPlayed: input["secondPlayed"],
    });
    expect(may.find((each) => each !== "no-penalty") ?? null).toBe(expected["penalty"]);
    expect(until === "second-plays").toBe(expected["mayCorrect"]);
  },
  "straight.oot.dealer-late": ({ input, expected }) => {
    const late = ruled("straight.law.lead.dealer", { secondPlayed: input["secondPlayed"] });
    expect(late.may).toEqual(["stand"]);
    expect(late.until === "second-plays").toBe(expected["mayCorrect"]);
  },
  "straight.two-cards": ({ expected }) =>
    expect(ruled("straight.law.play.two-cards").may.includes("answer-for-revokes")).toBe(
      expected["answerableForRevokes"],
    ),
});
