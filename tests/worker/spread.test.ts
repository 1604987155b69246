import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/engine/core/random.ts";
import { spread } from "../../src/worker/spread.ts";

/** Workers that each answer one question at a time, after as many turns as chance has it. */
function workersOf(count: number, seed: number, asked: number[] = []) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    let last: Promise<unknown> = Promise.resolve();
    return (number: number) => {
      asked.push(number);
      const answer = last.then(async () => {
        for (let turns = random.below(30); turns > 0; turns--) await Promise.resolve();
        return number * number;
      });
      last = answer;
      return answer;
    };
  });
}

describe("numbered questions spread over workers", () => {
  test.each([1, 2, 3, 4, 9])("are told in their order by %i workers", async (count) => {
    for (let seed = 0; seed < 20; seed++) {
      const asked: number[] = [];
      const told: (readonly [number, number])[] = [];
      await spread(workersOf(count, seed, asked), 5, 25, (answer, number) =>
        told.push([number, answer]),
      );
      expect(told).toEqual(Array.from({ length: 20 }, (_, at) => [at + 5, (at + 5) ** 2]));
      expect(asked.toSorted((a, b) => a - b)).toEqual(told.map(([number]) => number));
    }
  });

  test("each worker has its next question before it answers the last", async () => {
    const asked: number[] = [];
    const never = (number: number) => {
      asked.push(number);
      return new Promise<number>(() => {});
    };
    void spread([never, never], 0, 10, () => {});
    expect(asked).toEqual([0, 1, 2, 3]);
  });

  test("nothing is asked of an empty run", async () => {
    await spread(workersOf(3, 1), 7, 7, () => expect.unreachable());
  });

  test("one worker that fails fails the whole", async () => {
    const fails = () => Promise.reject(new Error("no worker"));
    await expect(spread([...workersOf(1, 1), fails], 0, 9, () => {})).rejects.toThrow("no worker");
  });
});
