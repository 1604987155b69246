import {
  cardOf,
  holdingIn,
  isHonour,
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from "../core/card.ts";
import { partnerOf, type Seat } from "../core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Contract, SeatedCall } from "../declaring/call.ts";
import { leaderOf } from "../declaring/roles.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { againstOf, leadFrom } from "./lead-card.ts";
import { chooseSuit, type SuitGrade } from "./lead-suit.ts";
import { hasTouchingHonours, lowest, top } from "./lead-pattern.ts";
import { worse, type Mark } from "./mark.ts";

/** Why a card is or is not the one to lead from its suit. */
export type CardReason = "pattern" | "best-of-partners" | "small-trump" | "trump-pattern";

/** One card of the hand as an opening lead: its suit and itself graded apart, and the two together. */
export interface LeadGrade {
  readonly card: Card;
  readonly mark: Mark;
  readonly suit: SuitGrade;
  readonly cardMark: Mark;
  readonly cardReason: CardReason;
  /** The card recommended from this suit. */
  readonly fromSuit: Card;
  /** Rules for the choice of suit, then for the card. */
  readonly rules: readonly RuleId[];
}

/**
 * The suits a player’s partner has named in the bidding, in the order named. One spade by the dealer names nothing;
 * royals name spades. (Rules `lead.suit.partner-declared`, `bid.dealer.one-spade`.)
 */
export function suitsNamedBy(seat: Seat, calls: readonly SeatedCall[]): Suit[] {
  const named = calls
    .filter((call) => call.seat === seat)
    .flatMap((call) =>
      call.type === "bid" && !(call.strain === "spades" && call.level === 1)
        ? [TRUMP_OF[call.strain]]
        : [],
    );
  return [...new Set(named)].filter((suit) => suit !== null);
}

/**
 * Grades every card of the opening leader’s hand by Foster’s system, the choice of suit and the choice of card apart.
 * `calls` is the bidding, from which partner’s suits are read. Rulebook 3.1 to 3.6, rulings AMB-06 to AMB-16.
 */
export function gradeOpeningLead(
  hand: readonly Card[],
  contract: Pick<Contract, "declarer" | "strain">,
  calls: readonly SeatedCall[],
): LeadGrade[] {
  const partner = partnerOf(leaderOf(contract));
  const suits = chooseSuit(hand, contract.strain, suitsNamedBy(partner, calls));
  return hand.map((card) => {
    const suit = suits[suitOf(card)];
    const own = gradeCard(hand, card, contract.strain, suit);
    return {
      card,
      mark: worse(suit.mark, own.mark),
      suit,
      cardMark: own.mark,
      cardReason: own.reason,
      fromSuit: cardOf(suitOf(card), own.lead),
      rules: [...new Set([...suit.rules, ...own.rules])],
    };
  });
}

interface CardGrade {
  readonly mark: Mark;
  readonly reason: CardReason;
  readonly lead: Rank;
  readonly rules: readonly RuleId[];
}

function gradeCard(hand: readonly Card[], card: Card, strain: Strain, suit: SuitGrade): CardGrade {
  const holding = holdingIn(hand, suitOf(card));
  const rank = rankOf(card);
  if (suit.reason === "partner-bid" || suit.reason === "partner-waits") {
    const best = top(holding);
    return {
      mark: rank === best ? "best" : "wrong",
      reason: "best-of-partners",
      lead: best,
      rules: ["lead.suit.partner-declared"],
    };
  }
  if (suitOf(card) === TRUMP_OF[strain] && !hasTouchingHonours(holding)) {
    // The texts do not say which trump to lead, so any small one is right; a lone honour is not thrown on declarer’s suit.
    const small = holding.filter((held) => !isHonour(held));
    const right = small.length > 0 ? small : [lowest(holding)];
    return {
      mark: right.includes(rank) ? "best" : "wrong",
      reason: "small-trump",
      lead: lowest(holding),
      rules: ["lead.trump.when"],
    };
  }
  const from = leadFrom(holding, againstOf(strain));
  return {
    mark: from.grades.find((grade) => grade.rank === rank)?.mark ?? "wrong",
    reason: suitOf(card) === TRUMP_OF[strain] ? "trump-pattern" : "pattern",
    lead: from.lead,
    rules: from.rules,
  };
}
