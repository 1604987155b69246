import { Component } from "preact";
import { placeFor } from "../../keys.ts";
import { cardOf, holdings, type Card } from "../../../engine/core/card.ts";
import { cardName, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import { CardFace } from "../../table/CardFace.tsx";
import { bare, sizeOf } from "../../table/slot.tsx";
import { changed } from "./still.ts";

interface Props {
  readonly label: string;
  readonly cards: readonly Card[];
  /** Those that may be played now. */
  readonly playable: readonly Card[];
  /** What a card costs, in figures and in words, where it has been priced. */
  readonly costs: ReadonlyMap<Card, { readonly mark: string; readonly said: string }>;
  readonly onPlay: (card: Card) => void;
}

interface State {
  /** The card that the reader was last at. */
  readonly at?: Card;
}

/** Cards in a full hand: the fan has so many places. */
const PLACES = 13;

/**
 * The hand in turn, its cards as large as the place allows. Those that may be played are buttons: one stop for the Tab
 * key, with the arrow keys, Home and End moving among them.
 */
export class HandCards extends Component<Props, State> {
  override shouldComponentUpdate(next: Props, { at }: State): boolean {
    return at !== this.state.at || changed<Props>(this.props, next);
  }

  override render({ label, cards, playable, costs, onPlay }: Props) {
    const held = holdings(cards);
    const { at } = this.state;
    const stop = at && playable.includes(at) ? at : playable[0];
    let place = (PLACES - cards.length) >> 1;
    return (
      <div class="hand" role="group" aria-label={label} onKeyDown={move}>
        {SUITS_SHOWN.filter((suit) => held[suit].length > 0).map((suit) => {
          const row = held[suit].map((rank) => cardOf(suit, rank));
          return (
            <div class={`holds row ${sizeOf(row)}`} key={suit}>
              {row.map((card) => (
                <span class={`slot fan${place++}`} key={card}>
                  {playable.includes(card) ? (
                    <span class="pick" data-cost={costs.get(card)?.mark}>
                      <CardFace card={card} />
                      <button
                        type="button"
                        data-card={card}
                        tabIndex={card === stop ? 0 : -1}
                        onFocus={() => card !== stop && this.setState({ at: card })}
                        onClick={() => onPlay(card)}
                      >
                        <span class="vh">
                          {cardName(card)}
                          {costs.get(card)?.said}
                        </span>
                      </button>
                    </span>
                  ) : (
                    bare(card)
                  )}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    );
  }
}

function move(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hand = event.currentTarget as HTMLElement;
  const cards = [...hand.querySelectorAll<HTMLButtonElement>("[data-card]")];
  const from = cards.findIndex((card) => card === event.target);
  const next = from < 0 ? undefined : cards[placeFor(event.key, from, cards.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
