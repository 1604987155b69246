import { must } from "../../engine/core/result.ts";
import { keepRubber } from "../../engine/scoring/rubber.ts";
import type { Rubber } from "../../engine/scoring/sheet.ts";
import type { StraightOutcome } from "../../engine/scoring/straight-outcome.ts";
import { keepStraight } from "../../engine/scoring/straight-rubber.ts";
import { loadAuthored } from "../../exercises/authored.ts";
import { fromItem } from "../../exercises/kit/problem.ts";
import { sceneOf } from "../../exercises/kit/scene.ts";

/**
 * Deals that give, entry by entry, the sheet Elwell prints under his method of scoring: 300 to 148. He prints the sheet
 * alone; the deals are one way in which it may have come about.
 */
const ELWELL: readonly StraightOutcome[] = [
  {
    strain: "diamonds",
    multiplier: 1,
    tricks: { YZ: 9, AB: 4 },
    honours: { side: "YZ", kind: "four" },
  },
  {
    strain: "hearts",
    multiplier: 1,
    tricks: { YZ: 5, AB: 8 },
    honours: { side: "AB", kind: "simple" },
  },
  {
    strain: "notrump",
    multiplier: 1,
    tricks: { YZ: 7, AB: 6 },
    honours: { side: "YZ", kind: "three-aces" },
  },
  {
    strain: "notrump",
    multiplier: 1,
    tricks: { YZ: 2, AB: 11 },
    honours: { side: "AB", kind: "four-aces" },
  },
  {
    strain: "spades",
    multiplier: 1,
    tricks: { YZ: 10, AB: 3 },
    honours: { side: "YZ", kind: "simple" },
  },
  {
    strain: "clubs",
    multiplier: 1,
    tricks: { YZ: 5, AB: 8 },
    honours: { side: "AB", kind: "simple" },
  },
  {
    strain: "hearts",
    multiplier: 1,
    tricks: { YZ: 11, AB: 2 },
    honours: { side: "YZ", kind: "four-in-one" },
  },
];

const WORKED: Readonly<Record<string, () => Promise<Rubber>>> = {
  "auction-1914": async () => {
    const problem = fromItem(await loadAuthored("score-rubber"), "foster");
    return must(keepRubber(sceneOf(problem, "rubber").deals));
  },
  "straight-bridge": async () => must(keepStraight(ELWELL)),
};

/** The rubber that a teacher works out for his readers: Foster’s of auction, Elwell’s of straight bridge. Throws on another game. */
export async function workedRubber(game: string): Promise<Rubber> {
  const keep = WORKED[game];
  if (!keep) throw new Error(`There is no worked rubber of the game “${game}”.`);
  return keep();
}
