import { describe, expect, test } from "vitest";
import { lessons } from "../support/content.ts";

/** The tables of a lesson, each as rows of cells; a line between two tables ends the first. */
function tablesIn(body: string): string[][][] {
  return body
    .split(/\n(?!\|)/)
    .map((block) => block.split("\n").filter((line) => line.startsWith("|")))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.map((line) =>
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim()),
      ),
    );
}

const withTables = lessons().filter(({ body }) => tablesIn(body).length > 0);

test("some lessons have tables", () => {
  expect(withTables.length).toBeGreaterThan(10);
});

describe.each(withTables)("$path", ({ body }) => {
  test.each(tablesIn(body).map((rows) => ({ head: rows[0]?.join(", "), rows })))(
    "every cell of “$head” says what it means in words",
    ({ rows }) => {
      const [head = [], , ...told] = rows;
      expect(told.filter((row) => row.length !== head.length)).toEqual([]);
      expect(told.flat().filter((cell) => /^[-–—]+$/.test(cell))).toEqual([]);
    },
  );
});
