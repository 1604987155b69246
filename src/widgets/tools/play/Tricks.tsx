import { leftOf, SEATS } from "../../../engine/core/seat.ts";
import { cardText, numberWord } from "../../../exercises/kit/words.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Position } from "../../../tabletop/playing/position.ts";
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
  readonly onGo?: (at: number) => void;
}

/** The play as the books print it: a line a trick, the winning card marked. The number of a trick leads back to it. */
export function Tricks({ deal, end, at, losses, onGo }: Props) {
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
            <tr key={row} data-now={Math.ceil(at / 4) === row + 1 || undefined}>
              <th scope="row">
                {onGo ? (
                  <button type="button" class="go" onClick={() => onGo(row * 4 + plays.length)}>
                    <span class="vh">To trick </span>
                    {row + 1}
                  </button>
                ) : (
                  row + 1
                )}
              </th>
              {columns.map((seat) => {
                const index = plays.findIndex((play) => play.seat === seat);
                const play = plays[index];
                const lost = losses.get(row * 4 + index);
                return (
                  <td class={seat === winner ? "won" : undefined} key={seat}>
                    {play && <Words text={cardText(play.card)} />}
                    {index === 0 && <span class="vh">, led</span>}
                    {seat === winner && <span class="vh">, takes the trick</span>}
                    {lost && <Lost tricks={lost} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
