import type { Seat } from "../../../engine/core/seat.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { chairsOf, HELPERS, type Chair, type Helper } from "../../../tabletop/playing/session.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Segments } from "../controls/Segments.tsx";
import { still } from "./still.ts";
import { HELPER_NAME } from "./words.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly chair: Chair;
  readonly helper: Helper;
  /** Whether there is a printed record to follow. */
  readonly hasBook: boolean;
  readonly onChair: (chair: Chair) => void;
  readonly onHelper: (helper: Helper) => void;
}

/** Whose cards the reader plays, and by what the others are played. */
export const Setup = still(({ deal, chair, helper, hasBook, onChair, onHelper }: Props) => {
  return (
    <div class="setup">
      <Segments
        name="chair"
        legend="You play"
        segments={chairsOf(deal).map((one) => ({
          value: one,
          label: one === "all" ? "all four hands" : <ChairName deal={deal} seat={one} />,
        }))}
        value={chair}
        onPick={onChair}
      />
      {chair !== "all" && (
        <Segments
          name="helper"
          legend="The others"
          segments={HELPERS.filter((one) => hasBook || one !== "book").map((one) => ({
            value: one,
            label: HELPER_NAME[one],
          }))}
          value={helper}
          onPick={onHelper}
        />
      )}
    </div>
  );
});

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
