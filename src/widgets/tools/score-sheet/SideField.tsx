import { SIDES, type Side } from "../../../engine/core/seat.ts";
import { Segments } from "../controls/Segments.tsx";
import type { FieldsProps } from "./field-props.ts";

interface SideProps extends FieldsProps {
  readonly name: string;
  readonly legend: string;
  readonly onPick: (side: Side) => void;
}

/** Which side it was. */
export function SideField({ name, legend, names, draft, onPick }: SideProps) {
  return (
    <Segments
      name={name}
      legend={legend}
      segments={SIDES.map((value) => ({ value, label: names[value] }))}
      value={(draft[name] as Side | undefined) || null}
      onPick={onPick}
    />
  );
}
