import { describe, expect, test } from "vitest";
import { commandOf, led, slidesOf, unveilings, withVote } from "../../src/classroom/present.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { fromSeed } from "../../src/exercises/kit/problem.ts";
import type { Scene } from "../../src/exercises/kit/scene.ts";

const OWN: Scene = {
  type: "ending",
  hands: { Z: ["SA"], A: ["SK"], Y: ["S2"], B: ["S3"] },
  trump: null,
  leader: "B",
  trick: [],
  viewer: "B",
  aim: "win",
  shown: { seats: ["Z", "Y", "B"], declarer: "Z" },
};

describe("a table laid open before a class", () => {
  test("shows the viewer’s hand first, and then the others round the table", () => {
    const seats = unveilings(OWN).map((scene) => scene.type === "ending" && scene.shown?.seats);
    expect(seats).toEqual([["B"], ["B", "Z"], ["Z", "Y", "B"]]);
  });

  test("ends with what the players see, for every kind and level", async () => {
    for (const kind of KIND_IDS) {
      const exercise = await loadAuthored(kind);
      for (let seed = 1; seed <= (exercise.levels ?? 1); seed++) {
        const { scene } = await fromSeed(exercise, seed);
        expect(unveilings(scene).at(-1), `${kind}:${seed}`).toBe(scene);
      }
    }
  });

  test("lays tricks open one by one, with dummy and the cards down only at the end", () => {
    const trick = [
      { seat: "A", card: "H2" },
      { seat: "Y", card: "H3" },
      { seat: "B", card: "H4" },
      { seat: "Z", card: "HA" },
    ] as const;
    const scene: Scene = {
      type: "suit",
      viewer: "A",
      strain: "notrump",
      cards: ["SA"],
      table: {
        viewer: "A",
        declarer: "Z",
        trump: null,
        hand: ["SA"],
        dummy: ["S2"],
        plays: [{ seat: "Z", card: "S3" }],
        tricks: [trick, trick],
      },
    };
    const tables = unveilings(scene).map(({ table }) => table);
    expect(tables.map((table) => table?.tricks?.length ?? 0)).toEqual([0, 1, 2, 2]);
    expect(tables.map((table) => table?.dummy !== undefined)).toEqual([false, false, false, true]);
    expect(tables.map((table) => table?.plays.length)).toEqual([0, 0, 0, 1]);
  });
});

test("a set is its cover, and for each question its table and then its answer", () => {
  const suit: Scene = { type: "suit", viewer: "A", strain: "notrump", cards: ["SA", "S2"] };
  expect(slidesOf([{ scene: suit }, { scene: OWN }])).toMatchObject([
    { type: "cover" },
    { type: "table", step: 0, open: true },
    { type: "answer", step: 0 },
    { type: "table", step: 1, open: false },
    { type: "table", step: 1, open: false },
    { type: "table", step: 1, open: true },
    { type: "answer", step: 1 },
  ]);
});

test("votes are counted up and down, never below none, each step for itself", () => {
  const once = withVote({}, 2, "HQ", 1);
  expect(withVote(once, 2, "HQ", 1)).toEqual({ 2: { HQ: 2 } });
  expect(withVote(withVote(once, 2, "HQ", -1), 2, "HQ", -1)).toEqual({ 2: { HQ: 0 } });
  expect(withVote(once, 3, "HQ", 1)).toEqual({ 2: { HQ: 1 }, 3: { HQ: 1 } });
});

test("keys and clickers lead; a button keeps the keys that press it, a box all but the page keys", () => {
  for (const key of [" ", "ArrowRight", "ArrowDown", "PageDown", "Enter"]) {
    expect(commandOf(key, "screen"), key).toBe("onward");
  }
  expect(commandOf("ArrowRight", "button")).toBe("onward");
  expect(commandOf("b", "button")).toBe("dark");
  for (const key of [" ", "Enter"]) expect(commandOf(key, "button"), key).toBeNull();
  for (const focus of ["button", "box"] as const) expect(commandOf("PageUp", focus)).toBe("back");
  for (const key of ["ArrowLeft", "Backspace", "f", "."]) {
    expect(commandOf(key, "box"), key).toBeNull();
  }
  expect(commandOf(".", "screen")).toBe("dark");
  expect(commandOf("toString", "screen")).toBeNull();
  expect([led("onward", 4, 5), led("back", 0, 5), led("first", 3, 5), led("last", 0, 5)]).toEqual([
    4, 0, 0, 4,
  ]);
});
