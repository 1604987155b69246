import { isCard, type Card } from "../../../engine/core/card.ts";
import type { Seat } from "../../../engine/core/seat.ts";
import { openCards, type Board, type Place } from "../../../tabletop/deals/board.ts";
import { COMPASS, SeatName } from "../../table/Seat.tsx";
import { CARRIED, Tiles, type TilesProps } from "./Tiles.tsx";
import { countText } from "./words.ts";

type Kept = Pick<TilesProps, "chosen" | "onChoose" | "onFocus" | "onSend">;

interface Props extends Kept {
  readonly board: Board;
  readonly place: Place;
  /** The card last gone to, at which the Tab key stops. */
  readonly at: Card | null;
  readonly onPut: (cards: readonly Card[], to: Place) => void;
}

/** How a place is spoken of: “Y, North”, or “open cards”. */
export function placeName(place: Place): string {
  return place === "open" ? "open cards" : `${place}, ${COMPASS[place]}`;
}

/** One hand on the desk, or the cards that no hand has: its cards, how many they are, and a button that puts the chosen ones here. */
export function HandBox({ board, place, at, onPut, ...tiles }: Props) {
  const cards = place === "open" ? openCards(board) : board.hands[place];
  const name = placeName(place);
  const { chosen } = tiles;
  const stop = at && cards.includes(at) ? at : cards[0];
  return (
    <section
      class={`hand-box at-${place}`}
      data-place={place}
      aria-label={place === "open" ? "Open cards" : name}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes(CARRIED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const carried = event.dataTransfer?.getData(CARRIED).split(" ").filter(isCard) ?? [];
        if (carried.length === 0) return;
        event.preventDefault();
        onPut(carried, place);
      }}
    >
      <p class="hand-head">
        <b>{place === "open" ? "Open cards" : <SeatName seat={place} />}</b>
        {place !== "open" && place === board.dealer && <small>deals</small>}
        <small class="count" aria-label={countText(cards.length, "card")}>
          {cards.length}
        </small>
        {chosen.length > 0 && (
          <button type="button" class="button" onClick={() => onPut(chosen, place)}>
            Put here<span class="vh">: {name}</span>
          </button>
        )}
      </p>
      <Tiles label={`${name}: cards`} cards={cards} stop={stop} {...tiles} />
    </section>
  );
}

/** The seats in the order in which they stand on the page: across, left, right, the foot. */
export const SEATS_SHOWN = ["Y", "A", "B", "Z"] as const satisfies readonly Seat[];
