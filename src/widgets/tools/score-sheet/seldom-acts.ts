import type { Result } from "../../../engine/core/result.ts";
import { SIDES, type Side } from "../../../engine/core/seat.ts";
import { MOST_UNFINISHED } from "../../../engine/games/house.ts";
import * as paper from "../../../tabletop/score-sheet.ts";
import type { Award, Draft, RubberRecord } from "../../../tabletop/score-sheet.ts";
import { wholeIn } from "../controls/whole.ts";
import { blankForm, formOf, nextDeal } from "./boxes.ts";
import { START, tell, type Hand } from "./hand.ts";
import { namesOf } from "./words.ts";

const same = (draft: Draft) => draft;

/** Lays a deal that was entered before on the form; the next one, half written, is kept for later. */
export function amend(hand: Hand, at: number): void {
  const { rubber, draft } = hand.sheet;
  const deal = rubber.deals[at];
  if (!deal) return;
  hand.focus = START;
  const later = draft["later"] ?? JSON.stringify(draft);
  const form = { ...formOf(hand.game.records, deal, draft), amend: `${at}`, later };
  hand.put(paper.withDraft(hand.sheet, form), `Deal ${at + 1} is on the form.`);
}

/** Takes a deal off the sheet. */
export function remove(hand: Hand, at: number): void {
  hand.attempt(paper.remove(hand.sheet, at), nextDeal, () => `Deal ${at + 1} is taken out.`);
}

/** Writes a penalty laid at the table above the line. */
export function award(hand: Hand, side: Side, points: Award["points"]): void {
  const name = namesOf(hand.sheet.rubber)[side];
  hand.attempt(
    paper.award(hand.sheet, side, points),
    ({ award: _points, awardTo: _side, ...was }) => was,
    () => `${points} for the penalty, to ${name}.`,
  );
}

/** Takes such a penalty off the sheet. */
export function unaward(hand: Hand, at: number): void {
  hand.attempt(paper.unaward(hand.sheet, at), same, () => "The penalty is taken out.");
}

/** Agrees what a game won counts where the rubber is stopped, as typed; an empty box is as in the books. */
export function agree(hand: Hand): void {
  const { game, house } = hand.sheet.rubber;
  const { unfinished: typed = "" } = hand.sheet.draft;
  const { unfinished: was, ...rest } = house;
  const points = typed.trim() === "" ? undefined : wholeIn(typed, 0, MOST_UNFINISHED);
  if (points === null || points === was) return;
  const agreed = points === undefined ? rest : { ...rest, unfinished: points };
  hand.attempt(
    paper.chooseGame(hand.sheet, game, agreed),
    ({ unfinished: _typed, ...draft }) => draft,
    ({ rubber }) => `What a game won counts is agreed. ${tell(rubber)}`,
    null,
  );
}

/** Gives the sides the names that have been typed. */
export function rename(hand: Hand): void {
  const { rubber, draft } = hand.sheet;
  const name = (side: Side) => (draft[`name${side}`] ?? rubber.names[side]).trim();
  const names = { YZ: name("YZ"), AB: name("AB") };
  if (SIDES.every((side) => names[side] === rubber.names[side])) return;
  hand.attempt(
    paper.nameSides(hand.sheet, names),
    ({ nameYZ: _we, nameAB: _they, ...was }) => was,
    () => "The names are changed.",
    null,
  );
}

/** Lays a sheet from a file on the table, or says what is wrong with the file and where. */
export function open(hand: Hand, result: Result<RubberRecord>): void {
  const opened = result.ok ? paper.openRubber(hand.sheet, result.value) : result;
  if (!opened.ok) return refuseFile(hand, opened.violation.message);
  hand.attempt(
    opened,
    ({ paste: _read, ...was }) => blankForm(was),
    ({ rubber }) => `The saved sheet is here. ${tell(rubber)}`,
  );
}

/** Says that what reads and writes files could not be fetched. */
export function lost(hand: Hand): void {
  refuseFile(hand, "What reads and writes files could not be fetched; try again.");
}

function refuseFile(hand: Hand, message: string): void {
  hand.unread = message;
  hand.changed();
}
