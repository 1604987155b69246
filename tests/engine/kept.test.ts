import { expect, test } from "vitest";
import { keptParts } from "../../src/engine/core/kept.ts";

test("kept text gives its parts by name", () => {
  expect(keptParts('{"v":1,"pbn":"","at":[2]}')).toEqual({ v: 1, pbn: "", at: [2] });
});

test.each(["", "{", '{"v":1', "null", "7", "true"])(
  "text that is no object of JSON, as %j, has no part",
  (text) => {
    expect(keptParts(text)).toEqual({});
  },
);

test.each(["[1, 2]", '"v"'])("%s has no part that a reader asks for by name", (text) => {
  const { v, length } = keptParts(text);
  expect([v, length]).toEqual([undefined, undefined]);
});
