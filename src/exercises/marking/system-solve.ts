import { cardOf, rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import { againstOf, type RankGrade } from "../../engine/conventions/lead-card.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import {
  systemCorrection,
  systemReason,
  systemTell,
  SYSTEM_NAME,
  type OtherSystem,
} from "../wording/system-words.ts";
import { cardText, RANK_NAME, sentence } from "../kit/words.ts";

/**
 * Grades the cards of a suit as an opening lead by the system named. Where the system is Elwell’s and Foster leads another
 * card at auction, that one is accepted as a difference between authors, and said to be one.
 */
export function solveSystemLead(problem: Posed, rule: string): Solution {
  const scene = sceneOf(problem, "suit");
  const system = scene.system as OtherSystem;
  const suit = suitOf(scene.cards[0] as Card);
  const holding = scene.cards.map(rankOf);
  const against = againstOf(scene.strain);
  const situation = { against, reentry: scene.reentry ?? false };
  const lead = leadBySystem(system, holding, situation);
  const reason = systemReason(system, holding, lead);
  const fosters =
    system === "elwell"
      ? leadBySystem("foster", holding, situation)
          .grades.filter(({ mark }) => mark !== "wrong")
          .map(({ rank }) => rank)
      : [];
  const differs = (rank: RankGrade["rank"]) =>
    `Elwell leads the ${RANK_NAME[lead.lead]} from this, Foster at auction the ${RANK_NAME[rank]}: the authors differ, and either will do.`;
  const choices = lead.grades.map(({ rank, mark }): Choice => {
    const onlyFoster = mark === "wrong" && fosters.includes(rank);
    const also = fosters.find((other) => ![lead.lead, ...lead.alsoSound].includes(other));
    return {
      id: cardOf(suit, rank),
      mark: onlyFoster ? "acceptable" : mark,
      rules: lead.rules,
      says: systemTell(system, rank, against),
      because: onlyFoster
        ? `${differs(rank)} ${reason}`
        : mark === "wrong"
          ? systemCorrection(system, holding, lead)
          : also && rank === lead.lead
            ? `${reason} ${differs(also)}`
            : reason,
    };
  });
  return {
    type: "choices",
    choices,
    hints: [
      rule,
      "AKQJT".includes(lead.lead)
        ? `By ${SYSTEM_NAME[system]} this is a suit to lead a high card from.`
        : `${sentence(SYSTEM_NAME[system])} call for no high card here.`,
      `Lead ${cardText(cardOf(suit, lead.lead))}.`,
    ],
  };
}
