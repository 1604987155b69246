import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { height, type Rank } from "../../src/engine/core/card.ts";
import { fourthHandPlay } from "../../src/engine/conventions/fourth-hand.ts";
import { returnFrom } from "../../src/engine/conventions/returning.ts";
import { faultsOf, holding, suitDeal } from "../support/holdings.ts";

const back = (remaining: string, dummy: string) =>
  returnFrom({ remaining: holding(remaining), dummy: holding(dummy) });

describe("returning partner’s suit", () => {
  test.each([
    ["83", "Q6", "8", "third.return.two-three"],
    ["853", "Q6", "3", "third.return.two-three"],
    ["8532", "Q6", "2", "third.return.two-three"],
    ["K3", "Q6", "K", "third.return.beat-dummy"],
    ["JT3", "96", "T", "third.return.beat-dummy"],
    ["A73", "96", "A", "third.return.beat-dummy"],
    ["83", "", "8", "third.return.two-three"],
  ])("from %s, dummy %s: the %s (%s)", (remaining, dummy, card, rule) => {
    const play = returnFrom({ remaining: holding(remaining), dummy: dummy ? holding(dummy) : [] });
    expect(play.play).toBe(card);
    expect(play.rules).toEqual([rule]);
  });

  test("cards that rank with the cheapest are sound (AMB-22)", () => {
    expect(back("JT3", "96").grades.map(({ mark }) => mark)).toEqual([
      "acceptable",
      "best",
      "wrong",
    ]);
  });

  test("where both of two beat dummy, the number may be told as well", () => {
    expect(back("85", "42").grades.map(({ mark }) => mark)).toEqual(["acceptable", "best"]);
  });

  test("the number is a message, so that its equals are wrong", () => {
    expect(back("87", "Q6").grades.map(({ mark }) => mark)).toEqual(["best", "wrong"]);
    expect([back("87", "Q6").tells, back("876", "Q5").tells]).toEqual(["two-left", "three-left"]);
  });

  test("at whist the best goes back first, then one of second and third best (whist.return)", () => {
    const whist = (remaining: string, gone: string) =>
      returnFrom({ remaining: holding(remaining), dummy: [], gone: holding(gone), whist: true });
    expect(whist("A73", "K42").play).toBe("A");
    expect(whist("QJ3", "K42").play).toBe("Q");
    expect(whist("QT3", "K42").play).toBe("3");
    expect(whist("83", "K42").play).toBe("8");
  });

  test("every card is graded, and what is led beats dummy if anything can", () => {
    fc.assert(
      fc.property(suitDeal, ({ hand, dummy }) => {
        const play = returnFrom({ remaining: hand, dummy });
        expect(faultsOf(play, hand)).toEqual([]);
        const over = (rank: Rank | undefined) => height(rank as Rank) > height(dummy[0] as Rank);
        expect(over(play.play)).toBe(over(hand[0]));
      }),
    );
  });
});

describe("fourth hand", () => {
  test("wins with the best and returns the lowest of the sequence (fourth.show-sequence)", () => {
    const play = fourthHandPlay({ holding: holding("KQJ4"), willReturn: true });
    expect([play.play, play.returns, play.tells]).toEqual(["K", "J", "sequence-below"]);
    expect(play.grades.map(({ mark }) => mark)).toEqual([
      "best",
      "acceptable",
      "acceptable",
      "wrong",
    ]);
    const ace = fourthHandPlay({ holding: holding("AKQ"), willReturn: true });
    expect([ace.play, ace.returns]).toEqual(["A", "Q"]);
  });

  test("wins with the lowest if the suit is not to come back (fourth.not-returning)", () => {
    const play = fourthHandPlay({ holding: holding("KQJ4"), willReturn: false });
    expect([play.play, play.returns]).toEqual(["J", null]);
    expect(fourthHandPlay({ holding: holding("AKQ"), willReturn: false }).play).toBe("Q");
  });

  test("with no sequence, wins as cheaply as it can, and loses or follows with the lowest", () => {
    const view = { holding: holding("AJ4"), willReturn: true };
    expect(fourthHandPlay({ ...view, toBeat: "T" }).play).toBe("J");
    expect(fourthHandPlay({ ...view, toBeat: "Q" }).play).toBe("A");
    expect(fourthHandPlay({ ...view, partnerWins: true }).play).toBe("4");
    expect(fourthHandPlay({ holding: holding("J4"), toBeat: "Q", willReturn: true }).play).toBe(
      "4",
    );
  });

  test("the sequence that is shown is the one that wins", () => {
    const play = fourthHandPlay({ holding: holding("AQJ4"), toBeat: "T", willReturn: true });
    expect([play.play, play.returns]).toEqual(["Q", "J"]);
  });

  test("every card is graded, and a trick that can be won is won", () => {
    fc.assert(
      fc.property(suitDeal, fc.boolean(), ({ hand, dummy }, willReturn) => {
        const toBeat = dummy[0] as Rank;
        const play = fourthHandPlay({ holding: hand, toBeat, willReturn });
        expect(faultsOf(play, hand)).toEqual([]);
        expect(height(play.play) > height(toBeat)).toBe(height(hand[0] as Rank) > height(toBeat));
        if (play.returns) expect(height(play.returns)).toBeLessThan(height(play.play));
      }),
    );
  });
});
