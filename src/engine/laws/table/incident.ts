import { suitOf, type Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { partnerOf, type Seat } from "../../core/seat.ts";
import type { Facts } from "../facts.ts";
import type { FaultKind } from "./laws.ts";
import { isDefender, knows, noLaw, withExposed, withFault, type Table } from "./state.ts";

/** Things said or done that no card tells of, so that somebody must say that they happened; and whose they are to do. */
export const INCIDENTS = {
  "claims-trick": "defender",
  "remarks-on-play": "defender",
  "declarer-claims": "declarer",
  "runs-winners": "defender",
  "shows-last-card": "defender",
  "leads-with-partner": "defender",
  "claims-rest": "defender",
  "leaves-turn-up": "dealer",
  "names-turn-up": "defender",
  "consults-on-doubling": "anybody",
} as const satisfies Partial<Record<FaultKind, "defender" | "declarer" | "dealer" | "anybody">>;
export type Incident = keyof typeof INCIDENTS;

/**
 * Writes an incident down. Cards that it shows lie exposed: those run off after the first, the one led beside the proper
 * lead, after a last card shown too soon or a claim at whist all that the partner holds, and a turn-up left too long.
 * (Laws 70a to 72, 76, 92 and 93; Elwell 55, 73, 100 and 101; whist 18, 22, 35 and 36.) Refuses what the laws of the game
 * do not know, and what only one side can do from a player of the other.
 */
export function incident(
  table: Table,
  seat: Seat,
  what: Incident,
  cards: readonly Card[],
): Result<Table> {
  if (!knows(table, what)) return noLaw();
  if (!mayHappen(table, seat, what)) {
    return refuse("wrong-side", "That is not this player’s to do.");
  }
  const faulty = withFault(table, what, seat, { cards, facts: factsOf(table, seat, what) });
  if (faulty.faults.at(-1)?.ruling.who === "nobody") return ok(faulty);
  const [of, shown] = shownBy(table, seat, what, cards);
  return ok(withExposed(faulty, of, shown));
}

function mayHappen(table: Table, seat: Seat, what: Incident): boolean {
  const { settled, making, dealer, turnUp } = table;
  switch (INCIDENTS[what]) {
    case "anybody":
      return !settled && (making?.calls.some((call) => call.type === "make") ?? false);
    case "dealer":
      return seat === dealer && turnUp !== null && table.left[dealer].includes(turnUp);
    case "declarer":
      return settled !== null && !isDefender(table, seat);
    default:
      return isDefender(table, seat);
  }
}

function factsOf(table: Table, seat: Seat, what: Incident): Facts {
  if (what === "leaves-turn-up") return { quittedTricks: table.tricks.length };
  const [led] = table.trick;
  if (what !== "claims-trick" || !led) return {};
  const hand = table.left[partnerOf(seat)];
  return { void: !hand.some((card) => suitOf(card) === suitOf(led.card)) };
}

/** Whose cards an incident shows, and which. */
function shownBy(
  table: Table,
  seat: Seat,
  what: Incident,
  cards: readonly Card[],
): readonly [Seat, readonly Card[]] {
  const partner = partnerOf(seat);
  if (what === "shows-last-card" || what === "claims-rest") return [partner, table.left[partner]];
  if (what === "leaves-turn-up") return [seat, table.turnUp ? [table.turnUp] : []];
  return [seat, table.left[seat].filter((card) => cards.includes(card))];
}
