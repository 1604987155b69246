import { holdingIn, rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { StraightReason } from "../../engine/conventions/doubled-lead.ts";
import { gradeStraightLead } from "../../engine/conventions/elwell-plan.ts";
import type { HandLead } from "../../engine/conventions/hand-lead.ts";
import { againstOf, leadFrom, type SuitLead } from "../../engine/conventions/lead-card.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { suitHolding } from "../wording/suit-holding.ts";
import { PLAN_WORDS } from "../wording/plan-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { systemReason, systemTell } from "../wording/system-words.ts";
import { cardText, listText, RANK_NAME, SUIT_NAME } from "../kit/words.ts";

type Lead = HandLead<StraightReason>;

/** Why the suit is or is not the one; `instead` is the suit or suits that are, `plan` the plan in words. */
function suitText(lead: Lead, held: string, instead: string, plan: string): string {
  switch (lead.suit.reason) {
    case "plan":
      return `${held} is the suit for your plan.`;
    case "not-plan":
      return plan
        ? `Your plan is ${plan}, and ${instead} is the suit for it, not ${held}.`
        : `Partner’s double asks for ${instead}, not ${held}.`;
    case "trump-for-want-of-better":
      return `Your other red suit is not one to open from, so lead a trump: ${held}.`;
    case "trump-to-double":
      return "Partner has doubled, and from this hand the double asks for a trump.";
    case "look":
      return `With ace and king together, ${held}, lead the king first: you keep the lead and see dummy.`;
    case "heart":
      return lead.suit.mark === "best"
        ? "Partner has doubled no trump, and your agreement is to lead a heart."
        : "A heart is what you have agreed on, though you could have had a look at dummy first.";
    case "weakest":
      return lead.suit.mark === "wrong"
        ? `Your agreement is to lead the shortest and weakest suit, ${instead}, not ${held}.`
        : `${held} is as short as any, ${lead.suit.mark === "best" ? "and the weakest" : "but not the weakest; it will do"}.`;
    case "longest":
      return `At no trump the longest suit is opened, ${held}.`;
    case "equal-length":
      return `${held} is as long as ${instead}; of two alike he would open that, but this will do.`;
    case "not-longest":
      return `At no trump the longest suit is opened, ${instead}; ${held} is not it.`;
    default:
      return "There is none of the suit to lead.";
  }
}

/** The lead from one suit of the grades of a hand, as words about a suit want it. */
function suitLead(leads: readonly Lead[], of: Lead): SuitLead {
  const grades = leads
    .filter(({ card }) => suitOf(card) === suitOf(of.card))
    .map(({ card, cardMark }) => ({ rank: rankOf(card), mark: cardMark }));
  return {
    pattern: of.pattern,
    lead: rankOf(of.fromSuit),
    alsoSound: grades.filter(({ mark }) => mark === "acceptable").map(({ rank }) => rank),
    rules: of.rules,
    betterAvoided: false,
    grades,
  };
}

/** Lines that are Elwell’s alone, for a double: Foster has none to differ with. */
const TO_DOUBLE = ["trump-short", "trump-long", "best-heart"];

/** Grades every card of the leader’s hand by his plan, or by partner’s double, or as a lead at no trump. */
export function solveLeadPlan(problem: Posed): Solution {
  const { hand, straight } = sceneOf(problem, "opening");
  if (!straight) throw new Error("a make was expected");
  const { make, plan } = straight;
  const leads = must(gradeStraightLead(hand, make, plan));
  const best = leads.filter(({ mark }) => mark === "best");
  const shown = (card: Card) => suitHolding(suitOf(card), holdingIn(hand, suitOf(card)));
  const instead = listText(best.map(({ card }) => shown(card)));
  const against = againstOf(make.strain);
  const choices = leads.map((lead): Choice => {
    const { card, rules } = lead;
    const holding = holdingIn(hand, suitOf(card));
    const forSuit = suitText(lead, shown(card), instead, plan ? PLAN_WORDS[plan] : "");
    if (lead.suit.mark === "wrong") return { id: card, mark: "wrong", rules, because: forSuit };
    const forCard = systemReason("elwell", holding, suitLead(leads, lead));
    const ofElwells = !TO_DOUBLE.includes(lead.pattern) && !(make.doubled && against === "notrump");
    const says = ofElwells ? { says: systemTell("elwell", rankOf(card), against) } : {};
    const fosters =
      lead.cardMark === "wrong" && ofElwells && leadFrom(holding, against).lead === rankOf(card);
    return fosters
      ? {
          id: card,
          mark: "acceptable",
          rules,
          ...says,
          because: `${forSuit} Elwell leads the ${RANK_NAME[rankOf(lead.fromSuit)]} from it, Foster at auction the ${RANK_NAME[rankOf(card)]}: the authors differ, and either will do.`,
        }
      : { id: card, mark: lead.mark, rules, ...says, because: `${forSuit} ${forCard}` };
  });
  const [first] = best as [Lead];
  return {
    type: "choices",
    choices,
    hints: [
      plan
        ? `Your plan is ${PLAN_WORDS[plan]}: which suit serves it?`
        : make.doubled
          ? "Partner has doubled: what does that ask of you?"
          : "At no trump the longest suit is opened.",
      `Lead from ${listText([...new Set(best.map(({ card }) => SUIT_NAME[suitOf(card)]))])}.`,
      `Lead ${cardText(first.card)}.`,
    ],
  };
}
