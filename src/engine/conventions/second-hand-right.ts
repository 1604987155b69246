import { height, isHonour, type Holding } from "../core/card.ts";
import { fourchetteOver } from "./fourchette.ts";
import { has, honoursOf, lacks, lowest, top } from "./lead-pattern.ts";
import {
  fourchetteCover,
  holdsBest,
  lowestOfSequence,
  safeFromDummy,
  type SecondHandCase,
  type SecondHandLine,
} from "./second-hand-case.ts";

/** Whether the high cards of a holding are just one honour, so that the rest are small. */
function loneHonour({ holding }: SecondHandCase): boolean {
  return honoursOf(holding).length === 1;
}

/** His lowest honour that beats the card led. */
function coveringHonour({ above }: SecondHandCase) {
  return above.findLast(isHonour);
}

/** His small cards, or his lowest where he has none. */
function small({ holding }: SecondHandCase): Holding {
  const low = holding.filter((rank) => !isHonour(rank));
  return low.length > 0 ? low : [lowest(holding)];
}

const leads = (v: SecondHandCase, ranks: string) => ranks.includes(v.led);

/**
 * Second hand’s play to a card led from dummy on his right. Foster 1914, “Dummy on the right”; the lines for a holding stand
 * before the general ones.
 */
export const WITH_DUMMY_RIGHT: readonly SecondHandLine[] = [
  {
    name: "only-card",
    fits: ({ holding }) => holding.length === 1,
    rules: () => ["second.right.no-finesse"],
  },
  {
    name: "dummy-ruff",
    fits: (v) => v.round > 1 && v.dummy.length <= 2 && !v.dummy.some(isHonour) && holdsBest(v),
    play: (v) => top(v.holding),
    rules: () => ["second.right.dummy-ruff"],
  },
  {
    // The bans on playing the king or the queen are lifted where dummy holds all that could beat it.
    name: "safe-from-dummy",
    fits: (v) => safeFromDummy(v) !== undefined,
    play: (v) => safeFromDummy(v) ?? lowest(v.holding),
    // Of ace and jack under king and queen the text has the ace, as if one of them were led.
    alsoSound: (v) => [
      ...small(v),
      ...(has(v.holding, "AJ") && has(v.dummy, "KQ") ? (["A"] as const) : []),
    ],
    rules: (v) =>
      safeFromDummy(v) === "K"
        ? ["second.right.kxx"]
        : safeFromDummy(v) === "Q"
          ? ["second.right.qxx"]
          : ["second.right.sequence-cover-lowest"],
  },
  {
    name: "nothing-to-cover",
    fits: ({ above }) => !above.some(isHonour),
    rules: () => ["second.right.no-finesse"],
  },
  {
    name: "ace-king",
    fits: (v) => has(v.holding, "AK"),
    play: (v) => lowestOfSequence(v) ?? "K",
    rules: ({ holding }) =>
      has(holding, "Q")
        ? ["second.right.ak", "second.right.sequence-cover-lowest"]
        : ["second.right.ak"],
  },
  {
    name: "fourchette",
    fits: (v) => fourchetteCover(v) !== undefined,
    play: (v) => fourchetteCover(v) ?? top(v.holding),
    rules: ({ holding, led, gone }) =>
      fourchetteOver(holding, led, gone) === "true"
        ? ["second.right.fourchette", "second.right.fourchette-definitions"]
        : ["second.right.fourchette-definitions"],
  },
  {
    name: "ace-queen",
    fits: (v) => has(v.holding, "AQ"),
    play: () => "A",
    alsoSound: ({ holding }) => (has(holding, "J") ? ["J"] : []),
    rules: ({ dummy }) =>
      dummy.some(isHonour) ? ["second.right.no-finesse"] : ["second.right.aq"],
  },
  {
    name: "ace-jack-ten-on-nine",
    fits: (v) => has(v.holding, "AJT") && v.led === "9",
    play: () => "T",
    rules: () => ["second.right.ajtx"],
  },
  {
    name: "ace-jack-ten",
    fits: (v) => has(v.holding, "AJT") && !v.dummy.some(isHonour),
    play: () => "A",
    rules: () => ["second.right.ajtx"],
  },
  {
    name: "ace-jack-on-nine",
    fits: (v) => has(v.holding, "AJ") && v.led === "9",
    play: () => "J",
    rules: () => ["second.right.ajx"],
  },
  {
    name: "no-bath-coup",
    fits: (v) => has(v.holding, "AJ") && has(v.dummy, "KQ") && leads(v, "KQ"),
    play: () => "A",
    rules: () => ["second.right.ajx"],
  },
  {
    name: "king-queen-ten",
    fits: (v) => has(v.holding, "KQT") && !v.honourLed,
    play: ({ dummy }) => (has(dummy, "J") ? "T" : "Q"),
    rules: () => ["second.right.kqt"],
  },
  {
    name: "sequence",
    fits: (v) => lowestOfSequence(v) !== undefined,
    play: (v) => lowestOfSequence(v) ?? top(v.holding),
    rules: () => ["second.right.sequence-cover-lowest"],
  },
  {
    name: "ace-on-jack",
    fits: (v) => has(v.holding, "A") && v.holding.length <= 3 && v.led === "J",
    play: () => "A",
    rules: () => ["second.right.axx-jack"],
  },
  {
    name: "queen-on-jack",
    fits: (v) => has(v.holding, "Q") && has(v.dummy, "A") && v.led === "J" && v.holding.length <= 3,
    play: () => "Q",
    rules: () => ["second.right.qxx"],
  },
  {
    name: "king-ten",
    fits: (v) => has(v.holding, "KT") && has(v.dummy, "J") && v.honourLed,
    play: () => "K",
    rules: () => ["second.right.ktx"],
  },
  {
    name: "king-ten-low",
    fits: (v) => has(v.holding, "KT") && has(v.dummy, "J"),
    rules: () => ["second.right.ktx"],
  },
  {
    // Ruling AMB-19: the rule for a queen or jack with the ten behind it comes before the ban on the king.
    name: "king-short",
    fits: (v) =>
      has(v.holding, "K") && leads(v, "QJ") && has(v.dummy, "T") && v.holding.length <= 3,
    play: () => "K",
    rules: () => ["second.right.king-short-cover"],
  },
  {
    name: "king-long",
    fits: (v) => has(v.holding, "K") && leads(v, "QJ") && has(v.dummy, "T"),
    rules: () => ["second.right.king-short-cover"],
  },
  {
    name: "many-small",
    fits: (v) => v.honourLed && coveringHonour(v) !== undefined && v.holding.length >= 4,
    alsoSound: ({ holding }) => (has(holding, "A") ? ["A"] : []),
    rules: () => ["second.right.cover-honour-short"],
    // An ace with several small ones is not in the text, which speaks of the king.
    settled: (v) => lacks(v.holding, "A") && loneHonour(v),
  },
  {
    name: "king-low",
    fits: (v) => has(v.holding, "K") && v.holding.length >= 3,
    // On an honour the general rule for short suits would cover; ruling AMB-19 keeps the king back.
    alsoSound: (v) => (v.honourLed ? ["K"] : []),
    rules: ({ honourLed }) =>
      honourLed ? ["second.right.kxx", "second.right.cover-honour-short"] : ["second.right.kxx"],
    settled: loneHonour,
  },
  {
    name: "queen-low",
    fits: (v) => has(v.holding, "Q") && lacks(v.holding, "A") && v.holding.length >= 3,
    alsoSound: (v) => (v.honourLed && height("Q") > height(v.led) ? ["Q"] : []),
    rules: ({ honourLed }) =>
      honourLed ? ["second.right.qxx", "second.right.cover-honour-short"] : ["second.right.qxx"],
    settled: loneHonour,
  },
  {
    name: "cover-honour",
    fits: (v) => v.honourLed && coveringHonour(v) !== undefined,
    play: (v) => coveringHonour(v) ?? top(v.holding),
    // From the king, ruling AMB-19 covers only what the ten stands behind.
    alsoSound: (v) => (coveringHonour(v) === "K" ? small(v) : []),
    rules: () => ["second.right.cover-honour-short"],
  },
  {
    // Where an ace, or a king or queen with one other, meets a small card the chapter is silent.
    name: "small-on-small",
    fits: () => true,
    alsoSound: ({ above }) => above.filter((rank) => height(rank) >= height("Q")),
    rules: () => ["second.right.no-finesse"],
    settled: ({ above }) => lacks(above, "AKQ"),
  },
];
