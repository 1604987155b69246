import { rankOf, type Suit } from "../../engine/core/card.ts";
import { leftOf, partnerOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { winningPlay, type Trick } from "../../engine/core/trick.ts";
import type { WholeTable } from "../../exercises/dealing/whole-table.ts";
import { cardText, RANK_NAME } from "../../exercises/kit/words.ts";
import { AuctionTable } from "./AuctionTable.tsx";
import { Rows } from "./Rows.tsx";
import { SeatLabel, SeatName } from "./Seat.tsx";
import { bare, type Slot } from "./slot.tsx";
import { Words } from "./Words.tsx";

interface Props {
  readonly table: WholeTable;
  readonly slot: Slot;
}

/** The whole table: what was bid and played before, dummy’s hand with the trick as far as it has gone, and the viewer’s own. */
export function TableScene({ table, slot }: Props) {
  const { viewer, declarer, trump, hand, dummy, plays, calls, tricks } = table;
  const mine = viewer === declarer ? "You, declarer" : "You";
  const who = (seat: Seat) => {
    if (seat === viewer) return "You";
    if (declarer && seat === partnerOf(declarer)) return "Dummy";
    return seat === partnerOf(viewer) ? "Partner" : seat === declarer ? "Declarer" : "Adversary";
  };
  const side =
    leftOf(viewer) === "Y" ? "on your left" : leftOf(viewer, -1) === "Y" && "on your right";
  return (
    <div class="whole">
      {calls && <AuctionTable calls={calls} viewer={viewer} />}
      {tricks && <Tricks tricks={tricks} trump={trump} />}
      <div class="felt">
        {plays.length > 0 && (
          <div class="so-far">
            {plays.map(({ seat, card }, turn) => (
              <div key={seat}>
                <SeatLabel who={who(seat)} seat={seat}>
                  {turn > 0 ? "plays" : "leads"} the {RANK_NAME[rankOf(card)]}
                </SeatLabel>
                {bare(card)}
              </div>
            ))}
          </div>
        )}
        <div class={dummy && "two-hands"}>
          {dummy && (
            <SeatLabel who="Dummy" seat="Y">
              {side}
            </SeatLabel>
          )}
          {dummy && (
            <Rows
              cards={dummy.filter((card) => plays.every((play) => play.card !== card))}
              show={bare}
              label="Dummy’s hand"
            />
          )}
          <Rows cards={hand} show={slot} label="Your hand" />
          <SeatLabel who={mine} seat={viewer} />
        </div>
      </div>
    </div>
  );
}

/** The tricks already played, a line each and a column a seat: the first card is marked, and the one that won is bold. */
function Tricks({
  tricks,
  trump,
}: {
  readonly tricks: readonly Trick[];
  readonly trump: Suit | null;
}) {
  return (
    <table class="bidding tricks">
      <caption>
        {tricks.length > 1 ? "The tricks" : "The trick"} before this: the card led is marked ›, the
        winner underlined.
      </caption>
      <thead>
        <tr>
          {SEATS.map((seat) => (
            <th scope="col" key={seat}>
              <SeatName seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tricks.map((trick, at) => {
          const won = winningPlay(trick, trump).seat;
          return (
            <tr key={at}>
              {SEATS.map((seat) => {
                const turn = trick.findIndex((play) => play.seat === seat);
                const play = trick[turn];
                return (
                  <td class={turn === 0 ? "first" : undefined} data-seat={seat} key={seat}>
                    {turn === 0 && <span class="vh">led </span>}
                    <span class={seat === won ? "offered" : undefined}>
                      {play && <Words text={cardText(play.card)} />}
                    </span>
                    {seat === won && <span class="vh"> won</span>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
