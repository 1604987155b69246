import type { Bid, SeatedCall } from "../../engine/declaring/call.ts";
import type { SeatedMakeCall } from "../../engine/declaring/dealer-makes.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { GLYPH, STRAIN_NAME, callText } from "../../exercises/kit/words.ts";
import { SeatName } from "./Seat.tsx";
import { Words } from "./Words.tsx";

/** What is said in an auction, or at straight bridge when the trump is made and doubled. */
type Spoken = SeatedCall | SeatedMakeCall;

interface Props {
  readonly calls: readonly Spoken[];
  /** A bid just offered, over which the question is asked. */
  readonly proposed?: Bid & { readonly seat: Seat };
  /** The seat the reader sits in, where he has one. */
  readonly viewer?: Seat;
}

/** What was said, where at straight bridge every double after the first is called a redouble. */
export function asSaid(calls: readonly SeatedMakeCall[]): Spoken[] {
  const first = calls.findIndex(({ type }) => type === "double");
  return calls.map((call, at) =>
    call.type === "double" && at > first ? { seat: call.seat, type: "redouble" } : call,
  );
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
function rounds(calls: readonly Spoken[]): Spoken[][] {
  const rows: Spoken[][] = [];
  let last: number = SEATS.length;
  for (const call of calls) {
    const at = SEATS.indexOf(call.seat);
    if (at <= last) rows.push([]);
    rows.at(-1)?.push(call);
    last = at;
  }
  return rows;
}

function Said({ call, asked }: { readonly call: Spoken; readonly asked: boolean }) {
  if (call.type === "leave") return <>leave it</>;
  if (call.type !== "bid" && call.type !== "make") return <>{call.type}</>;
  const bid = call.type === "bid" ? call : null;
  return (
    <>
      <span class="vh">{bid ? callText(bid) : STRAIN_NAME[call.strain]}</span>
      <span class={asked ? "offered" : undefined} aria-hidden="true">
        {bid && `${bid.level}\u00A0`}
        <Denomination {...call} />
        {asked && "?"}
      </span>
    </>
  );
}

/** The suit by its glyph; royals by name, since the spade glyph stands for spades at their lower price. */
function Denomination({ strain, level }: { readonly strain: Strain; readonly level?: number }) {
  if (strain === "notrump") {
    return (
      <>
        <span class="long">no trump</span>
        <span class="short">NT</span>
      </>
    );
  }
  const trump = TRUMP_OF[strain];
  if (trump === null || strain === "royals") {
    return <>{level === 1 ? STRAIN_NAME[strain].slice(0, -1) : STRAIN_NAME[strain]}</>;
  }
  return <Words text={GLYPH[trump]} />;
}
