import { must, ok, refuse, type Result } from "../engine/core/result.ts";
import type { BySide, Side } from "../engine/core/seat.ts";
import type { GameId } from "../engine/games/game.ts";
import type { HouseRules } from "../engine/games/house.ts";
import type { Outcome } from "./fields.ts";
import { emptyRubber, gameOf, readRecord, type Award, type RubberRecord } from "./record.ts";

export type { HouseRules } from "../engine/games/house.ts";
export type { Outcome } from "./fields.ts";
export type { Award, RubberRecord } from "./record.ts";

/** What is half typed, by the names of the boxes; whoever draws the sheet may add names of his own. */
export type Draft = Readonly<Record<string, string>>;

/** One thing done to the sheet; `at` is the place of a deal or a penalty, from 0. */
export type Act =
  | { readonly do: "enter"; readonly deal: Outcome }
  | { readonly do: "amend"; readonly at: number; readonly deal: Outcome }
  | { readonly do: "remove"; readonly at: number }
  | { readonly do: "award"; readonly side: Side; readonly points: Award["points"] }
  | { readonly do: "unaward"; readonly at: number }
  | { readonly do: "stop" }
  | { readonly do: "begin" | "choose"; readonly game: GameId; readonly house: HouseRules }
  | { readonly do: "names"; readonly names: BySide<string> }
  | { readonly do: "open"; readonly rubber: RubberRecord };

/** What is written: the rubber in hand and those before it, oldest first. */
interface Written {
  readonly rubber: RubberRecord;
  readonly earlier: readonly RubberRecord[];
}

/**
 * A sheet of score paper. It keeps everything that was done to it, so that all of it can be undone and a stored sheet can
 * be checked step by step; nothing is ever changed in place.
 */
export interface Sheet extends Written {
  /** The game it was begun for. */
  readonly first: Pick<RubberRecord, "game" | "house">;
  readonly acts: readonly Act[];
  /** How many of the acts stand; those after it can be done again. */
  readonly at: number;
  /** Kept with the sheet and no part of what is undone. */
  readonly draft: Draft;
}

/** A clean sheet. */
export function newSheet(game: GameId = "auction-1914", house: HouseRules = {}): Sheet {
  const first = { game, house };
  return { ...clean(first), first, acts: [], at: 0, draft: {} };
}

function clean({ game, house }: Sheet["first"]): Written {
  return { rubber: emptyRubber(game, house), earlier: [] };
}

/** Whether there is anything on a rubber that would be missed. */
export function isBegun({ deals, awards }: RubberRecord): boolean {
  return deals.length + awards.length > 0;
}

/**
 * Does one thing to what is written. Refuses, with the sentence of the game where it is the game that refuses, and a
 * place at which there is nothing.
 */
function perform({ rubber, earlier }: Written, act: Act): Result<Written> {
  const { deals, awards } = rubber;
  const change = (changed: Partial<RubberRecord>): Result<Written> => {
    const read = readRecord({ ...rubber, ...changed });
    return read.ok ? ok({ rubber: read.value, earlier }) : read;
  };
  const turnOver = (next: RubberRecord): Result<Written> => {
    const read = readRecord(next);
    if (!read.ok) return read;
    return ok({ rubber: read.value, earlier: isBegun(rubber) ? [...earlier, rubber] : earlier });
  };
  const missing = (list: readonly unknown[], at: number) =>
    Number.isInteger(at) && at >= 0 && at < list.length
      ? null
      : refuse("nothing-there", `There is no number ${at + 1} on the sheet.`);
  switch (act.do) {
    case "enter":
      return rubber.stopped
        ? refuse("stopped", "This rubber was stopped; undo that, or begin another.")
        : change({ deals: [...deals, act.deal] });
    case "amend":
      return missing(deals, act.at) ?? change({ deals: deals.with(act.at, act.deal) });
    case "remove":
      return (
        missing(deals, act.at) ??
        change({
          deals: deals.toSpliced(act.at, 1),
          awards: awards.map((one) =>
            one.after > act.at ? { ...one, after: one.after - 1 } : one,
          ),
        })
      );
    case "award":
      return change({
        awards: [...awards, { side: act.side, points: act.points, after: deals.length }],
      });
    case "unaward":
      return missing(awards, act.at) ?? change({ awards: awards.toSpliced(act.at, 1) });
    case "stop":
      return change({ stopped: true });
    case "begin":
      return turnOver({ ...emptyRubber(act.game, act.house), names: rubber.names });
    case "choose": {
      const next = { game: act.game, house: act.house };
      return deals.length > 0 && gameOf(next).records !== gameOf(rubber).records
        ? refuse("deals-entered", "There are deals of another game on this sheet; begin a new one.")
        : change(next);
    }
    case "names":
      return change({ names: act.names });
    case "open":
      return turnOver(act.rubber);
    default:
      return refuse("unknown-act", `“${String((act as Act).do)}” cannot be done to a sheet.`);
  }
}

/**
 * Does one thing to the sheet, after which what was undone before cannot be done again. Refuses with the sentence to
 * show; the sheet given stays as it was.
 */
export function act(sheet: Sheet, done: Act): Result<Sheet> {
  const written = perform(sheet, done);
  if (!written.ok) return written;
  const acts = [...sheet.acts.slice(0, sheet.at), done];
  return ok({ ...sheet, ...written.value, acts, at: acts.length });
}

/** Enters the next deal. Refuses what the game refuses, and any deal once the rubber is won or stopped. */
export function enter(sheet: Sheet, deal: Outcome): Result<Sheet> {
  return act(sheet, { do: "enter", deal });
}

/** Puts another outcome in the place of a deal. Refuses one with which the rubber would have ended sooner. */
export function amend(sheet: Sheet, at: number, deal: Outcome): Result<Sheet> {
  return act(sheet, { do: "amend", at, deal });
}

/** Takes a deal off the sheet. */
export function remove(sheet: Sheet, at: number): Result<Sheet> {
  return act(sheet, { do: "remove", at });
}

/** Writes a fixed penalty above the line for a side. Refuses one that the game does not have. */
export function award(sheet: Sheet, side: Side, points: Award["points"]): Result<Sheet> {
  return act(sheet, { do: "award", side, points });
}

/** Takes a penalty off the sheet. */
export function unaward(sheet: Sheet, at: number): Result<Sheet> {
  return act(sheet, { do: "unaward", at });
}

/** Breaks the rubber off at an agreed hour. Refuses a rubber that is won. (Rule `auction.law.rubber.unfinished`.) */
export function stop(sheet: Sheet): Result<Sheet> {
  return act(sheet, { do: "stop" });
}

/** Begins another rubber, of the same game where none is named; the last is put by with those before it. */
export function newRubber(
  sheet: Sheet,
  game: GameId = sheet.rubber.game,
  house: HouseRules = game === sheet.rubber.game ? sheet.rubber.house : {},
): Result<Sheet> {
  return act(sheet, { do: "begin", game, house });
}

/**
 * Changes the game or the house rules of the rubber in hand, and scores what is on it anew. Refuses another kind of game
 * once there are deals, and rules by which those deals could not have been.
 */
export function chooseGame(sheet: Sheet, game: GameId, house: HouseRules = {}): Result<Sheet> {
  return act(sheet, { do: "choose", game, house });
}

/** Names the two sides; an empty name is simply We or They. */
export function nameSides(sheet: Sheet, names: BySide<string>): Result<Sheet> {
  return act(sheet, { do: "names", names });
}

/** Lays a rubber from a file on the sheet; the one in hand is put by with those before it. */
export function openRubber(sheet: Sheet, rubber: RubberRecord): Result<Sheet> {
  return act(sheet, { do: "open", rubber });
}

export function canUndo({ at }: Sheet): boolean {
  return at > 0;
}

export function canRedo({ at, acts }: Sheet): boolean {
  return at < acts.length;
}

/** Takes back the last thing done; the sheet as it is where nothing was. */
export function undo(sheet: Sheet): Sheet {
  return canUndo(sheet) ? standAt(sheet, sheet.at - 1) : sheet;
}

/** Does again what was last taken back; the sheet as it is where nothing was. */
export function redo(sheet: Sheet): Sheet {
  return canRedo(sheet) ? standAt(sheet, sheet.at + 1) : sheet;
}

/** The sheet as it stood after so many of the things that were done to it, with the rest to be done again. */
export function standAt(sheet: Sheet, at: number): Sheet {
  const written = sheet.acts
    .slice(0, at)
    .reduce((so, done) => must(perform(so, done)), clean(sheet.first));
  return { ...sheet, ...written, at };
}

/** The sheet with what is half typed. */
export function withDraft(sheet: Sheet, draft: Draft): Sheet {
  return { ...sheet, draft };
}
