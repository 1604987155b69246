import { holdings, rankOf, suitOf, type Card, type Holding } from "../../engine/core/card.ts";
import { gradeNulloLead, type NulloLeadGrade } from "../../engine/conventions/nullo-hand.ts";
import type { NulloLeadView } from "../../engine/conventions/nullo-play.ts";
import type { Choice, Exercise, Posed, Solution, Words } from "../kit/exercise.ts";
import { the, The } from "../wording/play-words.ts";
import { suitHolding } from "../wording/suit-holding.ts";
import { cardText, listText, numberWord, sentence, SUIT_NAME } from "../kit/words.ts";

/** Why a card of a suit is the one to lead from it. */
function cardReason(holding: Holding, lead: NulloLeadGrade["lead"]): Words {
  return holding.length === 2
    ? `Of two cards the higher is led, ${the(lead.lead)}: the lower is the safer to keep.`
    : `Of ${numberWord(holding.length)} cards a middle one is led: ${listText([lead.lead, ...lead.alsoSound].map(the)).replace(" and ", " or ")}.`;
}

/** Why the suit is or is not the one to lead. */
function suitReason({ suit }: NulloLeadGrade, holding: Holding, view: NulloLeadView): Words {
  const name = SUIT_NAME[suit.suit];
  const shown = suitHolding(suit.suit, holding);
  switch (suit.reason) {
    case "shortest": {
      const follows = view.dummy ? ", while dummy must follow to it" : "";
      return `You have no shorter suit to lead than ${shown}: play it out, and you will have discards later${follows}.`;
    }
    case "singleton":
      return `${shown} is a singleton, and goes before partner’s suit: once it is gone you can discard.`;
    case "partners":
      return suit.mark === "best"
        ? `Partner led ${name}, and you have no singleton to lead first: return his suit.`
        : `Partner’s ${name} can wait: you have a singleton to lead first.`;
    case "gives-discard":
      return `Dummy has no ${name}, and would throw a dangerous card away.`;
    case "longer":
      return view.partnerLed
        ? `${sentence(name)} are neither partner’s suit nor a singleton.`
        : `${sentence(name)} are longer: short suits are led, so as to have discards later.`;
    default:
      return suit.reason satisfies never;
  }
}

/** The hand with what is seen beside it, and whether its suit is chosen already. */
function viewOf({ scene }: Posed): { view: NulloLeadView; chosen: boolean } {
  switch (scene.type) {
    case "suit":
      return { view: { hand: scene.cards }, chosen: true };
    case "opening":
      return { view: { hand: scene.hand }, chosen: false };
    case "two-hands": {
      const { hand, dummy, partnerLed } = scene;
      return { view: { hand, dummy, ...(partnerLed ? { partnerLed } : {}) }, chosen: false };
    }
    default:
      throw new Error(`a lead against a nullo is not asked over “${scene.type}”`);
  }
}

function solve(problem: Posed): Solution {
  const { view, chosen } = viewOf(problem);
  const held = holdings(view.hand);
  const grades = gradeNulloLead(view);
  const best = grades.filter(({ mark }) => mark === "best");
  const first = best[0] as NulloLeadGrade;
  const reasonOf = (grade: NulloLeadGrade) => {
    const holding = held[grade.suit.suit];
    const card = cardReason(holding, grade.lead);
    if (chosen) return card;
    const suit = suitReason(grade, holding, view);
    return holding.length === 1 ? suit : `${suit} ${card}`;
  };
  const choices = view.hand.map((card): Choice => {
    const grade = grades.find((each) => each.card === card) as NulloLeadGrade;
    const holding = held[suitOf(card)];
    const rules = chosen ? grade.lead.rules : [...grade.suit.rules, ...grade.lead.rules];
    if (grade.suit.mark === "wrong") {
      const because = `${suitReason(grade, holding, view)} Lead ${listText(best.map((each) => cardText(each.card))).replace(" and ", " or ")}. ${reasonOf(first)}`;
      return { id: card, mark: "wrong", rules, because };
    }
    const because =
      grade.mark === "wrong"
        ? `${The(rankOf(card))} is not the one to lead. ${reasonOf(grade)}`
        : reasonOf(grade);
    return { id: card, mark: grade.mark, rules, because };
  });
  return {
    type: "choices",
    choices,
    hints: [
      chosen
        ? "Count the cards you have of it: two have one rule, three or more another."
        : view.dummy
          ? "A singleton first, then partner’s suit, then your shortest; but never a suit that dummy is out of."
          : "Which suit will soonest give you discards?",
      chosen
        ? `You have ${numberWord(view.hand.length)}.`
        : suitReason(first, held[first.suit.suit], view),
      `Lead ${cardText(first.card as Card)}.`,
    ],
  };
}

/** A lead against a nullo: the suit that gives discards, and the card of it that is safest gone. */
const nulloLead: Exercise = {
  id: "nullo-lead",
  levels: 3,
  pose: async (random, level) =>
    (await import("../dealing/nullo-lead-deal.ts")).poseNulloLead(random, level),
  solve,
};

export default nulloLead;
