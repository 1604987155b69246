import type { Seat } from "../../../engine/core/seat.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import {
  chairsOf,
  HELPERS,
  type Chair,
  type Helper,
  type Session,
} from "../../../tabletop/playing/session.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Segments } from "../controls/Segments.tsx";
import { HELPER_NAME } from "./words.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly session: Session;
  /** Whether there is a printed record to follow. */
  readonly hasBook: boolean;
  readonly onChair: (chair: Chair) => void;
  readonly onHelper: (helper: Helper) => void;
}

/** Whose cards the reader plays, and by what the others are played. */
export function Setup({ deal, session, hasBook, onChair, onHelper }: Props) {
  return (
    <div class="setup">
      <Segments
        name="chair"
        legend="You play"
        segments={chairsOf(deal).map((chair) => ({
          value: chair,
          label: chair === "all" ? "all four hands" : <ChairName deal={deal} seat={chair} />,
        }))}
        value={session.chair}
        onPick={onChair}
      />
      {session.chair !== "all" && (
        <Segments
          name="helper"
          legend="The others"
          segments={HELPERS.filter((helper) => hasBook || helper !== "book").map((helper) => ({
            value: helper,
            label: HELPER_NAME[helper],
          }))}
          value={session.helper}
          onPick={onHelper}
        />
      )}
    </div>
  );
}

/** A seat with its part in the play: the first leader’s partner is called the pone where there is a dummy. */
function ChairName({ deal, seat }: { readonly deal: PlayDeal; readonly seat: Seat }) {
  const { declarer, leader } = termsOf(deal);
  const role =
    seat === declarer ? "declarer" : seat === leader ? "leads" : declarer ? "pone" : undefined;
  return (
    <span>
      <SeatName seat={seat} /> {role && <small>{role}</small>}
    </span>
  );
}
