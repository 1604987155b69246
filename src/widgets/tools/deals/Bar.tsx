import type { Card } from "../../../engine/core/card.ts";
import {
  complete,
  openCards,
  placeOf,
  swap,
  turned,
  type Board,
} from "../../../tabletop/deals/board.ts";
import { boardNow, type Desk } from "../../../tabletop/deals/desk.ts";
import { freshSeed } from "../../chance.ts";
import { cardsText, countText } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly chosen: readonly Card[];
  readonly onUndo: () => void;
  readonly onBoard: (board: Board, said: string) => void;
  readonly onNew: () => void;
  readonly onRemove: () => void;
}

/** What can be done with the board at one press. */
export function Bar({ desk, chosen, onUndo, onBoard, onNew, onRemove }: Props) {
  const board = boardNow(desk);
  const open = openCards(board).length;
  const places = chosen.map((card) => placeOf(board, card));
  const [one, other] = chosen;
  const apart = places[0] !== places[1] && !places.includes("open");
  return (
    <p class="acts">
      <button
        type="button"
        class="button"
        aria-disabled={desk.before.length === 0 || undefined}
        onClick={onUndo}
      >
        Undo
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={open === 0 || undefined}
        onClick={() =>
          open > 0 &&
          onBoard(complete(board, freshSeed()), `${countText(open, "card")} dealt at random.`)
        }
      >
        Deal the open cards
      </button>
      {chosen.length === 2 && one && other && apart && (
        <button
          type="button"
          class="button"
          onClick={() =>
            onBoard(swap(board, one, other), `${cardsText(chosen)} have changed places.`)
          }
        >
          Change places
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => onBoard(turned(board), "Every hand is one seat to the left.")}
      >
        Turn the table
      </button>
      <button type="button" class="button" onClick={onNew}>
        A new board
      </button>
      <button type="button" class="button" onClick={onRemove}>
        Take it away
      </button>
    </p>
  );
}
