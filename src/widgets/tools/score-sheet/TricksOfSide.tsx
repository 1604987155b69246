import { otherSide, type Side } from "../../../engine/core/seat.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import { Stepper } from "../controls/Stepper.tsx";
import { wholeIn } from "../controls/whole.ts";
import type { FieldsProps } from "./field-props.ts";
import type { Draft } from "../../../tabletop/score-sheet.ts";
import { overBook } from "./notes.ts";
import { SideField } from "./SideField.tsx";

/** The tricks of both sides once those of one have been typed; the other has what is left of thirteen. */
function withTricks(side: Side, text: string): Draft {
  const left = 13 - Number(text);
  return {
    tricksOf: side,
    [`tricks${side}`]: text,
    [`tricks${otherSide(side)}`]: /^\d+$/.test(text) && left >= 0 ? `${left}` : "",
  };
}

/** What the tricks of one side leave to the other. */
function tricksNote(tricks: string): string {
  const won = wholeIn(tricks, 0, 13);
  return won === null ? "of thirteen" : `${overBook(won)}; ${13 - won} to the others`;
}

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
