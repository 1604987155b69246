import {
  compareCuts,
  cutForPartners,
  cutForTable,
  groupCuts,
  lowerCut,
  type Cuts,
} from "../../../src/engine/core/cutting.ts";
import type { Card } from "../../../src/engine/core/card.ts";
import { auction1914 } from "../../../src/engine/games/auction-1914.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import { whistEnglish } from "../../../src/engine/games/whist.ts";
import { byGame, type Adapter, type OracleCase } from "./shared.ts";

const cutsOf = (cuts: Record<string, Card>): Cuts =>
  Object.fromEntries(Object.entries(cuts).map(([name, card]) => [name, [card]]));

const cuttingBy =
  ({ cutting: { ties } }: typeof auction1914 | typeof straightBridge | typeof whistEnglish) =>
  ({ input }: OracleCase) => {
    if (input["candidates"]) {
      const table = cutForTable(cutsOf(input["candidates"]), ties);
      return {
        actual: "play" in table ? { playFirst: table.play } : { recutBetween: table.recut },
      };
    }
    const cuts = cutsOf(input["cuts"]);
    const names = Object.keys(cuts);
    const groups = groupCuts(cuts, ties);
    const order = { lower: lowerCut(cuts, ties), lowToHigh: groups.flat() };
    const [a, b] = Object.values(input["cuts"] as Record<string, Card>);
    const equal = names.length === 2 && a && b && compareCuts(a, b, ties) === 0;
    if (names.length !== 4) return { actual: { ...order, recut: equal } };
    const placing = cutForPartners(cuts, ties);
    if ("recut" in placing) {
      return {
        actual: { ...order, recut: true, recutBetween: placing.recut, decides: placing.decides },
      };
    }
    return { actual: { ...order, ...placing, recut: false, choosesSeatsAndPack: placing.dealer } };
  };

export const cutting: Adapter = byGame({
  auction: cuttingBy(auction1914),
  "straight-bridge": cuttingBy(straightBridge),
  whist: cuttingBy(whistEnglish),
});
