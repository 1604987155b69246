import { PACK, type Card } from "../../engine/core/card.ts";
import { SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";

/** Four hands as a book prints them, which need not be a pack, and what is looked for: a card too many or one too few. */
export interface MisprintPosed {
  readonly hands: BySeat<readonly Card[]>;
  readonly asks: "twice" | "missing";
}

/** The players in whose hands a card is printed: nobody’s where it is missing, two where it stands twice. */
export function printedWith({ hands }: MisprintPosed, card: Card): readonly Seat[] {
  return SEATS.filter((seat) => hands[seat].includes(card));
}

/** The cards that answer the question. */
export function misprinted(posed: MisprintPosed): readonly Card[] {
  const times = posed.asks === "twice" ? 2 : 0;
  return PACK.filter((card) => printedWith(posed, card).length === times);
}
