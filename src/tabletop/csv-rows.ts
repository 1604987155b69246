import { ok, refuse, type Result } from "../engine/core/result.ts";

/** The mark that tells a spreadsheet the text is UTF-8. */
export const BOM = "\uFEFF";

/** One row of a table, with the line of the file on which it begins. */
export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** What a spreadsheet would take for a formula, in wide letters too, unless it is a plain number; and what our own apostrophe could be taken for. */
const FORMULA = /^(?!-?\d+$)[=+\-@＝＋－＠\t\r\n']/;

/** A sheet has far fewer columns in any game, and far fewer lines in any rubber. */
const MOST_COLUMNS = 100;
const MOST_LINES = 5000;

/** Rows as comma-separated text. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const harmless = FORMULA.test(text) ? `'${text}` : text;
    return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell as it was before it was made harmless. */
function plain(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** The sign between cells: whichever of the three stands most often in the first line. */
function separatorOf(text: string): string {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const count = (sign: string) => first.split(sign).length;
  return [",", ";", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/**
 * Reads comma-separated text into rows; empty rows are left out. Refuses, naming the line, a quotation mark that is
 * never closed, and more columns or lines than any sheet has.
 */
export function parseRows(text: string): Result<Row[]> {
  const body = text.startsWith(BOM) ? text.slice(1) : text;
  const separator = separatorOf(body);
  const rows: Row[] = [];
  const cellPattern = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^"${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  while (cellPattern.lastIndex < body.length) {
    const match = cellPattern.exec(body);
    if (!match)
      return refuse(
        "quote",
        `Line ${line}: a quotation mark stands where none belongs, or is never closed.`,
      );
    const [, written = "", end = ""] = match;
    const quoted = written.startsWith('"');
    cells.push(plain(quoted ? written.slice(1, -1).replaceAll('""', '"') : written));
    if (quoted) line += written.split(/\r\n|\n|\r/).length - 1;
    if (cells.length > MOST_COLUMNS || line > MOST_LINES) {
      const many = line > MOST_LINES ? "lines" : "columns";
      return refuse(many, `Line ${line}: a score sheet has not so many ${many}.`);
    }
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ cells, line: begins });
    cells = [];
    line += 1;
    begins = line;
  }
  if (cells.length > 0) rows.push({ cells, line: begins });
  return ok(rows);
}
