import { expect, test } from "vitest";
import { changed } from "../../../src/widgets/tools/play/still.ts";

test("a part has nothing new to draw where its props are the same, lists member by member", () => {
  const costs = new Map();
  const before = { at: 3, cards: ["SA", "SK"], costs };
  expect(changed(before, { ...before })).toBe(false);
  expect(changed(before, { ...before, cards: ["SA", "SK"] })).toBe(false);
});

test("it has where one prop is another: a value, a member of a list, its length, or what was not there", () => {
  const before: { at: number; cards: string[]; costs: object; lost?: number } = {
    at: 3,
    cards: ["SA", "SK"],
    costs: new Map(),
  };
  expect(changed(before, { ...before, at: 4 })).toBe(true);
  expect(changed(before, { ...before, cards: ["SA", "SQ"] })).toBe(true);
  expect(changed(before, { ...before, cards: ["SA"] })).toBe(true);
  expect(changed(before, { ...before, costs: new Map() })).toBe(true);
  expect(changed(before, { ...before, lost: 1 })).toBe(true);
});
