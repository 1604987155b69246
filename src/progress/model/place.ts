import { ok, refuse, type Result } from "../../engine/core/result.ts";

/** The lesson a reader last had open: where it is on this site, and what it is called. */
export interface Place {
  readonly href: string;
  readonly title: string;
}

/**
 * Reads a stored place, `{ v: 1, href, title }`. Refuses text that is not that, and an address that would lead off
 * this site, since the front door makes a link of it.
 */
export function parsePlace(text: string): Result<Place> {
  try {
    const { v, href, title } = JSON.parse(text);
    if (v === 1 && /^\/\w[\w/-]*$/.test(href) && title) return ok({ href, title: `${title}` });
  } catch {
    // Falls through to the one refusal: to the reader it is all the same.
  }
  return refuse("bad-place", "The saved place cannot be read.");
}

/** The place as it is stored. */
export function formatPlace(place: Place): string {
  return JSON.stringify({ v: 1, ...place });
}
