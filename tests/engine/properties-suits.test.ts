import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SUITS, type BySuit, type Card, type Suit } from "../../src/engine/core/card.ts";
import { randomDeal, type Deal } from "../../src/engine/core/deal.ts";
import { replay } from "../../src/engine/core/play.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { leftOf, SEATS, type Seat } from "../../src/engine/core/seat.ts";
import { checkPlay, playable, winningPlay, type Play } from "../../src/engine/core/trick.ts";
import { gradeOpeningLead } from "../../src/engine/conventions/lead.ts";
import { chooseSuit } from "../../src/engine/conventions/lead-suit.ts";
import { seatCalls } from "../../src/engine/declaring/auction.ts";
import { STRAIGHT_STRAINS } from "../../src/engine/declaring/dealer-makes.ts";
import { STRAINS, TRUMP_OF, type Strain } from "../../src/engine/declaring/strain.ts";
import { act, nextToPlay, openTable, type Table } from "../../src/engine/laws/table.ts";
import { honourKind, honoursIn } from "../../src/engine/scoring/honours.ts";
import { chicaneOf, honoursOf } from "../../src/engine/scoring/straight-outcome.ts";
import { whistHonoursHeld } from "../../src/engine/scoring/whist.ts";
import { anyExchange, exchanged, exchangeHands } from "../support/suits.ts";

const RUNS = { numRuns: process.env["DEEP"] ? 10_000 : 200 };
const TABLES = { numRuns: process.env["DEEP"] ? 2_000 : 40 };

interface Changed {
  readonly strain: Strain;
  readonly exchange: BySuit<Suit>;
  readonly hands: Deal;
  readonly seed: number;
}

/** A deal, a trump, and a way of changing the other suits about. */
const changed = (strains: readonly Strain[]): fc.Arbitrary<Changed> =>
  fc.constantFrom(...strains).chain((strain) =>
    fc.record({
      strain: fc.constant(strain),
      exchange: anyExchange(TRUMP_OF[strain]),
      seed: fc.nat(),
      hands: fc.nat().map((seed) => randomDeal(seededRandom(seed))),
    }),
  );

/** A whole hand played at random from the left of Z; suit is always followed where it can be. */
function playedOut(hands: Deal, trump: Suit | null, seed: number): Play[][] {
  const random = seededRandom(seed);
  const left: Record<Seat, readonly Card[]> = { ...hands };
  const tricks: Play[][] = [];
  let leader: Seat = "A";
  while (left[leader].length > 0) {
    const trick: Play[] = [];
    for (const seat of [0, 1, 2, 3].map((steps) => leftOf(leader, steps))) {
      const card = random.pick(playable(left[seat], trick));
      trick.push({ seat, card });
      left[seat] = left[seat].filter((each) => each !== card);
    }
    tricks.push(trick);
    leader = winningPlay(trick, trump).seat;
  }
  return tricks;
}

/** What the table remembers of revokes, with its cards and suits changed about. */
const revokesAt = (table: Table, move: (card: Card) => Card) =>
  table.revokes.map(({ status, seat, card, trick }) => ({ status, seat, trick, card: move(card) }));

/** A heart contract played by people who now and then forget to follow suit; each trick is gathered as it falls. */
function carelessly(hands: Deal, seed: number, move: (card: Card) => Card): Table {
  const random = seededRandom(seed);
  let table = must(openTable("Z", hands));
  for (const call of seatCalls([
    { type: "bid", level: 1, strain: "hearts" },
    { type: "pass" },
    { type: "pass" },
    { type: "pass" },
  ])) {
    table = must(act(table, { do: "call", seat: call.seat, call }));
  }
  for (let step = 0; step < 24; step++) {
    const seat = nextToPlay(table);
    const held = SEATS.flatMap((each) => (each === seat ? table.left[each] : []));
    // The same card by its place in a hand sorted in the first deal’s suits.
    const inOrder = held.toSorted((a, b) => move(a).localeCompare(move(b)));
    const followed = playable(inOrder, table.trick.length < 4 ? table.trick : []);
    const card = random.pick(random.chance(0.2) ? inOrder : followed);
    table = must(act(table, { do: "play", seat, card }));
    if (table.trick.length === 4) {
      table = must(act(table, { do: "quit-trick", seat: nextToPlay(table) }));
    }
  }
  return table;
}

describe("changing plain suits about changes nothing", () => {
  test("in the honours and the chicane of any game", () => {
    fc.assert(
      fc.property(changed(STRAINS), ({ strain, exchange, hands }) => {
        const other = exchangeHands(hands, exchange);
        for (const seat of SEATS) {
          expect(honoursIn(other[seat], strain)).toBe(honoursIn(hands[seat], strain));
        }
        const kind = (deal: Deal) =>
          (["Z", "A"] as const).map((seat) =>
            honourKind(strain, [
              honoursIn(deal[seat], strain),
              honoursIn(deal[leftOf(seat, 2)], strain),
            ]),
          );
        expect(kind(other)).toEqual(kind(hands));
        const trump = TRUMP_OF[strain];
        if (trump) expect(whistHonoursHeld(other, trump)).toEqual(whistHonoursHeld(hands, trump));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(changed(STRAIGHT_STRAINS), ({ strain, exchange, hands }) => {
        const made = strain as (typeof STRAIGHT_STRAINS)[number];
        const other = exchangeHands(hands, exchange);
        expect(honoursOf(other, made)).toEqual(honoursOf(hands, made));
        expect(chicaneOf(other, made)).toEqual(chicaneOf(hands, made));
      }),
      RUNS,
    );
  });

  test("in who wins each trick and how many each side takes", () => {
    fc.assert(
      fc.property(changed(STRAINS), ({ strain, exchange, hands, seed }) => {
        const trump = TRUMP_OF[strain];
        const tricks = playedOut(hands, trump, seed);
        const moved = tricks.map((trick) =>
          trick.map(({ seat, card }) => ({ seat, card: exchanged(card, exchange) })),
        );
        const first = must(replay(hands, trump, "A", tricks));
        const second = must(replay(exchangeHands(hands, exchange), trump, "A", moved));
        expect(second.winners).toEqual(first.winners);
        expect(second.tricksWon).toEqual(first.tricksWon);
        expect(first.tricksWon.YZ + first.tricksWon.AB).toBe(13);
      }),
      RUNS,
    );
  });

  test("in which cards follow suit, and which are a revoke", () => {
    fc.assert(
      fc.property(changed(STRAINS), ({ exchange, hands }) => {
        const led = { seat: "A", card: hands.A[0] as Card } as const;
        const ledOther = { ...led, card: exchanged(led.card, exchange) };
        const other = exchangeHands(hands, exchange);
        for (const card of hands.Y) {
          const there = checkPlay(hands.Y, [led], { seat: "Y", card });
          const here = checkPlay(other.Y, [ledOther], {
            seat: "Y",
            card: exchanged(card, exchange),
          });
          expect(here.ok).toBe(there.ok);
          if (!there.ok && !here.ok) expect(here.violation.code).toBe(there.violation.code);
        }
      }),
      RUNS,
    );
  });

  test("in the revokes that a table remembers, and what may be asked for them", () => {
    let revokes = 0;
    fc.assert(
      fc.property(changed(["hearts"]), ({ exchange, hands, seed }) => {
        const back = SUITS.reduce(
          (all, suit) => ({ ...all, [exchange[suit]]: suit }),
          {} as BySuit<Suit>,
        );
        const first = carelessly(hands, seed, (card) => card);
        const second = carelessly(exchangeHands(hands, exchange), seed, (card) =>
          exchanged(card, back),
        );
        expect(revokesAt(second, (card) => exchanged(card, back))).toEqual(
          revokesAt(first, (card) => card),
        );
        const faults = (table: Table) =>
          table.faults.map(({ ruling, remedies, status }) => [ruling.situation, remedies, status]);
        expect(faults(second)).toEqual(faults(first));
        revokes += first.revokes.length;
      }),
      TABLES,
    );
    expect(revokes).toBeGreaterThan(0);
  });

  test("in how good each opening lead is, where nobody has named a plain suit", () => {
    fc.assert(
      fc.property(changed(["hearts", "notrump"]), ({ strain, exchange, hands }) => {
        const calls = seatCalls([
          { type: "bid", level: 3, strain },
          { type: "pass" },
          { type: "pass" },
          { type: "pass" },
        ]);
        const graded = (hand: readonly Card[]) =>
          gradeOpeningLead(hand, { declarer: "Z", strain }, calls);
        const marks = new Map(graded(hands.A).map(({ card, mark }) => [card, mark]));
        const other = hands.A.map((card) => exchanged(card, exchange));
        const marksThere = new Map(graded(other).map(({ card, mark }) => [card, mark]));
        for (const card of hands.A) {
          expect(marksThere.get(exchanged(card, exchange))).toBe(marks.get(card));
        }
        const suits = chooseSuit(hands.A, strain);
        const suitsThere = chooseSuit(other, strain);
        for (const suit of SUITS) {
          expect(suitsThere[exchange[suit]].mark).toBe(suits[suit].mark);
        }
      }),
      RUNS,
    );
  });
});
