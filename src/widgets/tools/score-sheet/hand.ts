import type { Result, Violation } from "../../../engine/core/result.ts";
import { SIDES } from "../../../engine/core/seat.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import { outcomeFrom } from "../../../tabletop/fields.ts";
import { kept, pencil, type Kept } from "../../../tabletop/kept.ts";
import { gameOf } from "../../../tabletop/record.ts";
import {
  withDraft,
  type Draft,
  type RubberRecord,
  type Sheet,
} from "../../../tabletop/score-sheet.ts";
import { amending } from "./boxes.ts";
import { keyOf, type Figure } from "./figures.ts";
import { emptySheet, Keeper } from "./keeper.ts";
import { namesOf, standingWords } from "./words.ts";

/** The first control of the next deal, or what comes after the last. */
export const START = ".deal-form input, .over button";

/** The sheet in the scorer’s hands: what is on it, what the page says of it, and how a change to it is kept. */
export class Hand {
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
  /** Has the page drawn anew. */
  readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** Takes up the sheet where it was left on this device. */
  wake(): void {
    this.sheet = this.#keeper.load();
    this.said = this.#keeper.complaint;
    this.#keeper.follow(
      (sheet) => {
        this.sheet = sheet;
        this.changed();
      },
      (complaint) => {
        this.said = complaint;
        this.changed();
      },
    );
    this.changed();
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
    this.put(withDraft(this.sheet, { ...this.sheet.draft, ...changes }));
  };

  /** Opens a figure, or closes it where it is open. */
  readonly show = (figure: Figure): void => {
    const key = keyOf(figure);
    this.open = this.open === key ? null : key;
    this.changed();
  };

  /** Does something to the sheet, or says why it cannot be done. The focus goes to the start of the form. */
  attempt(
    result: Result<Sheet>,
    draft: (was: Draft) => Draft,
    said: (sheet: Sheet) => string,
    focus: string | null = START,
  ): void {
    if (!result.ok) return this.refuse(result.violation);
    this.focus = focus;
    const sheet = withDraft(result.value, draft(this.sheet.draft));
    this.put(sheet, said(sheet));
  }

  /** Puts the sheet as it now is in the place of the old one, on the page and on the device. */
  put(sheet: Sheet, said = this.said): void {
    this.sheet = sheet;
    this.refused = null;
    this.unread = "";
    const { complaint } = this.#keeper;
    this.#keeper.save(sheet);
    this.said = this.#keeper.complaint === complaint ? said : this.#keeper.complaint || said;
    this.changed();
  }

  /** Says why a deal cannot be entered, and leads to the box that is wrong. */
  refuse(refused: Violation): void {
    this.refused = refused;
    const box = /^tricks./.test(refused.code) ? "tricksOf" : refused.code;
    this.focus = `.deal-form [name="${box}"]`;
    this.changed();
  }
}

/** Where a sheet stands, in words. */
export function tell(rubber: RubberRecord): string {
  const names = namesOf(rubber);
  const now = kept(rubber);
  const totals = SIDES.map((side) => `${names[side]} ${now.totals[side]}`).join(", ");
  return `${totals}. ${standingWords(now, names)}`;
}
