import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { termsOf } from "../../../src/tabletop/playing/deal.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { formatPlace, parsePlace } from "../../../src/tabletop/playing/place.ts";
import { positionOf } from "../../../src/tabletop/playing/position.ts";
import { scorePlayed } from "../../../src/tabletop/playing/score.ts";
import { begin, layLine } from "../../../src/tabletop/playing/session.ts";
import cases from "../../oracle/cases/replay.json" with { type: "json" };
import { checkFiledHand } from "../../support/filed-hand.ts";
import { ROOT } from "../../support/files.ts";

const FOLDER = join(ROOT, "content/hands");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".pbn"));
const handOf = (name: string) => must(readPbn(readFileSync(join(FOLDER, name), "utf8")));

/** The printed plays of a case, as cards in order. */
function playsOf(id: string): string[] {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  const input = found.input as { tricks?: Played[][]; plays?: Played[][] };
  return (input.tricks ?? input.plays ?? []).flat().map(({ card }) => card);
}
interface Played {
  readonly card: string;
}

/** The case that each printed hand is in the oracle. */
const CASE: Readonly<Record<string, string>> = {
  "foster-auction-1": "replay.auction-hand-1",
  "foster-auction-2": "replay.auction-hand-2",
  "foster-straight-1": "replay.ft.straight-1",
  "foster-straight-2": "replay.ft.straight-2",
  "foster-whist-1": "replay.ft.whist-1-long-suits",
  "foster-whist-2": "replay.ft.whist-2-american-game",
  "foster-whist-3": "replay.ft.whist-3-short-suits",
  "foster-whist-4": "replay.ft.whist-4-play-to-score",
};
const caseOf = (hand: string) =>
  CASE[hand] ??
  hand
    .replace(/^elwell-advanced-/, "x.replay.elwell51216.")
    .replace(/^elwell-/, "x.replay.elwell38000.");

test("every illustrative hand of the oracle has its file", () => {
  const ids = names.map((name) => caseOf(name.replace(/\.pbn$/, "")));
  const wanted = cases.map(({ id }) => id).filter((id) => !id.startsWith("x.replay.foster."));
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

const inOracle = names.filter((name) =>
  cases.some(({ id }) => id === caseOf(name.replace(/\.pbn$/, ""))),
);

describe.each(inOracle)("%s", (name) => {
  const { deal, record } = handOf(name);
  const expected = cases.find(({ id }) => id === caseOf(name.replace(/\.pbn$/, "")))?.expected;

  test("is played as printed, card for card, to the tricks of the book", () => {
    expect(record).toEqual(playsOf(caseOf(name.replace(/\.pbn$/, ""))));
    const { tricks, won, toPlay } = must(positionOf(deal, record));
    expect(toPlay).toBeNull();
    const seats = ["Z", "A", "Y", "B"] as const;
    const bySeat = Object.fromEntries(
      seats.map((seat) => [seat, tricks.filter(({ winner }) => winner === seat).length]),
    );
    expect({ ...bySeat, ...won }).toMatchObject(expected?.tricksWon ?? { never: true });
  });
});

describe.each(names)("%s by itself", (name) => {
  const filed = handOf(name);
  const { deal, record } = filed;

  test("says what it is and where it is from, and comes to the tricks that it states", () => {
    checkFiledHand(filed);
  });

  test("goes into a link and comes out the same", () => {
    const session = must(layLine(deal, begin("all", "book"), record, 17));
    const read = must(parsePlace(formatPlace({ deal, session })));
    expect(read).toEqual({ deal, session });
  });
});

describe("scores", () => {
  test("Foster’s no trumps make game, and nobody scores for aces", () => {
    const { deal, record } = handOf("foster-auction-1.pbn");
    const score = must(scorePlayed(deal, must(positionOf(deal, record)).won));
    expect(score.honours).toBeUndefined();
    expect(score.lines.map(({ side, column, points }) => [side, column, points])).toEqual([
      ["YZ", "below", 30],
    ]);
  });

  test("his nullo of four loses four odd tricks at ten", () => {
    const { deal, record } = handOf("foster-auction-2.pbn");
    expect(termsOf(deal).aim).toBe("lose");
    const score = must(scorePlayed(deal, must(positionOf(deal, record)).won));
    expect(score.lines[0]).toMatchObject({ side: "YZ", column: "below", points: 40 });
  });

  test("Elwell’s first hand makes forty-eight below, his eighth of hearts fifty-two in honours", () => {
    const first = handOf("elwell-01.pbn");
    const lines = must(scorePlayed(first.deal, { YZ: 10, AB: 3 })).lines;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ side: "YZ", column: "below", points: 48 });
    const eighth = handOf("elwell-advanced-08.pbn");
    const above = must(scorePlayed(eighth.deal, must(positionOf(eighth.deal, eighth.record)).won))
      .lines.filter(({ side, column }) => side === "YZ" && column === "above")
      .reduce((sum, { points }) => sum + points, 0);
    expect(above).toBe(52);
  });
});
