import { describe, expect, test } from "vitest";
import { rankOf, suitOf, height, type Card } from "../../src/engine/core/card.ts";
import { randomDeal, type Deal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SEATS, sideOf, type Seat, type Side } from "../../src/engine/core/seat.ts";
import { playable } from "../../src/engine/core/trick.ts";
import {
  act,
  nextToPlay,
  openTable,
  outcomeOf,
  takeRemedy,
  type Table,
} from "../../src/engine/laws/table.ts";
import { parseCall } from "../../src/engine/notation/calls.ts";
import type { DealRecord, Irregularity } from "../../src/engine/notation/record.ts";
import { replayRecord } from "../../src/engine/notation/replay.ts";
import { scoreDeal, sumOf } from "../../src/engine/scoring/deal.ts";

const calls = (words: string) => words.split(" ").map((word) => must(parseCall(word)));

/** A deal played out by rule of thumb: the offender revokes once, when he first can, if there is one. */
function playedOut(deal: Deal, bidding: string, revoker: Seat | null, high: boolean): DealRecord {
  const words = calls(bidding);
  let table: Table = must(openTable("Z", deal));
  for (const [index, call] of words.entries()) {
    table = must(act(table, { do: "call", seat: SEATS[index % 4] as Seat, call }));
  }
  const plays: Card[] = [];
  while (plays.length < 52) {
    if (table.trick.length === 4) {
      table = must(act(table, { do: "quit-trick", seat: nextToPlay(table) }));
    }
    const seat = nextToPlay(table);
    const hand = table.left[seat];
    const lawful = playable(hand, table.trick);
    const wrong = hand.filter((card) => !lawful.includes(card));
    const revokes = seat === revoker && wrong.length > 0 && table.revokes.length === 0;
    const best = [...(revokes ? wrong : lawful)].sort(
      (a, b) => (height(rankOf(a)) - height(rankOf(b))) * (high ? -1 : 1),
    );
    const card = best[0] as Card;
    plays.push(card);
    table = must(act(table, { do: "play", seat, card }));
  }
  return { dealer: "Z", hands: deal, calls: words, plays };
}

/** The first random deal of which the record fits. */
function recordWhere(
  bidding: string,
  revoker: Seat | null,
  fits: (table: Table) => boolean,
): DealRecord {
  for (let seed = 1; seed < 4000; seed += 1) {
    const deal = randomDeal(seededRandom(seed));
    const record = playedOut(deal, bidding, revoker, seed % 2 === 0);
    if (fits(must(replayRecord(record)))) return record;
  }
  throw new Error("no such deal in four thousand");
}

const tricksOf = (table: Table, side: Side) =>
  table.tricks.filter(({ winner }) => sideOf(winner) === side).length;

const END = 1;
const taken = (record: DealRecord, remedy: "points:100" | "take-3-tricks"): Irregularity => ({
  after: record.calls.length + record.plays.length + END,
  taken: { fault: 0, remedy },
});

function score(record: DealRecord) {
  const outcome = must(outcomeOf(must(replayRecord(record))));
  const lines = must(scoreDeal({ ...outcome })).filter(({ item }) => item !== "honours");
  const of = (side: Side) => ({
    below: sumOf(lines, side, "below"),
    above: sumOf(lines, side, "above"),
  });
  return { outcome, YZ: of("YZ"), AB: of("AB") };
}

describe("a record with irregularities reaches the book’s score", () => {
  const doubled = recordWhere(
    "3H X P P P",
    "A",
    (table) =>
      tricksOf(table, "YZ") === 7 &&
      table.revokes.length === 1 &&
      table.revokes[0]?.status === "established",
  );

  test("three hearts doubled, seven tricks and three for a revoke: 64, and no bonus (Foster, Revokes)", () => {
    const record = { ...doubled, irregularities: [taken(doubled, "take-3-tricks")] };
    const { outcome, YZ, AB } = score(record);
    expect(outcome).toMatchObject({
      tricks: 7,
      multiplier: 2,
      revoke: { adversary: 1, choice: "tricks" },
    });
    expect(YZ).toEqual({ below: 64, above: 0 });
    expect(AB).toEqual({ below: 0, above: 0 });
  });

  test("the same, taking the hundred: down two, and the side that revoked scores nothing for it (law 84)", () => {
    const record = { ...doubled, irregularities: [taken(doubled, "points:100")] };
    const { YZ, AB } = score(record);
    expect(YZ).toEqual({ below: 0, above: 100 });
    expect(AB).toEqual({ below: 0, above: 0 });
  });

  test("put right in time it is no revoke", () => {
    const at = doubled.calls.length + revokeAt(doubled) + 1;
    const good = mendingCard(doubled);
    const upTo = must(
      replayRecord({
        ...doubled,
        plays: doubled.plays.slice(0, revokeAt(doubled) + 1),
        irregularities: [{ after: at, action: { do: "mend", seat: "A", card: good } }],
      }),
    );
    expect(upTo.revokes[0]?.status).toBe("mended");
    expect(upTo.faults[0]?.ruling.situation).toBe("auction.law.revoke.corrected-defender");
  });

  test("declarer revokes: honours only, a hundred, and the undertricks besides", () => {
    const own = recordWhere(
      "2H P P P",
      "Z",
      (table) =>
        tricksOf(table, "YZ") === 7 &&
        table.revokes.length === 1 &&
        table.faults.some((f) => f.ruling.situation === "auction.law.revoke.penalty-declarer"),
    );
    expect(score(own)).toMatchObject({
      YZ: { below: 0, above: 0 },
      AB: { below: 0, above: 150 },
    });
  });

  test("dummy’s revoke changes nothing", () => {
    const dummy = recordWhere(
      "1N P P P",
      "Y",
      (table) =>
        tricksOf(table, "YZ") === 8 &&
        table.faults.some((f) => f.ruling.situation === "auction.law.dummy.revoke"),
    );
    expect(score(dummy)).toMatchObject({ YZ: { below: 20, above: 0 }, AB: { below: 0, above: 0 } });
  });

  test("dummy who had looked into a hand speaks up, and the penalty is gone (law 61)", () => {
    const steps = doubled.calls.length + doubled.plays.length + END;
    const record: DealRecord = {
      ...doubled,
      irregularities: [
        { after: steps - END - 2, action: { do: "look-into-hand", seat: "Y" } },
        { after: steps, action: { do: "dummy-says", act: "point-out-revoke", about: 0 } },
      ],
    };
    const { outcome, AB } = score(record);
    expect(outcome.revoke).toBeUndefined();
    expect(AB.above).toBe(200);
    const refused = replayRecord({
      ...record,
      irregularities: [...(record.irregularities ?? []), taken(doubled, "take-3-tricks")],
    });
    expect(refused.ok).toBe(false);
  });

  test("an insufficient bid raised in the auction is the contract that is scored", () => {
    const deal = randomDeal(seededRandom(7));
    const bidding = playedOut(deal, "1S 2H P P P", null, true);
    const low: DealRecord = {
      ...bidding,
      calls: calls("1R 1H P P P"),
      irregularities: [{ after: 2, taken: { fault: 0, remedy: "make-sufficient" } }],
    };
    const outcome = must(outcomeOf(must(replayRecord(low))));
    expect(outcome).toMatchObject({ level: 2, strain: "hearts", declarerSide: "AB" });
  });

  test("a lead out of turn that is taken back leaves the deal as it was played", () => {
    const plain = recordWhere("1N P P P", null, (table) => tricksOf(table, "AB") > 1);
    const table = must(replayRecord(plain));
    expect(table.faults).toEqual([]);
    const after = plain.calls.length;
    const card = plain.hands.B[0] as Card;
    const wrong: DealRecord = {
      ...plain,
      irregularities: [
        { after, action: { do: "play", seat: "B", card } },
        { after, taken: { fault: 0, remedy: "card-callable" } },
      ],
    };
    const replayed = must(replayRecord(wrong));
    expect(replayed.exposed).toEqual([]);
    expect(replayed.faults).toMatchObject([{ taken: "card-callable" }]);
    expect(outcomeOf(replayed)).toEqual(outcomeOf(table));
  });

  test("a record that cannot have happened is refused with its place", () => {
    const refused = replayRecord({
      ...doubled,
      plays: [...doubled.plays.slice(0, 3), doubled.plays[0] as Card],
    });
    expect(refused).toMatchObject({ ok: false, violation: { code: "not-held" } });
    const none = replayRecord({
      ...doubled,
      irregularities: [{ after: 0, taken: { fault: 0, remedy: "stand" } }],
    });
    expect(none).toMatchObject({ ok: false, violation: { code: "no-fault" } });
  });
});

/** The place among the plays of the card that revokes. */
function revokeAt(record: DealRecord): number {
  const table = must(replayRecord(record));
  return record.plays.indexOf(table.revokes[0]?.card as Card);
}

/** A card with which the revoke could have been put right. */
function mendingCard(record: DealRecord): Card {
  const at = revokeAt(record);
  const led = record.plays[at - (at % 4)] as Card;
  const good = record.hands.A.find(
    (card) => suitOf(card) === suitOf(led) && record.plays.indexOf(card) > at,
  );
  return good as Card;
}

describe("takeRemedy", () => {
  test("refuses what the law does not give, and a second choice", () => {
    const record = recordWhere(
      "1N P P P",
      "A",
      (table) => table.revokes[0]?.status === "established",
    );
    const table = must(replayRecord(record));
    expect(takeRemedy(table, { fault: 0, remedy: "new-deal" }).ok).toBe(false);
    const once = must(takeRemedy(table, { fault: 0, remedy: "points:100" }));
    expect(takeRemedy(once, { fault: 0, remedy: "take-3-tricks" }).ok).toBe(false);
    expect(takeRemedy(once, { fault: 9, remedy: "points:100" }).ok).toBe(false);
  });
});
