import { describe, expect, test } from "vitest";
import { posePartnerLeads } from "../../src/exercises/dealing/third-play-deal.ts";
import { poseSecondRound } from "../../src/exercises/dealing/system-suit.ts";
import { handInFull, inFull } from "../../src/exercises/items/in-full.ts";
import type { KindId } from "../../src/exercises/kit/kinds.ts";
import type { Posed } from "../../src/exercises/kit/exercise.ts";
import { solvedItem } from "../support/problems.ts";

/** Partner leads the jack of spades, dummy plays the four, hearts being trumps. */
const asked = posePartnerLeads(
  {
    suit: "S",
    strain: "hearts",
    hand: ["A", "7", "2"],
    dummy: ["8", "6", "4"],
    plays: ["J", "4"],
  },
  "right",
);

describe("one suit in whole hands", () => {
  test("the table has both hands by suit, and the trick so far", () => {
    const { scene } = inFull(asked, "H84 SA72 CQ", "CK8 S864 H6");
    expect(scene.table).toEqual({
      viewer: "B",
      declarer: "Z",
      trump: "H",
      hand: ["SA", "S7", "S2", "H8", "H4", "CQ"],
      dummy: ["S8", "S6", "S4", "H6", "CK", "C8"],
      plays: [
        { seat: "A", card: "SJ" },
        { seat: "Y", card: "S4" },
      ],
    });
  });

  test("hands that lack a card asked about are refused, and so is a scene without dummy", () => {
    expect(() => inFull(asked, "SA2 H84", "S864 H6")).toThrow("missing: S7");
    const trick: Posed = { ...asked, scene: { type: "trick", trump: "H", plays: [] } };
    expect(() => inFull(trick, "SA72", "S864")).toThrow("no dummy is shown");
  });

  test("a suit to be led stands in the leader’s hand, beside dummy where he is down", () => {
    const led = poseSecondRound({
      strain: "hearts",
      suit: "D",
      holding: ["K", "Q", "9", "5", "2"],
      led: "K",
    });
    const { scene } = handInFull(led, "CA DQ952", "D83 CK");
    expect(scene.table).toEqual({
      viewer: "A",
      declarer: "Z",
      trump: "H",
      hand: ["CA", "DQ", "D9", "D5", "D2"],
      dummy: ["CK", "D8", "D3"],
      plays: [],
    });
    expect(handInFull(led, "DQ952").scene.table).not.toHaveProperty("dummy");
    expect(() => handInFull(led, "DQ95")).toThrow("missing: D2");
    expect(() => handInFull(asked, "SA72")).toThrow("no suit is to be led");
  });
});

/** What each whole hand of a lesson is answered by, and how many cards lie in a hand when it is asked. */
test.each<[KindId, string, readonly string[], number]>([
  ["up-to-dummy", "beat-dummy-in-full", ["ST"], 12],
  ["unblock", "king-queen-in-full", ["DQ"], 13],
  ["second-lead", "king-queen-in-full", ["D5"], 12],
  ["whist-return", "second-and-third-in-full", ["SQ"], 12],
  ["lead-american", "ace-king-queen-in-full", ["CQ"], 13],
])("%s:%s is answered by %j, from %i cards", async (kind, item, answer, count) => {
  const { problem, solution } = await solvedItem(kind, item);
  const choices = solution.type === "choices" ? solution.choices : [];
  expect(choices.filter(({ mark }) => mark === "best").map(({ id }) => id)).toEqual(answer);
  const { hand = [], dummy = [] } = problem.scene.table ?? {};
  expect(hand).toHaveLength(count);
  expect([0, count]).toContain(dummy.length);
  expect(new Set([...hand, ...dummy]).size).toBe(hand.length + dummy.length);
});
