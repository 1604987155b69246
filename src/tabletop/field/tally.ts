import { holdingIn, cardOf, SUITS, touching, type Card } from "../../engine/core/card.ts";

/**
 * Cards of one suit next to each other in the leader’s hand, high to low: whichever of them is led, double dummy the tricks
 * are the same.
 */
export type LeadGroup = readonly Card[];

/** The leads that a hand offers, cards of a sequence together, in the order in which the hand is shown. */
export function leadGroups(hand: readonly Card[]): LeadGroup[] {
  return SUITS.flatMap((suit) => {
    const groups: Card[][] = [];
    const holding = holdingIn(hand, suit);
    for (const [at, rank] of holding.entries()) {
      const above = holding[at - 1];
      const last = groups.at(-1);
      if (last && above && touching(above, rank)) last.push(cardOf(suit, rank));
      else groups.push([cardOf(suit, rank)]);
    }
    return groups;
  });
}

/**
 * What has come of each lead so far, in whole numbers alone, so that it is the same on every machine: how often each took
 * so many tricks, and for each two the sum of the products of their tricks, deal by deal.
 */
export interface Tally {
  readonly groups: readonly LeadGroup[];
  readonly deals: number;
  /** For each group, the deals on which the leader’s side took 0 to 13 tricks. */
  readonly counts: readonly (readonly number[])[];
  readonly products: readonly (readonly number[])[];
}

const TRICK_COUNTS = 14;

/** No deal tried yet. */
export function emptyTally(hand: readonly Card[]): Tally {
  const groups = leadGroups(hand);
  return {
    groups,
    deals: 0,
    counts: groups.map(() => Array<number>(TRICK_COUNTS).fill(0)),
    products: groups.map(() => groups.map(() => 0)),
  };
}

/** The tally with one deal more: the tricks of the leader’s side after each group’s lead, in the groups’ order. */
export function withDeal(tally: Tally, tricks: readonly number[]): Tally {
  return {
    groups: tally.groups,
    deals: tally.deals + 1,
    counts: tally.counts.map((row, at) =>
      row.map((count, taken) => (taken === tricks[at] ? count + 1 : count)),
    ),
    products: tally.products.map((row, a) =>
      row.map((sum, b) => sum + (tricks[a] ?? 0) * (tricks[b] ?? 0)),
    ),
  };
}

/** A figure found by trying, with its standard error: twice that either way holds the truth nineteen times in twenty. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count, tricks) => sum + count * tricks, 0);
}

/** The mean of values whose sum and sum of squares are given; with fewer than two there is no telling the error. */
function meanOf(deals: number, sum: number, squares: number): Estimate {
  if (deals < 2) return { value: deals === 0 ? 0 : sum / deals, error: 0 };
  const variance = (squares - (sum * sum) / deals) / (deals - 1);
  return { value: sum / deals, error: Math.sqrt(Math.max(0, variance) / deals) };
}

/** Mean tricks of the leader’s side after a group’s lead. */
export function meanTricks({ deals, counts, products }: Tally, at: number): Estimate {
  return meanOf(deals, sumOf(counts[at] ?? []), products[at]?.[at] ?? 0);
}

/** The part of the deals, from 0 to 1, on which a group’s lead sets a contract that so many tricks set. */
export function chanceToSet({ deals, counts }: Tally, at: number, tricks: number): Estimate {
  const set = (counts[at] ?? []).slice(tricks).reduce((sum, count) => sum + count, 0);
  return meanOf(deals, set, set);
}

/**
 * How many tricks fewer one lead takes than another on the same deals. Much surer than the two means apart, since both leads
 * met the same cards.
 */
export function shortOf(tally: Tally, at: number, other: number): Estimate {
  const { deals, counts, products } = tally;
  const product = (a: number, b: number) => products[a]?.[b] ?? 0;
  const sum = sumOf(counts[other] ?? []) - sumOf(counts[at] ?? []);
  return meanOf(deals, sum, product(other, other) - 2 * product(at, other) + product(at, at));
}

/** The group whose lead has taken most tricks; of several alike the first. */
export function bestGroup({ counts }: Tally): number {
  const sums = counts.map(sumOf);
  return sums.indexOf(Math.max(...sums));
}
