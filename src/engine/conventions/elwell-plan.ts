import {
  height,
  holdings,
  isHonour,
  SUITS,
  touching,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { ELWELL_TRUMP_LEADS } from "./elwell-leads.ts";
import {
  doubledNoTrumpLead,
  doubledTrumpLead,
  leadsTrumpToDouble,
  type MakeToLead,
  type StraightReason,
} from "./doubled-lead.ts";
import { chooseFrom, gradeHand, hasReentry, type HandLead } from "./hand-lead.ts";
import { gradeSuit } from "./lead-card.ts";
import { has, lacks } from "./lead-pattern.ts";
import { leadBySystem } from "./lead-systems.ts";

/**
 * The leader’s plan against a trump, as Elwell groups his examples: to hold the lead and see dummy, from a sequence,
 * from a long suit, from a short one, and after the dealer has passed the make to dummy. Which to follow is judgement.
 */
export const PLANS = ["hold", "sequence", "long", "short", "passed"] as const;
export type LeadPlan = (typeof PLANS)[number];

const PLAN_RULE: Readonly<Record<LeadPlan, RuleId>> = {
  hold: "straight.lead.plan.hold",
  sequence: "straight.lead.plan.sequence",
  long: "straight.lead.plan.long",
  short: "straight.lead.plan.short",
  passed: "straight.lead.plan.passed",
};

/** The suits of a list that come out first by some measure, the greater the better; several where they tie. */
function first(suits: readonly Suit[], measure: (suit: Suit) => number): readonly Suit[] {
  const most = Math.max(...suits.map(measure));
  return suits.filter((suit) => measure(suit) === most);
}

/** Ranks of a holding as one number that puts the higher top card first, then the next. */
function tops(holding: Holding): number {
  return holding.reduce((sum, rank, at) => sum + height(rank) / 13 ** at, 0);
}

function touchingTop([top, next]: Holding): boolean {
  return top !== undefined && next !== undefined && isHonour(next) && touching(top, next);
}

/**
 * The plain suits that a plan would open, best alike; none where the hand has no suit for it. For `passed` the trump may
 * be among them. (Rules `straight.lead.plan.*`.)
 */
export function suitsForPlan(held: BySuit<Holding>, trump: Suit, plan: LeadPlan): readonly Suit[] {
  const plain = SUITS.filter((suit) => suit !== trump && held[suit].length > 0);
  switch (plan) {
    case "hold": {
      const aceKing = plain.filter((suit) => has(held[suit], "AK"));
      if (aceKing.length > 0) return aceKing;
      const aces = plain.filter((suit) => {
        const h = held[suit];
        return has(h, "A") && !(has(h, "Q") && lacks(h, "J") && h.length >= 3 && h.length <= 4);
      });
      return first(aces, (suit) => held[suit].length);
    }
    case "sequence": {
      const rows = ["KQJ", "QJT", "KQ"];
      const open = plain.filter((suit) => lacks(held[suit], "A"));
      const row = rows.find((ranks) => open.some((suit) => has(held[suit], ranks)));
      return row ? open.filter((suit) => has(held[suit], row)) : [];
    }
    case "long": {
      const long = plain.filter((suit) => held[suit].length >= 4 && lacks(held[suit], "A"));
      return first(
        first(long, (suit) => held[suit].length),
        (suit) => tops(held[suit]),
      );
    }
    case "short":
      return first(
        first(plain, (suit) => -held[suit].length),
        (suit) => (touchingTop(held[suit]) && lacks(held[suit], "AK") ? 1 : 0),
      );
    case "passed": {
      // Foster has the same lead of a heart when dummy makes it diamonds; black makes are left to the leader.
      const red = trump === "H" ? "D" : trump === "D" ? "H" : null;
      if (red === null) return [];
      const h = held[red];
      if ((h.length >= 4 && lacks(h, "A")) || touchingTop(h) || h.length === 2) return [red];
      return held[trump].length > 0 ? [trump] : [];
    }
  }
}

/**
 * Grades every card of the leader’s hand at straight bridge by Elwell. Against a trump the plan says which suit, unless
 * partner has doubled and trumps are to be led; at no trump the longest suit is led and the plan is not asked. Refuses
 * where the hand has no suit for the plan, or no plan was named and one is needed. (Rules `straight.lead.*`,
 * `straight.doubled.suit`.)
 */
export function gradeStraightLead(
  hand: readonly Card[],
  make: MakeToLead,
  plan?: LeadPlan,
): Result<HandLead<StraightReason>[]> {
  const held = holdings(hand);
  const trump = TRUMP_OF[make.strain];
  if (trump === null) {
    return make.doubled ? doubledNoTrumpLead(hand, make.convention ?? "heart") : ok(noTrump(hand));
  }
  if (make.doubled && leadsTrumpToDouble(held, make)) {
    return ok(gradeChosen(hand, trump, [trump], "trump-to-double", "straight.doubled.suit"));
  }
  if (!plan) {
    return refuse(
      "plan-needed",
      "Which suit to open depends on the leader’s plan, and none was named.",
    );
  }
  const suits = suitsForPlan(held, trump, plan);
  if (suits.length === 0) {
    return refuse("plan-unsuited", "This hand has no suit for that plan.", PLAN_RULE[plan]);
  }
  const reason = suits.includes(trump) ? "trump-for-want-of-better" : "plan";
  return ok(gradeChosen(hand, trump, suits, reason, PLAN_RULE[plan], plan === "passed"));
}

/** `mayLook`: after a passed make Foster would first lead the king from a plain ace-king, to see dummy. */
function gradeChosen(
  hand: readonly Card[],
  trump: Suit,
  suits: readonly Suit[],
  reason: StraightReason,
  rule: RuleId,
  mayLook = false,
): HandLead<StraightReason>[] {
  const choice = chooseFrom<StraightReason>(holdings(hand), (suit, holding) =>
    suits.includes(suit)
      ? { mark: "best", reason, rules: [rule] }
      : mayLook && suit !== trump && has(holding, "AK")
        ? { mark: "acceptable", reason: "look", rules: [rule] }
        : { mark: "wrong", reason: "not-plan", rules: [rule] },
  );
  return gradeHand(hand, choice, (suit, holding) =>
    suit === trump ? doubledTrumpLead(holding) : gradeSuit(ELWELL_TRUMP_LEADS, holding),
  );
}

/** At no trump the longest suit; of two alike a red one, and then the one whose top card is less sure as an entry. */
function noTrump(hand: readonly Card[]): HandLead<StraightReason>[] {
  const held = holdings(hand);
  const longest = first(SUITS, (suit) => held[suit].length);
  const red = first(longest, (suit) => (suit === "H" || suit === "D" ? 1 : 0));
  const best = first(red, (suit) => -height(held[suit][0] ?? "2"));
  const suits = chooseFrom<StraightReason>(held, (suit) =>
    best.includes(suit)
      ? { mark: "best", reason: "longest", rules: ["straight.lead.nt.fourth"] }
      : longest.includes(suit)
        ? { mark: "acceptable", reason: "equal-length", rules: ["straight.lead.nt.fourth"] }
        : { mark: "wrong", reason: "not-longest", rules: ["straight.lead.nt.fourth"] },
  );
  return gradeHand(hand, suits, (suit, holding) =>
    leadBySystem("elwell", holding, {
      against: "notrump",
      reentry: hasReentry(held, [suit]),
    }),
  );
}
