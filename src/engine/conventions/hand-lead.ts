import {
  cardOf,
  holdings,
  rankOf,
  suitOf,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { SuitLead } from "./lead-card.ts";
import { worse, type Mark } from "./mark.ts";

/** A suit graded as the one to open: how it stands, why in a word, and by what rules. */
export interface SuitChoice<Reason extends string = string> {
  readonly mark: Mark;
  readonly reason: Reason | "void";
  readonly rules: readonly RuleId[];
}

/** One card of a hand as the opening lead: its suit and itself graded apart, and the two together. */
export interface HandLead<Reason extends string = string> {
  readonly card: Card;
  readonly mark: Mark;
  readonly suit: SuitChoice<Reason>;
  readonly cardMark: Mark;
  /** The pattern of the table of leads that decides the card. */
  readonly pattern: string;
  /** The card recommended from this suit. */
  readonly fromSuit: Card;
  /** Rules for the choice of suit, then for the card. */
  readonly rules: readonly RuleId[];
}

/** The four suits of a hand as choices; a suit of which none is held is no choice. */
export function chooseFrom<Reason extends string>(
  held: BySuit<Holding>,
  of: (suit: Suit, holding: Holding) => SuitChoice<Reason>,
): BySuit<SuitChoice<Reason>> {
  const choices = SUITS.map((suit) => [
    suit,
    held[suit].length > 0 ? of(suit, held[suit]) : { mark: "wrong", reason: "void", rules: [] },
  ]);
  return Object.fromEntries(choices) as BySuit<SuitChoice<Reason>>;
}

/** Grades every card of a hand as the lead, from the choice of suits and the lead from each. */
export function gradeHand<Reason extends string>(
  hand: readonly Card[],
  suits: BySuit<SuitChoice<Reason>>,
  from: (suit: Suit, holding: Holding) => SuitLead,
): HandLead<Reason>[] {
  const held = holdings(hand);
  const leads = new Map<Suit, SuitLead>();
  for (const suit of SUITS) if (held[suit].length > 0) leads.set(suit, from(suit, held[suit]));
  return hand.map((card) => {
    const suit = suitOf(card);
    const lead = leads.get(suit) as SuitLead;
    const cardMark = lead.grades.find(({ rank }) => rank === rankOf(card))?.mark ?? "wrong";
    return {
      card,
      mark: worse(suits[suit].mark, cardMark),
      suit: suits[suit],
      cardMark,
      pattern: lead.pattern,
      fromSuit: cardOf(suit, lead.lead),
      rules: [...new Set([...suits[suit].rules, ...lead.rules])],
    };
  });
}

/** An ace, or a king with a card beside it, in a suit other than the ones named: what brings its holder into the lead again. */
export function hasReentry(held: BySuit<Holding>, apartFrom: readonly Suit[]): boolean {
  return SUITS.some((suit) => {
    const holding = held[suit];
    if (apartFrom.includes(suit)) return false;
    return holding.includes("A") || (holding.includes("K") && holding.length > 1);
  });
}
