import kept from "../../../content/field/leads.json" with { type: "json" };
import type { Card } from "../../engine/core/card.ts";
import {
  chanceToSet,
  emptyTally,
  meanTricks,
  shortOf,
  withDeal,
  type Estimate,
  type Tally,
} from "../../tabletop/field/tally.ts";
import { tricksToSet } from "../../tabletop/field/problem.ts";
import { readyProblem } from "../../widgets/tools/field/laid.ts";
import { readyLeads } from "../../widgets/tools/field/ready.ts";

/** Tricks of the leader’s side by item and lead, a sign a deal. `tests/bench/tried-leads.ts` writes them. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = kept.tricks;

/** What came of each lead from a hand, on the deals that lessons tell of. */
export interface Tried {
  readonly deals: number;
  readonly tally: Tally;
  /** Mean tricks of the leader’s side after a lead. */
  tricks(lead: Card): Estimate;
  /** How many tricks fewer a lead takes than another on the same deals. */
  short(lead: Card, than: Card): Estimate;
  /** The part of the deals, from 0 to 1, on which a lead sets the contract. */
  sets(lead: Card): Estimate;
}

/**
 * The trial of a whole hand of the lead drill, by its item. Throws, for the author, where that was not tried, and on a card
 * that is not in the hand.
 */
export function triedHand(item: string): Tried {
  const ready = readyLeads().find(({ id }) => id === item);
  const rows = ROWS[item];
  if (!ready || !rows) throw new Error(`No leads from “${item}” have been tried: npm run leads.`);
  const problem = readyProblem(ready);
  const start = emptyTally(problem.hand);
  const taken = start.groups.map((group) => {
    const row = rows[group.join(" ")];
    if (row?.length !== kept.deals) throw new Error(`${item}: ${group} is wanting: npm run leads.`);
    return Array.from(row, (tricks) => Number.parseInt(tricks, 14));
  });
  let tally = start;
  for (let deal = 0; deal < kept.deals; deal++) {
    tally = withDeal(
      tally,
      taken.map((row) => row[deal] ?? 0),
    );
  }
  const placeOf = (lead: Card) => {
    const place = tally.groups.findIndex((group) => group.includes(lead));
    if (place < 0) throw new Error(`${item}: the hand has no ${lead}.`);
    return place;
  };
  return {
    deals: kept.deals,
    tally,
    tricks: (lead) => meanTricks(tally, placeOf(lead)),
    short: (lead, than) => shortOf(tally, placeOf(lead), placeOf(than)),
    sets: (lead) => chanceToSet(tally, placeOf(lead), tricksToSet(problem)),
  };
}

/** A figure as lessons write it, to so many places, halves upwards: `3.66`. The figure of the deals is exact, its binary is not. */
export function asWritten(value: number, places: number): string {
  return (value + 1e-9).toFixed(places);
}
