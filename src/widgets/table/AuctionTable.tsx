import type { Bid, Call, SeatedCall } from "../../engine/declaring/call.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { GLYPH, STRAIN_NAME, callText } from "../../exercises/kit/words.ts";
import { SeatName } from "./Seat.tsx";
import { Words } from "./Words.tsx";

interface Props {
  readonly calls: readonly SeatedCall[];
  /** A bid just offered, over which the question is asked. */
  readonly proposed?: Bid & { readonly seat: Seat };
  /** The seat the reader sits in, where he has one. */
  readonly viewer?: Seat;
}

/** The bidding as a table: a column a seat, the dealer’s first, a line each time round. */
export function AuctionTable({ calls, proposed, viewer }: Props) {
  const asked = proposed && ({ type: "bid", ...proposed } as const);
  const rows = rounds(asked ? [...calls, asked] : calls);
  return (
    <table class="bidding">
      <caption class="vh">The bidding</caption>
      <thead>
        <tr>
          {SEATS.map((seat) => (
            <th scope="col" key={seat}>
              {seat === viewer ? (
                <>
                  <span class="seat-letter">{seat}</span> you
                </>
              ) : (
                <SeatName seat={seat} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {SEATS.map((seat) => {
              const call = row.find((candidate) => candidate.seat === seat);
              return (
                <td class={call?.type} data-seat={seat} key={seat}>
                  {call && <Said call={call} asked={call === asked} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The calls cut into lines: a new one begins wherever the turn comes round past the last seat. */
function rounds(calls: readonly SeatedCall[]): SeatedCall[][] {
  const rows: SeatedCall[][] = [];
  let last: number = SEATS.length;
  for (const call of calls) {
    const at = SEATS.indexOf(call.seat);
    if (at <= last) rows.push([]);
    rows.at(-1)?.push(call);
    last = at;
  }
  return rows;
}

function Said({ call, asked }: { readonly call: Call; readonly asked: boolean }) {
  if (call.type !== "bid") return <>{call.type}</>;
  return (
    <>
      <span class="vh">{callText(call)}</span>
      <span class={asked ? "offered" : undefined} aria-hidden="true">
        {`${call.level}\u00A0`}
        <Denomination bid={call} />
        {asked && "?"}
      </span>
    </>
  );
}

/** The suit by its glyph; royals by name, since the spade glyph stands for spades at their lower price. */
function Denomination({ bid }: { readonly bid: Bid }) {
  if (bid.strain === "notrump") {
    return (
      <>
        <span class="long">no trump</span>
        <span class="short">NT</span>
      </>
    );
  }
  const trump = TRUMP_OF[bid.strain];
  if (trump === null || bid.strain === "royals") {
    return <>{bid.level === 1 ? STRAIN_NAME[bid.strain].slice(0, -1) : STRAIN_NAME[bid.strain]}</>;
  }
  return <Words text={GLYPH[trump]} />;
}
