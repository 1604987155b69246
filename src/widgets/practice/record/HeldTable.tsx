import type { ComponentChildren } from "preact";
import type { Held } from "../../../progress/model/strength.ts";
import { Pips } from "../Pips.tsx";

/** One line of the table: what it is, how it stands, and when it comes back where that is known. */
export interface HeldRow {
  readonly id: string;
  readonly name: ComponentChildren;
  readonly held: Held;
  readonly back?: string;
}

interface Props {
  readonly what: string;
  readonly rows: readonly HeldRow[];
  readonly labelledBy: string;
}

/** How things stand, line by line: strength in a shape and a word, and the latest answers that show it. */
export function HeldTable({ what, rows, labelledBy }: Props) {
  const returns = rows.some(({ back }) => back);
  return (
    <table class="held-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Held</th>
          <th scope="col">Lately right</th>
          {returns && <th scope="col">Comes back</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, held, back }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Pips strength={held.strength} />
            </td>
            <td>
              {held.right} of {held.of}
            </td>
            {returns && <td>{back}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
