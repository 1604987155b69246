import { holdings, SUITS, type BySuit, type Card, type Suit } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { chooseFrom, gradeHand, type HandLead, type SuitChoice } from "./hand-lead.ts";
import { gradeSuit } from "./lead-card.ts";
import { honoursOf } from "./lead-pattern.ts";
import { leadBySystem } from "./lead-systems.ts";
import { trumpAlternatives, WHIST_OLD_LEADS } from "./whist-leads.ts";
import { whistTrumpLead } from "./whist-trumps.ts";

/** Why a suit is or is not the one to open at whist. */
export type WhistReason =
  | "longest"
  | "four-card"
  | "equal-length"
  | "balanced"
  | "not-longest"
  | "combination"
  | "strengthening"
  | "headed-by-ace-or-king"
  | "plain-for-trump"
  | "trump"
  | "trump-kept";

/**
 * A four-card suit is much stronger than a longer one with two more of the five honours, as in both of the book’s
 * examples. Where the longer has two honours itself, length and strength nearly balance, and either will do.
 */
const MUCH_STRONGER = 2;

/** Lines of the table of leads that are led from the top for the sake of high cards. */
const COMBINATIONS = ["king", "king-queen-jack-long", "queen-jack-ten", "king-jack-ten", "ace"];

const LONGEST: readonly RuleId[] = ["whist.suit.longest", "whist.suit.principle"];

/**
 * Grades the plain suits of a hand of whist as the one to open; the trump is left out. The longest, unless a four-card
 * suit is much stronger; where none has four, one with a combination of high cards, or else a strengthening card, not
 * from an ace or king. Foster 1914, whist, “Rules for leading plain suits” and “Rules for leading short suits”. (Rules
 * `whist.suit.*`.)
 */
export function chooseWhistSuit(
  hand: readonly Card[],
  trump: Suit,
): BySuit<SuitChoice<WhistReason>> {
  const held = holdings(hand);
  const plain = SUITS.filter((suit) => suit !== trump && held[suit].length > 0);
  const honours = (suit: Suit) => honoursOf(held[suit]).length;
  const length = Math.max(0, ...plain.map((suit) => held[suit].length));
  const longest = plain.filter((suit) => held[suit].length === length);
  const strength = Math.max(0, ...longest.map(honours));
  const much = plain.filter(
    (suit) => length > 4 && held[suit].length === 4 && honours(suit) >= strength + MUCH_STRONGER,
  );
  const better = much.length > 0 && strength < 2;
  const most = Math.max(0, ...much.map(honours));
  const kind = (suit: Suit) => gradeSuit(WHIST_OLD_LEADS, held[suit]);
  const allHeaded = plain.every((suit) => kind(suit).betterAvoided);
  const combined = plain.some((suit) => COMBINATIONS.includes(kind(suit).pattern));

  return chooseFrom<WhistReason>(held, (suit) => {
    if (suit === trump)
      return { mark: "wrong", reason: "trump-kept", rules: ["whist.lead.trump-uses"] };
    if (length < 4) {
      const { pattern, betterAvoided } = kind(suit);
      const rules: readonly RuleId[] = ["whist.lead.short"];
      if (COMBINATIONS.includes(pattern)) return { mark: "best", reason: "combination", rules };
      if (betterAvoided && !allHeaded)
        return { mark: "wrong", reason: "headed-by-ace-or-king", rules };
      return { mark: combined ? "acceptable" : "best", reason: "strengthening", rules };
    }
    if (much.includes(suit)) {
      return honours(suit) === most
        ? {
            mark: better ? "best" : "acceptable",
            reason: better ? "four-card" : "balanced",
            rules: LONGEST,
          }
        : { mark: "wrong", reason: "not-longest", rules: LONGEST };
    }
    if (!longest.includes(suit)) return { mark: "wrong", reason: "not-longest", rules: LONGEST };
    if (better) return { mark: "wrong", reason: "not-longest", rules: LONGEST };
    return honours(suit) === strength
      ? { mark: "best", reason: "longest", rules: LONGEST }
      : { mark: "acceptable", reason: "equal-length", rules: LONGEST };
  });
}

/**
 * Grades every card of the leader’s hand at whist: trump or plain suit, which suit, and which card, by the old leads or
 * the American. From trumps the cards that some lead when they are merely the longest suit are accepted beside the usual
 * one. (Rules `whist.trumplead.*`, `whist.suit.*`, `whist.lead.*`.)
 */
export function gradeWhistLead(
  hand: readonly Card[],
  trump: Suit,
  system: "whist-old" | "whist-american" = "whist-old",
): HandLead<WhistReason>[] {
  const { leadTrump, rules } = whistTrumpLead(hand, trump);
  const held = holdings(hand);
  const suits = leadTrump
    ? chooseFrom<WhistReason>(held, (suit) =>
        suit === trump
          ? { mark: "best", reason: "trump", rules }
          : { mark: "wrong", reason: "plain-for-trump", rules },
      )
    : SUITS.some((suit) => suit !== trump && held[suit].length > 0)
      ? chooseWhistSuit(hand, trump)
      : chooseFrom<WhistReason>(held, () => ({ mark: "best", reason: "trump", rules }));
  return gradeHand(hand, suits, (suit, holding) => {
    const lead = leadBySystem(system, holding, { against: "trump" });
    if (suit !== trump) return lead;
    const others = trumpAlternatives(holding);
    return {
      ...lead,
      grades: lead.grades.map((grade) =>
        grade.mark === "wrong" && others.includes(grade.rank)
          ? { rank: grade.rank, mark: "acceptable" }
          : grade,
      ),
      rules: [...lead.rules, "whist.leads.trump"],
    };
  });
}
