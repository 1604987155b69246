import { gradeStraightLead } from "../../engine/conventions/elwell-plan.ts";
import { hasReentry } from "../../engine/conventions/hand-lead.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { gradeOpeningLead } from "../../engine/conventions/lead.ts";
import { leadBySystem, type LeadSystem } from "../../engine/conventions/lead-systems.ts";
import type { Mark } from "../../engine/conventions/mark.ts";
import { gradeWhistLead } from "../../engine/conventions/whist-suit.ts";
import { cardOf, holdings, suitOf, type Card } from "../../engine/core/card.ts";
import { TRUMP_OF, type Strain, type StraightStrain } from "../../engine/declaring/strain.ts";
import type { LeadProblem } from "./problem.ts";

/** What one school leads from the hand. */
export interface SchoolLead {
  readonly system: LeadSystem;
  readonly best: readonly Card[];
  /** Cards that it holds as sound. */
  readonly alsoSound: readonly Card[];
  /** Whether it chooses the suit as well; if not, it is asked for its card of the suit that Foster opens. */
  readonly ownSuit: boolean;
}

interface Graded {
  readonly card: Card;
  readonly mark: Mark;
}

function lead(system: LeadSystem, grades: readonly Graded[], ownSuit: boolean): SchoolLead {
  const marked = (wanted: Mark) =>
    grades.filter(({ mark }) => mark === wanted).map(({ card }) => card);
  return { system, best: marked("best"), alsoSound: marked("acceptable"), ownSuit };
}

/**
 * What Foster, Elwell and the two schools of whist lead. Foster hears the bidding. Elwell chooses a suit at no trump;
 * against a trump that depends on a plan, which is judgement. Whist has its own choice with a trump and no leads without
 * one. Where a school has no choice of its own it is asked for its card of Foster’s suit.
 */
export function schoolLeads({ hand, calls, contract }: LeadProblem): SchoolLead[] {
  const { strain } = contract;
  const trump = TRUMP_OF[strain];
  const foster = gradeOpeningLead(hand, contract, calls);
  const suits = new Set(
    foster.filter(({ mark }) => mark === "best").map(({ card }) => suitOf(card)),
  );
  const held = holdings(hand);
  const fromFosters = (system: LeadSystem) =>
    lead(
      system,
      [...suits].flatMap((suit) =>
        leadBySystem(system, held[suit], {
          against: againstOf(strain),
          reentry: hasReentry(held, [suit]),
        }).grades.map(({ rank, mark }) => ({ card: cardOf(suit, rank), mark })),
      ),
      false,
    );
  const whist = (system: "whist-old" | "whist-american") =>
    trump === null ? fromFosters(system) : lead(system, gradeWhistLead(hand, trump, system), true);
  const elwell = () => {
    const own =
      trump === null
        ? gradeStraightLead(hand, { strain: straight(strain), maker: "dealer", doubled: false })
        : null;
    return own?.ok ? lead("elwell", own.value, true) : fromFosters("elwell");
  };
  return [lead("foster", foster, true), elwell(), whist("whist-old"), whist("whist-american")];
}

/** A strain as straight bridge knows it, where spades have one price. */
function straight(strain: Strain): StraightStrain {
  return strain === "royals" || strain === "nullo" ? "spades" : strain;
}
