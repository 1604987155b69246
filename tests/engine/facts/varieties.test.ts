import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import type { Seat } from "../../../src/engine/core/seat.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import { undertrickSteps } from "../../../src/engine/scoring/contract.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import type { DealOutcome } from "../../../src/engine/scoring/outcome.ts";
import {
  kingsBridge,
  misery,
  reversi,
  scoreDuplicateAuction,
  settleEach,
} from "../../../src/engine/scoring/varieties.ts";
import facts from "../../oracle/facts/varieties.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

/** The four players as the statement names them, at the seats in turn from the dealer. */
const NAMES = { A: "A", B: "Y", C: "B", D: "Z" } as const satisfies Record<string, Seat>;

const settle: Check = ({ input, expected }) =>
  expect(settleEach(input["totals"])).toEqual(expected);

const king: Check = ({ input, expected }) => {
  const dealer = NAMES[input["dealer"] as keyof typeof NAMES];
  const sum = (points: readonly number[] = []) => points.reduce((total, each) => total + each, 0);
  const credits = kingsBridge(dealer, sum(input["dealerWins"]) - sum(input["dealerLoses"]));
  for (const [name, seat] of Object.entries(NAMES)) expect(credits[seat]).toBe(expected[name]);
};

const duplicate: Check = ({ input, expected }) => {
  const { strain, level, tricks, multiplier } = input as DealOutcome & Record<string, unknown>;
  const deal: DealOutcome = { declarerSide: "YZ", strain, level, tricks, multiplier };
  expect(must(scoreDuplicateAuction(deal)).totals).toEqual({ YZ: expected["declarer"], AB: 0 });
};

testFacts("other ways of playing", facts, {
  "x.score.auction.duplicate.game": duplicate,
  "x.score.auction.duplicate.minor-game": duplicate,
  "x.score.auction.duplicate.part": duplicate,
  "x.score.varieties.bridge-for-three-settle": settle,
  "x.score.varieties.three-hand-settle": settle,
  "x.score.varieties.kings-bridge-loss": king,
  "x.score.varieties.kings-bridge-win": king,
  "x.score.varieties.misery.1": ({ input, expected }) =>
    expect(misery(input["dealerTricks"])).toEqual({ ...expected, adversary: 0 }),
  "x.score.varieties.reversi": ({ input, expected }) => {
    const YZ = input["dealerTricks"] as number;
    expect(13 - YZ - 6).toBe(input["advOdd"]);
    const lines = reversi(
      must(
        straightBridge.score({
          strain: input["strain"],
          multiplier: 1,
          tricks: { YZ, AB: 13 - YZ },
          honours: input["aces"],
        }),
      ),
    );
    const { below, above } = expected["dealerSide"];
    expect([sumOf(lines, "YZ", "below"), sumOf(lines, "YZ", "above")]).toEqual([below, above]);
    expect(sumOf(lines, "AB", "below") + sumOf(lines, "AB", "above")).toBe(0);
  },
  "x.modern.undertrick-table": ({ expected }) => {
    const row = (multiplier: 1 | 2 | 4, vulnerable: boolean) =>
      Array.from({ length: 13 }, (_, at) =>
        undertrickSteps(at + 1, multiplier, vulnerable).reduce(
          (sum, { count, each }) => sum + count * each,
          0,
        ),
      );
    for (const [name, vulnerable] of [
      ["nonVul", false],
      ["vul", true],
    ] as const) {
      expect({
        undoubled: row(1, vulnerable),
        doubled: row(2, vulnerable),
        redoubled: row(4, vulnerable),
      }).toEqual(expected[name]);
    }
  },
});
