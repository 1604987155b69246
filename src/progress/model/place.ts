import { ok, refuse, type Result } from "../../engine/core/result.ts";

/** The lesson a reader last had open: where it is on this site, and what it is called. */
export interface Place {
  readonly href: string;
  readonly title: string;
  /** The anchor of the part he had come to, and its heading; neither at the head of the lesson. */
  readonly part?: string | undefined;
  readonly heading?: string | undefined;
}

/**
 * Reads a stored place, `{ v: 1, href, title, part?, heading? }`. Refuses text that is not that, and an address that would
 * lead off this site (or off the disk, where the pages lie in a folder), since a link is made of it; a part that cannot be
 * read is left out.
 */
export function parsePlace(text: string): Result<Place> {
  try {
    const { v, href, title, part, heading } = JSON.parse(text);
    if (v === 1 && /^\/\w[\w/.:%~-]*$/.test(href) && title) {
      const place = { href, title: `${title}` };
      const named = part && heading && /^[\w-]+$/.test(part);
      return ok(named ? { ...place, part, heading: `${heading}` } : place);
    }
  } catch {
    // Falls through to the one refusal: to the reader it is all the same.
  }
  return refuse("bad-place", "The saved place cannot be read.");
}

/** The place as it is stored. */
export function formatPlace(place: Place): string {
  return JSON.stringify({ v: 1, ...place });
}
