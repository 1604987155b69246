import { holdingIn, suitOf, type Suit } from "../../engine/core/card.ts";
import type { DummyLead, DummyLeadGrade } from "../../engine/conventions/dummy-lead.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { gradeThrough } from "../../engine/conventions/through-dummy.ts";
import { gradeUpTo } from "../../engine/conventions/up-to-dummy.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { choicesOf } from "../kit/ask.ts";
import type { DummySide } from "./dummy-lead.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf, type Scene } from "../kit/scene.ts";
import { listText, SUIT_NAME } from "../kit/words.ts";
import { THROUGH } from "./through-dummy-solve.ts";
import { UP_TO } from "./up-to-dummy-solve.ts";

/** One suit of the hand as a lead, with why where the texts say. */
interface SuitChoice {
  readonly suit: Suit;
  readonly grade: DummyLeadGrade;
  readonly why: Words | undefined;
}

/** What an adversary sees who is to choose a suit: his hand and dummy’s. */
export type SuitsSeen = Pick<
  Extract<Scene, { type: "two-hands" }>,
  "viewer" | "strain" | "hand" | "dummy"
>;

const sideOf = ({ viewer }: SuitsSeen): DummySide => (viewer === "A" ? THROUGH : UP_TO);

/** One suit as a lead on the side of dummy where the viewer sits; he must hold a card of it. */
export function suitLead(seen: SuitsSeen, suit: Suit): { lead: DummyLead; why: Words | undefined } {
  const { hand, dummy, strain } = seen;
  const side = sideOf(seen);
  const view = {
    holding: holdingIn(hand, suit),
    dummy: holdingIn(dummy, suit),
    against: againstOf(strain),
    trumps: TRUMP_OF[strain] === suit,
  };
  const lead = side.lead(view);
  return { lead, why: side.suits[side.ground(view, lead)]?.(view, lead) };
}

/** Each suit of the hand, graded among the others. */
function suitsToLead(seen: SuitsSeen): SuitChoice[] {
  const { viewer, hand, dummy, strain } = seen;
  const grades = (viewer === "A" ? gradeThrough : gradeUpTo)(hand, dummy, strain);
  const suits = [...new Set(grades.map(({ card }) => suitOf(card)))];
  return suits.map((suit) => ({
    suit,
    grade: grades.find(({ card }) => suitOf(card) === suit) as DummyLeadGrade,
    why: suitLead(seen, suit).why,
  }));
}

/** Marks and explains every answer to a problem of the kind “dummy-suit”. */
export function solveDummySuit(problem: Posed): Solution {
  const seen = sceneOf(problem, "two-hands");
  const asked = choicesOf(problem.ask);
  // The suit of the first trick is not among the answers, and must not be advised either.
  const suits = suitsToLead(seen).filter(({ suit }) => asked.includes(suit));
  const best = suits.filter(({ grade }) => grade.suitMark === "best");
  const better = `Better ${listText(best.map(({ suit }) => SUIT_NAME[suit])).replace(" and ", " or ")}. ${best[0]?.why ?? ""}`;
  const choices = asked.map((id): Choice => {
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
  return {
    type: "choices",
    choices,
    hints: [
      sideOf(seen).hint,
      `Not ${listText(
        suits.filter(({ grade }) => grade.suitMark === "wrong").map(({ suit }) => SUIT_NAME[suit]),
      ).replace(" and ", " or ")}.`,
      `Lead ${listText(best.map(({ suit }) => SUIT_NAME[suit])).replace(" and ", " or ")}.`,
    ],
  };
}
