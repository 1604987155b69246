import type { Card } from "../../../engine/core/card.ts";
import type { DealForm } from "../../../engine/notation/read-deals.ts";
import type { Place } from "../../../tabletop/deals/board.ts";
import { cardText, listText, numberWord } from "../../../exercises/kit/words.ts";

/** What a text was taken for, in a sentence. */
export const FORM_NAME: Readonly<Record<DealForm, string>> = {
  pbn: "PBN",
  lin: "LIN",
  link: "links of the BBO handviewer",
  text: "hands written out",
};

/** The keys that send a card to its place: our letters and the compass, and O for the open cards. */
export const PLACE_KEYS: Readonly<Record<string, Place>> = {
  z: "Z",
  a: "A",
  y: "Y",
  b: "B",
  s: "Z",
  w: "A",
  n: "Y",
  e: "B",
  o: "open",
  Delete: "open",
  Backspace: "open",
};

/** A few cards by name, or how many there are. */
export function cardsText(cards: readonly Card[]): string {
  return cards.length > 3 ? `${numberWord(cards.length)} cards` : listText(cards.map(cardText));
}

export function countText(count: number, one: string): string {
  return `${numberWord(count)} ${one}${count === 1 ? "" : "s"}`;
}

/** What was done with cards, in a sentence. */
export function putText(cards: readonly Card[], to: Place, held: number): string {
  return to === "open"
    ? `${cardsText(cards)} taken back.`
    : `${cardsText(cards)} to {${to}}, who has ${numberWord(held)}.`;
}
