import {
  cardOf,
  holdingIn,
  SUITS,
  type BySuit,
  type Card,
  type Suit,
} from "../../../engine/core/card.ts";
import { must, ok, refuse, type Result, type Violation } from "../../../engine/core/result.ts";
import type { Seat } from "../../../engine/core/seat.ts";
import { holdingText, SUIT_NAME } from "../../../exercises/kit/words.ts";
import { parseHand, parseHolding, WRITTEN_SUITS } from "../../../engine/notation/cards.ts";
import { formatBidding, parseBidding } from "../../../tabletop/field/address.ts";
import { formatLengths, parseLengths } from "../../../tabletop/field/lengths.ts";
import {
  ANY_SHAPE,
  leadProblem,
  unseenSeats,
  type LeadProblem,
  type Shape,
} from "../../../tabletop/field/problem.ts";
import type { SchoolLead } from "../../../tabletop/field/schools.ts";

/** A lead problem that the page offers: everything in it written, so that the page can carry it. */
export interface Ready {
  readonly id: string;
  readonly title: string;
  readonly hand: string;
  readonly bidding: string;
  readonly shapes?: LeadProblem["shapes"];
  /** What each school leads from it. */
  readonly schools: readonly SchoolLead[];
}

/** The three unseen players as the leader thinks of them, in the order of {@link unseenSeats}. */
export const PLAYERS = ["declarer", "dummy", "partner"] as const;
export type Player = (typeof PLAYERS)[number];

/** What the form calls them. */
export const PLAYER_NAME: Readonly<Record<Player, string>> = {
  declarer: "Declarer",
  dummy: "Dummy",
  partner: "Partner",
};

/** A lead problem as it stands in the boxes of the form. */
export interface Laid {
  readonly hand: BySuit<string>;
  readonly bidding: string;
  readonly lengths: Readonly<Record<Player, BySuit<string>>>;
}

function bySuit<T>(of: (suit: Suit) => T): BySuit<T> {
  return { S: of("S"), H: of("H"), C: of("C"), D: of("D") };
}

/** The form filled in with a problem. */
export function laidFrom(problem: LeadProblem): Laid {
  const seats = unseenSeats(problem);
  const lengths = (at: 0 | 1 | 2) =>
    bySuit((suit) => formatLengths((problem.shapes[seats[at]] ?? ANY_SHAPE)[suit]));
  return {
    hand: bySuit((suit) => holdingText(holdingIn(problem.hand, suit))),
    bidding: formatBidding(problem),
    lengths: { declarer: lengths(0), dummy: lengths(1), partner: lengths(2) },
  };
}

/** A ready problem; throws where it is not well written, since that is a bug of ours. */
export function readyProblem({
  hand,
  bidding,
  shapes,
}: Pick<Ready, "hand" | "bidding" | "shapes">): LeadProblem {
  return must(leadProblem(must(parseHand(hand)), must(parseBidding(bidding)), shapes));
}

/** The problem that the page is first drawn with; throws where none is ready, since that is a bug of ours. */
export function firstProblem([first]: readonly Ready[]): LeadProblem {
  if (!first) throw new Error("no lead problem is ready");
  return readyProblem(first);
}

/** Reads the form. Refuses, in one sentence, the first box that cannot be read, and what does not make a problem. */
export function readLaid({ hand, bidding, lengths }: Laid): Result<LeadProblem> {
  const cards: Card[] = [];
  for (const suit of SUITS) {
    const holding = parseHolding(hand[suit].replace(/[–—]/g, "-").replaceAll(",", " "));
    if (!holding.ok) return inBox(`Your ${SUIT_NAME[suit]}`, holding.violation);
    cards.push(...holding.value.map((rank) => cardOf(suit, rank)));
  }
  const calls = parseBidding(bidding);
  if (!calls.ok) return calls;
  const plain = leadProblem(cards, calls.value);
  if (!plain.ok) return plain;
  const shapes: Partial<Record<Seat, Shape>> = {};
  for (const [at, seat] of unseenSeats(plain.value).entries()) {
    const player = PLAYERS[at];
    if (!player) continue;
    const shape = readShape(lengths[player], PLAYER_NAME[player]);
    if (!shape.ok) return shape;
    if (shape.value) shapes[seat] = shape.value;
  }
  return ok({ ...plain.value, shapes });
}

/** What is amiss in one of the boxes, with the name of the box before it. */
function inBox(box: string, { code, message }: Violation): Result<never> {
  return refuse(code, `${box}: ${message}`);
}

/** What is typed of one hand’s lengths; null where nothing is. */
function readShape(texts: BySuit<string>, player: string): Result<Shape | null> {
  if (SUITS.every((suit) => texts[suit].trim() === "")) return ok(null);
  const shape = { ...ANY_SHAPE };
  for (const suit of SUITS) {
    const lengths = parseLengths(texts[suit]);
    if (!lengths.ok) return inBox(`${player}’s ${SUIT_NAME[suit]}`, lengths.violation);
    shape[suit] = lengths.value;
  }
  return ok(shape);
}

/** Suits in the order in which a hand is written. */
export const FORM_SUITS = WRITTEN_SUITS;
