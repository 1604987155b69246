import { Bidding } from "./Bidding.tsx";
import type { FieldsProps } from "./field-props.ts";
import { HonoursChoice, chosen } from "./HonoursField.tsx";

/** A deal of contract as it is played today. */
export function ModernFields(props: FieldsProps) {
  return (
    <>
      <Bidding {...props} />
      <ModernHonours {...props} />
    </>
  );
}

/** Honours at contract today: a hundred or a hundred and fifty. */
function ModernHonours({ draft, names, set }: FieldsProps) {
  return (
    <HonoursChoice
      names={names}
      kinds={[
        ["100", "100, four in one hand"],
        ["150", "150, five or four aces in one hand"],
      ]}
      value={chosen(draft)}
      onChoose={(honoursTo, honours) => set({ honoursTo, honours })}
    />
  );
}
