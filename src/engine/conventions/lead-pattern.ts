import { isHonour, touching, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";

/**
 * One line of a table of leads: the holdings it covers, the card it leads and the rules behind it. The first line of a
 * table that fits a holding decides it.
 */
export interface LeadPattern {
  readonly name: string;
  fits(holding: Holding): boolean;
  lead(holding: Holding): Rank;
  /** Other cards that are as right, where the text leaves a choice. */
  alsoSound?(holding: Holding): readonly Rank[];
  rules(holding: Holding): readonly RuleId[];
  /** Whether the book would rather have the suit let alone. */
  avoid?(holding: Holding): boolean;
}

/** Whether a holding has all of these ranks: `has(h, "KJT")`. */
export function has(holding: Holding, ranks: string): boolean {
  // By number: leads are tried on thousands of holdings, and to step through a word letter by letter costs twice as much.
  for (let at = 0; at < ranks.length; at++) {
    if (!holding.includes(ranks[at] as Rank)) return false;
  }
  return true;
}

/** Whether a holding has none of these ranks. */
export function lacks(holding: Holding, ranks: string): boolean {
  for (let at = 0; at < ranks.length; at++) {
    if (holding.includes(ranks[at] as Rank)) return false;
  }
  return true;
}

export function top(holding: Holding): Rank {
  return holding[0] as Rank;
}

export function lowest(holding: Holding): Rank {
  return holding.at(-1) as Rank;
}

/** The fourth card from the top, which leaves exactly three higher with the leader. (Rule `lead.fourth-best`.) */
export function fourthBest(holding: Holding): Rank {
  const card = holding[3];
  if (!card) throw new Error("a suit of fewer than four cards has no fourth best");
  return card;
}

/** The A K Q J 10 of a holding, high to low. */
export function honoursOf(holding: Holding): Holding {
  return holding.filter(isHonour);
}

/** Whether two of the holding’s honours stand next to each other. */
export function hasTouchingHonours(holding: Holding): boolean {
  const honours = honoursOf(holding);
  return honours.some((rank, index) => {
    const next = honours[index + 1];
    return next !== undefined && touching(rank, next);
  });
}

/** A tenace: two honours or more and no two of them touching, such as A Q, K J or Q 10. (Rule `lead.suit.trump-when-tenaces`.) */
export function isTenace(holding: Holding): boolean {
  return honoursOf(holding).length >= 2 && !hasTouchingHonours(holding);
}

/** The line of a table that decides a holding; throws on an empty holding, since there is nothing to lead. */
export function patternFor(table: readonly LeadPattern[], holding: Holding): LeadPattern {
  const pattern = table.find((candidate) => candidate.fits(holding));
  if (holding.length === 0 || !pattern) throw new Error("nothing to lead from an empty holding");
  return pattern;
}
