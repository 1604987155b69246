import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { SEATS, SIDES, sideOf, type Seat } from "../../core/seat.ts";
import { answerFor } from "./revokes.ts";
import { isDummy, withFault, withHand, type Table } from "./state.ts";

const HAND_SIZE = 13;

/** The last trick is gathered: whoever played two cards to a trick answers for the revokes that came of it. (Law 82.) */
export function finish(table: Table): Table {
  if (table.laws.numbers === "new-deal") return { ...table, over: "played" };
  const answered = table.tricks
    .flatMap((trick, number) => trick.surplus.map((play) => ({ play, number })))
    .reduce((soFar, { play, number }) => answerFor(soFar, play, number + 1), table);
  return { ...answered, over: "played" };
}

/**
 * Counts the tricks face down during the play: every card too many goes back to the hand it came from. At American whist
 * it stays where it is, and the other side chooses; if both sides are wrong the cards are dealt again. (Law 82; Elwell 84;
 * English whist 70; whist 19.)
 */
export function countTricks(table: Table): Table {
  if (table.laws.numbers === "new-deal") return wrongNumbers(table);
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

/** The players whose numbers are wrong for having played two cards to a trick, each named once. (Whist 19.) */
function wrongNumbers(table: Table): Table {
  const known = (seat: Seat) =>
    table.faults.some((fault) => fault.kind === "numbers" && fault.by === seat);
  const short = SEATS.filter(
    (seat) =>
      !known(seat) &&
      table.tricks.some(({ surplus }) => surplus.some((play) => play.seat === seat)),
  );
  const bothSidesWrong = new Set(short.map(sideOf)).size === SIDES.length;
  const faulty = short.reduce(
    (soFar, seat) => withFault(soFar, "numbers", seat, { facts: { bothSidesWrong } }),
    table,
  );
  return bothSidesWrong ? { ...faulty, over: "new-deal" } : faulty;
}

/**
 * A card that a hand lacked from the deal is found: it is his, and he answers as though he had held it. At American whist
 * the other side may have a new deal; if the hand is played out the card is left out of it. (Law 40; Elwell 41; English
 * whist 46; whist 19.)
 */
export function findCard(table: Table, seat: Seat, card: Card): Result<Table> {
  const somewhere = SEATS.some((other) => table.dealt[other].includes(card));
  const found = table.faults.some(({ kind, by }) => kind === "numbers" && by === seat);
  if (somewhere || found || table.dealt[seat].length >= HAND_SIZE) {
    return refuse("not-missing", `${card} is not missing from the hand of ${seat}.`);
  }
  const faulty = withFault(table, "numbers", seat, { cards: [card] });
  if (table.laws.numbers === "new-deal") return ok(faulty);
  const given = withHand(faulty, seat, [...faulty.left[seat], card]);
  const dealt = { ...given, dealt: { ...given.dealt, [seat]: [...given.dealt[seat], card] } };
  return ok(isDummy(dealt, seat) ? dealt : answerFor(dealt, { seat, card }, 0));
}
