import { expect, type Page } from "@playwright/test";
import type { KindId } from "../../src/exercises/kit/kinds.ts";
import type { Answered } from "../../src/progress/model/answered.ts";
import { solvedSeed } from "../support/problems.ts";
import { Exercise } from "./reader.ts";

/** Everything the browser’s database holds of the record, as it stands there. */
export function kept(page: Page): Promise<Answered[]> {
  return page.evaluate(
    () =>
      new Promise<Answered[]>((resolve, reject) => {
        const opening = indexedDB.open("odd-trick", 1);
        opening.addEventListener("error", () => reject(opening.error));
        // Nothing has been kept where nothing is there to open.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve([]);
        };
        opening.onsuccess = () => {
          const all = opening.result.transaction("answers").objectStore("answers").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as Answered[]);
          };
        };
      }),
  );
}

/** Goes to a practice room, gives the problem of that number an answer of this mark, and waits until it is kept. */
export async function answerIn(
  page: Page,
  kind: KindId,
  seed: number,
  mark: "best" | "wrong",
): Promise<void> {
  await page.goto(`/practice/${kind}/?seed=${seed}`);
  await answerHere(page, kind, seed, mark);
  await expect
    .poll(async () => (await kept(page)).some(({ item }) => item === `${kind}:${seed}`))
    .toBe(true);
}

/** Gives the problem of that number, which is on the page, an answer of this mark. */
export async function answerHere(
  page: Page,
  kind: KindId,
  seed: number,
  mark: "best" | "wrong",
): Promise<void> {
  const { problem, solution } = await solvedSeed(kind, seed);
  const exercise = new Exercise(page, problem);
  await exercise.wake();
  if (solution.type === "entries") {
    const first = solution.entries[0]?.field ?? "";
    await exercise.fill(solution.entries, mark === "wrong" ? { [first]: "77" } : {});
    await exercise.check();
  } else {
    await exercise.choose(solution, mark);
  }
  await exercise.expectVerdict(mark);
}
