import { describe, expect, test } from "vitest";
import { isHonour, RANKS, type Holding } from "../../src/engine/core/card.ts";
import { leadBySystem } from "../../src/engine/conventions/lead-systems.ts";
import { has, lacks } from "../../src/engine/conventions/lead-pattern.ts";
import { systemTell, type OtherSystem } from "../../src/exercises/wording/system-words.ts";

const HIGH_FIRST = RANKS.toReversed();

/** Every holding of two to seven cards. */
function* holdings(least: number): Generator<Holding> {
  for (let mask = 0; mask < 1 << HIGH_FIRST.length; mask += 1) {
    const holding = HIGH_FIRST.filter((_, bit) => (mask >> bit) & 1);
    if (holding.length >= least && holding.length <= 7) yield holding;
  }
}

type Truths = Readonly<Record<string, (h: Holding) => boolean>>;
const short = (h: Holding) => h.length <= 3;
const above = (h: Holding, led: string) => h.findIndex((rank) => rank === led);

/** What the words of each system say of a holding, by the card led. */
const TRUE: readonly (readonly [OtherSystem, "trump" | "notrump", Truths])[] = [
  [
    "elwell",
    "trump",
    {
      A: (h) => lacks(h, "K") || h.length === 2,
      K: (h) => has(h, "A") || has(h, "Q") || h.length === 2,
      Q: (h) => lacks(h, "AK") && (has(h, "J") || h.length === 2),
      J: short,
      T: (h) => has(h, "KJ") || short(h),
    },
  ],
  [
    "elwell",
    "notrump",
    {
      A: (h) => has(h, "QJ") || h.length >= 7,
      K: (h) => has(h, "A") || has(h, "Q"),
      Q: (h) => has(h, "J") && ["A", "T", "9"].some((rank) => has(h, rank)),
      J: (h) => has(h, "T9") && lacks(h, "AKQ"),
      T: (h) => has(h, "KJ") || lacks(h, "AKQJ"),
    },
  ],
  [
    "whist-old",
    "trump",
    {
      A: (h) => lacks(h, "K") && (h.length >= 5 || has(h, "QJ")),
      K: (h) => has(h, "A") || has(h, "Q"),
      Q: (h) => (has(h, "JT") && lacks(h, "AK")) || short(h),
      J: (h) => (has(h, "KQ") && h.length >= 5) || short(h),
      T: (h) => has(h, "KJ") || short(h),
    },
  ],
  [
    "whist-american",
    "trump",
    {
      A: (h) => h.length >= 5 || (has(h, "QJ") && lacks(h, "K")),
      K: (h) => h.length <= 4 && (has(h, "A") || has(h, "Q")),
      Q: (h) => (h.length >= 5 && has(h, "K")) || has(h, "JT") || short(h),
      J: (h) => (has(h, "KQ") && h.length >= 5) || short(h),
      T: (h) => (has(h, "J") && (has(h, "K") || has(h, "Q"))) || short(h),
    },
  ],
];

describe("what a lead tells is true of every holding it is made from", () => {
  test.each(TRUE)("%s, %s", (system, against, truths) => {
    for (const holding of holdings(against === "notrump" ? 4 : 2)) {
      for (const reentry of against === "notrump" ? [true, false] : [false]) {
        const { lead } = leadBySystem(system, holding, { against, reentry });
        const weak = against === "notrump" && lacks(holding, "AKQJ");
        const told = isHonour(lead)
          ? truths[lead]?.(holding)
          : above(holding, lead) === 3 || short(holding) || weak;
        if (!told) throw new Error(`${holding.join("")}: ${systemTell(system, lead, against)}`);
      }
    }
    expect(Object.keys(truths)).toHaveLength(5);
  });
});
