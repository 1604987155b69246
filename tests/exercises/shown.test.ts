import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { fromSeed } from "../../src/exercises/kit/problem.ts";

/** A page sends the styles of what the items of its kinds show, and seeds are then posed on the same page. */
describe.each(KIND_IDS)("%s", (kind) => {
  test("no seed shows a scene or a way of asking that no item has", async () => {
    const exercise = await loadAuthored(kind);
    const items = Object.values(exercise.items);
    const shown = new Set(items.flatMap(({ scene, ask }) => [scene.type, ask.type]));
    for (let seed = 0; seed < 60; seed++) {
      const { scene, ask, id } = await fromSeed(exercise, seed);
      expect([...shown], id).toEqual(expect.arrayContaining([scene.type, ask.type]));
    }
  });
});
