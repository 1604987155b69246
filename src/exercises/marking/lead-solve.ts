import { holdingIn, rankOf, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { gradeOpeningLead, suitsNamedBy, type LeadGrade } from "../../engine/conventions/lead.ts";
import { chooseSuit } from "../../engine/conventions/lead-suit.ts";
import { tellOf } from "../../engine/conventions/tell.ts";
import { leaderOf } from "../../engine/declaring/roles.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { correctionFor, reasonFor, TELL_WORDS } from "../wording/lead-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { suitReason } from "../wording/suit-words.ts";
import { cardText, holdingText, RANK_NAME, SUIT_NAME } from "../kit/words.ts";

/** Why the card is or is not the one, the suit being what it is. */
function cardReason(
  grade: LeadGrade,
  hand: readonly Card[],
  against: ReturnType<typeof againstOf>,
) {
  const suit = suitOf(grade.card);
  const holding = holdingIn(hand, suit);
  const right = grade.cardMark !== "wrong";
  switch (grade.cardReason) {
    case "best-of-partners":
      return right
        ? ""
        : `Of partner’s suit lead the best you have, the ${RANK_NAME[rankOf(grade.fromSuit)]}.`;
    case "small-trump":
      return right
        ? "The book does not say which trump; any small one will do."
        : "Lead a small trump and keep the high one.";
    case "pattern":
    case "trump-pattern": {
      const lead = leadFrom(holding, against);
      return right ? reasonFor(holding, lead) : correctionFor(holding, lead);
    }
    default:
      return grade.cardReason satisfies never;
  }
}

/** Marks and explains every answer to a problem of the kind “lead”. */
export function solveLead(problem: Posed): Solution {
  const { hand, calls, contract } = sceneOf(problem, "hand");
  const against = againstOf(contract.strain);
  const partner = partnerOf(leaderOf(contract));
  const named = suitsNamedBy(partner, calls);
  const suits = chooseSuit(hand, contract.strain, named);
  const grades = gradeOpeningLead(hand, contract, calls);
  const roleOf = (suit: Suit) =>
    suit === TRUMP_OF[contract.strain] ? "trump" : named.includes(suit) ? "partners" : "own";
  const choices = grades.map((grade): Choice => {
    const suit = suitOf(grade.card);
    const forSuit = suitReason(suit, suits, hand);
    const forCard = cardReason(grade, hand, against);
    const because =
      grade.suit.mark === "wrong"
        ? grade.cardMark === "wrong"
          ? `${forSuit} And of this suit the ${RANK_NAME[rankOf(grade.fromSuit)]} would be the card.`
          : forSuit
        : [forSuit, forCard].filter(Boolean).join(" ");
    return {
      id: grade.card,
      mark: grade.mark,
      rules: grade.rules,
      says: TELL_WORDS[tellOf(rankOf(grade.card), against, roleOf(suit))],
      because,
    };
  });
  const best = grades.find((grade) => grade.mark === "best") as LeadGrade;
  const bestSuit = suitOf(best.card);
  return {
    type: "choices",
    choices,
    hints: [
      named.length > 0
        ? "Partner has bid: what do you owe his suit, and have you anything to lead before it?"
        : against === "trump"
          ? "Look for touching high cards; then a long suit; then a short one. If every suit is one to let alone, a trump."
          : "At no trump a long suit is opened, to make its small cards good.",
      `Lead from the ${SUIT_NAME[bestSuit]}, ${holdingText(holdingIn(hand, bestSuit))}.`,
      `Lead ${cardText(best.card)}.`,
    ],
  };
}
