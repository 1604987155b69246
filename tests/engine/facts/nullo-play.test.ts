import { expect } from "vitest";
import type { Card } from "../../../src/engine/core/card.ts";
import {
  dangerousLength,
  goodBothWays,
  nulloCost,
  nulloFrom,
  nulloSuits,
  weighNullo,
  type NulloLeadView,
} from "../../../src/engine/conventions/nullo-play.ts";
import facts from "../../oracle/facts/nullo-play.json" with { type: "json" };
import { handOf, ranksOf } from "../../oracle/adapters/shared.ts";
import { testFacts } from "../../support/facts.ts";

const bestSuits = (view: NulloLeadView) =>
  nulloSuits(view)
    .filter(({ mark }) => mark === "best")
    .map(({ suit }) => suit);
/** Nothing short but, where wanted, one heart; partner has led diamonds. */
const returning = (singleton: boolean) =>
  handOf(
    singleton
      ? { S: "K984", H: "Q", D: "J82", C: "A92" }
      : { S: "K98", H: "Q5", D: "J82", C: "A92" },
  );

testFacts("bidding and playing nullo", facts, {
  "nullo.bid.dealer": ({ expected }) =>
    expect(nulloFrom("dealer").advised).toBe(expected["advised"]),
  "nullo.bid.no-deuce": ({ input, expected }) =>
    expect(dangerousLength(ranksOf(input["longestSuit"]))).toBe(expected["dangerous"]),
  "nullo.bid.over-spade": ({ input, expected }) => {
    const over = (input["after"] as string[])[0] === "1 spades";
    const { advised, persist } = nulloFrom("third", over);
    expect(advised ? "1 nullo" : null).toBe(expected["safeBid"]);
    expect(persist).toBe(expected["persistAlone"]);
  },
  "nullo.bid.shout": ({ input, expected }) => {
    const suit = ranksOf(input["suit"]);
    expect(goodBothWays(suit)).toBe(expected["shout"]);
    const ends = [suit.slice(0, 3).join("") === "AKQ", suit.at(-1) === "2"];
    expect(["notrump", "nullo"].filter((_, at) => ends[at])).toEqual(expected["goodFor"]);
  },
  "nullo.bid.singleton": ({ expected }) => {
    const hand: Card[] = handOf({ S: "K98432", H: "", D: "2", C: "T97652" });
    expect(weighNullo(hand).short).toEqual(["H", "D"]);
    expect(weighNullo(hand).short.length > 0).toBe(expected["valuable"]);
  },
  "nullo.lead.suit": ({ input, expected }) =>
    expect(bestSuits({ hand: handOf(input["hand"]) })).toEqual([expected["leadSuit"]]),
  "nullo.return": ({ input, expected }) =>
    expect(
      bestSuits({
        hand: returning(input["holdSingletonElsewhere"]),
        partnerLed: input["partnerLed"],
      }),
    ).toEqual([expected["return"]]),
  "nullo.return.singleton": ({ input, expected }) => {
    const hand = returning(input["holdSingletonElsewhere"]);
    const [best] = nulloSuits({ hand, partnerLed: input["partnerLed"] }).filter(
      ({ mark }) => mark === "best",
    );
    expect(best?.suit).toBe("H");
    expect(best?.reason).toBe(expected["lead"]);
  },
  "nullo.suit.two-high-two-low": ({ input, expected }) => {
    expect(input["suit"]).toBe("two high and two small");
    expect(nulloCost(ranksOf("AQ43"))).toBe(expected["tricksExpected"]);
  },
});
