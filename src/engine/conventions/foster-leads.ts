import type { Holding, Rank } from "../core/card.ts";
import { isHonour } from "../core/card.ts";
import {
  fourthBest,
  has,
  hasTouchingHonours,
  honoursOf,
  lacks,
  lowest,
  top,
  type LeadPattern,
} from "./lead-pattern.ts";

/** A suit of one card leaves no choice. */
export const ONLY_CARD: LeadPattern = {
  name: "only-card",
  fits: (h) => h.length === 1,
  lead: top,
  rules: () => ["lead.short.top"],
  avoid: (h) => has(h, "A") || has(h, "K"),
};

/** Q x x without the jack: the queen by the chapter, a small one by the strong school (ruling AMB-11). */
const QUEEN_SHORT: LeadPattern = {
  name: "queen-short",
  fits: (h) => h.length === 3 && has(h, "Q"),
  lead: () => "Q",
  alsoSound: (h) => [lowest(h)],
  rules: () => ["lead.short.top", "lead.short.queen-three"],
};

const SHORT: LeadPattern = {
  name: "short",
  fits: () => true,
  lead: top,
  rules: () => ["lead.short.top", "lead.short.examples"],
};

/**
 * From K J alone the texts name neither card, against a trump or at whist: low by one ruling (AMB-10), never the jack by
 * another (AMB-08). So the king is as sound. At no trump the jack is led beside the king from other suits too.
 */
export function kingFromTwo(h: Holding): readonly Rank[] {
  return h.length === 2 && has(h, "KJ") ? ["K"] : [];
}

/** Four cards in which the sequence has no ten behind it: drawn both as a lead and as a suit to avoid (ruling AMB-06). */
function fourWithoutSupport(h: Holding): boolean {
  return h.length === 4 && !has(h, "QJT");
}

/**
 * Foster’s leads against a declared trump, from one suit. Foster 1914, “Rules for leading high cards” to “Small-card
 * leads”; rulings AMB-06 to AMB-12.
 */
export const FOSTER_TRUMP_LEADS: readonly LeadPattern[] = [
  ONLY_CARD,
  {
    name: "ace-king",
    fits: (h) => has(h, "AK"),
    lead: () => "K",
    rules: () => ["lead.high.king", "lead.high.two-best", "lead.high.ace-king-then-king"],
  },
  {
    name: "king-queen",
    fits: (h) => has(h, "KQ"),
    lead: () => "K",
    rules: () => ["lead.high.king", "lead.high.second-third"],
  },
  {
    name: "ace-queen-jack",
    fits: (h) => has(h, "AQJ"),
    lead: () => "A",
    rules: () => ["lead.high.aqj-ace"],
  },
  {
    name: "ace",
    fits: (h) => has(h, "A"),
    lead: () => "A",
    rules: (h) =>
      h.length >= 5
        ? ["lead.high.ace-without-king", "lead.high.ace-avoid"]
        : h.length === 4 && honoursOf(h).length >= 2
          ? ["lead.high.ace-without-king", "lead.high.ace-honours-five", "lead.avoid.list"]
          : ["lead.high.ace-without-king", "lead.high.ace-avoid"],
    avoid: (h) => h.length < 5,
  },
  {
    name: "king-jack-ten",
    fits: (h) => has(h, "KJT"),
    lead: () => "T",
    rules: () => ["lead.high.ten"],
  },
  {
    name: "queen-jack",
    fits: (h) => has(h, "QJ") && lacks(h, "K"),
    lead: () => "Q",
    alsoSound: (h) => (fourWithoutSupport(h) ? [fourthBest(h)] : []),
    rules: (h) =>
      fourWithoutSupport(h)
        ? ["lead.high.queen", "lead.high.two-in-sequence", "lead.avoid.list"]
        : ["lead.high.queen", "lead.high.two-in-sequence"],
    avoid: fourWithoutSupport,
  },
  {
    name: "jack-ten",
    fits: (h) => has(h, "JT") && lacks(h, "KQ"),
    lead: () => "J",
    alsoSound: (h) => (h.length === 4 ? [fourthBest(h)] : []),
    rules: (h) =>
      h.length === 4
        ? ["lead.high.jack", "lead.high.two-in-sequence", "lead.avoid.list"]
        : ["lead.high.jack", "lead.high.two-in-sequence"],
    avoid: (h) => h.length === 4,
  },
  {
    name: "fourth-best",
    fits: (h) => h.length >= 4,
    lead: fourthBest,
    rules: (h) =>
      h.length === 4 && h.some(isHonour)
        ? ["lead.fourth-best", "lead.avoid.list", "lead.avoid.if-forced"]
        : ["lead.fourth-best"],
    avoid: (h) => h.length === 4 && h.some(isHonour),
  },
  {
    name: "king-short",
    fits: (h) => has(h, "K"),
    lead: lowest,
    alsoSound: kingFromTwo,
    rules: () => ["lead.short.top"],
    avoid: () => true,
  },
  QUEEN_SHORT,
  SHORT,
];

/**
 * Foster’s leads at no trump, from one suit. Foster 1914, “No-trump leads”; rulings AMB-13 to AMB-15. Short suits are
 * discouraged throughout.
 */
export const FOSTER_NO_TRUMP_LEADS: readonly LeadPattern[] = [
  { ...ONLY_CARD, avoid: () => true },
  {
    name: "ace-king-long",
    fits: (h) => has(h, "AK") && h.length >= 6,
    lead: () => "K",
    rules: () => ["lead.nt.ak-six", "lead.nt.length-exception"],
  },
  {
    name: "ace-long",
    fits: (h) => has(h, "A") && h.length >= 7,
    lead: () => "A",
    rules: () => ["lead.nt.ace-seven", "lead.nt.length-exception"],
  },
  {
    name: "three-honours-king",
    fits: (h) => (has(h, "AK") || has(h, "KQ")) && honoursOf(h).length >= 3,
    lead: () => "K",
    rules: (h) =>
      has(h, "A") ? ["lead.nt.three-honours"] : ["lead.nt.three-honours", "lead.nt.kq-under-six"],
  },
  {
    name: "three-honours-queen",
    fits: (h) => has(h, "QJ") && (has(h, "A") || has(h, "T")),
    lead: () => "Q",
    alsoSound: () => ["J"],
    rules: (h) =>
      has(h, "A") ? ["lead.nt.three-honours", "lead.nt.ace-seven"] : ["lead.nt.three-honours"],
  },
  {
    name: "three-honours-jack",
    fits: (h) => has(h, "AJT"),
    lead: () => "J",
    alsoSound: () => ["T"],
    rules: () => ["lead.nt.three-honours"],
  },
  {
    name: "three-honours-ten",
    fits: (h) => has(h, "KJT"),
    lead: () => "T",
    alsoSound: () => ["J"],
    rules: () => ["lead.nt.three-honours", "lead.high.ten"],
  },
  {
    name: "king-queen-long",
    fits: (h) => has(h, "KQ") && h.length >= 6,
    lead: () => "K",
    alsoSound: (h) => [fourthBest(h)],
    rules: () => ["lead.nt.kq-six"],
  },
  {
    name: "two-honours",
    fits: (h) => h.length >= 4 && hasTouchingHonours(h),
    lead: fourthBest,
    rules: (h) =>
      has(h, "KQ") && lacks(h, "A")
        ? ["lead.nt.two-honours", "lead.nt.kq-under-six", "lead.fourth-best"]
        : ["lead.nt.two-honours", "lead.fourth-best"],
  },
  {
    name: "fourth-best",
    fits: (h) => h.length >= 4,
    lead: fourthBest,
    rules: () => ["lead.fourth-best", "lead.principle.trump-vs-nt"],
  },
  {
    name: "two-honours-short",
    fits: (h) => hasTouchingHonours(h),
    lead: lowest,
    rules: () => ["lead.nt.two-honours"],
    avoid: () => true,
  },
  {
    name: "ace-or-king-short",
    fits: (h) => has(h, "A") || has(h, "K"),
    lead: lowest,
    rules: () => ["lead.short.top"],
    avoid: () => true,
  },
  { ...QUEEN_SHORT, avoid: () => true },
  { ...SHORT, avoid: () => true },
];
