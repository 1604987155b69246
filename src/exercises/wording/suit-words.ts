import { holdingIn, type BySuit, type Card, type Suit } from "../../engine/core/card.ts";
import type { SuitGrade } from "../../engine/conventions/lead-suit.ts";
import type { Words } from "../kit/exercise.ts";
import { suitHolding } from "./lead-words.ts";
import { listText, SUIT_NAME, SUITS_SHOWN } from "../kit/words.ts";

/** Why a suit is or is not the one to open, in terms of the hand. `grades` are all four suits’. */
export function suitReason(suit: Suit, grades: BySuit<SuitGrade>, hand: readonly Card[]): Words {
  const held = suitHolding(suit, holdingIn(hand, suit));
  const best = SUITS_SHOWN.filter((other) => grades[other].mark === "best");
  const instead = listText(best.map((other) => suitHolding(other, holdingIn(hand, other))));
  const partners = SUITS_SHOWN.find((other) =>
    ["partner-bid", "partner-waits"].includes(grades[other].reason),
  );
  const { reason, mark } = grades[suit];
  switch (reason) {
    case "partner-bid":
      return `Partner has bid ${SUIT_NAME[suit]}: lead the best card you hold of them, whatever the number.`;
    case "ace-king-first":
      return `Partner has bid ${SUIT_NAME[partners as Suit]}, but with ace and king of a suit of your own you lead that king first and have a look at dummy.`;
    case "partner-waits":
      return `Partner’s ${SUIT_NAME[suit]} can wait a trick: from ${instead} you lead the king first, keep the lead, and see dummy.`;
    case "not-partner":
      return best.some((other) => grades[other].reason === "ace-king-first")
        ? `Partner has bid ${SUIT_NAME[partners as Suit]}, and ${instead} gives you a look at dummy first; ${held} is neither.`
        : `Partner has bid ${SUIT_NAME[partners as Suit]}: lead your best card there, not ${held}.`;
    case "sequence":
      return `${held} has touching high cards, and against a trump those come first.`;
    case "length":
      return mark === "best"
        ? `No suit has a high-card combination, so lead from your own long suit, ${held}.`
        : `${instead} has the high-card combination; ${held} is led only when no suit has one.`;
    case "supporting":
      return mark === "best"
        ? `No suit has a better combination, and ${held} leads a supporting jack.`
        : `${instead} has the better combination; ${held} can only support.`;
    case "short":
      if (mark === "best") {
        return `Every longer suit is one to let alone, so the top of a short suit is led: ${held}.`;
      }
      return mark === "acceptable"
        ? `A short suit such as ${held} is a forced lead, and you have ${instead}; but the book does not forbid it.`
        : `A short suit such as ${held} is led only when nothing better offers; here there is ${instead}.`;
    case "avoid":
      return mark === "acceptable"
        ? `${held} is better let alone, but so is every plain suit here, and one may have to be led.`
        : `${held} is better let alone: let the suit come to you.`;
    case "trump-from-tenaces":
      return "Every plain suit has high cards that do not touch, so let them come up to you: lead a trump.";
    case "trump-from-bad-suits":
      return "Every plain suit is a bad one to lead away from, so lead a trump and wait.";
    case "trump-needless":
      return `A trump is led only when every plain suit is bad to lead away from; here there is ${instead}.`;
    case "longest":
      return best.length > 1
        ? `At no trump open a longest suit: ${held} is one.`
        : `At no trump open your longest suit, ${held}, and make its small cards good.`;
    case "strong-four":
      return `${held} is shorter than ${instead}, but three honours with two touching make it a sound opening too.`;
    case "not-longest":
      return `At no trump the longest suit is opened, ${instead}; ${held} is not it.`;
    case "void":
      return "There is none of the suit to lead.";
    default:
      return reason satisfies never;
  }
}
