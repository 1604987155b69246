import type { Suit } from "../core/card.ts";
import { refuse } from "../core/result.ts";
import { leftOf, type Seat } from "../core/seat.ts";
import {
  handAbove,
  handInTurn,
  isApart,
  seated,
  SuitOrder,
  type Gathering,
  type SuitPiece,
} from "./diagram-block.ts";
import { headOf } from "./diagram-head.ts";
import { piecesOf, plainLine, type Piece } from "./diagram-lines.ts";
import {
  layHands,
  lostAt,
  MOST_DEALS,
  MOST_FAULTS,
  shortHands,
  tooMany,
  type DealFault,
  type FoundDeal,
  type FoundDeals,
  type Vulnerable,
} from "./found-deal.ts";

/** A line of cards is shorter, even of four hands with wide spaces between. */
const MOST_SIGNS = 800;

/** Reads hands laid out in lines of text, deal after deal. */
class DiagramReader {
  readonly deals: FoundDeal[] = [];
  readonly faults: DealFault[] = [];
  #hands: Gathering[] = [];
  #rows = 0;
  /** Hands that stand side by side and may go on, left to right. */
  #open: readonly Gathering[] = [];
  #order = new SuitOrder();
  #named: { seat: Seat; at: number }[] = [];
  #label = "";
  #dealer: Seat | null = null;
  #vulnerable: Vulnerable | null = null;
  #line = 0;
  #broken = false;
  #over = false;

  read(written: string, line: number) {
    if (written.trim() === "") return this.#gap();
    const cards = written.length > MOST_SIGNS ? written : this.#header(written, line);
    if (cards === "") return;
    const text = plainLine(cards.slice(0, MOST_SIGNS));
    const read = piecesOf(text);
    if (!read.ok) {
      const { code, message } = read.violation;
      this.faults.push(lostAt(line, refuse(code, `Line ${line}: ${message}`)));
      this.#broken = true;
      return;
    }
    if (written.length > MOST_SIGNS && read.value.some(({ is }) => is !== "seat")) {
      const message = `Line ${line}: it has ${written.length} characters; at most ${MOST_SIGNS} of a line of cards are read.`;
      this.faults.push(lostAt(line, refuse("long-line", message)));
      this.#broken = true;
      return;
    }
    if (read.value.length > 0) this.#take(read.value, line, text);
  }

  /** Takes what a line says of the board; returns the cards that follow, or the line itself where it says nothing. */
  #header(text: string, line: number): string {
    const head = headOf(text);
    if (!head) return text;
    const board = head.label !== null;
    if (this.#hands.length > 0 && (board || this.#open.length === 0 || this.#whole())) this.close();
    if (this.#line === 0) this.#line = line;
    if (head.label !== null) this.#label = head.label;
    if (head.dealer) this.#dealer = head.dealer;
    if (head.vulnerable) this.#vulnerable = head.vulnerable;
    return head.cards;
  }

  #whole(): boolean {
    return this.#hands.length >= 4;
  }

  #gap() {
    this.#open = [];
    if (this.#whole()) this.close();
  }

  #take(pieces: readonly Piece[], line: number, text: string) {
    if (this.#line === 0) this.#line = line;
    const began: Gathering[] = [];
    let label: Seat | null = null;
    let hand: Gathering | null = null;
    let turn: Seat | null = null;
    let segment = -1;
    const goesOn = this.#goesOn(pieces);
    const row = goesOn ? (this.#open[0]?.row ?? this.#rows) : this.#rows;
    const begin = (at: number, seat: Seat | null) => {
      if (this.#whole() || (seat && this.#hands.some((one) => one.seat === seat)))
        this.#nextDeal(line);
      const begun: Gathering = {
        seat,
        line,
        at,
        row,
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
          if (piece.is === "unknown" && !seat) break;
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
          const above: Gathering | null = label || !goesOn ? null : handAbove(this.#open, piece);
          const same: Gathering | null =
            hand &&
            (above ? above === hand : !hand.suits.has(piece.suit) && !isApart(piece, pieces, text))
              ? hand
              : null;
          if (!same) segment += 1;
          const inTurn: Gathering | null =
            label || !goesOn ? null : handInTurn(this.#open, piece, segment, pieces);
          const mine: Gathering =
            same ?? above ?? inTurn ?? begin(piece.at, label ?? this.#nameNear(piece.at));
          hand = mine;
          if (!began.includes(mine)) began.push(mine);
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
      const beside = goesOn ? this.#open.filter((one) => !began.includes(one)) : [];
      this.#open = [...beside, ...began].toSorted((one, other) => one.at - other.at);
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

  /** Whether a line goes on with the hands of the lines before it, by where its suits stand or by their order. */
  #goesOn(pieces: readonly Piece[]): boolean {
    const suits = pieces.filter((piece): piece is SuitPiece => piece.is === "suit");
    const [first] = suits;
    if (!first) return false;
    const next = this.#order.goesOn(first.suit);
    this.#order.note(first.suit);
    if (this.#open.length === 0) return false;
    return (
      suits.some((piece) => handAbove(this.#open, piece)) ||
      handInTurn(this.#open, first, 0, pieces) !== null ||
      (next && this.#open.every((hand) => !hand.suits.has(first.suit)))
    );
  }

  #nextDeal(line: number) {
    const named = this.#named;
    this.close();
    this.#named = named;
    this.#line = line;
  }

  close() {
    const hands = this.#hands
      .filter(({ suits, seat }) => suits.size > 0 || seat)
      .toSorted((one, other) => one.row - other.row || one.at - other.at);
    const [line, broken] = [this.#line, this.#broken];
    const said = { label: this.#label, dealer: this.#dealer, vulnerable: this.#vulnerable };
    this.#hands = [];
    this.#open = [];
    this.#named = [];
    this.#order = new SuitOrder();
    this.#rows = 0;
    this.#label = "";
    this.#dealer = null;
    this.#vulnerable = null;
    this.#line = 0;
    this.#broken = false;
    if (broken || hands.every(({ cards }) => cards.length === 0)) return;
    if (this.deals.length >= MOST_DEALS) {
      this.#over = true;
      this.faults.push(tooMany(line));
      return;
    }
    const written = seated(hands);
    if (!written) {
      const at = hands.find(({ seat }) => !seat)?.line ?? line;
      const message = `Line ${at}: it does not say whose hand this is; write North:, East:, South: or West: before each.`;
      this.faults.push(lostAt(at, refuse("whose", message)));
      return;
    }
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
    return this.#over || this.faults.length >= MOST_FAULTS;
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
    reader.read(line, index + 1);
    if (reader.done) break;
  }
  reader.close();
  return { deals: reader.deals, faults: reader.faults };
}
