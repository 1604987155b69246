import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("read-duck");

/** Foster’s groups of leads, and the Eleven Rule: what must be declarer’s still, after he has let a card win. */
const RIGHT: Readonly<Record<string, string>> = {
  // Against a trump nothing above it stands with the queen or the jack; with the ace the ace is led.
  "queen-wins": "SA",
  "jack-wins": "SA",
  // From king, jack and ten the ten is led; never with the ace.
  "ten-wins": "SA",
  // At no trump ace, queen and jack lead the queen, but with king and queen the king or a small card is led.
  "no-trump-queen-wins": "SK",
  // Five outside; the queen, ten and eight in sight; two left, and the deuce was none of them.
  "queen-third-hand-wins": "2",
  // Five outside; the queen, eight and ten in sight; of two he has played the seven.
  "one-spent": "1",
};

describe("what declarer has left when he ducks", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    expect(choiceMarks(exercise.solve(fromItem(exercise, slug))).best).toBe(best);
  });
});
