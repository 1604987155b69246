import { cardOf, holdings, type Card } from "../core/card.ts";
import type { SuitLead } from "./lead-card.ts";
import { worse, type Mark } from "./mark.ts";
import { leadAgainstNullo } from "./nullo-leads.ts";
import { nulloSuits, type NulloLeadView, type NulloSuitGrade } from "./nullo-play.ts";

/** One card of an adversary’s hand as a lead against a nullo. */
export interface NulloLeadGrade {
  readonly card: Card;
  readonly mark: Mark;
  readonly suit: NulloSuitGrade;
  readonly lead: SuitLead;
}

/**
 * Grades every card of an adversary’s hand as a lead against a nullo: the suit and the card of it, a right card of a wrong
 * suit being wrong. Rules `nullo.play.lead-shortest`, `nullo.play.return`, `nullo.play.card`.
 */
export function gradeNulloLead(view: NulloLeadView): NulloLeadGrade[] {
  const held = holdings(view.hand);
  return nulloSuits(view).flatMap((suit) => {
    const lead = leadAgainstNullo(held[suit.suit]);
    return lead.grades.map(({ rank, mark }) => ({
      card: cardOf(suit.suit, rank),
      mark: worse(suit.mark, mark),
      suit,
      lead,
    }));
  });
}
