import fc from "fast-check";
import { expect, test } from "vitest";
import { kept } from "../../src/tabletop/kept.ts";
import { CITED } from "../../src/widgets/tools/score-sheet/cited.ts";
import { anySheet } from "../support/rubbers.ts";

test("the page carries the title of every rule that a figure on a sheet can be given by", () => {
  fc.assert(
    fc.property(anySheet, ({ rubber }) => {
      const { deals, awards, ending } = kept(rubber);
      for (const { rule } of [...deals.flat(), ...awards, ...ending]) {
        expect(CITED).toContain(rule);
      }
    }),
    { numRuns: 1000 },
  );
});
