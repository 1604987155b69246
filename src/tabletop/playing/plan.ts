import { holdings, RANKS, SUITS, type Suit } from "../../engine/core/card.ts";
import { combined, suitToPlayFor } from "../../engine/conventions/declarer-suit.ts";
import { trumpAdvice, type TrumpPlan } from "../../engine/conventions/declarer-trumps.ts";
import type { Mark } from "../../engine/conventions/mark.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { termsOf, type PlayDeal } from "./deal.ts";

/** Something to choose at the table before the first trick is played, with what the rules make of it. */
export interface PlanChoice<Id extends string> {
  readonly id: Id;
  readonly mark: Mark;
}

/** What declarer should know before he plays a card from dummy. */
export interface Plan {
  /** Tricks that make the contract; at straight bridge those that make the odd trick. */
  readonly need: number;
  /** Tricks that the two hands can win from the top, one suit after another, before giving up the lead. */
  readonly sure: number;
  /** At no trump the suits to play for; with a trump, what to do about trumps. */
  readonly next:
    | { readonly ask: "suit"; readonly choices: readonly PlanChoice<Suit>[] }
    | { readonly ask: "trumps"; readonly choices: readonly PlanChoice<TrumpPlan>[] };
  /** Rules for the last question. */
  readonly rules: readonly RuleId[];
}

const PLANS = ["draw", "ruff-first", "cross-ruff", "cross-over"] as const satisfies TrumpPlan[];

/**
 * Declarer’s questions before the first trick, and their answers. Null where there is no declarer, or he plays to lose. (Rules
 * `declarer.nt.*`, `declarer.trumps-first`, `declarer.trumps-not.*`.)
 */
export function planFor(deal: PlayDeal): Plan | null {
  const { declarer, dummy, trump, aim } = termsOf(deal);
  if (declarer === null || dummy === null || aim === "lose") return null;
  const { declared } = deal;
  const need = BOOK + (declared.kind === "auction" ? declared.contract.level : 1);
  const [mine, his] = [deal.hands[declarer], deal.hands[dummy]];
  const [own, other] = [holdings(mine), holdings(his)];
  const two = (suit: Suit) => ({ declarer: own[suit], dummy: other[suit] });
  const sure = SUITS.reduce((sum, suit) => {
    const ours = combined(two(suit));
    const run = RANKS.toReversed().findIndex((rank) => !ours.includes(rank));
    const longest = Math.max(own[suit].length, other[suit].length);
    return sum + Math.min(run < 0 ? RANKS.length : run, longest);
  }, 0);
  if (trump !== null) {
    const from = (["declarer", "dummy"] as const).map((onLead) =>
      trumpAdvice({ declarer: mine, dummy: his, trump, onLead }),
    );
    const plans = from.flatMap((advice) => advice.plans);
    const best = from.map(({ plan }) => plan);
    const choices = PLANS.map((id) => ({
      id,
      mark: best.includes(id) ? "best" : plans.includes(id) ? "acceptable" : "wrong",
    })) satisfies PlanChoice<TrumpPlan>[];
    return { need, sure, next: { ask: "trumps", choices }, rules: from[0]?.rules ?? [] };
  }
  const suits = SUITS.filter((suit) => own[suit].length > 0 && other[suit].length > 0);
  const graded = suitToPlayFor(Object.fromEntries(suits.map((suit) => [suit, two(suit)])));
  const choices = graded.map(({ suit, mark }) => ({ id: suit, mark }));
  const rules = [
    ...new Set(graded.filter(({ mark }) => mark === "best").flatMap((one) => one.rules)),
  ];
  return { need, sure, next: { ask: "suit", choices }, rules };
}
