import type { ComponentChildren } from "preact";
import type { Kept, KeptLine } from "../../../tabletop/kept.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import { amending } from "./boxes.ts";
import { DEAL_FIELDS } from "./DealFields.tsx";
import type { FieldsProps } from "./field-props.ts";
import type { ColumnNames } from "./figures.ts";
import { figure } from "../../../engine/notation/line-words.ts";

interface Props extends FieldsProps {
  /** Whether another game has been chosen and is on its way: what is written now would be wiped when it comes. */
  readonly waiting: boolean;
  /** The number of the deal being written, from 1. */
  readonly number: number;
  readonly columns: ColumnNames;
  readonly kept: Kept;
  /** The sheet with the deal in pencil, where the form can be read. */
  readonly pencilled: Kept | null;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** Undo and redo. */
  readonly children: ComponentChildren;
}

/** The form of one deal, the arithmetic of what it would come to, and the button that inks it. */
export function DealForm(props: Props) {
  const { game, draft, number, kept, pencilled, columns, names } = props;
  const Fields = DEAL_FIELDS[game.records];
  const amends = amending(draft) !== null;
  const lines: readonly KeptLine[] = pencilled
    ? [...(pencilled.deals[number - 1] ?? []), ...(kept.over ? [] : pencilled.ending)]
    : [];
  return (
    <div
      inert={props.waiting}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        props.onEnter();
      }}
    >
      <Fields {...props} />
      <table class="sum">
        <caption class="quiet">In pencil until it is entered</caption>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{sentence(line.words.replace(/: \S+$/, ""))}</td>
              <td>
                {names[line.side]}, {line.item === "rubber" ? "added" : columns[line.column]}
              </td>
              <td>{figure(line.points)}</td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <td class="none">
                {pencilled ? "Nothing to score." : "The arithmetic will stand here."}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div class="acts">
        <button type="button" class="act" onClick={props.onEnter}>
          {amends ? `Change deal ${number}` : `Enter deal ${number}`}
        </button>
        {amends && (
          <button type="button" class="plain" onClick={props.onLeave}>
            Leave it as it was
          </button>
        )}
        {props.children}
      </div>
    </div>
  );
}
