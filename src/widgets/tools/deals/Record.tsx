import { holdingIn } from "../../../engine/core/card.ts";
import { SUIT_NAME, GLYPH, holdingText, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import type { Board } from "../../../tabletop/deals/board.ts";
import { boardName } from "../../../tabletop/deals/desk.ts";
import { SeatName } from "../../table/Seat.tsx";
import { SEATS_SHOWN } from "./HandBox.tsx";

interface Props {
  readonly boards: readonly { readonly board: Board; readonly at: number }[];
}

/** Hand records for the printer, a board each: on the screen the desk itself shows the cards. */
export function Record({ boards }: Props) {
  return (
    <div class="hand-records">
      {boards.map(({ board, at }) => (
        <section class="hand-record" key={at}>
          <p class="record-head">
            <b>{boardName(board, at)}</b>
            {board.dealer && (
              <>
                {" "}
                · <SeatName seat={board.dealer} /> deals
              </>
            )}
          </p>
          {SEATS_SHOWN.map((seat) => (
            <div class={`at-${seat}`} key={seat}>
              <p>
                <SeatName seat={seat} />
              </p>
              {SUITS_SHOWN.map((suit) => (
                <p key={suit}>
                  <span class={`suit suit-${suit}`} role="img" aria-label={SUIT_NAME[suit]}>
                    {GLYPH[suit]}
                  </span>{" "}
                  {holdingText(holdingIn(board.hands[seat], suit)) || "–"}
                </p>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
