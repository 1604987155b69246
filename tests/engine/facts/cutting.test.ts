import { expect } from "vitest";
import { RANKS, type Card } from "../../../src/engine/core/card.ts";
import {
  cutForOut,
  cutForPartners,
  cutForTable,
  cutHeight,
  goingOut,
  groupCuts,
  type Cuts,
  type Outgoing,
} from "../../../src/engine/core/cutting.ts";
import type { Game } from "../../../src/engine/games/game.ts";
import { GAMES } from "../../../src/engine/games/registry.ts";
import facts from "../../oracle/facts/cutting.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

const cutsOf = (drawn: Readonly<Record<string, Card>>): Cuts =>
  Object.fromEntries(Object.entries(drawn).map(([name, card]) => [name, [card]]));

const placing =
  ({ cutting: { ties } }: Game): Check =>
  ({ input, expected }) => {
    const placed = cutForPartners(cutsOf(input["cuts"]), ties);
    if ("recut" in placed) {
      expect(placed.recut).toEqual(expected["recutBetween"]);
      expect(placed.decides).toBe(expected["decides"]);
      return;
    }
    const { dealer, partners } = placed;
    expect(dealer).toBe(expected["dealer"]);
    if (expected["partners"]) expect(partners).toEqual(expected["partners"]);
    if (expected["recut"] !== undefined) expect(expected["recut"]).toBe(false);
    if (expected["choosesSeatsAndPack"]) expect(dealer).toBe(expected["choosesSeatsAndPack"]);
  };

/**
 * Who gives way after so many rubbers of one sitting, `pick` saying which of those that cut have cut the highest. The
 * same must come out whoever they are.
 */
function sitting(
  names: string,
  rubbers: number,
  pick: (among: readonly string[]) => readonly string[],
) {
  let at = [...names].slice(0, 4);
  let running = Object.fromEntries(at.map((name) => [name, 1]));
  for (let rubber = 1; ; rubber++) {
    const waiting = [...names].filter((name) => !at.includes(name));
    const outgoing = goingOut(running, waiting.length);
    if (rubber === rubbers) return { outgoing, waiting, running };
    const out = [...outgoing.out, ...pick(outgoing.cutAmong).slice(0, outgoing.byCut)];
    at = [...at.filter((name) => !out.includes(name)), ...waiting];
    running = Object.fromEntries(at.map((name) => [name, (running[name] ?? 0) + 1]));
  }
}

const after =
  (
    check: (
      outgoing: Outgoing,
      sat: ReturnType<typeof sitting>,
      expected: Record<string, any>,
    ) => void,
  ): Check =>
  ({ input, expected }) => {
    const names = "abcdef".slice(0, input["table"]);
    expect(GAMES["whist-english"].cutting.outgoers).toBe("longest");
    for (const pick of [
      (among: readonly string[]) => among,
      (among: readonly string[]) => among.toReversed(),
    ]) {
      const sat = sitting(names, input["afterRubber"], pick);
      check(sat.outgoing, sat, expected);
    }
  };

const cutAmong = after(({ out, cutAmong: among, byCut }, _, expected) => {
  expect([out, among.length, byCut]).toEqual([[], expected["cutAmong"], 1]);
});

testFacts("cutting, and cutting out", facts, {
  "auction.cut.rank-order": ({ expected }) => {
    const order = RANKS.toSorted((a, b) => cutHeight(`S${a}`) - cutHeight(`S${b}`));
    expect(order).toEqual(expected["lowToHigh"]);
  },
  "auction.cut.lowest-play": ({ input, expected }) => {
    const { ties } = GAMES["auction-1914"].cutting;
    expect(cutForTable(cutsOf(input["candidates"]), ties)).toEqual({ play: expected["playFirst"] });
  },
  "auction.cut.partners": placing(GAMES["auction-1914"]),
  "auction.cut.ties": ({ input, expected }) => {
    const groups = groupCuts(cutsOf(input["cuts"]), GAMES["auction-1914"].cutting.ties);
    expect(groups.flat()).toEqual(expected["lowToHigh"]);
    expect(groups.some((group) => group.length > 1)).toBe(expected["recut"]);
  },
  "straight.cut.partners": placing(GAMES["straight-bridge"]),
  "straight.cut.tie-recut": placing(GAMES["straight-bridge"]),
  "straight.cut.tie-vs-auction": placing(GAMES["auction-1914"]),
  "auction.cutting-out.fresh-cut": ({ input, expected }) => {
    const { outgoers, ties } = GAMES["auction-1914"].cutting;
    expect(outgoers === "fresh" ? "cut" : "turn and turn about").toBe(expected["method"]);
    const high = ["SK", "HK", "DK", "CK", "S2", "H3"] as const;
    const drawn = Object.fromEntries(high.map((card, at) => [`p${at + 1}`, card]));
    expect(high).toHaveLength(input["candidates"]);
    const table = cutForTable(cutsOf(drawn), ties);
    const play = "play" in table ? table.play : [];
    expect(play).toHaveLength(expected["tableSize"]);
    const kept = ["p1", "p2", "p3", "p4"].slice(0, input["justPlayed"]);
    expect(kept.every((name) => play.includes(name))).toBe(expected["priorityToPlayers"]);
  },
  "whist.cutting-out.six-first": after(({ out, cutAmong: among, byCut }, { waiting }, expected) => {
    expect([out, among.length]).toEqual([[], 4]);
    const drawn: Cuts = { a: ["S2"], b: ["HQ"], c: ["D9"], d: ["CA"] };
    const cut = cutForOut(drawn, byCut, GAMES["whist-english"].cutting.ties);
    expect(expected["goOut"]).toBe("two highest cuts");
    expect("out" in cut && cut.out.toSorted()).toEqual(["b", "c"]);
    expect(expected["enter"]).toBe("the two waiting");
    expect(waiting).toHaveLength(byCut);
  }),
  "whist.cutting-out.six-later": after(({ out, cutAmong: among }, { running }, expected) => {
    expect(among.length > 0).toBe(expected["cut"]);
    const twice = out.length === 2 && out.every((name) => running[name] === 2);
    expect(twice ? "those who played two consecutive rubbers" : "").toBe(expected["goOut"]);
  }),
  "whist.cutting-out.five-second": cutAmong,
  "whist.cutting-out.five-third": cutAmong,
  "whist.cutting-out.five-fourth": after(({ out, cutAmong: among }, { running }, expected) => {
    expect(among.length > 0).toBe(expected["cut"]);
    const every = out.length === 1 && running[out[0] ?? ""] === 4;
    expect(every ? "the player who has played every rubber" : "").toBe(expected["goOut"]);
  }),
});
