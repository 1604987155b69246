/**
 * What the site keeps on this device, and the one file that touches the browser’s store.
 *
 * - `odd-trick.settings`: `{ v: 1, theme, suits, size, seats }`. Written when a setting is changed; read before the
 *   first paint of every page. See `model/settings.ts`.
 * - `odd-trick.place`: `{ v: 1, href, title, part?, heading? }`. Written when a lesson is left or hidden; read by the front
 *   door and the list of lessons. See `model/place.ts`.
 * - `odd-trick.laws`: `{ v: 1, game, code }`. The game and code last asked about at “What happens now?”, written when the
 *   code is chosen and read when that tool opens. See `tabletop/law-place.ts`.
 * - `odd-trick.eleven`: `{ v: 1, past, now }`. The cards placed on the Eleven Rule reckoner and the steps that can be
 *   undone, written at every step and read when it opens. See `tabletop/reckoner.ts`.
 * - `odd-trick.whist-marker`: `{ v: 1, rubbers: [{ game, taps }] }`. Written at every tap on the whist marker and read when
 *   it opens. See `tabletop/marker-sitting.ts`.
 * - `odd-trick.sheet`: `{ v: 1, … }`: the rubber on the score sheet, those before it, all that was done and can be undone,
 *   and the half-filled form. Written at every change and key; read when the sheet opens. See `tabletop/stored.ts`.
 * - `odd-trick.four-games`: `{ v: 1, steps, typed? }`. The deal told to “One deal, four games” and the steps that can be
 *   undone, written at every step and read when it opens. See `tabletop/four-games-told.ts`.
 * - `odd-trick.deals`: `{ v: 1, pbn, at, typed, before? }`. The boards on the deal desk, which is looked at, what is typed
 *   there and not yet read, and the steps that can be undone; written at every step and key, read when the desk opens. See
 *   `tabletop/deals/stored.ts`.
 * - `odd-trick.class-run`: the code of the answers given so far to the class set in hand. Written at every answer and read
 *   when the set is opened again. See `classroom/answers.ts`.
 * - `odd-trick.class-sets`: the codes of the sets a teacher keeps, one a line. See `classroom/set-code.ts`.
 * - `odd-trick.class-draft`: `{ v: 1, … }`: the set being built and the half-filled form. Written at every change and read
 *   when the builder opens. See `classroom/draft.ts`.
 * - `odd-trick.class-results`: `{ v: 1, set, codes, list }`: the codes a teacher has collected and the names of the class, as
 *   typed. Written at every change, read when the results open, and erased there. See `classroom/draft.ts`.
 *
 * A value that cannot be read is moved to the same key with `.malformed` after it, so that nothing is lost and the
 * reader is told once and not on every page. A later edition that changes a shape raises `v` and adds a pure migration
 * to the model; a value of an unknown version counts as malformed. Nothing here ever throws: a browser may refuse its
 * store altogether, and then the site works without one.
 */
export const SETTINGS_KEY = "odd-trick.settings";
export const PLACE_KEY = "odd-trick.place";
export const PLAYED_KEY = "odd-trick.laws";
export const RECKONER_KEY = "odd-trick.eleven";
export const MARKER_KEY = "odd-trick.whist-marker";
export const SHEET_KEY = "odd-trick.sheet";
export const FOUR_GAMES_KEY = "odd-trick.four-games";
export const DEALS_KEY = "odd-trick.deals";
export const CLASS_RUN_KEY = "odd-trick.class-run";
export const CLASS_SETS_KEY = "odd-trick.class-sets";
export const CLASS_DRAFT_KEY = "odd-trick.class-draft";
export const CLASS_RESULTS_KEY = "odd-trick.class-results";

/** The text under a key, or null where there is none or the store is refused. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes the text under a key; false where the store is refused or full. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is under a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A store that is refused has nothing to forget.
  }
}

/** Moves a value that could not be read out of the way, to be looked at or mended by hand. */
export function setAside(key: string, text: string): void {
  try {
    localStorage.setItem(`${key}.malformed`, text);
    localStorage.removeItem(key);
  } catch {
    // A store that cannot be written keeps the value where it is.
  }
}
