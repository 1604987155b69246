import { LEVELS } from "../../../engine/declaring/call.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import { Segments } from "../controls/Segments.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import type { FieldsProps } from "./field-props.ts";
import { contractNote } from "./notes.ts";
import { SideField } from "./SideField.tsx";
import { StrainField } from "./StrainField.tsx";

/** Who declared what, for how many tricks: the start of a deal in any game with bidding. */
export function Bidding(props: FieldsProps) {
  const { draft, set } = props;
  return (
    <>
      <SideField
        {...props}
        name="declarer"
        legend="Declared by"
        onPick={(declarer) => set({ declarer })}
      />
      <Segments
        name="level"
        legend="Contract"
        segments={LEVELS.map((value) => ({ value, label: value }))}
        value={draft["level"] ? Number(draft["level"]) : null}
        onPick={(level) => set({ level: `${level}` })}
      />
      <StrainField {...props} legend="In" />
      <Segments
        name="doubled"
        legend="Doubled"
        segments={[
          { value: "1", label: "No" },
          { value: "2", label: "Doubled" },
          { value: "4", label: "Redoubled" },
        ]}
        value={draft["doubled"] ?? "1"}
        onPick={(doubled) => set({ doubled })}
      />
      <Stepper
        name="tricks"
        label="Tricks won"
        text={draft["tricks"] ?? ""}
        least={0}
        most={13}
        first={
          draft["strain"] === "nullo"
            ? 7 - Number(draft["level"] ?? 1)
            : BOOK + Number(draft["level"] ?? 1)
        }
        note={contractNote(draft)}
        onText={(tricks) => set({ tricks })}
      />
    </>
  );
}
