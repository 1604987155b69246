import type { Card, Suit } from "../core/card.ts";
import type { Seat } from "../core/seat.ts";
import type { Piece } from "./diagram-lines.ts";
import type { WrittenHand } from "./found-deal.ts";

/** A hand being gathered, line by line. */
export interface Gathering {
  seat: Seat | null;
  readonly line: number;
  /** Where it began on its line, and beside which other hands it stands. */
  readonly at: number;
  readonly row: number;
  readonly suits: Set<Suit>;
  readonly cards: Card[];
}

export type SuitPiece = Extract<Piece, { is: "suit" }>;

/** Signs by which what stands under a hand may be out of line with it. */
const IN_LINE = 3;
/** A hand alone may be written further in or out, but not where another would stand beside it. */
const ALONE = 12;

/** Whether a hand may go on with a suit: each stands once, and thirteen cards are a whole hand. */
function mayHave({ suits, cards }: Gathering, piece: SuitPiece): boolean {
  return !suits.has(piece.suit) && (cards.length < 13 || piece.cards.length === 0);
}

/** Whether the second of two suits on a line stands so far off that it is of the hand beside. */
export function isApart({ at }: SuitPiece, pieces: readonly Piece[], text: string): boolean {
  return pieces.length === 2 && at === pieces[1]?.at && /\s{6}$/.test(text.slice(0, at));
}

/** The hand right above a suit: one of several side by side may leave out a suit of which it has no card. */
export function handAbove(open: readonly Gathering[], piece: SuitPiece): Gathering | null {
  const far = (hand: Gathering) => Math.abs(hand.at - piece.at);
  const [near, next] = open.toSorted((a, b) => far(a) - far(b));
  if (!near || far(near) > IN_LINE || (next && far(near) === far(next))) return null;
  return mayHave(near, piece) ? near : null;
}

/** The hand of the lines before that a suit goes on with by its turn on the line, where there are as many beside it. */
export function handInTurn(
  open: readonly Gathering[],
  piece: SuitPiece,
  turn: number,
  pieces: readonly Piece[],
): Gathering | null {
  const beside = pieces.filter((one) => one.is === "suit" && one.suit === piece.suit).length;
  const hand = open.length === beside ? open[turn] : undefined;
  if (!hand || !mayHave(hand, piece)) return null;
  return open.length > 1 || Math.abs(hand.at - piece.at) <= ALONE ? hand : null;
}

/** The order in which the suits of a deal have stood so far, line under line. */
export class SuitOrder {
  #known: Suit[] = [];
  #last: Suit | null = null;

  /** Whether a line that begins with this suit belongs to the hands of the line before, by the order of suits. */
  goesOn(suit: Suit): boolean {
    const [before, now] = [
      this.#last ? this.#known.indexOf(this.#last) : -1,
      this.#known.indexOf(suit),
    ];
    return before >= 0 && now > before;
  }

  /** Takes note of a line that begins with this suit. */
  note(suit: Suit): void {
    this.#last = suit;
    if (!this.#known.includes(suit)) this.#known.push(suit);
  }
}

/** Where unlabelled hands sit: one is the reader’s, two are dummy and declarer, and a row of two is left and right. */
const PLACES: Readonly<Record<string, readonly Seat[]>> = {
  "1": ["Z"],
  "2": ["A", "B"],
  "1,1": ["Y", "Z"],
  "1,1,1,1": ["Y", "B", "Z", "A"],
  "1,2,1": ["Y", "A", "B", "Z"],
  "4": ["Y", "B", "Z", "A"],
  "1,2": ["Y", "A", "B"],
  "2,1": ["A", "B", "Z"],
};

/** Whether hands that stand alone on their lines stand beside one another all the same, as left and right of a table do. */
function isAskew(hands: readonly Gathering[], rows: ReadonlyMap<number, number>): boolean {
  const alone = hands.filter(({ row }) => rows.get(row) === 1).map(({ at }) => at);
  return alone.length > 1 && Math.max(...alone) - Math.min(...alone) >= ALONE;
}

/** Hands with their seats, named or by where they stand; null where some are named, or too many stand side by side, to tell whose they are. */
export function seated(hands: readonly Gathering[]): WrittenHand[] | null {
  const unnamed = hands.filter(({ seat }) => !seat);
  const rows = new Map<number, number>();
  for (const { row } of unnamed) rows.set(row, (rows.get(row) ?? 0) + 1);
  const places = unnamed.length === hands.length ? PLACES[[...rows.values()].join()] : [];
  if (unnamed.length > 0 && (!places?.length || isAskew(unnamed, rows))) return null;
  return hands.flatMap(({ seat, line, cards }, index) => {
    const sits = seat ?? places?.[index];
    return sits ? [{ seat: sits, line, cards }] : [];
  });
}
