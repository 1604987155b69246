import { SIDES, otherSide, type Side } from "../../../engine/core/seat.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../../../engine/scoring/revoked.ts";
import { Segments } from "../controls/Segments.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import type { FieldsProps } from "./field-props.ts";

/** The most revokes a scorer may count for a side in one deal. */
const MOST_REVOKES = 4;

const PENALTY: Readonly<Record<RevokePenalty, string>> = {
  tricks: "Three tricks",
  deduct: "Points off",
  add: "Points on",
};

interface RevokesProps extends FieldsProps {
  readonly name: string;
  readonly label: string;
}

function Revokes({ name, label, draft, set }: RevokesProps) {
  return (
    <Stepper
      name={name}
      label={label}
      text={draft[name] ?? ""}
      least={0}
      most={MOST_REVOKES}
      first={1}
      onText={(text) => set({ [name]: text })}
    />
  );
}

/** Revokes at auction: declarer’s, the adversaries’, and what is taken for theirs. */
export function ContractRevokes(props: FieldsProps) {
  const { draft, set } = props;
  return (
    <>
      <Revokes {...props} name="revokes" label="Declarer revoked" />
      <Revokes {...props} name="theirRevokes" label="The others did" />
      {Number(draft["theirRevokes"]) > 0 && (
        <Segments
          name="revokeChoice"
          legend="Declarer takes"
          segments={[
            { value: "hundred", label: "100 points" },
            {
              value: "tricks",
              label: draft["strain"] === "nullo" ? "To give three tricks" : "Three tricks",
            },
          ]}
          value={draft["revokeChoice"] || "hundred"}
          onPick={(revokeChoice) => set({ revokeChoice })}
        />
      )}
    </>
  );
}

interface BySideProps extends FieldsProps {
  readonly penalties: readonly RevokePenalty[];
}

/** Revokes of either side, and what is exacted for them where the code gives a choice. */
export function RevokesBySide(props: BySideProps) {
  const { draft, names, set, penalties } = props;
  return (
    <>
      {SIDES.map((side) => (
        <div key={side}>
          <Revokes {...props} name={`revokes${side}`} label={`${names[side]} revoked`} />
          {penalties.length > 1 && Number(draft[`revokes${side}`]) > 0 && (
            <Segments
              name={`penalty${side}`}
              legend={`${names[otherSide(side)]} exact`}
              segments={REVOKE_PENALTIES.map((value) => ({ value, label: PENALTY[value] }))}
              value={(draft[`penalty${side}`] as RevokePenalty | undefined) || "tricks"}
              onPick={(penalty) => set({ [`penalty${side}`]: penalty })}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** The seats of a side without trumps: one stands for whichever partner it was. */
const SEATS_OF: Readonly<Record<Side, readonly [none: "", one: string, both: string]>> = {
  YZ: ["", "Z", "Z Y"],
  AB: ["", "A", "A B"],
};

/** Hands that were dealt no trump, side by side. */
function Chicane({ draft, names, set }: FieldsProps) {
  const seats = (draft["chicane"] ?? "").split(" ").filter(Boolean);
  const of = (side: Side) => seats.filter((seat) => side.includes(seat)).length;
  return (
    <>
      {SIDES.map((side) => (
        <Segments
          key={side}
          name={`chicane${side}`}
          legend={`${names[side]} chicane`}
          segments={[
            { value: 0, label: "No" },
            { value: 1, label: "One hand" },
            { value: 2, label: "Both" },
          ]}
          value={of(side)}
          onPick={(hands) =>
            set({
              chicane: SIDES.map((one) => SEATS_OF[one][one === side ? hands : of(one)])
                .filter(Boolean)
                .join(" "),
            })
          }
        />
      ))}
    </>
  );
}

/** Chicane and revokes at straight bridge. */
export function StraightMore(props: BySideProps) {
  return (
    <>
      <Chicane {...props} />
      <RevokesBySide {...props} />
    </>
  );
}
