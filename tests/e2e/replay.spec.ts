/**
 * Random answers marked twice: by the engine in Node, and by the very code the built page runs, in the browser. The page’s
 * own chunks pose the problem from its number, lay it out and mark the answer, as they do for a reader.
 */
import type { Page } from "@playwright/test";
import { MAX_SEED, seededRandom } from "../../src/engine/core/random.ts";
import { loadKind } from "../../src/exercises/catalog.ts";
import type { Answer } from "../../src/exercises/kit/ask.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { KIND_IDS, type KindId } from "../../src/exercises/kit/kinds.ts";
import { levelOf } from "../../src/exercises/kit/problem.ts";
import { randomAnswer } from "../support/random-answer.ts";
import { solvedSeed } from "../support/problems.ts";
import { expect, test } from "./fixture.ts";

/** Answers to each kind: sampled in the daily run, a thousand in `npm run test:deep`. */
const ANSWERS = process.env["DEEP"] ? 1000 : 60;
const BATCH = 60;
/** The first of the numbers replayed; those below are looked at by other tests. */
const FIRST = 700_001;

/** One answer to the problem of a number, with all that is posed and said of it, as JSON. */
interface Marked {
  readonly seed: number;
  readonly answer: Answer;
  readonly told: string;
}

async function markedHere(kind: KindId, from: number, count: number): Promise<Marked[]> {
  const marked: Marked[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const solved = await solvedSeed(kind, seed);
    const answer = randomAnswer(solved, seededRandom(MAX_SEED - seed));
    const { problem, solution } = solved;
    const verdict = verdictOn(solution, answer);
    marked.push({
      seed,
      answer,
      told: JSON.stringify({ problem, hints: solution.hints, verdict }),
    });
  }
  return marked;
}

/** The chunks of a page that hold its exercise, and what poses the next: found among all it has fetched. */
async function chunksOf(page: Page): Promise<{ readonly mount: string; readonly later: string }> {
  await page.goto("/practice/trick/");
  await page.locator("[data-asleep]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Hint" }).focus();
  const named = (name: string) =>
    page
      .waitForFunction(
        (part) =>
          performance
            .getEntriesByType("resource")
            .find((entry) => new URL(entry.name).pathname.startsWith(`/_astro/${part}.`))?.name,
        name,
      )
      .then(async (found) => (await found.jsonValue()) ?? "");
  return { mount: await named("mount"), later: await named("later") };
}

/** The same answers as the page in the browser marks them. */
function markedThere(
  page: Page,
  chunks: { readonly mount: string; readonly later: string },
  kind: KindId,
  answers: readonly Pick<Marked, "seed" | "answer">[],
): Promise<string[]> {
  return page.evaluate(
    async ({ chunks, kind, answers }) => {
      const { Drill, layOut, loadKind } = (await import(
        chunks.mount
      )) as typeof import("../../src/widgets/drill/mount.tsx");
      const { pose } = (await import(
        chunks.later
      )) as typeof import("../../src/widgets/drill/later.ts");
      const exercise = await loadKind(kind);
      const titles = await (await fetch(`/practice/${kind}/titles.json`)).json();
      const told: string[] = [];
      for (const { seed, answer } of answers) {
        const posed = await pose(exercise, String(seed));
        if (!posed.ok) throw new Error(posed.violation.message);
        const { problem } = posed.value;
        const { session } = new Drill({
          problem,
          titles,
          mode: "sitting",
          kindTitle: kind,
          initialAnswer: answer,
        });
        Object.assign(session, await layOut(exercise, problem, titles));
        const { solution, verdict } = session;
        told.push(JSON.stringify({ problem: session.problem, hints: solution?.hints, verdict }));
      }
      return told;
    },
    { chunks, kind, answers: answers.map(({ seed, answer }) => ({ seed, answer })) },
  );
}

test(`${ANSWERS} random answers to each kind are marked on the built page as in Node`, async ({
  page,
}) => {
  test.setTimeout(process.env["DEEP"] ? 1_800_000 : 180_000);
  const chunks = await chunksOf(page);
  for (const kind of KIND_IDS) {
    const levels = new Set<number>();
    const marks = new Set<string>();
    const exercise = await loadKind(kind);
    let compared = 0;
    let waiting: { readonly ours: readonly Marked[]; readonly theirs: Promise<string[]> } | null =
      null;
    const compare = async () => {
      if (!waiting) return;
      const { ours } = waiting;
      const theirs = await waiting.theirs;
      expect(theirs, kind).toHaveLength(ours.length);
      const at = ours.findIndex(({ told }, index) => told !== theirs[index]);
      // Only the first that differs is shown: a whole batch would bury it.
      expect(theirs[at], `${kind}:${ours[at]?.seed}`).toBe(ours[at]?.told);
      compared += ours.length;
    };
    for (let done = 0; done < ANSWERS; done += BATCH) {
      const ours = await markedHere(kind, FIRST + done, Math.min(BATCH, ANSWERS - done));
      await compare();
      waiting = { ours, theirs: markedThere(page, chunks, kind, ours) };
      for (const { seed, told } of ours) {
        levels.add(levelOf(exercise, seed));
        marks.add((JSON.parse(told) as { verdict: { mark: string } }).verdict.mark);
      }
    }
    await compare();
    expect(compared, kind).toBe(ANSWERS);
    // Answers of both sorts, at every level, or the comparison would show little.
    expect(levels.size, kind).toBe(exercise.levels ?? 1);
    expect([...marks], kind).toEqual(expect.arrayContaining(["best", "wrong"]));
  }
});
