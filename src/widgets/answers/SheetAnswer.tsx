import { SIDES } from "../../engine/core/seat.ts";
import { SIDE_NAME } from "../../exercises/kit/words.ts";
import { fieldsOf, rowFields, type Field } from "../../exercises/kit/ask.ts";
import type { AskOf } from "./ask-of.ts";
import { FigureForm, type Box } from "./FigureForm.tsx";
import { Reasons } from "./Reasons.tsx";
import type { AnswerProps } from "./state.ts";

interface Props extends AnswerProps {
  readonly ask: AskOf<"sheet">;
  readonly id: string;
}

/** A score pad to fill deal by deal, We and They parted by the double red rule; each wrong figure is answered on its line. */
export function SheetAnswer({ ask, id, ...state }: Props) {
  return (
    <FigureForm id={id} fields={fieldsOf(ask)} {...state}>
      {(box) => (
        <div class="pad sheet">
          <div class="line heads" aria-hidden="true">
            {SIDES.map((side) => (
              <p class="head" key={side}>
                {SIDE_NAME[side]}
              </p>
            ))}
          </div>
          {ask.rows.map((row) => (
            <div class="line" role="group" aria-label={row.label} key={row.id}>
              {row.boxes !== "single" && <p class="which">{row.label.split(",")[0]}</p>}
              <Boxes fields={rowFields(row)} box={box} />
              <Reasons id={id} fields={rowFields(row)} verdict={state.verdict} />
            </div>
          ))}
        </div>
      )}
    </FigureForm>
  );
}

/** The boxes of one line, each side’s under its heading; a figure of neither side stands across both. */
function Boxes({ fields, box }: { readonly fields: readonly Field[]; readonly box: Box }) {
  return (
    <>
      {fields.some((field) => field.side) &&
        SIDES.map((side) => (
          <div class="side" data-side={SIDE_NAME[side]} key={side}>
            {fields
              .filter((field) => field.side === side)
              .map((field) => box(field, field.column ?? ""))}
          </div>
        ))}
      {fields.filter((field) => !field.side).map((field) => box(field, field.label))}
    </>
  );
}
