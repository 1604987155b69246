import type { Card, Suit } from "../core/card.ts";
import { refuse } from "../core/result.ts";
import { leftOf, type Seat } from "../core/seat.ts";
import { piecesOf, plainLine, seatNamed, type Piece } from "./diagram-lines.ts";
import {
  layHands,
  lostAt,
  MOST_DEALS,
  MOST_FAULTS,
  shortHands,
  type DealFault,
  type FoundDeal,
  type FoundDeals,
  type Vulnerable,
  type WrittenHand,
} from "./found-deal.ts";
import { vulnerableIn } from "./pbn-deals.ts";

/** A hand being gathered, line by line. */
interface Gathering {
  seat: Seat | null;
  readonly line: number;
  /** Where it began on its line, and beside which other hands it stands. */
  readonly at: number;
  readonly row: number;
  readonly suits: Set<Suit>;
  readonly cards: Card[];
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

const BOARD = /^\W*(?:board|deal|hand)\b\s*(?:no\.?|number)?\s*(?:#|:)?\s*(\S.*)?$/i;
const DEALER =
  /\b(?:dealer|dlr)\b\s*[:=]?\s*(north|east|south|west|[neswyzab])\b|\b(north|east|south|west|[neswyzab])\s+(?:deals|dealt)\b/i;
const VUL =
  /\bvul(?:nerable|\.)?\s*[:=]?\s*(none|love|ns|n-s|ew|e-w|all|both)\b|\b(none|love|ns|n-s|ew|e-w|all|both)\s+vul/i;

/** Reads hands laid out in lines of text, deal after deal. */
class DiagramReader {
  readonly deals: FoundDeal[] = [];
  readonly faults: DealFault[] = [];
  #hands: Gathering[] = [];
  #rows = 0;
  /** Hands begun on the last line that had any, left to right. */
  #open: Gathering[] = [];
  #named: { seat: Seat; at: number }[] = [];
  #label = "";
  #dealer: Seat | null = null;
  #vulnerable: Vulnerable | null = null;
  #line = 0;
  #broken = false;

  read(written: string, line: number) {
    if (written.trim() === "") return this.#gap();
    if (this.#header(written, line)) return;
    const text = plainLine(written);
    const read = piecesOf(text);
    if (!read.ok) {
      const { code, message } = read.violation;
      this.faults.push(lostAt(line, refuse(code, `Line ${line}: ${message}`)));
      this.#broken = true;
      return;
    }
    if (read.value.length > 0) this.#take(read.value, line);
  }

  /** Lines that tell of a board and have no cards. */
  #header(text: string, line: number): boolean {
    const board = /[♠♥♦♣]/.test(text) ? null : BOARD.exec(text);
    const dealer = DEALER.exec(text);
    const vul = VUL.exec(text);
    if (!board && !dealer && !vul) return false;
    if (this.#hands.length > 0 && (board || this.#open.length === 0 || this.#whole())) this.close();
    if (this.#line === 0) this.#line = line;
    if (board) {
      const name = (board[1] ?? "").trim();
      this.#label = /^\W*\w+\s*:/.test(text) ? name : (/^#?(\w+)/.exec(name)?.[1] ?? "");
    }
    const seat = seatNamed(dealer?.[1] ?? dealer?.[2] ?? "");
    if (seat) this.#dealer = seat;
    if (vul) this.#vulnerable = vulnerableIn((vul[1] ?? vul[2] ?? "").replace("-", ""));
    return true;
  }

  #whole(): boolean {
    return this.#hands.length >= 4;
  }

  #gap() {
    this.#open = [];
    if (this.#whole()) this.close();
  }

  #take(pieces: readonly Piece[], line: number) {
    if (this.#line === 0) this.#line = line;
    const began: Gathering[] = [];
    let label: Seat | null = null;
    let hand: Gathering | null = null;
    let turn: Seat | null = null;
    let segment = -1;
    const begin = (at: number, seat: Seat | null) => {
      if (this.#whole() || (seat && this.#hands.some((one) => one.seat === seat)))
        this.#nextDeal(line);
      const begun: Gathering = {
        seat,
        line,
        at,
        row: this.#rows,
        suits: new Set<Suit>(),
        cards: [],
      };
      this.#hands.push(begun);
      began.push(begun);
      return begun;
    };
    for (const [index, piece] of pieces.entries()) {
      switch (piece.is) {
        case "seat": {
          // Letters drawn between the hands of a diagram are not the names of those that follow on the line.
          const between = !piece.colon && index > 0 && pieces[index - 1]?.is !== "seat";
          if (between) break;
          if (pieces.slice(index + 1).some(({ is }) => is !== "seat") || piece.colon) {
            label = piece.seat;
            turn = piece.seat;
            hand = null;
          }
          if (pieces.every(({ is }) => is === "seat"))
            this.#name(piece.seat, piece.at, index === 0);
          break;
        }
        case "hand":
        case "unknown": {
          const seat: Seat | null = label ?? turn;
          const whole = begin(piece.at, seat);
          if (piece.is === "hand") {
            whole.cards.push(...piece.cards);
            for (const suit of ["S", "H", "C", "D"] as const) whole.suits.add(suit);
          }
          turn = seat && leftOf(seat);
          label = null;
          hand = null;
          break;
        }
        case "suit": {
          const same: Gathering | null = hand && !hand.suits.has(piece.suit) ? hand : null;
          if (!same) segment += 1;
          const goesOn: Gathering | null =
            same ?? (label ? null : this.#goesOn(piece.suit, segment, pieces));
          const mine: Gathering = goesOn ?? begin(piece.at, label ?? this.#nameNear(piece.at));
          hand = mine;
          if (goesOn && !began.includes(goesOn)) began.push(goesOn);
          label = null;
          mine.suits.add(piece.suit);
          mine.cards.push(...piece.cards);
          break;
        }
        default:
          piece satisfies never;
      }
    }
    if (began.length > 0) {
      if (began.some((one) => one.row === this.#rows)) this.#rows += 1;
      this.#open = began;
    } else if (label && this.#named.length === 0) this.#name(label, 0, true);
  }

  #name(seat: Seat, at: number, first: boolean) {
    if (first) this.#named = [];
    this.#named.push({ seat, at });
    this.#open = [];
  }

  /** The name written above this place. */
  #nameNear(at: number): Seat | null {
    const near = this.#named.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    this.#named = this.#named.filter((one) => one !== near);
    return near?.seat ?? null;
  }

  /** The hand of the line before that a suit goes on with: the one that stands above it, if there are as many beside. */
  #goesOn(suit: Suit, segment: number, pieces: readonly Piece[]): Gathering | null {
    const beside = pieces.filter((piece) => piece.is === "suit" && piece.suit === suit).length;
    const above = this.#open.length === beside ? this.#open[segment] : undefined;
    return above && !above.suits.has(suit) ? above : null;
  }

  #nextDeal(line: number) {
    const named = this.#named;
    this.close();
    this.#named = named;
    this.#line = line;
  }

  close() {
    const hands = this.#hands.filter(({ suits, seat }) => suits.size > 0 || seat);
    const [line, broken] = [this.#line, this.#broken];
    const said = { label: this.#label, dealer: this.#dealer, vulnerable: this.#vulnerable };
    this.#hands = [];
    this.#open = [];
    this.#named = [];
    this.#rows = 0;
    this.#label = "";
    this.#dealer = null;
    this.#vulnerable = null;
    this.#line = 0;
    this.#broken = false;
    if (hands.length === 0 || broken) return;
    const unnamed = hands.filter(({ seat }) => !seat);
    const count = Math.max(0, ...unnamed.map(({ row }) => row + 1));
    const rows = Array.from({ length: count }, (_, row) => unnamed.filter((one) => one.row === row))
      .map(({ length }) => length)
      .filter((length) => length > 0);
    const seats = unnamed.length === hands.length ? PLACES[rows.join()] : [];
    if (unnamed.length > 0 && !seats?.length) {
      const at = unnamed[0]?.line ?? line;
      this.faults.push(
        lostAt(
          at,
          refuse(
            "whose",
            `Line ${at}: it does not say whose hand this is; write North:, East:, South: or West: before each.`,
          ),
        ),
      );
      return;
    }
    const written = hands.map(({ seat, cards, line: at }, index): WrittenHand => ({
      seat: seat ?? seats?.[index] ?? "Z",
      line: at,
      cards,
    }));
    const laid = layHands(written);
    if (!laid.ok) {
      const at = Number(/^Line (\d+)/.exec(laid.violation.message)?.[1] ?? line);
      this.faults.push(lostAt(at, laid));
      return;
    }
    const deal = { line, hands: laid.value, ...said, tags: [] };
    this.deals.push(deal);
    this.faults.push(...shortHands(deal, written));
  }

  get done(): boolean {
    return this.deals.length >= MOST_DEALS || this.faults.length >= MOST_FAULTS;
  }
}

/**
 * Hands laid out in text as people write and print them: Foster’s diagram of four hands round a table, newspapers’, one
 * suit a line or a hand a line, with suit signs, letters or names, seats by letter or compass. Lines that are only words
 * are passed over. A deal with something in it that cannot be read is left out and told of by line.
 */
export function readDiagrams(text: string): FoundDeals {
  const reader = new DiagramReader();
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    reader.read(line.slice(0, 400), index + 1);
    if (reader.done) break;
  }
  reader.close();
  return { deals: reader.deals, faults: reader.faults };
}
