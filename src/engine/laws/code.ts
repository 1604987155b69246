/** The games whose laws are told here. */
export const LAW_GAMES = ["auction", "straight-bridge", "whist"] as const;
export type LawGame = (typeof LAW_GAMES)[number];

/** The codes and forms of play under which the same event is judged differently. */
export const CODES = ["american", "english", "duplicate", "three-hand"] as const;
export type Code = (typeof CODES)[number];

/** The codes each game has; the first is the one used where nobody says. */
export const CODES_OF: Readonly<Record<LawGame, readonly [Code, ...Code[]]>> = {
  auction: ["american", "duplicate", "three-hand"],
  "straight-bridge": ["american", "english"],
  whist: ["american", "english"],
};

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
