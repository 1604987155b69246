import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { partnerOf, type Seat } from "../../core/seat.ts";
import type { SituationId } from "../rows.ts";
import { isDefender, withExposed, withFault, type Table } from "./state.ts";

/** Things said or done in the play that no card tells of, so that somebody must say that they happened. */
export const INCIDENTS = {
  "claims-trick": "auction.law.trick.attention",
  "remarks-on-play": "auction.law.reference",
  "declarer-claims": "auction.law.claim.declarer",
  "runs-winners": "auction.law.exposed.run-winners",
  "shows-last-card": "auction.law.exposed.last-card",
  "leads-with-partner": "auction.law.lead.both-defenders",
} as const satisfies Record<string, SituationId>;
export type Incident = keyof typeof INCIDENTS;

/**
 * Writes an incident down. Cards that it shows lie exposed: those run off after the first, the one led beside the proper
 * lead, and after a last card shown too soon all that the partner holds. (Laws 70a to 72, 76, 92 and 93.) Refuses what
 * only one side can do from a player of the other.
 */
export function incident(
  table: Table,
  seat: Seat,
  what: Incident,
  cards: readonly Card[],
): Result<Table> {
  const byDefender = what !== "declarer-claims";
  if (!table.contract || isDefender(table, seat) !== byDefender) {
    return refuse("wrong-side", "That is not this player’s to do.");
  }
  const held = (of: Seat) => table.left[of].filter((card) => cards.includes(card));
  const shown =
    what === "shows-last-card"
      ? withExposed(table, partnerOf(seat), table.left[partnerOf(seat)])
      : withExposed(table, seat, held(seat));
  return ok(
    withFault(shown, INCIDENTS[what], seat, {
      cards,
      ...(AT_ONCE.includes(what) ? { remedies: [] } : {}),
    }),
  );
}

/** Incidents whose whole cost is that cards lie exposed. */
const AT_ONCE: readonly Incident[] = ["shows-last-card", "leads-with-partner"];
