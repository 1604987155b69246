import { isStrain } from "../../../engine/declaring/strain.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../../../engine/scoring/revoked.ts";
import { Segments } from "../controls/Segments.tsx";
import { anyFilled } from "./boxes.ts";
import type { FieldsProps } from "./DealFields.tsx";
import { Drawer } from "./Drawer.tsx";
import { HonoursField } from "./HonoursField.tsx";
import { WORTH } from "./notes.ts";
import { StrainField } from "./StrainField.tsx";
import { TricksOfSide } from "./TricksOfSide.tsx";

/** How often a trick may come to be doubled on the form: 1, 2, 4, 8 and 16 times, or more. */
const DOUBLINGS = ["1", "2", "4", "8", "16", "32"] as const;

/** A deal of straight bridge. */
export function MakeFields(props: FieldsProps) {
  const { draft, set, house } = props;
  const penalties: readonly RevokePenalty[] =
    house.revokes === "english" ? REVOKE_PENALTIES : ["tricks"];
  const each = isStrain(draft["strain"]) ? WORTH.make[draft["strain"]] : undefined;
  return (
    <>
      <StrainField {...props} legend="Trumps" />
      <Segments
        name="doubled"
        legend="Doubled"
        segments={DOUBLINGS.map((value) => ({
          value,
          label: (
            <>
              {value === "1" ? "No" : `× ${value}`}
              <small>{each && each * Number(value)}</small>
            </>
          ),
          spoken: `${value === "1" ? "Not doubled" : `${value} times`}${each ? `, ${each * Number(value)} a trick` : ""}`,
        }))}
        value={(draft["doubled"] as (typeof DOUBLINGS)[number] | undefined) ?? "1"}
        onPick={(doubled) => set({ doubled })}
      />
      <TricksOfSide {...props} />
      <HonoursField {...props} />
      <Drawer
        title="Chicane and revokes"
        part="StraightMore"
        with={{ ...props, penalties }}
        filled={anyFilled(draft, "chicane", "revokesYZ", "revokesAB")}
      />
    </>
  );
}
