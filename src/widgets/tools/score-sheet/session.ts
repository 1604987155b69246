import type { Result, Violation } from "../../../engine/core/result.ts";
import { SIDES, type Side } from "../../../engine/core/seat.ts";
import type { GameId, ScoredGame } from "../../../engine/games/game.ts";
import { outcomeFrom } from "../../../tabletop/fields.ts";
import { kept, pencil, type Kept } from "../../../tabletop/kept.ts";
import { gameOf } from "../../../tabletop/record.ts";
import * as paper from "../../../tabletop/score-sheet.ts";
import type {
  Award,
  Draft,
  HouseRules,
  RubberRecord,
  Sheet,
} from "../../../tabletop/score-sheet.ts";
import { redoWords, undoWords } from "./act-words.ts";
import { afterAmending, amendForm, amending, blankForm, formOf, isBlank } from "./boxes.ts";
import { Keeper, emptySheet } from "./keeper.ts";
import { keyOf, type Figure } from "./figures.ts";
import { namesOf, standingWords } from "./words.ts";

/** The first control of the next deal, or what comes after the last. */
const START = ".deal-form input, .over button";

/** One sheet in the hands of its scorer: what is on it, what may be done to it, and what the page says of that. */
export class Session {
  sheet: Sheet = emptySheet();
  /** Why the deal cannot be entered. */
  refused: Violation | null = null;
  /** Why a file could not be read. */
  unread = "";
  /** The figure that is open. */
  open: string | null = null;
  /** What was done last, for the eye and the ear. */
  said = "";
  /** What to put the focus on once the change is drawn: a selector. */
  focus: string | null = null;

  readonly #keeper = new Keeper();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Takes up the sheet where it was left on this device. */
  wake(): void {
    this.sheet = this.#keeper.load();
    this.said = this.#keeper.complaint;
    this.#keeper.follow((sheet) => {
      this.sheet = sheet;
      this.#changed();
    });
    this.#changed();
  }

  get game(): ScoredGame {
    return gameOf(this.sheet.rubber);
  }

  /** The sheet as it would stand with the deal on the form; null while the form cannot be read. */
  get pencilled(): Result<Kept> | null {
    const { rubber, draft } = this.sheet;
    const read = outcomeFrom(this.game, draft);
    return read.ok ? pencil(rubber, read.value, amending(draft) ?? undefined) : null;
  }

  /** Writes into boxes of the form. */
  readonly set = (changes: Draft): void => {
    this.#put(paper.withDraft(this.sheet, { ...this.sheet.draft, ...changes }));
  };

  /** Enters the deal on the form, or changes the one that is being amended. */
  readonly enter = (): void => {
    const { draft } = this.sheet;
    const read = outcomeFrom(this.game, draft);
    if (!read.ok) return this.#refuse(read.violation);
    const at = amending(draft);
    if (at === null) {
      this.#try(
        paper.enter(this.sheet, read.value),
        blankForm,
        ({ rubber }) => `Deal ${rubber.deals.length} is entered. ${tell(rubber)}`,
      );
    } else {
      this.#try(
        paper.amend(this.sheet, at, read.value),
        afterAmending,
        ({ rubber }) => `Deal ${at + 1} is changed. ${tell(rubber)}`,
      );
    }
  };

  readonly undo = (): void => {
    const words = undoWords(this.sheet);
    const done = this.sheet.acts[this.sheet.at - 1];
    if (!words || !done) return;
    const undone = paper.undo(this.sheet);
    const draft = this.#withoutAmending();
    // What was entered comes back into the form, if nothing else is being written there.
    const back =
      done.do === "enter" && isBlank(draft)
        ? formOf(gameOf(undone.rubber).records, done.deal, draft)
        : draft;
    this.#put(paper.withDraft(undone, back), `Undone: ${words}.`);
  };

  readonly redo = (): void => {
    const words = redoWords(this.sheet);
    const done = this.sheet.acts[this.sheet.at];
    if (!words || !done) return;
    const draft = this.#withoutAmending();
    // A deal that stands on the form because it was undone leaves it as it goes back on the sheet.
    const same =
      done.do === "enter" &&
      Object.entries(formOf(this.game.records, done.deal, draft)).every(
        ([name, text]) => draft[name] === text,
      );
    const next = paper.withDraft(paper.redo(this.sheet), same ? blankForm(draft) : draft);
    this.#put(next, `Done again: ${words}.`);
  };

  /** Lays a deal that was entered before on the form. */
  readonly amend = (at: number): void => {
    const { rubber, draft } = this.sheet;
    const deal = rubber.deals[at];
    if (!deal) return;
    this.focus = START;
    const form = amendForm(this.game.records, deal, at, draft);
    this.#put(paper.withDraft(this.sheet, form), `Deal ${at + 1} is on the form.`);
  };

  /** Leaves the deal that was being amended as it was. */
  readonly leave = (): void => {
    this.focus = START;
    this.#put(paper.withDraft(this.sheet, this.#withoutAmending()), "The deal is left as it was.");
  };

  readonly remove = (at: number): void => {
    const draft = this.#withoutAmending();
    this.#try(
      paper.remove(this.sheet, at),
      () => draft,
      () => `Deal ${at + 1} is taken out.`,
    );
  };

  readonly award = (side: Side, points: Award["points"]): void => {
    const name = namesOf(this.sheet.rubber)[side];
    this.#try(
      paper.award(this.sheet, side, points),
      ({ award: _points, awardTo: _side, ...was }) => was,
      () => `${points} for the penalty, to ${name}.`,
    );
  };

  readonly unaward = (at: number): void => {
    this.#try(paper.unaward(this.sheet, at), same, () => "The penalty is taken out.");
  };

  readonly stop = (): void => {
    this.#try(paper.stop(this.sheet), same, ({ rubber }) => `Stopped here. ${tell(rubber)}`);
  };

  /** Begins a new sheet; the one in hand is put by. */
  readonly begin = (game?: GameId, house?: HouseRules): void => {
    this.#try(
      paper.newRubber(this.sheet, game, house),
      blankForm,
      ({ rubber }) => `A new sheet: ${gameOf(rubber).title}.`,
    );
  };

  /** Changes the game or the rules of the house; where the deals in hand belong to another game, begins a new sheet. */
  readonly choose = (game: GameId, house: HouseRules = {}): void => {
    const chosen = paper.chooseGame(this.sheet, game, house);
    if (!chosen.ok) return this.begin(game, house);
    const draft = game === this.sheet.rubber.game ? same : blankForm;
    this.#try(chosen, draft, ({ rubber }) => `The game is ${gameOf(rubber).title}.`, null);
  };

  /** Gives the sides the names that have been typed. */
  readonly rename = (): void => {
    const { rubber, draft } = this.sheet;
    const name = (side: Side) => (draft[`name${side}`] ?? rubber.names[side]).trim();
    const names = { YZ: name("YZ"), AB: name("AB") };
    if (SIDES.every((side) => names[side] === rubber.names[side])) return;
    this.#try(
      paper.nameSides(this.sheet, names),
      ({ nameYZ: _we, nameAB: _they, ...was }) => was,
      () => "The names are changed.",
      null,
    );
  };

  /** Lays a sheet from a file on the table, or says what is wrong with the file and where. */
  readonly read = (result: Result<RubberRecord>): void => {
    const opened = result.ok ? paper.openRubber(this.sheet, result.value) : result;
    if (!opened.ok) return this.#unread(opened.violation.message);
    this.#try(
      opened,
      ({ paste: _read, ...was }) => blankForm(was),
      ({ rubber }) => `The saved sheet is here. ${tell(rubber)}`,
    );
  };

  readonly lost = (): void =>
    this.#unread("What reads and writes files could not be fetched; try again.");

  readonly show = (figure: Figure): void => {
    const key = keyOf(figure);
    this.open = this.open === key ? null : key;
    this.#changed();
  };

  #withoutAmending(): Draft {
    const { draft } = this.sheet;
    return amending(draft) === null ? draft : afterAmending(draft);
  }

  /** Does something to the sheet, or says why it cannot be done. The focus goes to the start of the form. */
  #try(
    result: Result<Sheet>,
    draft: (was: Draft) => Draft,
    said: (sheet: Sheet) => string,
    focus: string | null = START,
  ): void {
    if (!result.ok) return this.#refuse(result.violation);
    this.focus = focus;
    const sheet = paper.withDraft(result.value, draft(this.sheet.draft));
    this.#put(sheet, said(sheet));
  }

  /** Puts the sheet as it now is in the place of the old one, on the page and on the device. */
  #put(sheet: Sheet, said = this.said): void {
    this.sheet = sheet;
    this.refused = null;
    this.unread = "";
    const { complaint } = this.#keeper;
    this.#keeper.save(sheet);
    this.said = this.#keeper.complaint === complaint ? said : this.#keeper.complaint || said;
    this.#changed();
  }

  #refuse(refused: Violation): void {
    this.refused = refused;
    const box = /^tricks./.test(refused.code) ? "tricksOf" : refused.code;
    this.focus = `.deal-form [name="${box}"]`;
    this.#changed();
  }

  #unread(message: string): void {
    this.unread = message;
    this.#changed();
  }
}

const same = (draft: Draft) => draft;

/** Where a sheet stands, in words. */
function tell(rubber: RubberRecord): string {
  const names = namesOf(rubber);
  const now = kept(rubber);
  const totals = SIDES.map((side) => `${names[side]} ${now.totals[side]}`).join(", ");
  return `${totals}. ${standingWords(now, names)}`;
}
