import type { Holding, Rank } from "../core/card.ts";
import { isHonour } from "../core/card.ts";
import { ONLY_CARD } from "./foster-leads.ts";
import {
  fourthBest,
  has,
  lacks,
  lowest,
  patternFor,
  top,
  type LeadPattern,
} from "./lead-pattern.ts";

const KING_QUEEN = (h: Holding) => has(h, "KQ") && lacks(h, "A");
const QUEEN_JACK_TEN = (h: Holding) => has(h, "QJ") && (has(h, "T") || has(h, "9"));

const ALONE: LeadPattern = { ...ONLY_CARD, rules: () => ["straight.lead.trump.short"] };

/** Three cards or fewer: the top one, but a small one from the king or queen with two small, or K J and a small one. */
const SHORT: LeadPattern = {
  name: "short",
  fits: (h) => h.length < 4,
  lead: (h) =>
    h.length === 3 && (has(h, "K") || (has(h, "Q") && lacks(h, "J"))) ? lowest(h) : top(h),
  rules: () => ["straight.lead.trump.short"],
};

const FOURTH: LeadPattern = {
  name: "fourth-best",
  fits: (h) => h.length >= 4,
  lead: fourthBest,
  rules: () => ["straight.lead.trump.fourth"],
};

/**
 * Elwell’s leads against a trump, from one suit of a hand of straight bridge. Elwell, “Leads against a trump
 * declaration”. He would let alone an ace, or a king without the queen, with three others. (Rules `straight.lead.trump.*`.)
 */
export const ELWELL_TRUMP_LEADS: readonly LeadPattern[] = [
  ALONE,
  {
    name: "ace-king-queen",
    fits: (h) => has(h, "AKQ"),
    lead: () => "K",
    rules: () => ["straight.lead.trump.akq"],
  },
  {
    name: "ace-king-bare",
    fits: (h) => has(h, "AK") && h.length === 2,
    lead: () => "A",
    rules: () => ["straight.lead.trump.ak-bare"],
  },
  {
    name: "ace-king",
    fits: (h) => has(h, "AK"),
    lead: () => "K",
    rules: () => ["straight.lead.trump.ak"],
  },
  {
    name: "ace-queen-jack",
    fits: (h) => has(h, "AQJ"),
    lead: () => "A",
    rules: () => ["straight.lead.trump.aqj"],
  },
  {
    name: "ace",
    fits: (h) => has(h, "A"),
    lead: () => "A",
    rules: () => ["straight.lead.trump.ace"],
    avoid: (h) => h.length === 4 && !lacks(h, "QJ"),
  },
  {
    name: "king-queen",
    fits: KING_QUEEN,
    lead: () => "K",
    rules: () => ["straight.lead.trump.kqj"],
  },
  {
    name: "queen-jack-ten",
    fits: (h) => QUEEN_JACK_TEN(h) && lacks(h, "K"),
    lead: () => "Q",
    rules: () => ["straight.lead.trump.qjt"],
  },
  {
    name: "king-jack-ten",
    fits: (h) => has(h, "KJT"),
    lead: () => "T",
    rules: () => ["straight.lead.trump.kjt"],
  },
  SHORT,
  { ...FOURTH, avoid: (h) => h.length === 4 && has(h, "K") },
];

/** A long suit with nothing above the ten: the top card, or the second, which from a ten he prefers. */
const WEAK_LONG: LeadPattern = {
  name: "weak-long",
  fits: (h) => h.length >= 4 && lacks(h, "AKQJ"),
  lead: (h) => (has(h, "T") ? second(h) : top(h)),
  alsoSound: (h) => [top(h), second(h)],
  rules: () => ["straight.lead.nt.weak-long"],
};

function second(holding: Holding): Rank {
  return holding[1] as Rank;
}

/**
 * Elwell’s leads at no trump; `reentry` is whether another suit has an ace or a guarded king. Elwell, “Leads against a
 * no-trump declaration”. “Ace and seven” is the ace and seven others. The table speaks of three honours “and others”; we
 * lead the same card from the three alone, and from other suits of three or fewer the card that he leads against a trump.
 * (Rules `straight.lead.nt.*`.)
 */
const elwellNoTrump = (reentry: boolean): readonly LeadPattern[] => [
  { ...ALONE, avoid: () => true },
  {
    name: "nt-king",
    fits: (h) =>
      (has(h, "AK") &&
        (has(h, "Q") ||
          has(h, "J") ||
          (has(h, "T") && h.length >= 6 && reentry) ||
          h.length >= 7)) ||
      (KING_QUEEN(h) && (has(h, "J") || has(h, "T") || h.length >= 7)),
    lead: () => "K",
    rules: () => ["straight.lead.nt.king"],
  },
  {
    name: "nt-ace",
    fits: (h) =>
      has(h, "A") &&
      ((has(h, "QJ") && reentry) || h.length >= 8 || (h.length >= 7 && !lacks(h, "QJ"))),
    lead: () => "A",
    rules: () => ["straight.lead.nt.ace"],
  },
  {
    name: "nt-queen",
    fits: (h) => has(h, "AQJ") || (QUEEN_JACK_TEN(h) && lacks(h, "AK")),
    lead: () => "Q",
    rules: () => ["straight.lead.nt.queen"],
  },
  {
    name: "nt-jack",
    fits: (h) => has(h, "JT9") && lacks(h, "AKQ"),
    lead: () => "J",
    rules: () => ["straight.lead.nt.jack"],
  },
  {
    name: "nt-ten",
    fits: (h) => has(h, "KJT"),
    lead: () => "T",
    rules: () => ["straight.lead.nt.ten"],
  },
  WEAK_LONG,
  { ...FOURTH, rules: () => ["straight.lead.nt.fourth"] },
  {
    name: "short",
    fits: () => true,
    lead: (h) => patternFor(ELWELL_TRUMP_LEADS, h).lead(h),
    rules: (h) => patternFor(ELWELL_TRUMP_LEADS, h).rules(h),
    avoid: () => true,
  },
];

/** Elwell’s leads at no trump from a hand with an ace or a guarded king in another suit. */
export const ELWELL_ENTRY_LEADS = /* @__PURE__ */ elwellNoTrump(true);

/** Elwell’s leads at no trump from a hand with no sure card elsewhere. */
export const ELWELL_NO_ENTRY_LEADS = /* @__PURE__ */ elwellNoTrump(false);

/** What follows a high card that has won, by Elwell’s table against a trump: a named card, or any small one. */
export function elwellNext(holding: Holding, led: Rank): readonly Rank[] {
  const left = holding.filter((rank) => rank !== led);
  if (led === "K" && has(left, "A")) return has(left, "Q") ? ["Q"] : ["A"];
  if (led !== "A") return [];
  if (has(left, "K")) return ["K"];
  if (has(left, "QJ")) return ["Q"];
  const small = left.filter((rank) => !isHonour(rank));
  return small.length > 0 ? small : left.slice(-1);
}
