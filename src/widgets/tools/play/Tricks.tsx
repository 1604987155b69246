import { leftOf, SEATS, type Seat } from "../../../engine/core/seat.ts";
import { cardText, numberWord } from "../../../exercises/kit/words.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Position } from "../../../tabletop/playing/position.ts";
import type { Card } from "../../../engine/core/card.ts";
import { still } from "./still.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";

interface Props {
  readonly deal: PlayDeal;
  /** The table at the end of the line. */
  readonly end: Position;
  /** How many cards lie on the table now. */
  readonly at: number;
  /** What each card cost, in tricks, by its place in the line. */
  readonly losses: ReadonlyMap<number, number>;
  /** Leads back to a trick; where it is not given the numbers lead nowhere. */
  readonly onGo?: ((at: number) => void) | undefined;
}

/** The play as the books print it: a line a trick, the winning card marked. The number of a trick leads back to it. */
export const Tricks = still(({ deal, end, at, losses, onGo }: Props) => {
  const { leader } = termsOf(deal);
  const columns = SEATS.map((_, step) => leftOf(leader, step));
  const begun = { plays: end.trick, winner: null };
  const rows = end.trick.length > 0 ? [...end.tricks, begun] : end.tricks;
  if (rows.length === 0) return null;
  return (
    <div class="scroll">
      <table class="tricks">
        <caption>The play</caption>
        <thead>
          <tr>
            <td />
            {columns.map((seat) => (
              <th scope="col" key={seat}>
                <SeatName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plays, winner }, row) => (
            <Row
              row={row}
              columns={columns}
              seats={plays.map(({ seat }) => seat)}
              cards={plays.map(({ card }) => card)}
              winner={winner}
              now={Math.ceil(at / 4) === row + 1}
              lost={plays.map((_, index) => losses.get(row * 4 + index))}
              onGo={onGo}
              key={row}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps {
  /** Which trick, from 0. */
  readonly row: number;
  readonly columns: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly cards: readonly Card[];
  readonly winner: Seat | null;
  readonly now: boolean;
  readonly lost: readonly (number | undefined)[];
  readonly onGo: Props["onGo"];
}

const Row = still(({ row, columns, seats, cards, winner, now, lost, onGo }: RowProps) => (
  <tr data-now={now || undefined}>
    <th scope="row">
      {onGo ? (
        <button type="button" class="go" onClick={() => onGo(row * 4 + cards.length)}>
          <span class="vh">To trick </span>
          {row + 1}
        </button>
      ) : (
        row + 1
      )}
    </th>
    {columns.map((seat) => {
      const index = seats.indexOf(seat);
      const card = cards[index];
      const tricks = lost[index];
      return (
        <td class={seat === winner ? "won" : undefined} key={seat}>
          {card && <Words text={cardText(card)} />}
          {index === 0 && <span class="vh">, led</span>}
          {seat === winner && <span class="vh">, takes the trick</span>}
          {tricks && <Lost tricks={tricks} />}
        </td>
      );
    })}
  </tr>
));

function Lost({ tricks }: { readonly tricks: number }) {
  return (
    <span class="lost">
      <span aria-hidden="true">−{tricks}</span>
      <span class="vh">
        , costs {numberWord(tricks)} {tricks === 1 ? "trick" : "tricks"}
      </span>
    </span>
  );
}
