import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Position } from "../../src/solver/search/solver.ts";
import { ROOT } from "../support/files.ts";
import { solver } from "./native.ts";
import { handsOf, seatAt, type SolvedDeal } from "./pbn-hands.ts";

const DEALS: readonly SolvedDeal[] = JSON.parse(
  readFileSync(join(ROOT, "tests/solver/deals.json"), "utf8"),
);

function withoutTrumps(): Position {
  const deal = DEALS.find(({ trump }) => trump === "N");
  if (!deal) throw new Error("no deal without trumps");
  const leader = seatAt(deal.leader);
  return { hands: handsOf(deal.pbn), trump: null, leader, trick: [], aim: "win" };
}

/** What the solver may hold, and what it must if this measures it: its tables are all there from the start. */
const CEILING = 64;
const TABLES = 50;

test("the solver stays under its ceiling of memory", () => {
  const program = `
    const before = process.memoryUsage();
    const { priceCards } = await import(process.argv[1]);
    priceCards(JSON.parse(process.argv[2]));
    globalThis.gc();
    const after = process.memoryUsage();
    console.log(after.arrayBuffers - before.arrayBuffers, after.heapUsed - before.heapUsed);`;
  const path = pathToFileURL(join(ROOT, "src/solver/search/solver.ts")).href;
  const args = ["--expose-gc", "--input-type=module", "-e", program, path];
  const said = execFileSync(process.execPath, [...args, JSON.stringify(withoutTrumps())]);
  const [tables = 0, heap = 0] = String(said)
    .split(" ")
    .map((bytes) => Number(bytes) / 2 ** 20);
  expect(tables).toBeGreaterThan(TABLES);
  expect(tables + heap).toBeLessThan(CEILING);
});

/**
 * Positions between two looks at whether the question was given up, some ten milliseconds of work: a slice is 2,000, and
 * a step may end several questions that were nearly answered.
 */
const STEP = 10_000;

test("a hard deal is priced in steps after which it can be given up", () => {
  const work = solver.cardsWork(withoutTrumps());
  let seen = solver.positionsSeen();
  let steps = 0;
  for (let step = work.next(); !step.done; step = work.next()) {
    const now = solver.positionsSeen();
    expect(now - seen).toBeLessThanOrEqual(STEP);
    seen = now;
    steps++;
  }
  expect(steps).toBeGreaterThan(13);
});
