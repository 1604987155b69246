import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { leftOf, sideOf, type Seat, type Side } from "../../../src/engine/core/seat.ts";
import { auction1914 } from "../../../src/engine/games/auction-1914.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import type { DealOutcome } from "../../../src/engine/scoring/outcome.ts";
import { fillPad, type PadColumn } from "../../../src/engine/scoring/pad.ts";
import { UNFINISHED_GAME } from "../../../src/engine/scoring/rubber.ts";
import { netOf, stopRubber, type Rubber } from "../../../src/engine/scoring/sheet.ts";
import type { StraightOutcome } from "../../../src/engine/scoring/straight-outcome.ts";
import facts from "../../oracle/facts/rubber.json" with { type: "json" };
import rubbers from "../../oracle/cases/rubber.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

const SIDE_OF = { WE: "YZ", THEY: "AB" } as const;
type Who = keyof typeof SIDE_OF;
const WHO = Object.keys(SIDE_OF) as Who[];

/** The deals of a printed rubber, from the cases that reach its sheet. */
function dealsOf(id: string): readonly Record<string, any>[] {
  const found = rubbers.find((each) => each.id === id);
  if (!found) throw new Error(`no rubber ${id}`);
  return found.input.deals;
}

const foster = must(
  auction1914.rubber.keep(
    dealsOf("x.score.auction.rubber.foster-492-42").map(
      (deal) => ({ multiplier: 1, ...deal }) as unknown as DealOutcome,
    ),
  ),
);
const elwell = must(
  straightBridge.rubber.keep(
    dealsOf("x.score.straight.rubber.elwell-300-148") as unknown as StraightOutcome[],
  ),
);

const totals = (rubber: Rubber<never>) => ({ WE: rubber.totals.YZ, THEY: rubber.totals.AB });
const figures = (column: PadColumn | undefined, way: "down" | "up") =>
  column?.[way].map(({ points }) => points) ?? [];

/** Game in one deal by declarer’s side, with nothing above the line. */
const game = (side: Side): DealOutcome => ({
  declarerSide: side,
  level: 4,
  strain: "hearts",
  multiplier: 1,
  tricks: 10,
});

const bestOfThree: Check = ({ input, expected }) => {
  const deals = (input["games"] as Who[]).map((who) => game(SIDE_OF[who]));
  const kept = must(auction1914.rubber.keep(deals));
  expect(kept.rubberTo !== null).toBe(expected["finished"]);
  expect(kept.rubberTo ?? undefined).toBe(SIDE_OF[expected["winner"] as Who]);
  const takesMore = auction1914.rubber.keep([...deals, game("AB")]).ok;
  expect(takesMore).toBe(!expected["finished"]);
  if (expected["finished"]) expect(deals.length === 3).toBe(expected["thirdPlayed"]);
};

testFacts("rubbers, and the pad they are kept on", facts, {
  "auction.pad.style1": ({ expected }) => {
    const columns = fillPad(foster, "single");
    WHO.forEach((who, at) => {
      const bonus = foster.rubberTo === SIDE_OF[who] ? [foster.bonus] : [];
      expect([...figures(columns[at], "down"), ...bonus]).toEqual(expected[who].belowDown);
      expect(figures(columns[at], "up")).toEqual(expected[who].aboveUp);
    });
    expect(totals(foster as Rubber<never>)).toEqual(expected["totals"]);
  },
  "auction.pad.style2": ({ expected }) => {
    const sums = fillPad(foster, "double").map(({ sum }) => sum);
    const { WE, THEY } = expected;
    expect(sums).toEqual([WE.tricks, WE.honours, THEY.tricks, THEY.honours]);
    expect(totals(foster as Rubber<never>)).toEqual(expected["totals"]);
    expect(foster.net?.points).toBe(expected["balance"]);
  },
  "auction.rubber.1-1": bestOfThree,
  "auction.rubber.2-0": bestOfThree,
  "auction.rubber.2-1": bestOfThree,
  "auction.stakes.settle": ({ input, expected }) => {
    for (const loser of input["losers"] as Seat[]) {
      const payee = leftOf(loser, -1);
      expect(payee).toBe(expected["pays"][loser]);
      expect(sideOf(payee)).not.toBe(sideOf(loser));
    }
  },
  "law.rubber-loser-higher": ({ input, expected }) => {
    const net = netOf({ YZ: input["winnersTotal"], AB: input["losersTotal"] });
    expect(net).toEqual({
      winner: expected["payTo"] === "losers" ? "AB" : "YZ",
      points: expected["amount"],
    });
    // Two cheap games, and between them five hearts redoubled and set by four.
    const dear: DealOutcome = { ...game("YZ"), level: 5, multiplier: 4, tricks: 7 };
    const kept = must(auction1914.rubber.keep([game("YZ"), dear, game("YZ")]));
    expect([kept.rubberTo, kept.net?.winner]).toEqual(["YZ", "AB"]);
  },
  "law.unfinished-rubber": ({ expected }) => {
    const kept = must(auction1914.rubber.keep([game("AB")]));
    const stopped = must(stopRubber(kept, UNFINISHED_GAME));
    expect(stopped.totals.AB - kept.totals.AB).toBe(expected["gameWinnersBonus"]);
    const over = must(auction1914.rubber.keep([game("AB"), game("AB")]));
    expect(stopRubber(over, UNFINISHED_GAME).ok).toBe(false);
  },
  "x.score.auction.unfinished-one-game": ({ input, expected }) => {
    const deals: DealOutcome[] = [
      {
        ...game("AB"),
        level: 3,
        strain: "notrump",
        tricks: 9,
        honours: { side: "YZ", kind: "hundred-aces" },
      },
      { ...game("YZ"), level: 1, tricks: 7, honours: { side: "AB", kind: "simple" } },
      { ...game("YZ"), level: 1, strain: "notrump", tricks: 7 },
    ];
    const kept = must(auction1914.rubber.keep(deals));
    for (const side of ["YZ", "AB"] as const) {
      const written = (column: "below" | "above") =>
        kept.deals.reduce((sum, { columns }) => sum + columns[side][column], 0);
      expect(written("below")).toBe(input["trickTotals"][side]);
      expect(written("above")).toBe(input["honourTotals"][side]);
    }
    expect(kept.gamesWon).toEqual(input["games"]);
    expect(kept.rubberTo === null).toBe(input["stopped"]);
    const { totals: made, net } = must(stopRubber(kept, UNFINISHED_GAME));
    expect({ totals: made, net }).toEqual(expected);
  },
  "straight.rubber-100": ({ input, expected }) => {
    const won = (side: Side): StraightOutcome => ({
      strain: "hearts",
      multiplier: 1,
      tricks: side === "YZ" ? { YZ: 10, AB: 3 } : { YZ: 3, AB: 10 },
    });
    const deals = (input["games"] as Who[]).map((who) => won(SIDE_OF[who]));
    const kept = must(straightBridge.rubber.keep(deals));
    expect([kept.rubberTo, kept.bonus]).toEqual(["YZ", expected["bonus"]]);
    expect(straightBridge.rubber.keep([...deals, won("AB")]).ok).toBe(expected["thirdPlayed"]);
  },
  "straight.rubber.elwell": ({ input, expected }) => {
    const columns = fillPad(elwell, "single");
    WHO.forEach((who, at) => {
      expect(figures(columns[at], "down")).toEqual(input[who].tricks);
      expect(figures(columns[at], "up")).toEqual(input[who].above);
    });
    expect(elwell.rubberTo).toBe(SIDE_OF[expected["winner"] as Who]);
    expect(elwell.bonus).toBe(input["WE"].rubber);
    expect(totals(elwell as Rubber<never>)).toEqual(expected["totals"]);
    expect(elwell.net?.points).toBe(expected["balance"]);
  },
});
