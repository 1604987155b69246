import { cardOf, holdingIn, type Card, type Suit } from "../../../engine/core/card.ts";
import { placeFor } from "../../keys.ts";
import { cardName, GLYPH, rankText, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import type { Place } from "../../../tabletop/deals/board.ts";
import { byFinger } from "./by-finger.ts";
import { PLACE_KEYS } from "./words.ts";

export interface TilesProps {
  /** What the group of cards is called. */
  readonly label: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  /** The card at which the Tab key stops. */
  readonly stop: Card | undefined;
  readonly onChoose: (card: Card) => void;
  readonly onFocus: (card: Card) => void;
  /** Sends what is chosen, or this card, to a place. */
  readonly onSend: (card: Card, to: Place) => void;
}

/**
 * Cards in four rows, each a button that is chosen or let go. One stop for the Tab key; arrows, Home and End go from card to
 * card, and a letter sends them to a seat. A mouse carries them as well, and a finger those that are chosen.
 */
export function Tiles({ label, cards, chosen, stop, onChoose, onFocus, onSend }: TilesProps) {
  const key = (event: KeyboardEvent, card: Card) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = PLACE_KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (to) {
      event.preventDefault();
      return onSend(card, to);
    }
    const tiles = [
      ...(event.currentTarget as HTMLElement)
        .closest(".tiles")!
        .querySelectorAll<HTMLElement>("[data-card]"),
    ];
    const at = tiles.indexOf(event.currentTarget as HTMLElement);
    const next = tiles[placeFor(event.key, at, tiles.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const row = (suit: Suit) => (
    <div class="tile-row" key={suit}>
      <span class={`suit suit-${suit}`} aria-hidden="true">
        {GLYPH[suit]}
      </span>
      {holdingIn(cards, suit).map((rank) => {
        const card = cardOf(suit, rank);
        return (
          <button
            type="button"
            key={card}
            class={`tile card-${suit}`}
            data-card={card}
            draggable
            tabIndex={card === stop ? 0 : -1}
            aria-pressed={chosen.includes(card)}
            onClick={() => onChoose(card)}
            onFocus={() => onFocus(card)}
            onKeyDown={(event) => key(event, card)}
            {...(chosen.includes(card) && byFinger((to) => onSend(card, to)))}
            onDragStart={(event) => {
              const carried = chosen.includes(card) ? chosen : [card];
              event.dataTransfer?.setData(CARRIED, carried.join(" "));
            }}
          >
            <span aria-hidden="true">{rankText(rank)}</span>
            <span class="vh">{cardName(card)}</span>
          </button>
        );
      })}
    </div>
  );
  return (
    <div class="tiles" role="group" aria-label={label}>
      {SUITS_SHOWN.map(row)}
    </div>
  );
}

/** Under what name cards are carried by a mouse. */
export const CARRIED = "application/x-cards";
