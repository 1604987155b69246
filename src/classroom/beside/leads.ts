import type { Card } from "../../engine/core/card.ts";
import type { Mark } from "../../engine/conventions/mark.ts";
import { leftOf } from "../../engine/core/seat.ts";
import { gradeStraightLead, PLANS, type LeadPlan } from "../../engine/conventions/elwell-plan.ts";
import { gradeOpeningLead } from "../../engine/conventions/lead.ts";
import { gradeWhistLead } from "../../engine/conventions/whist-suit.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { cardText } from "../../exercises/kit/words.ts";
import type { OwnHand } from "../model.ts";
import { acceptedWords } from "./compare.ts";

type Graded = readonly { readonly card: Card; readonly mark: Mark }[];

const marked = (graded: Graded, wanted: Mark) =>
  graded.filter(({ mark }) => mark === wanted).map(({ card }) => card);
const named = (cards: readonly Card[]) => cards.map(cardText).join(" or ");

/** Whether the hand is one that opens the play, a card being asked for or not: whole, and left of a declarer who plays to win. */
function leadOf({ hands, viewer, strain, declarer }: OwnHand) {
  const hand = hands[viewer];
  if (hand.length !== 13 || strain === null || strain === "nullo" || declarer === null) return null;
  return leftOf(declarer) === viewer ? { hand, strain, declarer } : null;
}

/**
 * Foster’s opening lead, for a whole hand that leads against a declarer who plays to win; and whether the teacher accepts
 * the same. Null where the texts say nothing.
 */
export function fosterSays(own: OwnHand): readonly string[] | null {
  const lead = leadOf(own);
  if (!lead) return null;
  const { hand, declarer, strain } = lead;
  const { ask } = own;
  const graded = gradeOpeningLead(hand, { declarer, strain }, []);
  const best = marked(graded, "best");
  const sound = marked(graded, "acceptable");
  const lines = [`As an opening lead, with nothing bid by partner, Foster leads ${named(best)}.`];
  if (sound.length > 0) lines.push(`He holds ${named(sound)} as sound too.`);
  if (ask.type !== "card") return lines;
  const other = ask.accepted.filter((card) => !best.includes(card) && !sound.includes(card));
  const left = best.filter((card) => !ask.accepted.includes(card));
  if (other.length > 0) lines.push(`You accept ${named(other)}, which he does not.`);
  if (left.length > 0) lines.push(`You do not accept ${named(left)}, which he leads.`);
  if (other.length === 0 && left.length === 0) lines.push("You and he agree.");
  return lines;
}

/** What Elwell’s leader means to do, in words that begin with “to”. */
const MEANS: Readonly<Record<LeadPlan, string>> = {
  hold: "to hold the lead and see dummy",
  sequence: "to open a sequence",
  long: "to open length",
  short: "to open a short suit",
  passed: "after dummy made it",
};

/**
 * The other systems of leads for the same hand: Elwell’s at straight bridge, by each plan that the hand allows, since which
 * of them to follow he leaves to judgement; the old and the American leads of whist, which has a trump always. Nothing
 * where nobody leads, as for {@link fosterSays}.
 */
export function otherLeads(own: OwnHand): readonly string[] {
  const lead = leadOf(own);
  if (!lead) return [];
  const { hand, strain } = lead;
  const { ask } = own;
  const note = (cards: readonly Card[]) =>
    ask.type === "card" ? acceptedWords(cards, ask.accepted) : "";
  return [...elwellLines(hand, strain, note), ...whistLines(hand, strain, note)];
}

type Note = (cards: readonly Card[]) => string;

function elwellLines(hand: readonly Card[], strain: Strain, note: Note): string[] {
  const trump = TRUMP_OF[strain];
  const make = {
    strain: strain === "royals" ? "spades" : strain === "nullo" ? "notrump" : strain,
    maker: "dealer",
    doubled: false,
  } as const;
  if (trump === null) {
    const graded = gradeStraightLead(hand, make);
    const best = graded.ok ? marked(graded.value, "best") : [];
    return best.length > 0 ? [`At straight bridge Elwell leads ${named(best)}${note(best)}.`] : [];
  }
  const plans = PLANS.flatMap((plan) => {
    const maker = plan === "passed" ? "dummy" : "dealer";
    const graded = gradeStraightLead(hand, { ...make, maker }, plan);
    const best = graded.ok ? marked(graded.value, "best") : [];
    return best.length > 0 ? [{ best, words: `${named(best)} ${MEANS[plan]}` }] : [];
  });
  if (plans.length === 0) return ["At straight bridge none of Elwell’s plans fits this hand."];
  const all = [...new Set(plans.flatMap(({ best }) => best))];
  return [
    `At straight bridge Elwell leaves the plan to you: ${plans.map(({ words }) => words).join("; ")}${note(all)}.`,
  ];
}

function whistLines(hand: readonly Card[], strain: Strain, note: Note): string[] {
  const trump = TRUMP_OF[strain];
  if (trump === null) return [];
  const [old, american] = (["whist-old", "whist-american"] as const).map((system) =>
    marked(gradeWhistLead(hand, trump, system), "best"),
  );
  if (!old || !american) return [];
  if (named(old) === named(american)) {
    return [`At whist the old leads and the American both have ${named(old)}${note(old)}.`];
  }
  return [
    `At whist the old leads have ${named(old)}${note(old)}; the American have ${named(american)}${note(american)}.`,
  ];
}
