import { isHonour } from "../core/card.ts";
import { has, lacks, top } from "./lead-pattern.ts";
import {
  fourchetteCover,
  holdsBest,
  lowestOfSequence,
  type SecondHandLine,
} from "./second-hand-case.ts";

/** Second hand’s play to a card declarer leads from his own hand, dummy playing third. Foster 1914, “Second hand play”. */
export const WITH_DUMMY_LEFT: readonly SecondHandLine[] = [
  {
    name: "only-card",
    fits: ({ holding }) => holding.length === 1,
    rules: () => ["second.count"],
  },
  {
    name: "last-three",
    fits: (v) => v.tricksLeft === 3 && v.holding.length === 2 && holdsBest(v),
    play: (v) => top(v.holding),
    rules: () => ["second.last-three"],
    next: "doubtful-card",
  },
  {
    // The texts know the king with small cards; the cards of a sequence are worth the same, and the lowest hides least.
    name: "sequence",
    fits: (v) => lowestOfSequence(v) !== undefined && lacks(v.dummy, "A"),
    play: (v) => lowestOfSequence(v) ?? top(v.holding),
    rules: () => ["second.right.sequence-cover-lowest"],
    settled: (v) => !v.honourLed && has(v.holding, "K") && lowestOfSequence(v) !== "T",
  },
  {
    name: "king-two-cards",
    fits: (v) => has(v.holding, "K") && !v.honourLed && v.dummy.length <= 2 && lacks(v.dummy, "A"),
    play: () => "K",
    rules: () => ["second.left.king-two-cards", "second.left.king"],
  },
  {
    name: "partner-to-lead",
    fits: (v) =>
      has(v.holding, "K") && !v.honourLed && lacks(v.dummy, "A") && v.partnerToLead === true,
    rules: () => ["second.left.king"],
  },
  {
    name: "king",
    fits: (v) => has(v.holding, "K") && !v.honourLed && lacks(v.dummy, "A"),
    play: () => "K",
    rules: () => ["second.left.king"],
  },
  {
    name: "king-kept",
    fits: (v) => has(v.holding, "K") && !v.honourLed,
    rules: () => ["second.left.king"],
    settled: (v) => v.holding.filter(isHonour).length === 1,
  },
  {
    name: "king-long",
    fits: (v) =>
      v.led === "Q" && has(v.holding, "K") && has(v.dummy, "AJT") && v.holding.length >= 4,
    rules: () => ["second.left.kxxx-ajt", "second.count"],
  },
  {
    name: "king-short",
    fits: (v) => v.led === "Q" && has(v.holding, "K") && has(v.dummy, "AJT"),
    play: () => "K",
    rules: () => ["second.left.kxxx-ajt"],
  },
  {
    name: "fourchette",
    fits: (v) => fourchetteCover(v) !== undefined,
    play: (v) => fourchetteCover(v) ?? top(v.holding),
    rules: () => ["second.right.fourchette"],
    settled: (v) => lacks(v.dummy, "A"),
  },
  {
    name: "nothing-to-cover",
    fits: ({ above }) => !above.some(isHonour),
    rules: () => ["second.count"],
  },
  {
    // What to do with any other honour is left to what dummy shows.
    name: "as-dummy-shows",
    fits: () => true,
    alsoSound: ({ above }) => above.filter(isHonour),
    rules: () => ["second.count"],
    settled: () => false,
  },
];
