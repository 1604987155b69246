import type { KindId } from "./kit/kinds.ts";

/** One question of the way up: the problem, and the lesson that teaches what it asks. */
export interface Rung {
  readonly kind: KindId;
  readonly seed: number;
  /** The track and the lesson: `leads/the-second-round`. */
  readonly lesson: string;
}

/** Twelve problems that climb through the course as its tracks do, the plainest first. */
export const LADDER: readonly Rung[] = [
  { kind: "trick", seed: 3, lesson: "first-evening/the-pack-and-the-tricks" },
  { kind: "bid-sufficient", seed: 3, lesson: "first-evening/the-bidding" },
  { kind: "declarer", seed: 6, lesson: "first-evening/who-plays-and-who-leads" },
  { kind: "lead-card", seed: 3, lesson: "first-evening/leads-against-a-trump" },
  { kind: "eleven-count", seed: 3, lesson: "first-evening/the-eleven-rule" },
  { kind: "dealer-bid", seed: 6, lesson: "bidding/the-dealers-bid" },
  { kind: "partner-bids", seed: 6, lesson: "bidding/partner-has-bid" },
  { kind: "lead", seed: 6, lesson: "leads/choosing-the-suit" },
  { kind: "second-lead", seed: 3, lesson: "leads/the-second-round" },
  { kind: "third-hand", seed: 6, lesson: "partner-and-dummy/third-hand" },
  {
    kind: "second-hand-right",
    seed: 3,
    lesson: "partner-and-dummy/second-hand-dummy-on-the-right",
  },
  { kind: "finesse-or-drop", seed: 6, lesson: "declarer/finesse-or-drop" },
];

/** Where to begin for whoever has nothing of this to learn: something that no later bridge teaches. */
export const BEYOND = "nullos/losing-on-purpose";

/** So many misses end the climb, and so many in one track: what stands higher rests on what was missed. */
const MISSES = 3;
const MISSES_IN_TRACK = 2;

const trackOf = ({ lesson }: Rung): string => lesson.slice(0, lesson.indexOf("/"));

/** Whether there is a next rung to be asked, after these first answers, each right or not, from the lowest rung up. */
export function goesOn(given: readonly boolean[]): boolean {
  if (given.length >= LADDER.length) return false;
  const missed = LADDER.filter((_, at) => given[at] === false);
  const last = missed.at(-1);
  const alike = last ? missed.filter((rung) => trackOf(rung) === trackOf(last)) : [];
  return missed.length < MISSES && alike.length < MISSES_IN_TRACK;
}

/** Where to begin, and what makes us say so. */
export interface Proposal {
  readonly lesson: string;
  /** The rung that was missed and is taught there; null where none was. */
  readonly missed: Rung | null;
  /** How many were right before it. */
  readonly before: number;
}

/** The lesson to begin with: that of the lowest rung that was missed, or one {@link BEYOND} where all were right. */
export function proposalAfter(given: readonly boolean[]): Proposal {
  const at = given.indexOf(false);
  const missed = LADDER[at];
  return missed
    ? { lesson: missed.lesson, missed, before: at }
    : { lesson: BEYOND, missed: null, before: given.length };
}
