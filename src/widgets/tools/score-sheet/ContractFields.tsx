import { Segments } from "../controls/Segments.tsx";
import { Bidding } from "./Bidding.tsx";
import { anyFilled } from "./boxes.ts";
import { Drawer } from "./Drawer.tsx";
import type { FieldsProps } from "./field-props.ts";
import { HonoursField } from "./HonoursField.tsx";
import { Later } from "./Later.tsx";

/** Whether one spade was the dealer’s opening, which costs him no more than a hundred. */
function OneSpade({ draft, set }: FieldsProps) {
  const { level, strain, oneSpade = "" } = draft;
  if (!oneSpade && (level !== "1" || strain !== "spades")) return null;
  return (
    <Segments
      name="oneSpade"
      legend="One spade"
      segments={[
        { value: "", label: "As a bid" },
        { value: "yes", label: "Dealer left in" },
      ]}
      value={oneSpade}
      onPick={(picked) => set({ oneSpade: picked })}
    />
  );
}

/** A deal of auction. */
export function ContractFields(props: FieldsProps) {
  return (
    <>
      <Bidding {...props} />
      <HonoursField {...props} />
      <OneSpade {...props} />
      <Drawer title="Revokes" filled={anyFilled(props.draft, "revokes", "theirRevokes")}>
        <Later part="ContractRevokes" with={props} />
      </Drawer>
    </>
  );
}
