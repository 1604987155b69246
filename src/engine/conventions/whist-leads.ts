import type { Holding, Rank } from "../core/card.ts";
import { kingFromTwo, ONLY_CARD } from "./foster-leads.ts";
import { fourthBest, has, lacks, lowest, top, type LeadPattern } from "./lead-pattern.ts";

/** Queen from queen, knave and ten with neither ace nor king, however many small cards. */
const QUEEN_JACK_TEN: LeadPattern = {
  name: "queen-jack-ten",
  fits: (h) => has(h, "QJT") && lacks(h, "AK"),
  lead: () => "Q",
  rules: () => ["whist.lead.queen", "whist.leads.old.queen"],
};

const KING_JACK_TEN: LeadPattern = {
  name: "king-jack-ten",
  fits: (h) => has(h, "KJT") && lacks(h, "AQ"),
  lead: () => "T",
  rules: () => ["whist.lead.ten", "whist.leads.old.ten"],
};

/**
 * The old leads of whist from one suit, before American players began to count with them. Foster 1914, whist, “Rules for
 * leading high cards” to “Rules for leading short suits”. With the ace as well, K Q J and two others is led by the king
 * (ruling AMB-42); an ace with three others, which at auction is led, is led low (ruling AMB-45).
 */
export const WHIST_OLD_LEADS: readonly LeadPattern[] = [
  { ...ONLY_CARD, rules: () => ["whist.lead.short"] },
  {
    name: "king-queen-jack-long",
    fits: (h) => has(h, "KQJ") && lacks(h, "A") && h.length >= 5,
    lead: () => "J",
    rules: () => ["whist.lead.jack-kqj", "whist.leads.old.jack"],
  },
  {
    name: "king",
    fits: (h) => has(h, "AK") || has(h, "KQ"),
    lead: () => "K",
    rules: () => ["whist.lead.king", "whist.leads.old.king"],
  },
  QUEEN_JACK_TEN,
  KING_JACK_TEN,
  {
    name: "ace",
    fits: (h) => has(h, "A") && (h.length >= 5 || has(h, "QJ")),
    lead: () => "A",
    rules: () => ["whist.lead.ace", "whist.leads.old.ace"],
  },
  {
    name: "fourth-best",
    fits: (h) => h.length >= 4,
    lead: fourthBest,
    rules: () => ["whist.lead.fourth", "whist.leads.old.fourth"],
  },
  {
    // “The highest card, unless it is an ace or king”: what is led instead is not said, so a small one, or the ace too.
    name: "short-ace-king",
    fits: (h) => has(h, "A") || has(h, "K"),
    lead: lowest,
    alsoSound: (h) => (has(h, "A") ? ["A"] : kingFromTwo(h)),
    rules: () => ["whist.lead.short", "whist.leads.old.short"],
    avoid: () => true,
  },
  {
    name: "short",
    fits: () => true,
    lead: top,
    alsoSound: (h) => (h.length === 3 && has(h, "Q") && lacks(h, "J") ? [lowest(h)] : []),
    rules: () => ["whist.lead.short", "whist.leads.old.short"],
  },
];

/** The lowest of ace, queen and knave, the king passed over, in the unbroken row at the holding’s top. */
function lowestOfRow(holding: Holding): Rank {
  const start = "AKQJ".indexOf(top(holding));
  const row = holding.filter((rank, at) => "AKQJ".indexOf(rank) === start + at);
  return row.findLast((rank) => rank !== "K") ?? top(holding);
}

/**
 * American leads: the king is barred from a suit of more than four, and the lowest of the high cards that touch is led
 * instead; the ten is not one of them. Everything else is as in the old leads. Foster 1914, whist, “American leads”.
 * (Rule `whist.leads.american`.)
 */
export const WHIST_AMERICAN_LEADS: readonly LeadPattern[] = [
  {
    name: "american-long",
    fits: (h) => h.length >= 5 && (has(h, "AK") || has(h, "KQ")),
    lead: lowestOfRow,
    rules: () => ["whist.leads.american"],
  },
  {
    ...QUEEN_JACK_TEN,
    alsoSound: () => ["T"],
    rules: () => ["whist.lead.queen", "whist.leads.american"],
  },
  {
    ...KING_JACK_TEN,
    alsoSound: (h) => (h.length >= 4 ? [fourthBest(h)] : []),
    rules: () => ["whist.lead.ten", "whist.leads.american"],
  },
  ...WHIST_OLD_LEADS,
];

/**
 * Trumps led as the longest suit and not to draw them at once: the fourth best will also do from A K, from an ace, from
 * K Q without the ten and from K J 10; from a row of winners some begin with the lowest. (Rule `whist.leads.trump`.)
 */
export function trumpAlternatives(holding: Holding): readonly Rank[] {
  if (has(holding, "AKQ")) return [lowestOfRow(holding)];
  if (holding.length < 4) return [];
  const kingQueen = has(holding, "KQ") && lacks(holding, "T");
  return has(holding, "A") || kingQueen || has(holding, "KJT") ? [fourthBest(holding)] : [];
}

/**
 * The Minneapolis lead from an ace and four others without the king: the fourth best with strong trumps, the ace with
 * weak ones. Null from any other suit. (Rule `whist.leads.minneapolis`.)
 */
export function minneapolisLead(holding: Holding, strongTrumps: boolean): Rank | null {
  if (!has(holding, "A") || has(holding, "K") || holding.length < 5) return null;
  return strongTrumps ? fourthBest(holding) : "A";
}
