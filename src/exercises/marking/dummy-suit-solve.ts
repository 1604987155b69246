import { holdingIn, suitOf, type Suit } from "../../engine/core/card.ts";
import type { DummyLeadGrade } from "../../engine/conventions/dummy-lead.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { gradeThrough } from "../../engine/conventions/through-dummy.ts";
import { gradeUpTo } from "../../engine/conventions/up-to-dummy.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { choicesOf } from "../kit/ask.ts";
import type { DummySide } from "./dummy-lead.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { listText, SUIT_NAME } from "../kit/words.ts";
import { THROUGH } from "./through-dummy-solve.ts";
import { UP_TO } from "./up-to-dummy-solve.ts";

/** One suit of the hand as a lead, with why where the texts say. */
export interface SuitChoice {
  readonly suit: Suit;
  readonly grade: DummyLeadGrade;
  readonly why: Words | undefined;
}

/** Each suit of the hand, graded, on the side of dummy where the viewer sits. */
export function suitsToLead(problem: Pick<Posed, "scene">): SuitChoice[] {
  const { viewer, hand, dummy, strain } = sceneOf(problem, "two-hands");
  const side: DummySide = viewer === "A" ? THROUGH : UP_TO;
  const grades = (viewer === "A" ? gradeThrough : gradeUpTo)(hand, dummy, strain);
  const suits = [...new Set(grades.map(({ card }) => suitOf(card)))];
  return suits.map((suit) => {
    const grade = grades.find(({ card }) => suitOf(card) === suit) as DummyLeadGrade;
    const view = {
      holding: holdingIn(hand, suit),
      dummy: holdingIn(dummy, suit),
      against: againstOf(strain),
      trumps: TRUMP_OF[strain] === suit,
    };
    const why = side.suits[side.ground(view, grade.lead)]?.(view, grade.lead);
    return { suit, grade, why };
  });
}

/** Marks and explains every answer to a problem of the kind “dummy-suit”. */
export function solveDummySuit(problem: Posed): Solution {
  const suits = suitsToLead(problem);
  const best = suits.filter(({ grade }) => grade.suitMark === "best");
  const better = `Better ${listText(best.map(({ suit }) => SUIT_NAME[suit])).replace(" and ", " or ")}. ${best[0]?.why ?? ""}`;
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const { grade, why } = suits.find(({ suit }) => suit === id) as SuitChoice;
    const rules = grade.lead.rules.filter((rule) => !rule.startsWith("lead."));
    return {
      id,
      mark: grade.suitMark,
      rules,
      because:
        grade.suitMark === "best"
          ? (why ?? "")
          : grade.suitMark === "wrong"
            ? `${why ?? ""} ${better}`
            : grade.lead.class === "fair"
              ? `Often a fair lead, where nothing better offers. ${better}`
              : `The texts neither send you to this suit nor warn you off it. ${better}`,
    };
  });
  const { viewer } = sceneOf(problem, "two-hands");
  return {
    type: "choices",
    choices,
    hints: [
      (viewer === "A" ? THROUGH : UP_TO).hint,
      `Not ${listText(
        suits.filter(({ grade }) => grade.suitMark === "wrong").map(({ suit }) => SUIT_NAME[suit]),
      ).replace(" and ", " or ")}.`,
      `Lead ${listText(best.map(({ suit }) => SUIT_NAME[suit])).replace(" and ", " or ")}.`,
    ],
  };
}
