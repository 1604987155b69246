import { expect, test } from "vitest";
import type { Exercise } from "../../src/exercises/kit/exercise.ts";
import { levelOf } from "../../src/exercises/kit/problem.ts";
import type { Answered } from "../../src/progress/model/answered.ts";
import { keepHere, levelHere } from "../../src/progress/keep.ts";
import { pose } from "../../src/widgets/drill/pose.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";

function answer(n: number): Answered {
  return {
    id: `a${n}`,
    at: n,
    day: "2026-11-30",
    kind: "trick",
    item: `trick:${n}`,
    level: 1,
    mark: "best",
    right: [],
    wrong: [],
    attempt: 1,
    hints: 0,
  };
}

test("where nothing can be kept, the level goes by what was answered on the page, and problems are posed at it", async () => {
  const three: Exercise = { ...(await loadAuthored("trick")), levels: 3 };
  const level = async () => {
    const posed = await pose(three);
    if (!posed.ok) throw new Error(posed.violation.message);
    return levelOf(three, posed.value.seed);
  };
  expect(await level()).toBe(1);
  const said: (string | null)[] = [];
  for (let n = 1; n <= 5; n++) said.push(await keepHere(answer(n), null));
  expect(said.filter(Boolean)).toHaveLength(1);
  expect(said[0]).toMatch(/until you close the page/);
  for (let round = 0; round < 20; round++) expect(await level()).toBe(2);
  expect(await levelHere("trick", 1)).toBe(1);
});

test("an address asks for a problem by number, at whatever level that is", async () => {
  const exercise = await loadAuthored("trick");
  expect(await pose(exercise, "12")).toMatchObject({ ok: true, value: { seed: 12 } });
  expect(await pose(exercise, "-1")).toMatchObject({ ok: false });
});
