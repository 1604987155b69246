import type { Code } from "./code.ts";

/** The printed codes a row may cite, each with the place in it. */
export const LAW_BOOKS = {
  "laws-1913": "The American laws of auction, Whist Club of New York, 1913, as printed by Foster",
  "duplicate-1913": "The laws of duplicate auction, as printed by Foster, 1914",
  "three-hand-1913": "The laws of three-hand auction, as printed by Foster, 1914",
  "elwell-1905": "J. B. Elwell’s code of bridge, 1905",
  "elwell-1907": "J. B. Elwell’s code of bridge, reprint of 1907",
  "english-1904": "The English code of bridge, 1904, as printed by Hoffmann",
  foster: "R. F. Foster, Foster’s Complete Hoyle, 1914, text of the chapter",
  "american-whist": "The American laws of whist, 1893, as printed by Foster",
  "english-whist": "The English laws of whist, as printed by Foster",
} as const;
export type LawBook = keyof typeof LAW_BOOKS;

/** A place in a printed code, for example `["laws-1913", "50"]`. */
export type Citation = readonly [book: LawBook, at: string];

/** The books that speak for one code alone. */
const BOOK_OF: Readonly<Partial<Record<LawBook, Code>>> = {
  "duplicate-1913": "duplicate",
  "three-hand-1913": "three-hand",
  "elwell-1905": "american",
  "elwell-1907": "american",
  "english-1904": "english",
  "american-whist": "american",
  "english-whist": "english",
};

/** The places to cite under a code: those in its own books, or all of them where its books are silent. */
export function citedUnder(code: Code, source: readonly Citation[]): readonly Citation[] {
  const own = source.filter(([book]) => (BOOK_OF[book] ?? code) === code);
  return own.length > 0 ? own : source;
}
