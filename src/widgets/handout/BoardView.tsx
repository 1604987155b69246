import { suitLines, type Board } from "../../classroom/handout.ts";
import type { Card } from "../../engine/core/card.ts";
import { SEATS, type BySeat } from "../../engine/core/seat.ts";
import { GLYPH, sentence, STRAIN_NAME, SUIT_NAME } from "../../exercises/kit/words.ts";
import { SeatName } from "../table/Seat.tsx";

/** A hand suit by suit, a line each. */
function HandLines({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <dl class="hand-lines">
      {suitLines(cards).map(({ suit, ranks }) => (
        <div key={suit}>
          <dt>
            <span class={`suit suit-${suit}`} aria-hidden="true">
              {GLYPH[suit]}
            </span>
            <span class="vh">{SUIT_NAME[suit]}</span>
          </dt>
          <dd>{ranks}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is declared and by whom; nothing where it does not matter. */
function contractWords({ strain, declarer }: Board): string {
  return [strain && sentence(STRAIN_NAME[strain]), declarer && `declared by ${declarer}`]
    .filter(Boolean)
    .join(", ");
}

/** Hands round the table as lines of text; a seat of which nothing is known stays empty. */
export function Rose({ hands }: { readonly hands: Partial<BySeat<readonly Card[]>> }) {
  return (
    <div class="rose">
      {SEATS.map((seat) => {
        const cards = hands[seat] ?? [];
        return (
          cards.length > 0 && (
            <div class={`at-${seat}`} key={seat}>
              <p>
                <SeatName seat={seat} />
              </p>
              <HandLines cards={cards} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** A deal as a hand record: the four hands round the table. */
export function RecordView({ board }: { readonly board: Board }) {
  return (
    <section class="record-sheet">
      <h3>Question {board.number}</h3>
      <p>{contractWords(board)}</p>
      <Rose hands={board.hands} />
    </section>
  );
}

/** A deal to be cut out: a slip for each hand, from which the class sorts its cards. */
export function CutView({ board }: { readonly board: Board }) {
  return (
    <div class="slips">
      {SEATS.filter((seat) => board.hands[seat].length > 0).map((seat) => (
        <section class="slip" key={seat}>
          <h3>
            {board.number} · <SeatName seat={seat} />
          </h3>
          <HandLines cards={board.hands[seat]} />
        </section>
      ))}
    </div>
  );
}
