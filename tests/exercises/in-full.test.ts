import { describe, expect, test } from "vitest";
import { posePartnerLeads } from "../../src/exercises/dealing/third-play-deal.ts";
import { inFull } from "../../src/exercises/items/in-full.ts";
import type { Posed } from "../../src/exercises/kit/exercise.ts";

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
});
