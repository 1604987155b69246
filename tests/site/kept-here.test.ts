import { expect, test } from "vitest";
import * as storage from "../../src/progress/storage.ts";
import { KEPT_HERE } from "../../src/site/kept-here.ts";

test("the privacy page names every key the site writes, once", () => {
  const keys = Object.entries(storage)
    .filter(([name]) => name.endsWith("_KEY"))
    .map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(8);
  expect(KEPT_HERE.map(({ name }) => name).sort()).toEqual(keys.sort());
});
