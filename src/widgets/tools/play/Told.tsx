import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Chair } from "../../../tabletop/playing/session.ts";
import { AuctionTable } from "../../table/AuctionTable.tsx";
import { Words } from "../../table/Words.tsx";
import { still } from "./still.ts";
import { declaredText } from "./words.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly chair: Chair;
}

/** What was declared, with the bidding where it is known. */
export const Told = still(({ deal, chair }: Props) => {
  const { declared } = deal;
  return (
    <div class="told">
      <p>
        <Words text={declaredText(deal)} />
      </p>
      {declared.kind === "auction" && declared.calls.length > 0 && (
        <AuctionTable calls={declared.calls} {...(chair === "all" ? {} : { viewer: chair })} />
      )}
    </div>
  );
});
