/**
 * `npm run bench:solver -- [deals.json] [how many]`: the solver beside libdds, deal by deal in turn, as one JSON object.
 * Both are asked about each position afresh, with nothing in their tables from the one before.
 * Times are of the processor and the median of three rounds, since the machine is shared; only their ratios mean anything.
 * Without g++ and libdds our own times alone are printed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACK, SUITS } from "../../src/engine/core/card.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import type { Position } from "../../src/solver/search/solver.ts";
import { handsOf, seatAt, type SolvedDeal } from "../solver/pbn-hands.ts";
import { ROOT } from "../support/files.ts";
import { quantile, round } from "./numbers.ts";
import { startPeer, type Peer, type Task, type Timed } from "./solver-peer.ts";
import { shippedSolver } from "./solver-shipped.ts";

const { cardsWork, positionsSeen, priceCards, priceTable, TABLE_TRUMPS, value } =
  await shippedSolver();
/** What the bench itself and the builder hold of the heap. */
const heapBefore = process.memoryUsage().heapUsed;

const ROUNDS = 3;
const ENDINGS = 150;
/** Whole tables are long, and each is twenty deals in itself. */
const TABLES = 20;
const HARDEST = 20;

const [path = join(ROOT, "tests/solver/deals.json"), many = "120"] = process.argv.slice(2);

/** A position of other cards, which makes the solver forget what it knows; the peer is given one too. */
const ELSEWHERE: Position = {
  hands: { Z: ["C2"], A: ["C3"], Y: ["C4"], B: ["C5"] },
  trump: "C",
  leader: "Z",
  trick: [],
  aim: "lose",
};

function solveOurs(task: Task, position: Position): Timed {
  value(ELSEWHERE);
  const start = process.cpuUsage();
  const tricks = {
    value: () => [value(position).atLeast],
    cards: () => [Math.max(...priceCards(position).map(({ atLeast }) => atLeast))],
    table: () => {
      const cells = priceTable(position.hands);
      return TABLE_TRUMPS.flatMap((trump) =>
        SEATS.map(
          (seat) =>
            cells.find((cell) => cell.trump === trump && cell.declarer === seat)?.atLeast ?? -1,
        ),
      );
    },
  }[task]();
  const { user, system } = process.cpuUsage(start);
  return { micros: user + system, tricks };
}

/**
 * Pricing every card of the deals that take most: positions looked at, which no load of the machine changes, the memory
 * that the tables and the heap come to after all of them, and how long an order to stop may go unheard.
 */
function hardest(positions: readonly Position[]) {
  const counts: number[] = [];
  const steps: number[] = [];
  for (const position of positions) {
    value(ELSEWHERE);
    const before = positionsSeen();
    let told = process.cpuUsage().user;
    for (const _ of cardsWork(position)) {
      const now = process.cpuUsage().user;
      steps.push((now - told) / 1000);
      told = now;
    }
    counts.push(positionsSeen() - before);
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return {
    positions: counts.toSorted((a, b) => b - a).slice(0, HARDEST),
    allPositions: counts.reduce((total, one) => total + one, 0),
    tablesMB: round(arrayBuffers / 2 ** 20, 1),
    heapMB: round((heapUsed - heapBefore) / 2 ** 20, 1),
    stepMs: { p99: round(quantile(steps, 0.99), 1), worst: round(quantile(steps, 1), 1) },
  };
}

/** Solves each position by both in turn, round after round, and compares. */
async function compare(peer: Peer | null, task: Task, positions: readonly Position[]) {
  const ours = positions.map((): number[] => []);
  const theirs = positions.map((): number[] => []);
  let mismatches = 0;
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [index, position] of positions.entries()) {
      const mine = solveOurs(task, position);
      ours[index]?.push(mine.micros);
      const other = await peer?.solve(task, position);
      if (!other) continue;
      theirs[index]?.push(other.micros);
      if (turn === 0 && mine.tricks.join() !== other.tricks.join()) mismatches++;
    }
  }
  const middle = (rounds: readonly number[]) => quantile(rounds, 0.5);
  const a = ours.map(middle);
  const summary = (times: readonly number[]) => ({
    medianMs: round(quantile(times, 0.5) / 1000, 2),
    p95Ms: round(quantile(times, 0.95) / 1000, 2),
  });
  if (!peer) return { deals: positions.length, ours: summary(a) };
  const b = theirs.map(middle);
  const logs = a.map((time, index) => Math.log(time / (b[index] ?? time)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    deals: positions.length,
    mismatches,
    ours: summary(a),
    libdds: summary(b),
    ratio: {
      geometricMean: round(Math.exp(sum(logs) / logs.length), 2),
      total: round(sum(a) / sum(b), 2),
    },
  };
}

function endingsOf(count: number): Position[] {
  const random = seededRandom(count);
  return Array.from({ length: ENDINGS }, () => {
    const pack = random.shuffle(PACK);
    const hand = (index: number) => pack.slice(index * count, index * count + count);
    return {
      hands: { Z: hand(0), A: hand(1), Y: hand(2), B: hand(3) },
      trump: random.pick([...SUITS, null]),
      leader: random.pick(SEATS),
      trick: [],
      aim: "win",
    };
  });
}

const deals: readonly SolvedDeal[] = JSON.parse(readFileSync(path, "utf8")).slice(0, Number(many));
const positions = deals.map(({ pbn, trump, leader }): Position => ({
  hands: handsOf(pbn),
  trump: trump === "N" ? null : trump,
  leader: seatAt(leader),
  trick: [],
  aim: "win",
}));
const peer = startPeer();
const report = {
  rounds: ROUNDS,
  peer: peer ? "libdds" : "none: g++ or libdds is missing",
  value: await compare(peer, "value", positions),
  cards: await compare(peer, "cards", positions),
  hardest: hardest(positions),
  table: await compare(peer, "table", positions.slice(0, TABLES)),
  endings: {
    5: await compare(peer, "cards", endingsOf(5)),
    7: await compare(peer, "cards", endingsOf(7)),
    8: await compare(peer, "cards", endingsOf(8)),
    10: await compare(peer, "cards", endingsOf(10)),
  },
};
peer?.close();
console.log(JSON.stringify(report, null, 2));
