import { holdingIn, rankOf, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Random } from "../../engine/core/random.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { gradeOpeningLead, suitsNamedBy, type LeadGrade } from "../../engine/conventions/lead.ts";
import { chooseSuit } from "../../engine/conventions/lead-suit.ts";
import { tellOf } from "../../engine/conventions/tell.ts";
import { contractOf, leaderOf, seatCalls } from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { biddingFor, dealLead, LEAD_SCENARIOS } from "../kit/lead-deal.ts";
import { correctionFor, reasonFor, TELL_WORDS } from "../kit/lead-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { suitReason } from "../kit/suit-words.ts";
import { bidText, cardText, holdingText, RANK_NAME, SUIT_NAME } from "../kit/words.ts";

function pose(hand: readonly Card[], calls: readonly SeatedCall[]): Posed {
  const contract = must(contractOf(calls));
  const viewer = leaderOf(contract);
  return {
    scene: { type: "hand", viewer, hand, calls, contract },
    ask: { type: "card", from: hand },
    question: `Your lead against ${bidText(contract)}`,
    facts: [`You are {${viewer}}, on declarer’s left.`, "Dummy goes down after you lead."],
  };
}

const item = (hand: string, calls: string) =>
  pose(must(parseHand(hand)), seatCalls(calls.split(" ").map((word) => must(parseCall(word)))));

function poseFrom(random: Random): Posed {
  const scenario = random.weigh(LEAD_SCENARIOS.map(([name, weight]) => [name, weight] as const));
  const deal = dealLead(random, scenario);
  return pose(deal.hand, biddingFor(random, deal, random.chance(0.7) ? "Z" : "Y"));
}

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

/** A whole hand after the bidding: choose the suit, then the card. */
export const lead: Exercise = {
  id: "lead",
  teaches: [
    "lead.suit.own",
    "lead.suit.partner-declared",
    "lead.suit.partner-declared-exception",
    "lead.suit.trump-when-tenaces",
    "lead.trump.when",
    "lead.trump.why",
    "lead.principle.trump-vs-nt",
    "lead.high.king",
    "lead.high.two-best",
    "lead.high.second-third",
    "lead.high.ace-king-then-king",
    "lead.high.aqj-ace",
    "lead.high.ace-without-king",
    "lead.high.ace-avoid",
    "lead.high.ace-honours-five",
    "lead.high.ten",
    "lead.high.queen",
    "lead.high.two-in-sequence",
    "lead.high.jack",
    "lead.avoid.list",
    "lead.avoid.if-forced",
    "lead.fourth-best",
    "lead.short.top",
    "lead.short.queen-three",
    "lead.short.examples",
    "lead.nt.two-honours",
    "lead.nt.three-honours",
    "lead.nt.length-exception",
    "lead.nt.ak-six",
    "lead.nt.ace-seven",
    "lead.nt.kq-six",
    "lead.nt.kq-under-six",
  ],
  pose: poseFrom,
  items: {
    "partner-bid": item("J9764.A852.Q3.98", "1C pass pass 1R 3C pass pass pass"),
    "ace-king-first": item("AK76.9852.Q3.985", "1H pass pass 2D 2H pass pass pass"),
    "tenaces-lead-trump": item("AQ7.864.KJ42.QT5", "1H pass pass pass"),
    "nt-longest": item("K6.Q9742.J85.T63", "1NT pass pass pass"),
    "nt-partner-bid": item("93.KQ754.T82.J76", "1NT pass pass 2R 2NT pass pass pass"),
  },
  solve(problem) {
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
  },
};
