import { refuse, type Result } from "../engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../engine/core/seat.ts";
import type { ScoredGame } from "../engine/games/game.ts";
import { readHouse } from "../engine/games/house.ts";
import { BOM, formatRows, parseRows, type Row } from "./csv-rows.ts";
import {
  composed,
  contradicted,
  found,
  lineAt,
  refuseSize,
  SIDED_BOXES,
  type FiledAward,
  type FiledDeal,
} from "./exchange.ts";
import { familyOf } from "./families.ts";
import { fieldsOf } from "./fields.ts";
import { kept, type KeptLine } from "./kept.ts";
import { gameOf, type RubberRecord } from "./record.ts";

const KINDS = ["sheet", "deal", "award", "rubber", "total"] as const;
const HEAD = ["row", "number", "item", "value"] as const;
const FIGURES = [
  "we below",
  "we above",
  "they below",
  "they above",
  "we total",
  "they total",
] as const;
const SIDE_WORD: BySide<string> = { YZ: "we", AB: "they" };

/** How a box is called at the head of its column: “tricks we”, “honours to”. */
function columnOf(box: string): string {
  return box
    .replace(/YZ$/, ` ${SIDE_WORD.YZ}`)
    .replace(/AB$/, ` ${SIDE_WORD.AB}`)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function columnsFor(records: ScoredGame["records"]): string[] {
  return [...HEAD, ...familyOf(records).boxes.map(columnOf), ...FIGURES];
}

type Cells = Readonly<Record<string, string>>;

/** Every row of the sheet by the names of its columns: what is played, deal by deal, and what it comes to. */
function cellsOf(record: RubberRecord): Cells[] {
  const { rubber, awards, ending, totals } = kept(record);
  const { records } = gameOf(record);
  const told = (item: string, value: string): Cells => ({ row: "sheet", item, value });
  const laid = (after: number) =>
    record.awards.flatMap((award, index) =>
      award.after === after
        ? [{ ...lineCells("award", awards[index]), number: String(after) }]
        : [],
    );
  return [
    told("game", record.game),
    ...Object.entries(record.house).map(([item, value]) => told(item, String(value))),
    ...SIDES.map((side) => told(SIDE_WORD[side], record.names[side])),
    told("stopped", record.stopped ? "yes" : "no"),
    ...laid(0),
    ...record.deals.flatMap((deal, index) => {
      const boxes = Object.entries(fieldsOf(records, deal)).map(([box, value]) => [
        columnOf(box),
        SIDED_BOXES.includes(box) ? SIDE_WORD[value as Side] : value,
      ]);
      const figures = SIDES.flatMap((side) =>
        Object.entries(rubber.deals[index]?.columns[side] ?? {}).map(([column, points]) => [
          `${SIDE_WORD[side]} ${column}`,
          String(points),
        ]),
      );
      const number = String(index + 1);
      return [
        { row: "deal", number, ...Object.fromEntries([...boxes, ...figures]) },
        ...laid(index + 1),
      ];
    }),
    ...ending.map((line) => lineCells("rubber", line)),
    { row: "total", "we total": String(totals.YZ), "they total": String(totals.AB) },
  ];
}

function lineCells(row: string, line: KeptLine | undefined): Cells {
  return line
    ? { row, item: line.item, [`${SIDE_WORD[line.side]} ${line.column}`]: String(line.points) }
    : { row };
}

/**
 * A rubber as a table for a spreadsheet, a row a deal: UTF-8 with its mark, lines ended as spreadsheets like them. A cell
 * that a spreadsheet would take for a formula is given an apostrophe in front; a number below nought is one and stays.
 */
export function formatCsv(record: RubberRecord): string {
  const columns = columnsFor(gameOf(record).records);
  const rows = cellsOf(record).map((cells) => columns.map((column) => cells[column] ?? ""));
  return BOM + formatRows([columns, ...rows]);
}

/** A file’s rows by the names of their columns. */
class Table {
  readonly rows: readonly Row[];
  readonly #columns: readonly string[];
  readonly #head: Row;

  constructor(head: Row, rows: readonly Row[]) {
    this.#head = head;
    this.rows = rows;
    this.#columns = head.cells.map((name) => name.trim().toLowerCase());
  }

  /** Refuses where a column is not there. */
  lacks(names: readonly string[]): Result<never> | null {
    const missing = names.find((name) => !this.#columns.includes(name));
    return missing
      ? refuse("column", `Line ${this.#head.line}: the column “${missing}” is missing.`)
      : null;
  }

  cell(row: Row, column: string): string {
    return (row.cells[this.#columns.indexOf(column)] ?? "").trim();
  }

  of(kind: string): Row[] {
    return this.rows.filter((row) => this.cell(row, "row").toLowerCase() === kind);
  }
}

const SIDE_OF = new Map<string, Side>(SIDES.map((side) => [SIDE_WORD[side], side]));

function dealFrom(table: Table, row: Row, records: ScoredGame["records"]): FiledDeal {
  const fields = Object.fromEntries(
    familyOf(records).boxes.map((box) => {
      const value = table.cell(row, columnOf(box));
      const side = SIDED_BOXES.includes(box) ? SIDE_OF.get(value.toLowerCase()) : undefined;
      return [box, side ?? value];
    }),
  );
  return {
    fields,
    line: row.line,
    whereIs: (box) => lineAt(row.line, "column", columnOf(box)),
  };
}

/** A penalty laid at the table: its side is the one under which its points stand. */
function awardFrom(table: Table, row: Row): FiledAward {
  const side = table.cell(row, "we above") === "" ? "AB" : "YZ";
  const column = `${SIDE_WORD[side]} above`;
  return {
    side,
    points: table.cell(row, column),
    after: table.cell(row, "number"),
    whereIs: (part) => lineAt(row.line, "column", part === "points" ? column : "number"),
  };
}

/**
 * Reads a table as {@link formatCsv} writes it, with commas, semicolons or tabs between the cells. Refuses, in one
 * sentence that names the line and the column, anything that is missing, that cannot be, or that the rest contradicts.
 */
export function parseCsv(text: string): Result<RubberRecord> {
  const size = refuseSize(text);
  if (size) return size;
  const parsed = parseRows(text);
  if (!parsed.ok) return parsed;
  const [head, ...rows] = parsed.value;
  if (!head) return refuse("empty", "Line 1: the file is empty.");
  const table = new Table(head, rows);
  const lacking = table.lacks(HEAD);
  if (lacking) return lacking;
  const stray = rows.find(
    (row) => !KINDS.some((kind) => kind === table.cell(row, "row").toLowerCase()),
  );
  if (stray) {
    const word = found(table.cell(stray, "row"));
    return refuse(
      "row",
      `${lineAt(stray.line, "column", "row")}: ${word} is none of ${KINDS.join(", ")}.`,
    );
  }
  return sheetFrom(table, head.line);
}

function sheetFrom(table: Table, headLine: number): Result<RubberRecord> {
  const told = table.of("sheet");
  const items = new Map(told.map((row) => [table.cell(row, "item"), table.cell(row, "value")]));
  const line = told[0]?.line ?? headLine;
  const { game = "", we = "", they = "", stopped = "", ...house } = Object.fromEntries(items);
  const set = readHouse(game, house);
  if (!set.ok) {
    const { code, message } = set.violation;
    const row = told.find((one) => table.cell(one, "item") === code);
    return refuse(code, `${lineAt(row?.line ?? line, "column", "value")}: ${message}`);
  }
  const { records } = gameOf(set.value);
  const lacking = table.lacks(columnsFor(records));
  if (lacking) return lacking;
  const read = composed({
    game,
    house,
    names: { YZ: we, AB: they },
    stopped: stopped.toLowerCase() === "yes",
    deals: table.of("deal").map((row) => dealFrom(table, row, records)),
    awards: table.of("award").map((row) => awardFrom(table, row)),
    line,
  });
  return read.ok ? (contradictionIn(table, read.value) ?? read) : read;
}

/** Compares the file with what the rubber read from it looks like, row by row; null where they agree. */
function contradictionIn(table: Table, record: RubberRecord): Result<never> | null {
  const columns = columnsFor(gameOf(record).records);
  const expected = cellsOf(record);
  for (const [index, cells] of expected.entries()) {
    const row = table.rows[index];
    if (!row) {
      const last = table.rows.at(-1)?.line ?? 1;
      return refuse("cut-short", `Line ${last}: the file ends before its row “${cells["row"]}”.`);
    }
    const column = columns.find((name) => differs(table.cell(row, name), cells[name] ?? ""));
    if (column) {
      const where = lineAt(row.line, "column", column);
      return contradicted(where, table.cell(row, column), cells[column] ?? "");
    }
  }
  const extra = table.rows[expected.length];
  return extra
    ? refuse("after-total", `Line ${extra.line}: there is a row after the total.`)
    : null;
}

function differs(text: string, expected: string): boolean {
  return text.toLowerCase() !== expected.trim().toLowerCase();
}
