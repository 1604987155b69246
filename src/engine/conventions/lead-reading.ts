import { highToLow, RANKS, type Holding, type Rank } from "../core/card.ts";
import { patternFor, type LeadPattern } from "./lead-pattern.ts";
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

/** Sets of ranks are held here as bits of a number, the ace first, since a lead is tried on thousands of holdings. */
const FROM_ACE = highToLow(RANKS);

function bitOf(rank: Rank): number {
  return 1 << FROM_ACE.indexOf(rank);
}

function bitsOf(ranks: Iterable<Rank>): number {
  let bits = 0;
  for (const rank of ranks) bits |= bitOf(rank);
  return bits;
}

/** The ranks of a set, high to low. */
function ranksOf(bits: number): Holding {
  return FROM_ACE.filter((_, place) => ((bits >> place) & 1) === 1);
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What each table leads from each holding, or finds also sound; each is asked once. */
const SOUND = new Map<readonly LeadPattern[], Map<number, number>>();

function soundLeads(table: readonly LeadPattern[]): (holding: number) => number {
  const known = SOUND.get(table) ?? new Map<number, number>();
  SOUND.set(table, known);
  return (bits) => {
    let sound = known.get(bits);
    if (sound === undefined) {
      const holding = ranksOf(bits);
      const pattern = patternFor(table, holding);
      sound = bitsOf([pattern.lead(holding), ...(pattern.alsoSound?.(holding) ?? [])]);
      known.set(bits, sound);
    }
    return sound;
  };
}

/** Every holding made of the card led and some of those unseen from which the system leads it, or finds it also sound. */
function explaining(
  system: LeadSystem,
  led: Rank,
  unseen: number,
  situation: LeadSituation,
): number[] {
  const soundFrom = soundLeads(leadTable(system, situation));
  const lead = bitOf(led);
  const found: number[] = [];
  let rest = 0;
  do {
    if (soundFrom(lead | rest) & lead) found.push(lead | rest);
    // The next set of the cards unseen, in order of the numbers.
    rest = (rest - unseen) & unseen;
  } while (rest !== 0);
  return found;
}

/**
 * The holdings that explain a lead, shortest first and then by their highest cards: those that the card and some of the
 * unseen ones make, from which the system leads it, or finds it also sound.
 */
export function holdingsLed(
  system: LeadSystem,
  led: Rank,
  unseen: Holding,
  situation: LeadSituation,
): Holding[] {
  return explaining(system, led, bitsOf(unseen), situation)
    .map(ranksOf)
    .sort((a, b) => a.length - b.length);
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
  const unseen = bitsOf(RANKS) & ~bitsOf([led, ...seen]);
  const above = unseen & (bitOf(led) - 1);
  let always = unseen;
  let ever = 0;
  let length: Span = [Infinity, 0];
  let higher: Span = [Infinity, 0];
  for (const bits of explaining(system, led, unseen, situation)) {
    if (countOf(bits) < atLeast || (won && (bits & above) !== above)) continue;
    if (next) {
      const second = secondBySystem(system, ranksOf(bits), led);
      if (!second || (second.lead !== next && !second.alsoSound.includes(next))) continue;
    }
    always &= bits;
    ever |= bits;
    length = widen(length, countOf(bits));
    higher = widen(higher, countOf(bits & above));
  }
  if (length[1] === 0) return null;
  return {
    must: ranksOf(always).filter((rank) => rank !== next),
    cannot: ranksOf(unseen & ~ever),
    may: ranksOf(unseen & ever & ~always),
    length,
    higher,
  };
}

type Span = readonly [least: number, most: number];

/** The span that takes in one number more. */
function widen([least, most]: Span, value: number): Span {
  return [Math.min(least, value), Math.max(most, value)];
}
