import { expect, test } from "vitest";
import type { Answered } from "../../src/progress/model/answered.ts";
import { lessonDone } from "../../src/progress/model/lessons-done.ts";

let count = 0;

function answered(item: string, mark: Answered["mark"], attempt = 1): Answered {
  count += 1;
  return {
    id: `a${count}`,
    at: count,
    day: "2026-11-30",
    kind: item.split(":")[0] ?? "",
    item,
    level: 1,
    mark,
    right: [],
    wrong: [],
    attempt,
    hints: 0,
  };
}

const items = ["trick:discard", "trick:trump-wins", "lead-card:ten"];

test("a lesson of which nothing has been answered is not told of", () => {
  expect(lessonDone(items, [])).toBeNull();
  expect(lessonDone(items, [answered("trick:4", "best")])).toBeNull();
});

test("what has been got right counts once, at whichever try", () => {
  const answers = [
    answered("trick:discard", "wrong"),
    answered("trick:discard", "best", 2),
    answered("trick:discard", "best"),
    answered("lead-card:ten", "acceptable"),
  ];
  expect(lessonDone(items, answers)).toEqual({ right: 2, of: 3 });
});

test("what has only been missed has been begun", () => {
  expect(lessonDone(items, [answered("trick:trump-wins", "wrong")])).toEqual({ right: 0, of: 3 });
});
