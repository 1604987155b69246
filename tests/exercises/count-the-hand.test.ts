import { describe, expect, test } from "vitest";
import { SUITS, type Suit } from "../../src/engine/core/card.ts";
import type { Seat } from "../../src/engine/core/seat.ts";
import { checkPlay, winningPlay } from "../../src/engine/core/trick.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { pointsIn } from "../../src/exercises/dealing/count-deal.ts";
import { COUNT_SEEDS } from "../../src/exercises/dealing/count-seeds.ts";
import {
  cardsLeft,
  outOf,
  shownOut,
  unseenBy,
  type Counting,
} from "../../src/exercises/dealing/hand-count.ts";
import type { Posed, Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const kind = await loadAuthored("count-the-hand");

function countingOf(problem: Posed): { counting: Counting; seat: Seat; suit: Suit } {
  const { viewer, hand, dummy, counted, table } = sceneOf(problem, "two-hands");
  if (!counted || !table?.tricks) throw new Error("nothing is to be counted");
  return { counting: { viewer, hand, dummy, tricks: table.tricks }, ...counted };
}

function bestOf(solution: Solution): { ids: string[]; because: string } {
  if (solution.type !== "choices") throw new Error("choices were expected");
  const best = solution.choices.filter(({ mark }) => mark === "best");
  return { ids: best.map(({ id }) => id), because: best[0]?.because ?? "" };
}

/** Every number of a suit that an unseen hand might hold, by trying each way the cards could lie. */
function possible(counting: Counting, seat: Seat, suit: Suit): number[] {
  const out = outOf(counting);
  const [one, other] = unseenBy(counting.viewer);
  const cards = cardsLeft(counting);
  const found = new Set<number>();
  const lay = (at: number, held: readonly number[]) => {
    const next = SUITS[at];
    if (next === undefined) {
      if (held.reduce((sum, each) => sum + each, 0) !== cards) return;
      const own = held[SUITS.indexOf(suit)] ?? 0;
      found.add(seat === one ? own : out[suit] - own);
      return;
    }
    for (let count = 0; count <= out[next]; count += 1) {
      if (count > 0 && shownOut(counting.tricks, one, next) !== undefined) break;
      if (count < out[next] && shownOut(counting.tricks, other, next) !== undefined) continue;
      lay(at + 1, [...held, count]);
    }
  };
  lay(0, []);
  return [...found].sort((a, b) => a - b);
}

describe("printed hands, counted by hand", () => {
  const answer = (item: string) => {
    return bestOf(kind.solve(fromItem(kind, item)));
  };

  // Diamonds: K 5 2 with Z, Q 8 3 in dummy, J 6 from B, who then threw ♠2; A was dealt A 10 9 7 4 and has 10 9.
  test("Foster: B has shown out of diamonds, and A has two", () => {
    const { ids, because } = answer("partner-shows-out");
    expect(ids).toEqual(["2"]);
    expect(because).toBe(
      "{B} did not follow to the fourth trick, and has no diamonds. You see eleven of the thirteen, in your hand, in dummy and in the tricks. The other two are {A}’s.",
    );
  });

  // B holds K 8 2; dummy A 6 3; Z 10 9, and threw ♠3 on the third round; A was dealt Q J 7 5 4 and has Q 7.
  test("Elwell’s second hand: declarer has shown out, and A has two diamonds", () => {
    expect(answer("declarer-shows-out").ids).toEqual(["2"]);
  });

  // Z has six cards: no spade but the ten was left and it is gone, no diamond after his ace, two clubs, and so four hearts.
  test("Elwell’s eleventh hand: declarer’s hearts are what is left of his cards", () => {
    const { ids, because } = answer("the-rest-are-hearts");
    expect(ids).toEqual(["4"]);
    expect(because).toMatch(/four hearts beside two clubs\.$/);
  });
});

test("each deal that was looked for beforehand has a count to be found by the other suits", () => {
  for (const seed of COUNT_SEEDS) {
    const hands = randomDeal(seededRandom(seed));
    expect(pointsIn(hands, "rest").length, `seed ${seed}`).toBeGreaterThan(0);
  }
});

describe("problems of seeds", () => {
  const problems = Array.from({ length: 300 }, (_, seed) => seed);

  test("have one answer, and it is the only way that the cards can lie", async () => {
    const reasons = new Map<boolean, number>();
    for (const seed of problems) {
      const problem = await fromSeed(kind, seed);
      const { counting, seat, suit } = countingOf(problem);
      const { ids, because } = bestOf(kind.solve(problem));
      expect(ids.map(Number), `seed ${seed}`).toEqual(possible(counting, seat, suit));
      const bySum = /^.* cards: /.test(because.slice(because.lastIndexOf("He has")));
      reasons.set(bySum, (reasons.get(bySum) ?? 0) + 1);
    }
    // Both roads are asked for, neither seldom.
    expect(Math.min(...reasons.values())).toBeGreaterThan(60);
    expect(reasons.size).toBe(2);
  });

  test("are played by the rules: in turn, following suit, led by who won", async () => {
    for (const seed of problems.slice(0, 60)) {
      const problem = await fromSeed(kind, seed);
      const { counting } = countingOf(problem);
      const { table } = sceneOf(problem, "two-hands");
      const { tricks, hand, dummy, viewer } = counting;
      const later = (seat: Seat, from: number) =>
        tricks
          .slice(from)
          .flatMap((trick) => trick.filter((play) => play.seat === seat).map(({ card }) => card));
      let leader: Seat = "A";
      for (const [at, trick] of tricks.entries()) {
        expect(trick[0]?.seat).toBe(leader);
        for (const [turn, play] of trick.entries()) {
          const rest = play.seat === viewer ? hand : play.seat === "Y" ? dummy : [];
          const held = [...later(play.seat, at), ...rest];
          expect(checkPlay(held, trick.slice(0, turn), play).ok).toBe(true);
        }
        leader = winningPlay(trick, table?.trump ?? null).seat;
      }
    }
  });

  test("never ask for a suit that is all in sight, nor for one that the hand is seen to lack", async () => {
    for (const seed of problems.slice(0, 100)) {
      const { counting, seat, suit } = countingOf(await fromSeed(kind, seed));
      expect(outOf(counting)[suit]).toBeGreaterThanOrEqual(2);
      expect(shownOut(counting.tricks, seat, suit)).toBeUndefined();
    }
  });
});
