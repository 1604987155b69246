import {
  holdings,
  RANKS,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { hasReentry } from "./hand-lead.ts";

/** Why trumps are or are not led. */
export type TrumpReason =
  | "no-trump-held"
  | "five-or-more"
  | "strong-everywhere"
  | "too-few"
  | "established-and-entry"
  | "not-established"
  | "no-entry";

export interface TrumpLead {
  readonly leadTrump: boolean;
  readonly reason: TrumpReason;
  /** The plain suit that trumps are to be drawn for, with four. */
  readonly suit: Suit | null;
  readonly rules: readonly RuleId[];
}

/** Cards of a suit that can no longer stop it: played already, or known to be with partner. */
export type OutOfTheWay = Partial<BySuit<readonly Rank[]>>;

/**
 * Whether probably every trick of a suit will be taken: four cards or more, headed by the three best of those that may
 * still be against it. “Established” is the book’s word and three the number we read into it from its examples.
 */
export function established(holding: Holding, outOfTheWay: readonly Rank[] = []): boolean {
  const against = RANKS.toReversed().filter((rank) => !outOfTheWay.includes(rank));
  return holding.length >= 4 && against.slice(0, 3).every((rank) => holding.includes(rank));
}

/** Two of ace, king and queen: what we read as strong in a plain suit, from the one example given. */
function strong(holding: Holding): boolean {
  return holding.filter((rank) => "AKQ".includes(rank)).length >= 2;
}

/**
 * Whether to open a trump at whist: with five or more always; with three or fewer only from a hand very strong in every
 * plain suit; with four only for an established suit with a card of re-entry in another. The same holds later in the
 * hand, once cards are out of the way. Foster 1914, whist, “Rules for leading trumps”. (Rules `whist.trumplead.*`,
 * `whist.trumps.lead-rule`.)
 */
export function whistTrumpLead(
  hand: readonly Card[],
  trump: Suit,
  outOfTheWay: OutOfTheWay = {},
): TrumpLead {
  const held = holdings(hand);
  const plain = SUITS.filter((suit) => suit !== trump);
  const say = (
    leadTrump: boolean,
    reason: TrumpReason,
    rule: RuleId,
    suit: Suit | null = null,
  ): TrumpLead => ({ leadTrump, reason, suit, rules: ["whist.trumps.lead-rule", rule] });

  const count = held[trump].length;
  if (count === 0) return say(false, "no-trump-held", "whist.trumplead.three");
  if (count >= 5) return say(true, "five-or-more", "whist.trumplead.five");
  if (count <= 3) {
    return plain.every((suit) => strong(held[suit]))
      ? say(true, "strong-everywhere", "whist.trumplead.three")
      : say(false, "too-few", "whist.trumplead.three");
  }
  const rule =
    Object.keys(outOfTheWay).length > 0 ? "whist.trumplead.later" : "whist.trumplead.four";
  const sure = plain.filter((suit) => established(held[suit], outOfTheWay[suit]));
  if (sure.length === 0) return say(false, "not-established", rule);
  const suit = sure.find((candidate) => hasReentry(held, [candidate, trump]));
  return suit
    ? say(true, "established-and-entry", rule, suit)
    : say(false, "no-entry", rule, sure[0] ?? null);
}
