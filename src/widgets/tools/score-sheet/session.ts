import type { GameId } from "../../../engine/games/game.ts";
import { GAME_TITLE } from "../../../engine/games/titles.ts";
import { fetchGames } from "../../../tabletop/families.ts";
import { outcomeFrom } from "../../../tabletop/fields.ts";
import { gameOf } from "../../../tabletop/record.ts";
import * as paper from "../../../tabletop/score-sheet.ts";
import type { Draft, HouseRules } from "../../../tabletop/score-sheet.ts";
import { redoWords, undoWords } from "./act-words.ts";
import { amending, blankForm, formOf, isBlank, nextDeal } from "./boxes.ts";
import { Hand, START, tell } from "./hand.ts";

/** One sheet and what its scorer does to it from one deal to the next; what is done seldom stands in `seldom-acts.ts`. */
export class Session extends Hand {
  /** The game that was chosen, until what it takes to score it has come. */
  wanted: GameId | null = null;
  /** Whether that could not be fetched. */
  unfetched = false;
  /** Why the deals on the sheet could not have been under the rules of the house that were chosen. */
  barred = "";

  /** Enters the deal on the form, or changes the one that is being amended. */
  readonly enter = (): void => {
    const { draft } = this.sheet;
    const read = outcomeFrom(this.game, draft);
    if (!read.ok) return this.refuse(read.violation);
    const at = amending(draft);
    if (at === null) {
      this.attempt(
        paper.enter(this.sheet, read.value),
        blankForm,
        ({ rubber }) => `Deal ${rubber.deals.length} is entered. ${tell(rubber)}`,
      );
    } else {
      this.attempt(
        paper.amend(this.sheet, at, read.value),
        nextDeal,
        ({ rubber }) => `Deal ${at + 1} is changed. ${tell(rubber)}`,
      );
    }
  };

  readonly undo = (): void => {
    const words = undoWords(this.sheet);
    const done = this.sheet.acts[this.sheet.at - 1];
    if (!words || !done) return;
    const undone = paper.undo(this.sheet);
    const draft = nextDeal(this.sheet.draft);
    // What was entered comes back into the form, if nothing else is being written there.
    const back =
      done.do === "enter" && isBlank(draft)
        ? formOf(gameOf(undone.rubber).records, done.deal, draft)
        : draft;
    this.put(paper.withDraft(undone, back), `Undone: ${words}.`);
  };

  readonly redo = (): void => {
    const words = redoWords(this.sheet);
    const done = this.sheet.acts[this.sheet.at];
    if (!words || !done) return;
    const draft = nextDeal(this.sheet.draft);
    // A deal that stands on the form because it was undone leaves it as it goes back on the sheet.
    const same =
      done.do === "enter" &&
      Object.entries(formOf(this.game.records, done.deal, draft)).every(
        ([name, text]) => draft[name] === text,
      );
    const next = paper.withDraft(paper.redo(this.sheet), same ? blankForm(draft) : draft);
    this.put(next, `Done again: ${words}.`);
  };

  /** Leaves the deal that was being amended as it was. */
  readonly leave = (): void => {
    this.focus = START;
    this.put(
      paper.withDraft(this.sheet, nextDeal(this.sheet.draft)),
      "The deal is left as it was.",
    );
  };

  readonly stop = (): void => {
    this.attempt(paper.stop(this.sheet), same, ({ rubber }) => `Stopped here. ${tell(rubber)}`);
  };

  /** Begins a new sheet; the one in hand is put by. */
  readonly begin = (game?: GameId, house?: HouseRules): void => {
    this.attempt(
      paper.newRubber(this.sheet, game, house),
      blankForm,
      ({ rubber }) => `A new sheet: ${gameOf(rubber).title}.`,
    );
  };

  /**
   * Changes the game or the rules of the house; where the deals in hand belong to another game, begins a new sheet. What
   * it takes to score the game is fetched first, and if another is chosen meanwhile, that one counts.
   */
  readonly choose = (game: GameId, house: HouseRules = {}): void => {
    this.wanted = game;
    this.unfetched = false;
    this.barred = "";
    this.changed();
    fetchGames([game]).then(
      () => this.wanted === game && this.#chosen(game, house),
      () => this.wanted === game && this.#missed(game),
    );
  };

  /** Fetches once more what could not be fetched. */
  readonly again = (): void => {
    if (this.wanted) this.choose(this.wanted);
  };

  #chosen(game: GameId, house: HouseRules): void {
    this.wanted = null;
    const chosen = paper.chooseGame(this.sheet, game, house);
    if (!chosen.ok) {
      const { code, message } = chosen.violation;
      if (code === "deals-entered") return this.begin(game, house);
      this.barred = message;
      return this.changed();
    }
    const draft = game === this.sheet.rubber.game ? same : blankForm;
    this.attempt(chosen, draft, ({ rubber }) => `The game is ${gameOf(rubber).title}.`, null);
  }

  #missed(game: GameId): void {
    this.unfetched = true;
    this.said = `${GAME_TITLE[game]} could not be fetched; this sheet is as it was.`;
    this.changed();
  }
}

const same = (draft: Draft) => draft;
