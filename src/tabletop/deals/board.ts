import { PACK, sortHand, type Card } from "../../engine/core/card.ts";
import { dealFrom, type Deal } from "../../engine/core/deal.ts";
import { seededRandom } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { NO_HANDS, type FoundDeal } from "../../engine/notation/found-deal.ts";

/** One board on the desk: whatever is known of its hands, who deals, and what a file said of it besides. */
export type Board = Omit<FoundDeal, "line">;

/** Where a card may be put: a hand, or the cards that nobody has been given. */
export type Place = Seat | "open";

export const EMPTY_BOARD: Board = {
  hands: NO_HANDS,
  dealer: "Z",
  vulnerable: null,
  label: "",
  tags: [],
};

/** A deal that was read as a board; where nothing is said of the dealer it is Z, as at every table here. */
export function boardOf({ hands, dealer, vulnerable, label, tags }: FoundDeal): Board {
  return { hands, dealer: dealer ?? "Z", vulnerable, label, tags };
}

/** The cards that no hand has. */
export function openCards({ hands }: Pick<Board, "hands">): Card[] {
  return PACK.filter((card) => SEATS.every((seat) => !hands[seat].includes(card)));
}

/** Where a card lies. */
export function placeOf({ hands }: Pick<Board, "hands">, card: Card): Place {
  return SEATS.find((seat) => hands[seat].includes(card)) ?? "open";
}

/** The card beside one that is sent away with others: the next that stays in its hand, else the one before, else itself. */
export function nextCard(board: Board, card: Card, sent: readonly Card[]): Card {
  const place = placeOf(board, card);
  const beside = place === "open" ? openCards(board) : board.hands[place];
  const at = beside.indexOf(card);
  const inTurn = [...beside.slice(at), ...beside.slice(0, at).toReversed()];
  return inTurn.find((one) => !sent.includes(one)) ?? card;
}

/** What is said of a board whatever its cards are; the rest tells how these cards were bid and played. */
const STILL_TRUE = [
  "Event",
  "Site",
  "Date",
  "Round",
  "Table",
  "West",
  "North",
  "East",
  "South",
  "Room",
  "Annotator",
];

function withHands(board: Board, hands: Board["hands"]): Board {
  return { ...board, hands, tags: board.tags.filter(({ name }) => STILL_TRUE.includes(name)) };
}

/** Gives cards to a hand or takes them back to the open ones. Refuses a fourteenth card in a hand, naming it. */
export function put(board: Board, cards: readonly Card[], to: Place): Result<Board> {
  const hands: Record<Seat, readonly Card[]> = { ...board.hands };
  for (const seat of SEATS) {
    const kept = hands[seat].filter((card) => !cards.includes(card));
    hands[seat] = seat === to ? sortHand([...kept, ...cards]) : kept;
  }
  if (to !== "open" && hands[to].length > 13) {
    return refuse(
      "full",
      `A hand has thirteen cards, and {${to}} would have ${hands[to].length}: take one away first.`,
    );
  }
  return ok(withHands(board, hands));
}

/** Two cards change places. */
export function swap(board: Board, one: Card, other: Card): Board {
  const change = (card: Card) => (card === one ? other : card === other ? one : card);
  const hand = (seat: Seat) => sortHand(board.hands[seat].map(change));
  return withHands(board, { Z: hand("Z"), A: hand("A"), Y: hand("Y"), B: hand("B") });
}

/** Deals the open cards at random, as the seed has it, until every hand has thirteen. */
export function complete(board: Board, seed: number): Board {
  const open = seededRandom(seed).shuffle(openCards(board));
  let at = 0;
  const hand = (seat: Seat) => {
    const wanted = 13 - board.hands[seat].length;
    const dealt = open.slice(at, at + wanted);
    at += wanted;
    return sortHand([...board.hands[seat], ...dealt]);
  };
  return withHands(board, { Z: hand("Z"), A: hand("A"), Y: hand("Y"), B: hand("B") });
}

/** The same cards one seat on: what lay before each player lies before the one on his left. */
export function turned(board: Board): Board {
  const { Z, A, Y, B } = board.hands;
  return withHands(board, { Z: B, A: Z, Y: A, B: Y });
}

/** The deal, where every hand has its thirteen cards. Refuses one that is not whole, saying what is wanting. */
export function wholeDeal({ hands }: Pick<Board, "hands">): Result<Deal> {
  const open = openCards({ hands }).length;
  if (open === 0) return dealFrom(hands);
  return refuse(
    "not-whole",
    open === 52
      ? "There are no cards on the board yet."
      : `${open} ${open === 1 ? "card has" : "cards have"} no place yet.`,
  );
}

/** Whether nothing is on the board. */
export function isEmpty(board: Board): boolean {
  return openCards(board).length === 52;
}
