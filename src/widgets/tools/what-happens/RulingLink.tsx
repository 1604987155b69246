import type { ComponentChildren } from "preact";
import type { Code } from "../../../engine/laws/code.ts";
import type { LawRow } from "../../../engine/laws/row.ts";
import type { Inquiry } from "../../../tabletop/inquiry.ts";
import { queryOf } from "../../../tabletop/law-place.ts";

interface Props {
  readonly inquiry: Inquiry;
  readonly row: LawRow;
  readonly code: Code;
  readonly children: ComponentChildren;
}

/** A link to a ruling: a step of the inquiry where it is clicked, and an address of its own for a new page. */
export function RulingLink({ inquiry, row, code, children }: Props) {
  return (
    <a
      href={`?${queryOf({ game: row.game, code, situation: row.id })}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
        event.preventDefault();
        void inquiry.choose(row);
      }}
    >
      {children}
    </a>
  );
}
