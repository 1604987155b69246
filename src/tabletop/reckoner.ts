import { elevenCount, ranksAbove, type ElevenCount } from "../engine/conventions/eleven.ts";
import { highToLow, isRank, type Holding, type Rank } from "../engine/core/card.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";

/** Who counts: the leader’s partner, third to play, or declarer. Each sees dummy and his own hand. */
export const CHAIRS = ["third", "declarer"] as const;
export type Chair = (typeof CHAIRS)[number];

/** Where a card of the suit may be put; `shown` is what the hand not seen has played. */
export const PLACES = ["led", "dummy", "own", "shown"] as const;
export type Place = (typeof PLACES)[number];

/** One suit as far as it is known: no rank stands in two places, and one card at most is led. */
export interface Layout {
  readonly chair: Chair;
  readonly led: Holding;
  readonly dummy: Holding;
  readonly own: Holding;
  readonly shown: Holding;
}

/** A suit of which nothing is known yet. */
export function emptyLayout(chair: Chair = "third"): Layout {
  return { chair, led: [], dummy: [], own: [], shown: [] };
}

/** Whether no card has been put anywhere. */
export function isEmpty(layout: Layout): boolean {
  return PLACES.every((place) => layout[place].length === 0);
}

/** Where a rank has been put; null where it is still free. */
export function placeOf(layout: Layout, rank: Rank): Place | null {
  return PLACES.find((place) => layout[place].includes(rank)) ?? null;
}

/**
 * Puts a rank in its place, or takes it away again from there; another card led takes the place of the one before.
 * Refuses (`elsewhere`) a rank that stands in another place, for a pack has it but once.
 */
export function putRank(layout: Layout, place: Place, rank: Rank): Result<Layout> {
  const at = placeOf(layout, rank);
  if (at === place) {
    return ok({ ...layout, [place]: layout[place].filter((other) => other !== rank) });
  }
  if (at !== null) return refuse("elsewhere", `The ${rank} is in another place already.`);
  const rest = place === "led" ? [] : layout[place];
  return ok({ ...layout, [place]: highToLow([...rest, rank]) });
}

/** What the Eleven Rule makes of a layout. */
export interface Reckoning {
  readonly led: Rank;
  readonly count: ElevenCount;
  /** Higher cards the unseen hand has played. */
  readonly shownHigher: Holding;
  /** The higher cards nobody has seen: the leader’s or the unseen hand’s. */
  readonly missing: Holding;
}

/**
 * Counts by the Eleven Rule. The sum is the same from both chairs, since the rule gives the higher cards of the three
 * hands outside the leader’s, and each chair sees two of them: what is left is declarer’s for third hand, third hand’s
 * for declarer. Null before a card is led. (Rules `third.eleven.rule`, `third.eleven.declarer`.)
 */
export function reckon({ led: [led], dummy, own, shown }: Layout): Reckoning | null {
  if (!led) return null;
  const above = ranksAbove(led);
  const count = elevenCount(led, own, dummy, shown);
  const shownHigher = above.filter((rank) => shown.includes(rank));
  const missing = count.leaderAndDeclarerHigher.filter((rank) => !shown.includes(rank));
  return { led, count, shownHigher, missing };
}

/** The reckoner as it is kept: the suit now, and as it was before each step that can be undone. */
export interface Reckoner {
  readonly past: readonly Layout[];
  readonly now: Layout;
}

/** More steps than a suit has cards, several times over. */
const MOST_STEPS = 60;

/** A reckoner with nothing on it. */
export function freshReckoner(): Reckoner {
  return { past: [], now: emptyLayout() };
}

/** The reckoner with its suit changed, in a step that can be undone. */
export function stepTo({ past, now }: Reckoner, next: Layout): Reckoner {
  return { past: [...past, now].slice(-MOST_STEPS), now: next };
}

/** The reckoner without its last step; null where there is none. */
export function undoStep({ past }: Reckoner): Reckoner | null {
  const now = past.at(-1);
  return now ? { past: past.slice(0, -1), now } : null;
}

/** The reckoner as it is stored. */
export function formatReckoner({ past, now }: Reckoner): string {
  return JSON.stringify({ v: 1, past, now });
}

/** Reads a stored reckoner. Refuses, in one sentence, text that is not one or that puts a card in two places. */
export function parseReckoner(text: string): Result<Reckoner> {
  try {
    const { v, past, now } = JSON.parse(text);
    if (v === 1) return ok({ past: past.map(readLayout), now: readLayout(now) });
  } catch {
    // Falls through to the one refusal: to the reader it is all the same.
  }
  return refuse(
    "bad-reckoner",
    "The cards kept on this device could not be read, so the table is clear.",
  );
}

/** A layout from outside; throws where it is none, to be caught above. */
function readLayout(value: Record<string, unknown>): Layout {
  const chair = CHAIRS.find((each) => each === value["chair"]);
  if (!chair) throw new Error("no chair");
  let layout = emptyLayout(chair);
  for (const place of PLACES) {
    for (const rank of value[place] as unknown[]) {
      if (!isRank(rank) || placeOf(layout, rank) || (place === "led" && layout.led.length > 0)) {
        throw new Error("no card, or one in two places");
      }
      layout = { ...layout, [place]: highToLow([...layout[place], rank]) };
    }
  }
  return layout;
}
