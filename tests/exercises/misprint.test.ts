import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { poseMisprint } from "../../src/exercises/dealing/misprint-deal.ts";
import { misprinted, printedWith } from "../../src/exercises/dealing/misprint.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";
import { solvedItem } from "../support/problems.ts";

/** What the play printed beside each diagram shows to have been in the hands. */
const RIGHT = {
  "elwell-advanced-19": "H4",
  "elwell-advanced-4": "D3",
  "elwell-advanced-6": "SK",
  "elwell-advanced-14": "CK",
  "elwell-advanced-17": "CA",
  "elwell-advanced-38": "CT",
};

test.each(Object.entries(RIGHT))("%s: the card is %s", async (item, card) => {
  const { solution } = await solvedItem("misprint", item);
  expect(idsMarked(solution, "best")).toEqual([card]);
});

test("every misprint of a diagram has its answer here", async () => {
  const { items } = await loadAuthored("misprint");
  expect(Object.keys(items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});

test("hand 19 prints its card with both B and Z, and a wrong answer says where it stands", async () => {
  const { problem, solution } = await solvedItem("misprint", "elwell-advanced-19");
  expect(printedWith(sceneOf(problem, "printed"), "H4")).toEqual(["Z", "B"]);
  expect(becauseOf(solution, "H7")).toBe("♥\uFE0E7 is printed once, in {Z}’s hand.");
});

test("a posed deal has thirteen cards a hand, one card twice and one nowhere, both of one suit", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { hands } = sceneOf(poseMisprint(seededRandom(seed)), "printed");
    expect(Object.values(hands).map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    const [twice, ...more] = misprinted({ hands, asks: "twice" });
    const [missing, ...others] = misprinted({ hands, asks: "missing" });
    expect([more, others]).toEqual([[], []]);
    expect(twice?.[0]).toBe(missing?.[0]);
  }
});
