import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { SEATS, type Seat } from "../../core/seat.ts";
import { answerFor } from "./revokes.ts";
import { isDummy, withFault, withHand, type Table } from "./state.ts";

const HAND_SIZE = 13;

/** The last trick is gathered: whoever played two cards to a trick answers for the revokes that came of it. (Law 82.) */
export function finish(table: Table): Table {
  const answered = table.tricks
    .flatMap((trick, number) => trick.surplus.map((play) => ({ play, number })))
    .reduce((soFar, { play, number }) => answerFor(soFar, play, number + 1), table);
  return { ...answered, over: "played" };
}

/** Counts the tricks face down during the play: every card too many goes back to the hand it came from. (Law 82.) */
export function countTricks(table: Table): Table {
  const extras = table.tricks.flatMap((trick, number) =>
    trick.surplus.map((play) => ({ play, number })),
  );
  const restored = [...extras.map(({ play }) => play), ...table.surplus].reduce(
    (soFar, { seat, card }) => withHand(soFar, seat, [...soFar.left[seat], card]),
    table,
  );
  const answered = extras.reduce(
    (soFar, { play, number }) => answerFor(soFar, play, number + 1),
    restored,
  );
  return {
    ...answered,
    surplus: [],
    tricks: answered.tricks.map((trick) => ({ ...trick, surplus: [] })),
  };
}

/** A card that a hand lacked from the deal is found: it is his, and he answers as though he had held it. (Law 40.) */
export function findCard(table: Table, seat: Seat, card: Card): Result<Table> {
  const somewhere = SEATS.some((other) => table.dealt[other].includes(card));
  if (somewhere || table.dealt[seat].length >= HAND_SIZE) {
    return refuse("not-missing", `${card} is not missing from the hand of ${seat}.`);
  }
  const faulty = withFault(table, "auction.law.deal.short-hand", seat, { cards: [card] });
  const given = withHand(faulty, seat, [...faulty.left[seat], card]);
  const dealt = { ...given, dealt: { ...given.dealt, [seat]: [...given.dealt[seat], card] } };
  return ok(isDummy(dealt, seat) ? dealt : answerFor(dealt, { seat, card }, 0));
}
