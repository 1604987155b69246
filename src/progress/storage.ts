/**
 * What the site keeps on this device, and the one file that touches the browser’s store.
 *
 * - `odd-trick.settings`: `{ v: 1, theme, suits, size, seats }`. Written when a setting is changed; read before the
 *   first paint of every page. See `model/settings.ts`.
 * - `odd-trick.place`: `{ v: 1, href, title }`. Written when a lesson is opened; read by the front door. See
 *   `model/place.ts`.
 *
 * A value that cannot be read is moved to the same key with `.malformed` after it, so that nothing is lost and the
 * reader is told once and not on every page. A later edition that changes a shape raises `v` and adds a pure migration
 * to the model; a value of an unknown version counts as malformed. Nothing here ever throws: a browser may refuse its
 * store altogether, and then the site works without one.
 */
export const SETTINGS_KEY = "odd-trick.settings";
export const PLACE_KEY = "odd-trick.place";

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

/** Moves a value that could not be read out of the way, to be looked at or mended by hand. */
export function setAside(key: string, text: string): void {
  try {
    localStorage.setItem(`${key}.malformed`, text);
    localStorage.removeItem(key);
  } catch {
    // A store that cannot be written keeps the value where it is.
  }
}
