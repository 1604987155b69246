import { mayDoubleAgain, type DoublingLimit } from "../../../engine/declaring/doubling-limit.ts";
import { isStrain } from "../../../engine/declaring/strain.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../../../engine/scoring/revoked.ts";
import { Segments } from "../controls/Segments.tsx";
import { anyFilled } from "./boxes.ts";
import type { FieldsProps } from "./field-props.ts";
import { Drawer } from "./Drawer.tsx";
import { HonoursField } from "./HonoursField.tsx";
import { StraightMore } from "./MoreFields.tsx";
import { WORTH } from "./notes.ts";
import { StrainField } from "./StrainField.tsx";
import { TricksOfSide } from "./TricksOfSide.tsx";

/** What doubling may make of a trick on the form: as far as any table has gone. */
const DOUBLINGS = [1, 2, 4, 8, 16, 32, 64];

/** As far as the house lets doubling go from what a trick counts; what stands on the form already stays in sight. */
function doublings(each: number, limit: DoublingLimit | undefined, now: string): string[] {
  return DOUBLINGS.filter((times) => times === 1 || mayDoubleAgain((each * times) / 2, limit))
    .map(String)
    .concat(now)
    .filter((times, at, all) => all.indexOf(times) === at);
}

/** A deal of straight bridge. */
export function MakeFields(props: FieldsProps) {
  const { draft, set, house } = props;
  const penalties: readonly RevokePenalty[] =
    house.revokes === "english" ? REVOKE_PENALTIES : ["tricks"];
  const times = draft["doubled"] || "1";
  const each = isStrain(draft["strain"]) ? WORTH.make[draft["strain"]] : undefined;
  return (
    <>
      <StrainField {...props} legend="Trumps" />
      <Segments
        name="doubled"
        legend="Doubled"
        segments={doublings(each ?? 0, house.doubling, times).map((value) => ({
          value,
          label: (
            <>
              {value === "1" ? "No" : `×${value}`}
              <small>{each && each * Number(value)}</small>
            </>
          ),
          spoken: `${value === "1" ? "Not doubled" : `${value} times`}${each ? `, ${each * Number(value)} a trick` : ""}`,
        }))}
        value={times}
        onPick={(doubled) => set({ doubled })}
      />
      <TricksOfSide {...props} />
      <HonoursField {...props} />
      <Drawer
        title="Chicane and revokes"
        filled={anyFilled(draft, "chicane", "revokesYZ", "revokesAB")}
      >
        <StraightMore {...props} penalties={penalties} />
      </Drawer>
    </>
  );
}
