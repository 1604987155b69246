/**
 * `npm run bench:field -- [deals] [seed]`: how fast leads are tried, as one JSON object. Usual leads against no trump and
 * against a trump; on each deal all cards are priced by ours, as it is shipped, and by libdds in turn. Times are of the
 * processor and one core; on a shared machine only their ratios mean anything. Without g++ and libdds ours alone is timed.
 */
import { must } from "../../src/engine/core/result.ts";
import { TRUMP_OF } from "../../src/engine/declaring/strain.ts";
import { parseHand } from "../../src/engine/notation/cards.ts";
import type { Position } from "../../src/solver/search/solver.ts";
import { parseBidding } from "../../src/tabletop/field/address.ts";
import { fieldOf } from "../../src/tabletop/field/field.ts";
import { leadProblem } from "../../src/tabletop/field/problem.ts";
import { quantile, round } from "./numbers.ts";
import { startPeer, type Peer } from "./solver-peer.ts";
import { shippedSolver } from "./solver-shipped.ts";

const { positionsSeen, priceCards } = await shippedSolver();
const [deals = 20, seed = 1] = process.argv.slice(2, 4).map(Number);

const LEADS: readonly (readonly [hand: string, bidding: string])[] = [
  ["K6.Q9742.J85.T63", "1NT"],
  ["Q65.AT832.74.KJ4", "1NT"],
  ["T83.K764.QJ952.4", "1NT pass 2NT"],
  ["QJT95.73.K82.964", "1NT pass 3NT"],
  ["K974.T5.QJT8.632", "1H pass 3H"],
  ["93.KQ754.T82.J76", "2C"],
];

/** What something takes of the processor, in milliseconds, with what it gives. */
function timed<T>(work: () => T): readonly [took: number, given: T] {
  const start = process.cpuUsage();
  const given = work();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1000, given];
}

/** One lead tried: what dealing and pricing a deal take, and what libdds takes for the same cards. */
async function speedOf(peer: Peer | null, hand: string, bidding: string) {
  const problem = must(leadProblem(must(parseHand(hand)), must(parseBidding(bidding))));
  const field = must(fieldOf(problem, seed));
  const dealing: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  let mismatches = 0;
  const before = positionsSeen();
  for (let number = 0; number < deals; number++) {
    const [dealt, hands] = timed(() => must(field.deal(number)));
    const position: Position = {
      hands,
      trump: TRUMP_OF[problem.contract.strain],
      leader: problem.leader,
      trick: [],
      aim: "win",
    };
    const [priced, prices] = timed(() => priceCards(position));
    dealing.push(dealt);
    ours.push(priced);
    const other = await peer?.solve("cards", position);
    if (!other) continue;
    theirs.push(other.micros / 1000);
    if (Math.max(...prices.map(({ atLeast }) => atLeast)) !== other.tricks[0]) mismatches++;
  }
  const mean = (times: readonly number[]) =>
    times.reduce((sum, time) => sum + time, 0) / times.length;
  const own = {
    hand,
    bidding,
    dealsPerSecond: round(1000 / (mean(dealing) + mean(ours)), 1),
    positionsPerDeal: round((positionsSeen() - before) / deals),
    dealMs: round(mean(dealing), 2),
    priceMs: { mean: round(mean(ours), 1), median: round(quantile(ours, 0.5), 1) },
  };
  if (!peer) return own;
  const logs = ours.map((time, at) => Math.log(time / (theirs[at] ?? time)));
  return {
    ...own,
    mismatches,
    libddsMs: { mean: round(mean(theirs), 1), median: round(quantile(theirs, 0.5), 1) },
    libddsPerSecond: round(1000 / mean(theirs), 1),
    ratio: {
      geometricMean: round(Math.exp(mean(logs)), 2),
      total: round(mean(ours) / mean(theirs), 2),
    },
  };
}

const peer = startPeer();
const leads = [];
for (const [hand, bidding] of LEADS) leads.push(await speedOf(peer, hand, bidding));
peer?.close();
const peerName = peer ? "libdds" : "none: g++ or libdds is missing";
console.log(JSON.stringify({ deals, seed, peer: peerName, leads }, null, 2));
