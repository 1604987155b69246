import type { ComponentChildren } from "preact";
import type { BySeat, Seat } from "../../engine/core/seat.ts";

/** Where each player of the sources would sit by the compass. */
export const COMPASS: BySeat<string> = { Z: "South", A: "West", Y: "North", B: "East" };

/** A seat by letter and compass; the page’s setting shows one or both. */
export function SeatName({ seat }: { readonly seat: Seat }) {
  return (
    <span class="seat">
      <span class="seat-letter">{seat}</span> <span class="seat-compass">{COMPASS[seat]}</span>
    </span>
  );
}

interface LabelProps {
  /** Who sits there, as the reader thinks of him: You, Partner, Dummy, Declarer. */
  readonly who?: string;
  readonly seat: Seat;
  /** What he has done or is to do. */
  readonly children?: ComponentChildren;
  readonly at?: string;
}

/** A player’s place at the table: “Dummy Y · North”. */
export function SeatLabel({ who, seat, children, at = "" }: LabelProps) {
  return (
    <p class={`place ${at}`}>
      {who && <b>{who} </b>}
      <SeatName seat={seat} />
      {children && <span class="did">{children}</span>}
    </p>
  );
}
