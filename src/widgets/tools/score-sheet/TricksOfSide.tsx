import type { Side } from "../../../engine/core/seat.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import { Stepper } from "../controls/Stepper.tsx";
import { withTricks } from "./boxes.ts";
import type { FieldsProps } from "./DealFields.tsx";
import { tricksNote } from "./notes.ts";
import { SideField } from "./SideField.tsx";

/** Whose tricks are told, and how many; the number may be typed first. */
export function TricksOfSide(props: FieldsProps) {
  const { draft, set } = props;
  const side = (draft["tricksOf"] as Side | undefined) || null;
  const box = side ? `tricks${side}` : "won";
  const text = draft[box] ?? "";
  return (
    <>
      <SideField
        {...props}
        name="tricksOf"
        legend="Tricks of"
        onPick={(tricksOf) => set({ ...withTricks(tricksOf, text), won: "" })}
      />
      <Stepper
        name={box}
        label="Tricks won"
        text={text}
        least={0}
        most={13}
        first={BOOK + 1}
        note={tricksNote(text)}
        onText={(typed) => set(side ? withTricks(side, typed) : { won: typed })}
      />
    </>
  );
}
