import { basename } from "node:path";
import { expect, test } from "vitest";
import { loadKind } from "../../src/exercises/catalog.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { DAILY_HANDS, SUBJECTS } from "../../src/exercises/kit/subjects.ts";
import { isDay } from "../../src/progress/model/days.ts";
import { filesUnder } from "../support/files.ts";

test("every kind has the file of its name, and says that it is that kind", async () => {
  const files = filesUnder("src/exercises/catalog", ".ts").map((path) => basename(path, ".ts"));
  expect(files.toSorted()).toEqual(KIND_IDS.toSorted());
  for (const kind of KIND_IDS) expect((await loadKind(kind)).id).toBe(kind);
});

test("every kind of exercise belongs to one subject", () => {
  const kinds = SUBJECTS.flatMap((subject) => subject.kinds);
  expect(kinds.toSorted()).toEqual(KIND_IDS.toSorted());
});

test("subjects have names and ids of their own, and none is empty", () => {
  expect(new Set(SUBJECTS.map(({ id }) => id)).size).toBe(SUBJECTS.length);
  expect(new Set(SUBJECTS.map(({ title }) => title)).size).toBe(SUBJECTS.length);
  for (const { kinds } of SUBJECTS) expect(kinds.length).toBeGreaterThan(0);
});

test("the kinds of the daily hand are in force from days in order", () => {
  const from = DAILY_HANDS.map((era) => era.from);
  expect(from.every(isDay)).toBe(true);
  expect(from).toEqual(from.toSorted());
});
