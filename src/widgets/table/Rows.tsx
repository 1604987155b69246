import { cardOf, holdings, SUITS, type Card, type Suit } from "../../engine/core/card.ts";
import { SUIT_NAME } from "../../exercises/kit/words.ts";
import { sizeOf, type Slot } from "./slot.tsx";

interface Props {
  readonly cards: readonly Card[];
  readonly show: Slot;
  /** Whose hand it is, in words. */
  readonly label: string;
  /** The suits that have a row, all where none are named. */
  readonly suits?: readonly Suit[];
}

/** A hand in rows by suit; where there is none of a suit that has a row, it is said. */
export function Rows({ cards, show, label, suits = SUITS }: Props) {
  const held = holdings(cards);
  return (
    <div class="both" role="group" aria-label={label}>
      {suits.map((suit) => {
        const row = held[suit].map((rank) => cardOf(suit, rank));
        return (
          <div class={`row ${sizeOf(row)}`} key={suit}>
            {row.length > 0 ? row.map(show) : <p class="none">no {SUIT_NAME[suit]}</p>}
          </div>
        );
      })}
    </div>
  );
}
