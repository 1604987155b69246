import { height, highToLow, RANKS, type Holding, type Rank } from "../core/card.ts";
import { patternFor } from "./lead-pattern.ts";
import { leadTable, type LeadSituation, type LeadSystem } from "./lead-systems.ts";
import { secondBySystem } from "./system-second.ts";

/** What a lead, or two leads of one suit, tell of the leader’s holding, given the cards that the reader can see. */
export interface LeadReading {
  /** Cards that he must still hold beside those led. */
  readonly must: Holding;
  /** Unseen cards that he cannot hold. */
  readonly cannot: Holding;
  /** Unseen cards that he may hold or not. */
  readonly may: Holding;
  /** The fewest cards the suit can have had, and the most. */
  readonly length: Span;
  /** The fewest cards above the one led that he can have had, and the most. */
  readonly higher: Span;
}

export interface ReadingOptions extends LeadSituation {
  /** Cards of the suit that the reader sees elsewhere: his own, dummy’s and those played by others. */
  readonly seen?: Holding;
  /** Whether the card has won: a higher one that the reader does not see is then taken to be the leader’s. */
  readonly won?: boolean;
  /** The second lead of the suit, by the same player, after the first has won. */
  readonly next?: Rank;
  /** Whether to read it as from a strong or long suit, of at least so many cards. */
  readonly atLeast?: number;
}

/**
 * Reads a lead by trying it on every holding the leader can have: those from which his system leads the card. A card that
 * is only also sound is read as well. Null where no holding explains the lead, so that he has departed from his system.
 */
export function readLead(
  system: LeadSystem,
  led: Rank,
  { seen = [], won = false, next, atLeast = 1, ...situation }: ReadingOptions,
): LeadReading | null {
  const table = leadTable(system, situation);
  const unseen = RANKS.filter((rank) => rank !== led && !seen.includes(rank));
  const above = bits(unseen, (rank) => height(rank) > height(led));
  let always = -1;
  let ever = 0;
  let length: Span = [Infinity, 0];
  let higher: Span = [Infinity, 0];
  for (let mask = 0; mask < 1 << unseen.length; mask += 1) {
    const holding = highToLow([led, ...unseen.filter((_, bit) => (mask >> bit) & 1)]);
    if (holding.length < atLeast || (won && (mask & above) !== above)) continue;
    const pattern = patternFor(table, holding);
    if (pattern.lead(holding) !== led && !pattern.alsoSound?.(holding).includes(led)) continue;
    if (next) {
      const second = secondBySystem(system, holding, led);
      if (!second || (second.lead !== next && !second.alsoSound.includes(next))) continue;
    }
    always &= mask;
    ever |= mask;
    length = widen(length, holding.length);
    higher = widen(higher, holding.indexOf(led));
  }
  if (length[1] === 0) return null;
  const where = (test: (bit: number) => boolean) => highToLow(unseen.filter((_, bit) => test(bit)));
  return {
    must: where((bit) => ((always >> bit) & 1) === 1).filter((rank) => rank !== next),
    cannot: where((bit) => ((ever >> bit) & 1) === 0),
    may: where((bit) => ((ever >> bit) & 1) === 1 && ((always >> bit) & 1) === 0),
    length,
    higher,
  };
}

/** A set of ranks as bits of a number, by their places in a list. */
function bits(ranks: readonly Rank[], test: (rank: Rank) => boolean): number {
  return ranks.reduce((mask, rank, bit) => (test(rank) ? mask | (1 << bit) : mask), 0);
}

type Span = readonly [least: number, most: number];

/** The span that takes in one number more. */
function widen([least, most]: Span, value: number): Span {
  return [Math.min(least, value), Math.max(most, value)];
}
