import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { begin } from "../../../src/tabletop/playing/session.ts";
import { remarkAt } from "../../../src/widgets/tools/play/book.ts";
import { ROOT } from "../../support/files.ts";

const filed = must(readPbn(readFileSync(join(ROOT, "content/hands/foster-auction-1.pbn"), "utf8")));
const { record } = filed;

test("a remark that names a hidden card waits until the deal is over", () => {
  // Trick 4 is led, and the remark tells of A’s ♣J: Y, who plays the hand, does not see it.
  const line = record.slice(0, 13);
  const open = { ...begin("all", "book"), line, at: 13 };
  expect(remarkAt(filed, open)).toContain("♣J");
  for (const chair of ["A", "B", "Y"] as const) {
    expect(remarkAt(filed, { ...open, chair })).toBeUndefined();
    expect(remarkAt(filed, { ...open, chair, line: record })).toContain("♣J");
  }
});

test("another line than the book’s has none", () => {
  const [first, ...rest] = record;
  if (!first) throw new Error("the book has no play");
  const line = [...rest.slice(0, 12), first];
  expect(remarkAt(filed, { ...begin("all", "book"), line, at: 13 })).toBeUndefined();
});
