import type { ComponentChildren } from "preact";
import { SIDES, type BySide, type Side } from "../../../engine/core/seat.ts";
import { PAD_STYLES, type PadStyle } from "../../../engine/scoring/pad.ts";
import type { Kept } from "../../../tabletop/kept.ts";
import type { Award } from "../../../tabletop/score-sheet.ts";
import { keyOf, type ColumnNames, type Figure } from "./figures.ts";
import { columnsOf, rowsAbove, rowsBelow, type PadRow, type Written } from "./pad-rows.ts";
import { figure } from "../../../engine/notation/line-words.ts";

interface Props {
  readonly title: string;
  readonly names: BySide<string>;
  readonly style: PadStyle;
  readonly columns: ColumnNames;
  /** The sheet as it would stand with the deal being written. */
  readonly kept: Kept;
  readonly awards: readonly Award[];
  /** The deal that is in pencil, counted from 0; null where all is in ink. */
  readonly pencil: number | null;
  /** The figure that is open. */
  readonly open: string | null;
  readonly onOpen: (figure: Figure) => void;
  /** What an open figure says. */
  readonly detail: (figure: Figure) => ComponentChildren;
}

/** The score pad: honours written upward from the line and tricks downward, a line under each game, the sums at the foot. */
export function Pad(props: Props) {
  const { title, names, style, kept, pencil } = props;
  const { rubber, net } = kept;
  const columns = columnsOf(kept, props.awards, style);
  const span = columns.length / SIDES.length;
  const won = rubber.gamesWon.YZ + rubber.gamesWon.AB;
  const games = rubber.rubberTo ? won : won + 1;
  const inPencil = pencil !== null;
  const edge = (index: number) => (index === span ? "they" : undefined);

  const cell = (entry: Written | undefined, index: number) => {
    const side = columns[index]?.side as Side;
    return (
      <td class={edge(index)} key={index}>
        {entry && (
          <FigureButton
            {...props}
            points={entry.points}
            pencilled={entry.deal === pencil && entry.award === undefined}
            name={`${entry.award === undefined ? `deal ${entry.deal + 1}` : "a penalty"}, ${names[side]}, ${props.columns[entry.column]}`}
            figure={figureOf(entry, side)}
          />
        )}
      </td>
    );
  };
  const written = (rows: readonly PadRow[], head: number, name: string) =>
    rows.map((row, index) => {
      const opened = row.cells
        .map((entry, at) => entry && figureOf(entry, columns[at]?.side as Side))
        .find((one) => one && keyOf(one) === props.open);
      return (
        <>
          <tr key={row.key}>
            {index === head ? <th scope="row">{name}</th> : <td />}
            {row.cells.map(cell)}
          </tr>
          {opened && <Why {...props} figure={opened} span={columns.length + 1} />}
        </>
      );
    });
  const foot = (of: "ending" | "total", name: string, points: BySide<number | null>) => {
    const opened = SIDES.find((side) => keyOf({ of, side }) === props.open);
    return (
      <>
        <tr class={of}>
          <th scope="row">{name}</th>
          {SIDES.map((side, index) => (
            <td colSpan={span} class={index === 1 ? "they" : undefined} key={side}>
              {points[side] !== null && (
                <FigureButton
                  {...props}
                  points={points[side]}
                  pencilled={inPencil}
                  name={`${names[side]}, ${name}`}
                  figure={{ of, side }}
                />
              )}
            </td>
          ))}
        </tr>
        {opened && <Why {...props} figure={{ of, side: opened }} span={columns.length + 1} />}
      </>
    );
  };
  const above = rowsAbove(columns);
  const endOf = (side: Side) =>
    kept.ending.reduce<number | null>(
      (sum, line) => (line.side === side ? (sum ?? 0) + line.points : sum),
      null,
    );

  return (
    <table class={`pad ${style}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {SIDES.map((side, index) => (
            <th scope="col" colSpan={span} class={index === 1 ? "they" : undefined} key={side}>
              {names[side]}
            </th>
          ))}
        </tr>
        {style === "double" && (
          <tr class="of-columns">
            <td />
            {columns.map((_, index) => (
              <th scope="col" class={edge(index)} key={index}>
                {props.columns[PAD_STYLES.double[index]?.takes[0] ?? "below"]}
              </th>
            ))}
          </tr>
        )}
      </thead>
      <tbody class="above">
        {written(above, above.length - 1, style === "double" ? "" : props.columns.above)}
      </tbody>
      {rowsBelow(columns, games).map((rows, game) => (
        <tbody class={game < won ? "game" : undefined} key={game}>
          {written(rows, game === 0 ? 0 : -1, style === "double" ? "" : props.columns.below)}
        </tbody>
      ))}
      <tfoot>
        {kept.ending.length > 0 && foot("ending", "rubber", { YZ: endOf("YZ"), AB: endOf("AB") })}
        {foot("total", "total", kept.totals)}
        <tr class="net">
          <th scope="row" colSpan={columns.length + 1 - (net ? span : 0)}>
            {net ? `${names[net.winner]} ${kept.over ? "win" : "lead by"}` : "Level"}
          </th>
          {net && (
            <td colSpan={span}>
              <span class={inPencil ? "pencil" : undefined}>{figure(net.points)}</span>
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function figureOf({ deal, column, award }: Written, side: Side): Figure {
  return award === undefined ? { of: "deal", deal, side, column } : { of: "award", award };
}

interface FigureProps extends Pick<Props, "open" | "onOpen"> {
  readonly points: number;
  readonly pencilled: boolean;
  readonly name: string;
  readonly figure: Figure;
}

/** A figure as a button that opens to what it is made of. */
function FigureButton({ points, pencilled, name, figure: which, open, onOpen }: FigureProps) {
  const key = keyOf(which);
  return (
    <button
      type="button"
      class={pencilled ? "pencil" : undefined}
      aria-label={`${figure(points)}: ${name}${pencilled ? ", in pencil" : ""}`}
      aria-expanded={open === key}
      data-figure={key}
      onClick={() => onOpen(which)}
    >
      {figure(points)}
    </button>
  );
}

interface WhyProps extends Pick<Props, "detail"> {
  readonly figure: Figure;
  readonly span: number;
}

/** The row under an open figure that says where it comes from. */
function Why({ figure: which, span, detail }: WhyProps) {
  return (
    <tr class="why">
      <td colSpan={span}>{detail(which)}</td>
    </tr>
  );
}
