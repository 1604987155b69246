import type { Card } from "../../../engine/core/card.ts";
import { rankOf, suitOf } from "../../../engine/core/card.ts";
import type { LeadSystem } from "../../../engine/conventions/lead-systems.ts";
import { bidText, cardName, GLYPH, listText, rankText } from "../../../exercises/kit/words.ts";
import { tricksToSet, type LeadProblem } from "../../../tabletop/field/problem.ts";
import {
  bestGroup,
  chanceToSet,
  meanTricks,
  type Estimate,
  type LeadGroup,
  type Tally,
} from "../../../tabletop/field/tally.ts";
import type { SchoolLead } from "../../../tabletop/field/schools.ts";

export const SCHOOL_NAME: Readonly<Record<LeadSystem, string>> = {
  foster: "Foster",
  elwell: "Elwell",
  "whist-old": "Old whist",
  "whist-american": "American leads",
};

/** “♥10 9 8”: the cards of one lead. */
export function groupText(group: LeadGroup): string {
  const [first] = group;
  return first
    ? `${GLYPH[suitOf(first)]}${group.map((card) => rankText(rankOf(card))).join("\u00A0")}`
    : "";
}

/** “ten, nine or eight of hearts”, for those who listen. */
export function groupSaid(group: LeadGroup): string {
  const names = group.map(cardName);
  const short = names.slice(0, -1).map((name) => name.split(" ")[0]);
  return [short.join(", "), names.at(-1)].filter(Boolean).join(" or ");
}

/** “4.32”, and “±\u00A00.08” for twice its standard error. */
export function figureText({ value }: Estimate): string {
  return value.toFixed(2);
}

export function spreadText({ error }: Estimate): string {
  return `±\u00A0${(2 * error).toFixed(2)}`;
}

/** A part of the whole in hundredths: “43\u00A0%”. */
export function percentText({ value }: Estimate): string {
  return `${Math.round(value * 100)}\u00A0%`;
}

/** “±\u00A07”: twice the standard error of a part of the whole, in hundredths; empty while there is none. */
export function percentSpreadText({ error }: Estimate): string {
  return error > 0 ? `±\u00A0${Math.max(1, Math.round(error * 200))}` : "";
}

/** What is tried: “Against three clubs, which six tricks beat”. */
export function taskText(problem: LeadProblem): string {
  const tricks = tricksToSet(problem);
  return `Your lead against ${bidText(problem.contract)}. It is set if you and partner take ${tricks} ${tricks === 1 ? "trick" : "tricks"}.`;
}

/** Which of a group’s cards each school leads: “Foster”, or with the card where the group has several: “Foster ♠K”. */
export function ledBy(group: LeadGroup, schools: readonly SchoolLead[]): string {
  const names = schools.flatMap(({ system, best }) => {
    const cards = group.filter((card) => best.includes(card));
    if (cards.length === 0) return [];
    return cards.length === group.length ? [SCHOOL_NAME[system]] : [withCards(system, cards)];
  });
  return names.join(", ");
}

function withCards(system: LeadSystem, cards: readonly Card[]): string {
  return `${SCHOOL_NAME[system]} ${groupText(cards)}`;
}

/** The schools that were asked only for a card of Foster’s suit, in a sentence; empty where every one chose for itself. */
export function borrowedText(schools: readonly SchoolLead[]): string {
  const names = schools.filter(({ ownSuit }) => !ownSuit).map(({ system }) => SCHOOL_NAME[system]);
  if (names.length === 0) return "";
  return `${listText(names)}: the card of the suit that Foster opens, since the books name no suit of their own for such a hand.`;
}

/** How it stands, in a breath: “After 100 deals the best lead is the four of hearts, 6.1 tricks.” */
export function standingSaid(tally: Tally, problem: LeadProblem): string {
  const best = bestGroup(tally);
  const group = tally.groups[best] ?? [];
  const set = chanceToSet(tally, best, tricksToSet(problem));
  return `After ${tally.deals} deals most tricks come from the ${groupSaid(group)}: ${meanTricks(tally, best).value.toFixed(1)} of them, and the contract is set on ${Math.round(set.value * 100)} deals in a hundred.`;
}
