import type { Card } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { termsOf, type PlayDeal } from "./deal.ts";
import { fosterChoice } from "./foster.ts";
import { firstLead, type Choice } from "./foster-view.ts";
import { positionOf } from "./position.ts";

/**
 * The card that Foster’s rules play after so many plays; null where they do not settle it. At whist they say what a hand
 * first leads, and nothing of a second suit in the same hand. Throws where nobody is to play.
 */
export function ruleAt(deal: PlayDeal, plays: readonly Card[]): Choice | null {
  const position = must(positionOf(deal, plays));
  const { toPlay, trick } = position;
  const leadsAgain = toPlay && trick.length === 0 && firstLead(position, toPlay);
  if (termsOf(deal).declarer === null && leadsAgain) return null;
  const choice = fosterChoice(deal, position);
  return choice.rules.length > 0 ? choice : null;
}
