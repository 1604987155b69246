import { must, ok, refuse, type Result } from "../engine/core/result.ts";
import type { BySide, Side } from "../engine/core/seat.ts";
import { sumOf } from "../engine/scoring/line.ts";
import { AT_LOVE, standingAfter, type Rubber } from "../engine/scoring/sheet.ts";
import type { WhistItem } from "../engine/scoring/whist.ts";
import { keepWhist } from "../engine/scoring/whist-rubber.ts";
import type { MarkerGame } from "./marker.ts";
import {
  afterTap,
  MARKER_FORM,
  outcomeOf,
  tappedBy,
  TAPS,
  type OpenDeal,
  type Tap,
} from "./marker-taps.ts";

export const MARKER_GAMES = [5, 7, 10] as const satisfies readonly MarkerGame[];

/** One rubber at the marker, as it was tapped. */
export interface MarkedRubber {
  readonly game: MarkerGame;
  readonly taps: readonly Tap[];
}

/** The rubber in hand is the last; those before it are there to be gone back to. */
export interface Sitting {
  readonly rubbers: readonly [MarkedRubber, ...MarkedRubber[]];
}

/** How many rubbers are kept to be undone. */
const MOST_RUBBERS = 8;

/** A marker with nothing on it. */
export function freshSitting(game: MarkerGame = 5): Sitting {
  return { rubbers: [{ game, taps: [] }] };
}

/** The rubber in hand. */
export function current({ rubbers }: Sitting): MarkedRubber {
  return rubbers.at(-1) ?? rubbers[0];
}

function withCurrent({ rubbers }: Sitting, rubber: MarkedRubber): Sitting {
  const [first, ...rest] = [...rubbers.slice(0, -1), rubber];
  return { rubbers: [first ?? rubber, ...rest] };
}

/** Whether the finished deals have already ended the rubber. */
function isOver({ game, taps }: MarkedRubber): boolean {
  const { closed } = must(tappedBy(taps, game));
  return must(keepWhist(closed, MARKER_FORM[game])).rubberTo !== null;
}

/** The sitting with one tap more. Refuses what {@link afterTap} refuses, and anything after the end of the rubber. */
export function tap(sitting: Sitting, what: Tap): Result<Sitting> {
  const rubber = current(sitting);
  if (isOver(rubber)) {
    return refuse("rubber-over", "The rubber is over: begin a new one.", "whist.rubber-bonus");
  }
  const next = afterTap(must(tappedBy(rubber.taps, rubber.game)), what, rubber.game);
  if (!next.ok) return next;
  return ok(withCurrent(sitting, { ...rubber, taps: [...rubber.taps, what] }));
}

/** A new rubber of a game; the old one is kept and can be gone back to. A rubber in which nothing was tapped is replaced. */
export function newRubber(sitting: Sitting, game: MarkerGame): Sitting {
  const fresh: MarkedRubber = { game, taps: [] };
  if (current(sitting).taps.length === 0) return withCurrent(sitting, fresh);
  const [first, ...rest] = [...sitting.rubbers, fresh].slice(-MOST_RUBBERS);
  return { rubbers: [first ?? fresh, ...rest] };
}

/** The sitting without its last tap, or back in the rubber before; null where there is nothing to undo. */
export function undo(sitting: Sitting): Sitting | null {
  const rubber = current(sitting);
  if (rubber.taps.length > 0) {
    return withCurrent(sitting, { ...rubber, taps: rubber.taps.slice(0, -1) });
  }
  const [first, ...rest] = sitting.rubbers.slice(0, -1);
  return first ? { rubbers: [first, ...rest] } : null;
}

/** One game of the rubber as it ended. */
export interface MarkedGame {
  readonly winner: Side;
  readonly score: BySide<number>;
  /** Rubber points at five points; at seven and ten, what it was won by. */
  readonly worth: number;
}

/** The marker as it stands, the deal in hand included. */
export interface Standing {
  readonly game: MarkerGame;
  /** Points of the present game: nought as soon as it is won, when all is turned down. */
  readonly points: BySide<number>;
  /** Rubber points, or games won: what the small keys show. All is turned down at the end of a rubber. */
  readonly small: BySide<number>;
  readonly open: OpenDeal;
  readonly games: readonly MarkedGame[];
  /** Set while the deal in hand has won a game and is not yet finished. */
  readonly wonNow: MarkedGame | null;
  /** Set where a side’s honours in hand do not count, since it began the deal within one of game. */
  readonly barred: Side | null;
  /** Whether the deal in hand is finished, and the rubber with it. */
  readonly over: boolean;
  readonly rubber: Rubber<WhistItem>;
}

/** Reads a rubber off its taps, by the engine’s own score. */
export function standingOf({ game, taps }: MarkedRubber): Standing {
  const form = MARKER_FORM[game];
  const { closed, open } = must(tappedBy(taps, game));
  const before = standingAfter(must(keepWhist(closed, form)));
  const inHand = outcomeOf(open);
  const rubber = must(keepWhist(inHand ? [...closed, inHand] : closed, form));
  const games = rubber.deals.flatMap((deal): MarkedGame[] =>
    deal.gameWonBy
      ? [
          {
            winner: deal.gameWonBy,
            score: deal.game,
            worth: sumOf(deal.lines, deal.gameWonBy, "above"),
          },
        ]
      : [],
  );
  const won = rubber.deals.at(-1)?.gameWonBy;
  const perGame = form.gameValue === "rubber-points";
  const marked = (side: Side) =>
    games
      .filter(({ winner }) => winner === side)
      .reduce((sum, { worth }) => sum + (perGame ? worth : 1), 0);
  const claimant = open.honours?.side;
  return {
    game,
    points: standingAfter(rubber).game,
    small: rubber.rubberTo ? AT_LOVE.game : { YZ: marked("YZ"), AB: marked("AB") },
    open,
    games,
    wonNow: (inHand && won && games.at(-1)) || null,
    barred: claimant && before.game[claimant] === form.gamePoints - 1 ? claimant : null,
    over: rubber.rubberTo !== null && !inHand,
    rubber,
  };
}

/** The sitting as it is stored. */
export function formatSitting({ rubbers }: Sitting): string {
  return JSON.stringify({ v: 1, rubbers });
}

/**
 * Reads a stored sitting, `{ v: 1, rubbers: [{ game, taps }] }`. Refuses text of any other form or version, and taps that
 * nobody could have made, saying where.
 */
export function parseSitting(text: string): Result<Sitting> {
  const rubbers = rubbersIn(text);
  if (!rubbers) return refuse("bad-form", "The saved whist marker cannot be read.");
  let sitting: Sitting | null = null;
  for (const [index, { game, taps }] of rubbers.entries()) {
    if (!MARKER_GAMES.includes(game)) {
      return refuse("bad-game", `Rubber ${index + 1} of the saved whist marker has no such game.`);
    }
    sitting = sitting ? pushed(sitting, game) : freshSitting(game);
    for (const [at, what] of taps.entries()) {
      const next: Result<Sitting> = TAPS.includes(what)
        ? tap(sitting, what)
        : refuse("bad-tap", "There is no such tap.");
      if (!next.ok) {
        return refuse(
          "bad-tap",
          `Step ${at + 1} of rubber ${index + 1} of the saved whist marker cannot be read.`,
        );
      }
      sitting = next.value;
    }
  }
  return sitting ? ok(sitting) : refuse("bad-form", "The saved whist marker is empty.");
}

function pushed({ rubbers }: Sitting, game: MarkerGame): Sitting {
  return { rubbers: [...rubbers, { game, taps: [] }] };
}

/** The rubbers of a stored text where it has the right form, their games and taps not yet looked at. */
function rubbersIn(text: string): readonly MarkedRubber[] | null {
  try {
    const { v, rubbers } = JSON.parse(text);
    const formed =
      v === 1 &&
      Array.isArray(rubbers) &&
      rubbers.every((rubber) => rubber && Array.isArray(rubber.taps));
    return formed ? rubbers : null;
  } catch {
    return null;
  }
}

/** Whether anything has been tapped, so that beginning anew would put something away. */
export function isTouched(sitting: Sitting): boolean {
  return current(sitting).taps.length > 0;
}
