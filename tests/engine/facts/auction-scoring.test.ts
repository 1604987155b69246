import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { otherSide, type Side } from "../../../src/engine/core/seat.ts";
import { bidWorth, seatCalls } from "../../../src/engine/declaring/auction.ts";
import type { Call, Level, Multiplier } from "../../../src/engine/declaring/call.ts";
import type { Strain } from "../../../src/engine/declaring/strain.ts";
import { auction1914, auctionEnglish } from "../../../src/engine/games/auction-1914.ts";
import {
  books,
  SCORE_ITEMS,
  trickPoints,
  type ScoreItem,
} from "../../../src/engine/scoring/deal.ts";
import { honourKind } from "../../../src/engine/scoring/honours.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import type { DealOutcome } from "../../../src/engine/scoring/outcome.ts";
import { BOOK, GAME_POINTS } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/auction-scoring.json" with { type: "json" };
import { testFacts, type Check, type Fact } from "../../support/facts.ts";

const deal = (over: Partial<DealOutcome> = {}): DealOutcome => ({
  declarerSide: "YZ",
  level: 4,
  strain: "hearts",
  multiplier: 1,
  tricks: 10,
  ...over,
});
const lines = (over: Partial<DealOutcome>, game = auction1914) => must(game.score(deal(over)));

const SIDE_OF: Readonly<Record<string, Side>> = { WE: "YZ", THEY: "AB" };

/** The items of the score that a heading of the score sheet takes in. */
const ITEMS: Readonly<Record<string, readonly ScoreItem[]>> = {
  honours: ["honours"],
  penalties: ["undertricks", "revoke"],
  slams: ["little-slam", "grand-slam"],
  "doubled bonus": ["contract-bonus", "overtrick-bonus"],
};

/** Deals that between them bring every item of the score about. */
const EVERYTHING: readonly Partial<DealOutcome>[] = [
  { honours: { side: "AB", kind: "four" }, multiplier: 2, tricks: 12 },
  { multiplier: 4, tricks: 13 },
  { tricks: 8, revoke: { declarer: 1 } },
];

/** Foster’s four deals, each told by the statement on it. */
const example = (facts as readonly Fact[])
  .filter(({ id }) => id.startsWith("auction.rubber.example.deal-"))
  .toSorted((a, b) => a.input["deal"] - b.input["deal"])
  .map(({ input }): DealOutcome => {
    // How high a contract was bid is told only where it was made exactly; two levels short of it otherwise.
    const level = (input["level"] ?? (input["setBy"] ? 3 : input["tricks"] - BOOK)) as Level;
    return deal({
      declarerSide: SIDE_OF[input["by"]] as Side,
      strain: input["strain"] as Strain,
      level,
      multiplier: (input["multiplier"] ?? 1) as Multiplier,
      tricks: input["tricks"] ?? BOOK + level - input["setBy"],
      honours: { ...input["honours"], side: SIDE_OF[input["honours"].side] },
    });
  });

const exampleDeal: Check = ({ input, expected }) => {
  const upTo = input["deal"] as number;
  const kept = must(auction1914.rubber.keep(example.slice(0, upTo)));
  const { columns, gameWonBy } = kept.deals[upTo - 1] as (typeof kept.deals)[number];
  for (const [name, side] of Object.entries(SIDE_OF)) {
    expect(columns[side].below).toBe(expected["below"][name] ?? 0);
    expect(columns[side].above).toBe(expected["above"][name] ?? 0);
  }
  const sideOf = (name: string | null) => (name === null ? null : SIDE_OF[name]);
  expect(gameWonBy ?? null).toBe(sideOf(expected["game"]));
  expect(kept.rubberTo).toBe(sideOf(expected["rubber"]));
};

const reaches30 = (input: Fact["input"]) => {
  const tricks = 13 - input["tricksLeft"];
  expect(sumOf(lines({ tricks }), "YZ", "below") >= GAME_POINTS).toBe(input["reached30"]);
  return tricks;
};

testFacts("the score of auction", facts, {
  "auction.above-line": ({ input, expected }) => {
    const scored = EVERYTHING.flatMap((over) => lines(over));
    expect(new Set(scored.map(({ item }) => item)).size).toBe(SCORE_ITEMS.length);
    const items = (input["items"] as string[]).flatMap((name) => ITEMS[name] ?? []);
    expect(["tricks", ...items].toSorted()).toEqual([...SCORE_ITEMS].toSorted());
    const toGame = scored.filter(({ item, column }) => items.includes(item) && column === "below");
    expect(toGame.length > 0).toBe(expected["countToGame"]);
  },
  "auction.book.declarer": ({ input, expected }) => {
    const { tricksNeeded } = books(input["level"]);
    expect(tricksNeeded).toBe(expected["tricksNeeded"]);
    const made = (tricks: number) => sumOf(lines({ tricks, level: input["level"] }), "YZ", "below");
    expect([made(tricksNeeded - 1), made(tricksNeeded) > 0]).toEqual([0, true]);
    expect(BOOK).toBe(expected["book"]);
  },
  "auction.double.effect": ({ input, expected }) => {
    const [level, strain] = input["contract"].split(" ");
    const contract = { level: Number(level) as Level, strain: strain as Strain };
    expect(bidWorth(contract)).toBe(expected["bidWorth"]);
    expect(trickPoints(contract.strain, 1, 2)).toBe(expected["trickValue"]);
    expect(trickPoints(contract.strain, 1)).toBe(expected["baseTrickValue"]);
    const calls = seatCalls([{ type: "bid", ...contract }, { type: "double" }]);
    const over: Call = { type: "bid", level: 2, strain: "notrump" };
    expect(bidWorth({ level: 2, strain: "notrump" })).toBeLessThan(2 * expected["bidWorth"]);
    expect(auction1914.declaring.check(calls, { ...over, seat: "Y" }).ok).toBe(true);
  },
  "auction.game.all-played": ({ input, expected }) => {
    const enough = reaches30(input);
    const all = lines({ tricks: enough + input["tricksLeft"] });
    const counted = sumOf(all, "YZ", "below") - sumOf(lines({ tricks: enough }), "YZ", "below");
    expect(counted === trickPoints("hearts", input["tricksLeft"])).toBe(expected["countAll"]);
    expect(all.some(({ item }) => item === "grand-slam")).toBe(expected["playOut"]);
    expect(must(auction1914.rubber.keep([deal({ tricks: 13 })])).gamesWon.YZ).toBe(1);
  },
  "auction.only-if-made": ({ input, expected }) => {
    const scored = lines({ level: input["level"], tricks: input["tricks"] });
    expect(sumOf(scored, "YZ", "below")).toBe(expected["trickPoints"]);
  },
  "auction.honours.doubled-unchanged": ({ input, expected }) => {
    const { strain, hands, multiplier } = input as { strain: Strain } & Record<string, any>;
    const kind = honourKind(strain, hands);
    const held = kind ? { honours: { side: "YZ", kind } as const } : {};
    const points = lines({ strain, multiplier, ...held }).find(({ item }) => item === "honours");
    expect(points?.points).toBe(expected["points"]);
  },
  "auction.rubber.example.deal-1": exampleDeal,
  "auction.rubber.example.deal-2": exampleDeal,
  "auction.rubber.example.deal-3": exampleDeal,
  "auction.rubber.example.deal-4": exampleDeal,
  "law.english-slams": ({ expected }) => {
    const slam = (tricks: number) => sumOf(lines({ tricks }, auctionEnglish), "YZ", "above");
    expect([slam(12), slam(13)]).toEqual([expected["little"], expected["grand"]]);
  },
  "law.revoke-both": ({ expected }) => {
    for (const tricks of [3, 10, 13]) {
      const scored = lines({
        tricks,
        honours: { side: "AB", kind: "simple" },
        revoke: { declarer: 1, adversary: 1 },
      });
      expect(scored.every(({ item }) => item === "honours")).toBe(expected["onlyHonours"]);
      expect(sumOf(scored, "AB", "above")).toBe(16);
    }
  },
  "law.revoke-second": ({ input, expected }) => {
    for (const by of ["declarer", "adversary"] as const) {
      const gainer: Side = by === "declarer" ? otherSide("YZ") : "YZ";
      const points = (count: number, choice: "hundred" | "tricks") =>
        sumOf(lines({ revoke: { [by]: count, choice } }), gainer, "above");
      for (const choice of ["hundred", "tricks"] as const) {
        const more = points(input["revokes"], choice) - points(input["revokes"] - 1, choice);
        expect(more).toBe(expected["secondAndLater"]);
      }
    }
  },
});
