import { height, holdingIn, type Card, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { againstOf, leadFrom } from "./lead-card.ts";
import { has, hasTouchingHonours, isTenace, lacks, lowest, top } from "./lead-pattern.ts";
import {
  bestHonour,
  cheapestOver,
  gradeHand,
  leadByTable,
  unlessTenace,
  type DummyLead,
  type DummyLeadGrade,
  type DummyLine,
  type DummySuit,
  type DummyView,
} from "./dummy-lead.ts";

export type WeakName = "small" | "ace-short" | "king-short";

/**
 * Which of the book’s three weak suits dummy has: three or four cards none above the eight, or ace or king with one or two
 * small; null where he is not weak. (Rule `upto.weak-defined`.)
 */
export function weakness(dummy: Holding): WeakName | null {
  const [best, ...rest] = dummy;
  if (!best) return null;
  if (height(best) <= height("8")) {
    return dummy.length === 3 || dummy.length === 4 ? "small" : null;
  }
  const short = (rest.length === 1 || rest.length === 2) && bestHonour(rest) === null;
  if (!short) return null;
  return best === "A" ? "ace-short" : best === "K" ? "king-short" : null;
}

const WEAK_RULES: Readonly<Record<WeakName, readonly RuleId[]>> = {
  small: ["upto.lead-to-weak", "upto.weak-defined"],
  "ace-short": ["upto.lead-to-weak", "upto.weak-defined"],
  "king-short": ["upto.lead-to-weak", "upto.king-short"],
};

/** Dummy’s cards of a suit as one to lead up to. (Rules `upto.lead-to-weak`, `dummyplay.not-up-to-tenace`.) */
export function lookUpTo(dummy: Holding): DummySuit<WeakName | "tenace" | "other"> {
  const weak = weakness(dummy);
  if (weak) return { name: weak, class: "good", rules: WEAK_RULES[weak] };
  return isTenace(dummy)
    ? { name: "tenace", class: "avoid", rules: ["dummyplay.not-up-to-tenace"] }
    : { name: "other", class: "silent", rules: ["upto.lead-to-weak"] };
}

const COURT = "KQJ";
/** King or queen, by itself or with one other that is not a court card. */
const shortHonour = (h: Holding) =>
  h.length <= 2 && (has(h, "K") || has(h, "Q")) && h.slice(1).every((r) => !COURT.includes(r));
const upToJack = (d: Holding) => d.length === 2 && top(d) === "J";

/** Foster 1914, “Leading up to dummy”: what to lead from one suit up to what dummy has of it. */
export const UP_TO_LINES: readonly DummyLine[] = [
  {
    name: "jack-once",
    fits: ({ holding: h, dummy }) => has(h, "AJT") && has(dummy, "KQ"),
    lead: () => "J",
    rules: ["upto.ajt-kqx"],
    class: "silent",
    next: "leave",
  },
  {
    name: "ace-queen-jack-to-king",
    fits: ({ holding: h, dummy }) => has(h, "AQJ") && has(dummy, "K"),
    rules: ["upto.aqj-king"],
    class: "avoid",
  },
  {
    name: "queen-to-jack",
    fits: ({ holding: h, dummy }) => has(h, "AQT") && lacks(h, "K") && bestHonour(dummy) === "J",
    lead: () => "Q",
    rules: ["upto.aqt-j"],
    class: "good",
  },
  {
    name: "jack-to-ten",
    fits: ({ holding: h, dummy }) => has(h, "AJ9") && lacks(h, "KQ") && bestHonour(dummy) === "T",
    lead: () => "J",
    rules: ["upto.aj9-t"],
    class: "good",
  },
  {
    name: "king-then-queen",
    fits: ({ holding: h, dummy, trumps }) =>
      trumps === true && has(h, "KQ") && lacks(h, "A") && upToJack(dummy),
    lead: () => "K",
    alsoSound: () => [],
    rules: ["upto.trump-kq-jx"],
    class: "good",
    next: "Q",
  },
  {
    name: "king-dangerous",
    fits: ({ holding: h, dummy, trumps, against }) =>
      !trumps && against === "trump" && has(h, "KQ") && lacks(h, "A") && upToJack(dummy),
    rules: ["upto.trump-kq-jx"],
    class: "avoid",
  },
  {
    name: "queen-ten",
    fits: ({ holding: h, dummy }) =>
      h.length === 3 &&
      has(h, "QT") &&
      lacks(h, "AKJ") &&
      (has(dummy, "A") || has(dummy, "K")) &&
      lacks(dummy, "J"),
    lead: () => "Q",
    rules: ["upto.qtx-a-or-k"],
    class: "silent",
  },
  {
    name: "king-ten-to-jack",
    fits: ({ holding: h, dummy }) => has(h, "KT") && lacks(h, "AQJ") && has(dummy, "J"),
    rules: ["upto.ktx-j"],
    class: "avoid",
  },
  {
    name: "king-to-queen",
    fits: ({ holding: h, dummy }) =>
      h.length >= 3 &&
      has(h, "K") &&
      bestHonour(h.slice(1)) === null &&
      has(dummy, "Q") &&
      lacks(dummy, "A") &&
      dummy.length === 2,
    rules: ["upto.kxxx-qx"],
    class: "avoid",
  },
  {
    name: "short-queen",
    fits: ({ holding: h, dummy }) => shortHonour(h) && lacks(h, "K") && lacks(dummy, "AKQJ"),
    lead: ({ holding }) => top(holding),
    rules: ["upto.short-honour"],
    class: "good",
  },
  // Good as well, but the queen is rather the better lead.
  {
    name: "short-king",
    fits: ({ holding, dummy }) => shortHonour(holding) && lacks(dummy, "AKQJ"),
    lead: ({ holding }) => top(holding),
    rules: ["upto.short-honour"],
    class: "fair",
  },
  {
    name: "short-honour-met",
    fits: ({ holding }) => shortHonour(holding),
    rules: ["upto.short-honour"],
    class: "avoid",
  },
  {
    name: "sequence-short",
    fits: ({ holding: h }) => h.length <= 3 && (has(h, "QJ") || has(h, "JT")) && lacks(h, "AK"),
    lead: ({ holding }) => top(holding),
    rules: ["upto.qjx-jtx"],
    class: "silent",
  },
  {
    name: "ten-or-lower",
    fits: ({ holding: h, dummy, trumps }) =>
      !trumps && height(top(h)) <= height("T") && weakness(dummy) !== null,
    lead: ({ holding, dummy }) => cheapestOver(holding, dummy) ?? top(holding),
    rules: ["upto.ten-or-lower", "upto.lead-to-weak", "upto.weak-defined"],
    class: "good",
  },
  {
    name: "underplay",
    fits: ({ holding: h, dummy, against, strong }) =>
      against === "notrump" &&
      strong === true &&
      has(h, "AK") &&
      h.length >= 5 &&
      bestHonour(dummy) === null,
    lead: ({ holding }) => lowest(holding),
    alsoSound: ({ holding }) => [leadFrom(holding, "notrump").lead],
    rules: ["upto.underplay-akxxx"],
    class: "good",
  },
  {
    name: "beat-dummy",
    fits: ({ holding: h, dummy, trumps }) => {
      const over = cheapestOver(h, dummy);
      return (
        !trumps &&
        h.length >= 4 &&
        dummy.length > 0 &&
        lacks(h, "A") &&
        !hasTouchingHonours(h) &&
        over !== null &&
        height(over) <= height("T")
      );
    },
    lead: ({ holding, dummy }) => cheapestOver(holding, dummy) as Rank,
    rules: ["lead.pone.beat-dummy", "upto.lead-to-weak"],
    class: "silent",
  },
];

/**
 * Dummy’s weak suits are plain ones: they are led so that partner may finesse, or to drive out a card of entry, and the one
 * lead of trumps up to dummy that the passage names has a line of its own.
 */
const look = (view: DummyView): DummySuit => {
  const seen = unlessTenace(lookUpTo(view.dummy), view);
  return view.trumps && seen.class === "good" ? { ...seen, class: "silent" } : seen;
};

/** What to lead from one suit with dummy on the right, every card graded. The holding must not be empty. */
export function leadUpTo(view: DummyView): DummyLead {
  const lead = leadByTable(UP_TO_LINES, view, look);
  // A line that says which card and nothing of the suit leaves the suit to what dummy has of it.
  const seen = lookUpTo(view.dummy);
  const named = UP_TO_LINES.some(({ name }) => name === lead.pattern);
  return named && !view.trumps && lead.class === "silent" && seen.class === "good"
    ? { ...lead, class: "good", rules: [...new Set([...lead.rules, ...seen.rules])] }
    : lead;
}

/**
 * Grades every card of the pone’s hand as a lead up to dummy, where he neither returns his partner’s suit nor has a very
 * strong one of his own. (Rules `upto.lead-to-weak`, `dummyplay.through-strong-up-weak`.)
 */
export function gradeUpTo(
  hand: readonly Card[],
  dummy: readonly Card[],
  strain: Strain,
): DummyLeadGrade[] {
  return gradeHand(hand, (suit, holding) =>
    leadUpTo({
      holding,
      dummy: holdingIn(dummy, suit),
      against: againstOf(strain),
      trumps: TRUMP_OF[strain] === suit,
    }),
  );
}

/** The leader’s combination with the card in dummy for which he stops after one round. */
const WAITS = [
  ["AKJ", "Q", "upto.akj-wait"],
  ["KQT", "J", "upto.kqt-kq9"],
  ["KQ9", "T", "upto.kqt-kq9"],
] as const;

/**
 * Whether the leader goes on with a suit after one round of it, or stops and waits for it to be led up to him: from A K J,
 * K Q 10 and K Q 9 he stops only where dummy has the card that a finesse would catch. Null for any other combination,
 * which follows the ordinary second lead. `original` is the suit as dealt. (Ruling AMB-18.)
 */
export function goOnUpTo(
  original: Holding,
  dummy: Holding,
): { readonly goOn: boolean; readonly rules: readonly RuleId[] } | null {
  const line = WAITS.find(([held, missing]) => has(original, held) && lacks(original, missing));
  return line ? { goOn: lacks(dummy, line[1]), rules: [line[2]] } : null;
}

/**
 * Whether partner wants the leader’s long suit again: dummy had only small cards of it, partner won with queen, jack or
 * ten, and led something else. (Rule `upto.partner-finesse-inference`.)
 */
export function partnerWantsAgain(dummy: Holding, wonWith: Rank, returned: boolean): boolean {
  return !returned && bestHonour(dummy) === null && "QJT".includes(wonWith);
}
