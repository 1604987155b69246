import { expect, test } from "vitest";
import { builtPages, isSpecimens } from "../support/dist.ts";
import { filesUnder, textOf } from "../support/files.ts";
import { scriptsAwake } from "../support/sizes.ts";

/** What the search throws when it is broken off: wherever that stands, the solver does. */
const SOLVER = /Error\(["'`]stopped["'`]\)/;

/** The built scripts that carry the solver, whatever the builder has called them. */
const carriers = filesUnder("dist", ".js")
  .filter((file) => SOLVER.test(textOf(file)))
  .map((file) => file.replace(/^dist/, ""));

test("the solver is in both workers and in the endings’ chunk, and nowhere else", () => {
  expect(carriers).toHaveLength(3);
  expect(carriers.filter((file) => /worker/.test(file))).toHaveLength(2);
});

test("no page sends a byte of the solver before its reader has answered, asked or begun", () => {
  const pages = builtPages().filter((page) => !isSpecimens(page));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const sent = [...scriptsAwake(page)].filter((file) => carriers.includes(file));
    expect(sent, page.path).toEqual([]);
  }
});
