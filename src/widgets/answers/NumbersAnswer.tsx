import { SIDES } from "../../engine/core/seat.ts";
import { SIDE_NAME } from "../../exercises/kit/words.ts";
import type { AskOf } from "./ask-of.ts";
import { FigureForm } from "./FigureForm.tsx";
import type { AnswerProps } from "./state.ts";

export { Reasons } from "./Reasons.tsx";

interface Props extends AnswerProps {
  readonly ask: AskOf<"numbers">;
  readonly id: string;
}

/** A few figures to enter: those of a side in its column of the pad, any others under their own names. */
export function NumbersAnswer({ ask, id, ...state }: Props) {
  const apart = ask.fields.filter((field) => !field.side);
  return (
    <FigureForm id={id} fields={ask.fields} {...state}>
      {(box) => (
        <>
          {apart.length < ask.fields.length && (
            <div class="pad">
              {SIDES.map((side) => (
                <div class="side" key={side}>
                  <p class="head">{SIDE_NAME[side]}</p>
                  {ask.fields
                    .filter((field) => field.side === side)
                    .map((field) =>
                      box(field, field.column ? `${field.column} the line` : field.label),
                    )}
                </div>
              ))}
            </div>
          )}
          {apart.map((field) => box(field, field.label))}
        </>
      )}
    </FigureForm>
  );
}
