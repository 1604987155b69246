import { holdings, SUITS, type BySuit, type Card, type Holding, type Suit } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { combined } from "./declarer-suit.ts";
import { planSuit } from "./declarer-lead.ts";
import { has, honoursOf } from "./lead-pattern.ts";

/** What declarer should do about trumps on getting in. */
export type TrumpPlan =
  /** Draw them at once. */
  | "draw"
  /** Not yet: the hand shorter in trumps has losers of the other to ruff. */
  | "ruff-first"
  /** Not at all: no suit to make, and each hand can ruff what the other leads. */
  | "cross-ruff"
  /** Not from here: the lead should come from the weaker hand, for a finesse. */
  | "cross-over";

export interface TrumpAdvice {
  readonly plan: TrumpPlan;
  /** The plans that have something for them; the first is the one advised, and any other is sound. */
  readonly plans: readonly TrumpPlan[];
  readonly rules: readonly RuleId[];
  /** Suits the shorter trump hand can ruff, for `ruff-first`; for `cross-over`, plain suits that reach the weaker hand. */
  readonly suits: readonly Suit[];
}

/** What declarer looks at before he touches trumps. */
export interface TrumpView {
  readonly declarer: readonly Card[];
  readonly dummy: readonly Card[];
  readonly trump: Suit;
  /** The hand that has the lead. */
  readonly onLead: "declarer" | "dummy";
}

/** A plain suit good enough to play for: so many cards in the two hands and two of the three best. Our reading of “good”. */
const GOOD_SUIT = 7;
/** Each hand needs so many trumps to ruff in turn. */
const CROSS_TRUMPS = 3;

const RULES: Readonly<Record<TrumpPlan, readonly RuleId[]>> = {
  draw: ["declarer.trumps-first"],
  "ruff-first": ["declarer.trumps-not.ruff-first"],
  "cross-ruff": ["declarer.trumps-not.cross-ruff"],
  "cross-over": ["declarer.trumps-not.to-lead-toward"],
};

const shortIn = (holding: Holding) => holding.length <= 1;

/** Cards of a suit that the side will lose if it leads them out: all that are not winners from the top. */
function losers(held: Holding, opposite: Holding): number {
  const order = ["A", "K", "Q", "J", "T"] as const;
  const tops = order.findIndex((rank) => !held.includes(rank) && !opposite.includes(rank));
  return Math.max(0, held.length - (tops < 0 ? order.length : tops));
}

/**
 * Whether declarer draws trumps, and if not yet, why: first what the shorter trump hand can ruff, then a cross-ruff where
 * there is no good plain suit, then a finesse in trumps that wants the lead from the other hand. What is short, good and
 * enough the text leaves open; our readings stand beside the constants. Rules `declarer.trumps-first`,
 * `declarer.trumps-not.*`.
 */
export function trumpAdvice(view: TrumpView): TrumpAdvice {
  const mine = holdings(view.declarer);
  const his = holdings(view.dummy);
  const { trump } = view;
  const plain = SUITS.filter((suit) => suit !== trump);
  const dummyShorter = his[trump].length <= mine[trump].length;
  const [short, long] = dummyShorter ? [his, mine] : [mine, his];

  const ruffs = (hand: BySuit<Holding>, other: BySuit<Holding>) =>
    plain.filter(
      (suit) =>
        shortIn(hand[suit]) &&
        other[suit].length > hand[suit].length &&
        losers(other[suit], hand[suit]) > hand[suit].length,
    );
  const shortRuffs = short[trump].length > 0 ? ruffs(short, long) : [];
  const goodSuit = plain.some((suit) => {
    const both = combined({ declarer: mine[suit], dummy: his[suit] });
    return both.length >= GOOD_SUIT && honoursOf(both).filter((r) => "AKQ".includes(r)).length >= 2;
  });
  const crossRuff =
    !goodSuit &&
    short[trump].length >= CROSS_TRUMPS &&
    long[trump].length >= CROSS_TRUMPS &&
    shortRuffs.length > 0 &&
    ruffs(long, short).length > 0;
  const [leading, other] = view.onLead === "declarer" ? [mine, his] : [his, mine];
  const reach = plain.filter(
    (suit) => leading[suit].length > 0 && (has(other[suit], "A") || has(other[suit], "K")),
  );
  const toTrumps = planSuit({ declarer: leading[trump], dummy: other[trump] });
  // The tenace must lie in the hand on lead, or there is nothing to cross over for.
  const finesse =
    toTrumps?.leadFrom === "weak" &&
    toTrumps.plays.every((rank) => leading[trump].includes(rank)) &&
    reach.length > 0;

  const plans = [
    ...(crossRuff ? (["cross-ruff"] as const) : []),
    ...(shortRuffs.length > 0 ? (["ruff-first"] as const) : []),
    ...(finesse ? (["cross-over"] as const) : []),
  ];
  const [plan = "draw"] = plans;
  return {
    plan,
    plans: plans.length > 0 ? plans : ["draw"],
    rules: RULES[plan],
    suits: plan === "cross-over" ? reach : plan === "draw" ? [] : shortRuffs,
  };
}

/** When a player may play false: declarer whenever it costs nothing, an adversary in trumps only. */
export type FalseCards = "whenever possible" | "in trumps";

/** Whom a false card would mislead decides. (Rules `declarer.false-cards`, `through.strong-trumps-quiet`.) */
export function falseCards(by: "declarer" | "adversary"): FalseCards {
  return by === "declarer" ? "whenever possible" : "in trumps";
}
