import { height, isHonour, type Card, type Holding, type Rank, type Suit } from "../core/card.ts";
import { holdingIn } from "../core/card.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { fourchetteOver } from "./fourchette.ts";
import { againstOf } from "./lead-card.ts";
import { has, hasTouchingHonours, honoursOf, isTenace, lacks, lowest } from "./lead-pattern.ts";
import {
  bestHonour,
  gradeHand,
  leadByTable,
  unlessTenace,
  type DummyLead,
  type DummyLeadGrade,
  type DummyLine,
  type DummySuit,
  type DummyView,
} from "./dummy-lead.ts";

/** From how many cards dummy’s suit is long; the text leaves it open. (Rule `through.avoid`.) */
const LONG = 5;
/** What we call strong in trumps: so many, with two honours. (Rule `through.strong-trumps-quiet`.) */
const STRONG_TRUMPS = 4;

export type ThroughName =
  "long" | "combination" | "broken" | "guarded" | "low-honour" | "small" | "void";

/**
 * Dummy’s cards of a suit as one to lead through: good with broken high cards or a guarded ace or king, to be avoided
 * where he is long or has touching honours, and a fair choice where he has only small ones. The texts name ace or king
 * with three small; two small we read the same way, and they are silent about the rest. A lead of what should be avoided
 * asks partner to force the leader to ruff. Rules `through.good`, `through.avoid`, `through.weak-both-ok`.
 */
export function lookThrough(dummy: Holding): DummySuit<ThroughName> {
  const honours = honoursOf(dummy);
  if (dummy.length >= LONG) return { name: "long", class: "avoid", rules: ["through.avoid"] };
  if (hasTouchingHonours(dummy)) {
    return { name: "combination", class: "avoid", rules: ["through.avoid"] };
  }
  if (isTenace(dummy)) {
    return {
      name: "broken",
      class: "good",
      rules: ["through.good", "dummyplay.through-strong-up-weak"],
    };
  }
  if ((honours[0] === "A" || honours[0] === "K") && dummy.length >= 3) {
    return {
      name: "guarded",
      class: "good",
      rules: ["through.good", "dummyplay.through-strong-up-weak"],
    };
  }
  if (dummy.length === 0) return { name: "void", class: "silent", rules: ["through.when"] };
  if (honours.length === 0) {
    return { name: "small", class: "fair", rules: ["through.weak-both-ok"] };
  }
  return { name: "low-honour", class: "silent", rules: ["through.when"] };
}

/** Whether dummy holds the cards next above and next below one led through him. (Rule `dummyplay.not-through-fourchette`.) */
export function throughFourchette(led: Rank, dummy: Holding): boolean {
  return fourchetteOver(dummy, led) === "true";
}

const loneTop = (dummy: Holding, rank: Rank) =>
  bestHonour(dummy) === rank && honoursOf(dummy).length === 1;
const aceOut = ({ holding, dummy, fallen = [] }: DummyView) =>
  lacks(holding, "A") && lacks(dummy, "A") && !fallen.includes("A");

/** Foster 1914, “Leading through dummy”: what to lead from one suit through what dummy has of it. */
export const THROUGH_LINES: readonly DummyLine[] = [
  {
    name: "king-alone-on-ace",
    fits: ({ holding, dummy }) => holding.length === 1 && has(holding, "K") && has(dummy, "A"),
    lead: () => "K",
    rules: ["through.king-alone"],
    class: "good",
  },
  {
    name: "king-alone-kept",
    fits: (view) => view.holding.length === 1 && has(view.holding, "K") && aceOut(view),
    lead: () => "K",
    rules: ["through.king-alone"],
    class: "avoid",
  },
  {
    name: "trump-king-queen",
    fits: ({ holding, dummy, trumps }) =>
      trumps === true &&
      has(holding, "KQ") &&
      holding.length >= 3 &&
      has(dummy, "AJ") &&
      lacks(dummy, "T") &&
      lacks(holding, "T"),
    lead: () => "Q",
    alsoSound: () => [],
    rules: ["through.trump-kq-aj"],
    class: "good",
  },
  {
    name: "trump-small-to-jack",
    fits: ({ holding, dummy, trumps, fallen = [] }) =>
      trumps === true &&
      fallen.includes("A") &&
      fallen.includes("Q") &&
      has(holding, "K") &&
      lacks(holding, "T") &&
      has(dummy, "J"),
    lead: ({ holding }) => lowest(holding),
    alsoSound: ({ holding }) => holding.filter((rank) => height(rank) < height("T")),
    rules: ["through.trump-kq-aj"],
    class: "good",
  },
  {
    name: "ten-from-ace-queen",
    // With the king as well the ordinary lead is the king: the passage plays for partner to have it.
    fits: ({ holding, dummy }) => has(holding, "AQT") && lacks(holding, "K") && loneTop(dummy, "J"),
    lead: () => "T",
    rules: ["through.aqt-jxxx"],
    class: "good",
  },
  {
    name: "queen-through-king",
    fits: ({ holding, dummy }) => has(holding, "AQT") && lacks(holding, "J") && loneTop(dummy, "K"),
    lead: () => "Q",
    rules: ["through.aqt-kxx"],
    class: "good",
  },
  {
    name: "ten-from-ace-nine",
    fits: ({ holding, dummy }) =>
      has(holding, "AT9") && lacks(holding, "KQ") && loneTop(dummy, "J"),
    lead: () => "T",
    rules: ["through.at9-jxxx"],
    class: "good",
  },
  {
    name: "jack-through-queen",
    fits: ({ holding, dummy }) => has(holding, "AJT") && lacks(holding, "K") && loneTop(dummy, "Q"),
    lead: () => "J",
    rules: ["through.ajt-qxxx"],
    class: "avoid",
  },
  {
    name: "ten-if-it-must",
    fits: ({ holding, dummy }) =>
      has(holding, "AJT") && lacks(holding, "KQ") && bestHonour(dummy) === null,
    lead: () => "T",
    rules: ["through.ajt-none"],
    class: "avoid",
  },
  {
    name: "king-waits",
    fits: (view) => has(view.holding, "K") && lacks(view.holding, "Q") && aceOut(view),
    rules: ["through.king-no-ace"],
    class: "avoid",
  },
];

/** Whether a hand strong in trumps should leave them to declarer: four or more with two honours. (Rule `through.strong-trumps-quiet`.) */
export function quietInTrumps(trumps: Holding): boolean {
  return trumps.length >= STRONG_TRUMPS && honoursOf(trumps).length >= 2;
}

function look(view: DummyView, lead: Rank): DummySuit {
  const { dummy, trumps, holding } = view;
  if (trumps && quietInTrumps(holding)) {
    return { name: "quiet", class: "avoid", rules: ["through.strong-trumps-quiet"] };
  }
  if (isHonour(lead) && throughFourchette(lead, dummy)) {
    return { name: "fourchette", class: "avoid", rules: ["dummyplay.not-through-fourchette"] };
  }
  const seen = unlessTenace(lookThrough(dummy), view);
  // Only where both are weak does a suit in which dummy has nothing become a fair one.
  return seen.name === "small" && bestHonour(holding) !== null
    ? { ...seen, class: "silent" }
    : seen;
}

/** A lead through dummy, with what choosing the suit asks of partner. */
export interface ThroughLead extends DummyLead {
  /** To be made to ruff, where the suit is one to avoid and a trump could ruff it. (Rule `through.avoid`.) */
  readonly tells: "force-me" | null;
}

/** What to lead from one suit with dummy on the left, every card graded. The holding must not be empty. */
export function leadThrough(view: DummyView): ThroughLead {
  const lead = leadByTable(THROUGH_LINES, view, look);
  const force =
    lead.rules.includes("through.avoid") && view.against === "trump" && view.trumps !== true;
  return { ...lead, tells: force ? "force-me" : null };
}

/**
 * Grades every card of a hand as the lead through dummy of a player who does not go on with a suit of his own.
 * (Rules `through.when`, `dummyplay.through-strong-up-weak`.)
 */
export function gradeThrough(
  hand: readonly Card[],
  dummy: readonly Card[],
  strain: Strain,
): DummyLeadGrade[] {
  return gradeHand(hand, (suit: Suit, holding) =>
    leadThrough({
      holding,
      dummy: holdingIn(dummy, suit),
      against: againstOf(strain),
      trumps: TRUMP_OF[strain] === suit,
    }),
  );
}
