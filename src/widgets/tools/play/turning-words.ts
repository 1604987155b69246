import { holdings, type Card } from "../../../engine/core/card.ts";
import { cardText, GLYPH, listText, rankText, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import type { TurningMark } from "../../../tabletop/playing/turning.ts";
import { tricksWord } from "./cost-marks.ts";

/** Cards suit by suit without a space inside a suit: “♠K9 and ♥A”. */
export function cardsText(cards: readonly Card[]): string {
  const held = holdings(cards);
  return listText(
    SUITS_SHOWN.filter((suit) => held[suit].length > 0).map(
      (suit) => `${GLYPH[suit]}${held[suit].map(rankText).join("")}`,
    ),
  );
}

type Marks = ReadonlyMap<Card, TurningMark>;

/** Why a card chosen at a turning point is right, sound or wrong, from the very mark it was given. */
export function becauseAt(card: Card, marks: Marks): string {
  const own = marks.get(card);
  if (!own) return "";
  const { mark, cost, byRule } = own;
  const rule = ruleCard(marks);
  if (byRule && cost === 0) return "Foster’s rules play it, and it costs nothing.";
  if (byRule) return `Foster’s rules play it, but as the cards lie it costs ${tricksWord(cost)}.`;
  if (mark === "wrong") {
    return `As the cards lie it costs ${tricksWord(cost)}. Nothing is lost by ${cardsText(free(marks))}.`;
  }
  if (rule === null) return "As the cards lie it costs nothing.";
  const lost = marks.get(rule)?.cost ?? 0;
  return lost === 0
    ? `It costs nothing either, but Foster’s rules play ${cardText(rule)}.`
    : `It costs nothing. Foster’s rules play ${cardText(rule)}, which as the cards lie costs ${tricksWord(lost)}.`;
}

/** What the book played there, beside what the reader chose. */
export function bookAt(card: Card, played: Card, marks: Marks): string {
  if (card === played) return "It is the card of the book.";
  const cost = marks.get(played)?.cost ?? 0;
  const worth = cost === 0 ? "which costs nothing" : `and loses ${tricksWord(cost)} by it`;
  return `The book plays ${cardText(played)}, ${worth}.`;
}

/** The card of the rule; null where the rules are silent. */
export function ruleCard(marks: Marks): Card | null {
  return [...marks].find(([, { byRule }]) => byRule)?.[0] ?? null;
}

function free(marks: Marks): Card[] {
  return [...marks].filter(([, { cost }]) => cost === 0).map(([card]) => card);
}

/** What the opening leads of a deal are worth: “Nothing is lost by ♦9 7; ♥K costs one trick”. */
export function leadsText(costs: ReadonlyMap<Card, number>): string {
  const groups = [...Map.groupBy(costs, ([, cost]) => cost)].sort(([a], [b]) => a - b);
  const told = groups.map(([cost, cards]) => {
    const names = cardsText(cards.map(([card]) => card));
    if (cost === 0) return `nothing is lost by ${names}`;
    return `${names} ${cards.length > 1 ? "cost" : "costs"} ${tricksWord(cost)}`;
  });
  return told.join("; ");
}
