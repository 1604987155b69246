import { describe, expect, test } from "vitest";
import { bunchHigh, underDummy } from "../../src/engine/conventions/nullo-follow.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";
import { holding } from "../support/holdings.ts";

const exercise = await loadAuthored("nullo-play");

/**
 * Rule `nullo.play.lead-shortest`: dummy is forced to win whenever possible. Which card goes under his is not said: the
 * highest is best to be rid of, and others will do.
 */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string, wrong: string]>> = {
  "third-hand-under": ["D8", "D5", "DK"],
  "fourth-hand-under": ["D9", "D3", "DA"],
  "second-hand-under-dummys-lead": ["D4", "D2", "DK"],
  // Dummy has nothing below the nine.
  "second-hand-forces": ["D7", "D3", "DA"],
  "third-hand-forces": ["D8", "D2", "DQ"],
  // Rule `nullo.play.declarer`: high cards are bunched on a trick that is won already.
  "declarer-bunches": ["DK", "", "D6 D4"],
  "declarer-bunches-equals": ["DA", "DK", "D3"],
};

describe("a trick of a nullo", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, right) => {
    const { best, acceptable, wrong } = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([best, acceptable, wrong]).toEqual(right);
  });

  test("declarer bunches only on a trick that his side has won", () => {
    expect(bunchHigh(holding("K64"), holding("J87"), "J")?.play).toBe("K");
    expect(bunchHigh(holding("K64"), holding("QJ7"), "J")).toBeNull();
    expect(bunchHigh(holding("K"), holding("J87"), "J")).toBeNull();
  });

  test("nothing is settled where dummy cannot be made to win, or must", () => {
    const trick = (hand: string, dummy: string, plays: string, dummyPlays?: "T") =>
      underDummy({
        hand: holding(hand),
        dummy: holding(dummy),
        plays: holding(plays),
        ...(dummyPlays ? { dummyPlays } : {}),
      });
    // Partner’s jack is over dummy’s ten already.
    expect(trick("K85", "T6", "JT", "T")).toBeNull();
    expect(trick("85", "QT", "7T", "T")).toBeNull();
    expect(trick("AK", "QT", "7T", "T")).toBeNull();
    // Dummy can stay under the seven.
    expect(trick("K85", "Q6", "7")).toBeNull();
  });
});
