import type { Field } from "../../exercises/kit/ask.ts";
import type { Verdict } from "../../exercises/kit/exercise.ts";
import { Words } from "../table/Words.tsx";
import { reasonId } from "./FigureForm.tsx";

interface Props {
  readonly id: string;
  readonly fields: readonly Field[];
  readonly verdict: Verdict | null;
}

/** Of each of these figures that is not right: what was written, and how the figure is come by. */
export function Reasons({ id, fields, verdict }: Props) {
  return (
    <>
      {fields.map((field) => {
        const line = verdict?.lines?.find((candidate) => candidate.field === field.id);
        return line && !line.right ? (
          <p class="reason" id={reasonId(id, field.id)} key={field.id}>
            <b>
              {field.label}: not {line.given}.
            </b>{" "}
            <Words text={line.because} />
          </p>
        ) : null;
      })}
    </>
  );
}
