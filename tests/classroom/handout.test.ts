import { expect, test } from "vitest";
import { boardsOf, linesOf, suitLines } from "../../src/classroom/handout.ts";
import type { ClassSet, OwnHand } from "../../src/classroom/set.ts";

const OWN: OwnHand = {
  hands: { Z: ["SA", "ST", "H9"], A: [], Y: ["D2"], B: [] },
  viewer: "Z",
  sees: ["Z", "Y"],
  strain: "hearts",
  declarer: "Z",
  question: "What do you lead?",
  ask: { type: "card", accepted: ["SA"] },
  why: "",
};

test("the boards of a set are the teacher’s own hands, by the number of their question", () => {
  const set: ClassSet = {
    title: "",
    note: "",
    mode: "teach",
    steps: [
      { type: "seed", kind: "lead", seed: 4 },
      { type: "own", own: OWN },
      { type: "own", own: { ...OWN, hands: { Z: [], A: [], Y: [], B: [] } } },
    ],
  };
  expect(boardsOf(set)).toEqual([{ number: 2, hands: OWN.hands, strain: "hearts", declarer: "Z" }]);
});

test("a hand is printed suit by suit, a ten as 10 and a void as a dash", () => {
  expect(suitLines(["SA", "ST", "H9"])).toEqual([
    { suit: "S", ranks: "A 10" },
    { suit: "H", ranks: "9" },
    { suit: "C", ranks: "–" },
    { suit: "D", ranks: "–" },
  ]);
});

test("long hands are printed as lines, and only those that are laid open", () => {
  const long = ["SA", "SK", "SQ", "SJ", "ST", "S9", "S8", "S7"] as const;
  const scene = {
    type: "ending",
    hands: { Z: long, A: ["HA"], Y: ["D2"], B: [] },
    trump: null,
    leader: "Z",
    trick: [],
    viewer: "Z",
    aim: "win",
    shown: { seats: ["Z", "Y"], declarer: "Z" },
  } as const;
  expect(linesOf(scene)).toEqual({ Z: long, Y: ["D2"] });
  expect(linesOf({ ...scene, hands: { ...scene.hands, Z: ["SA"] } })).toBeNull();
});
