/** The games whose laws are told here. */
export const LAW_GAMES = ["auction", "straight-bridge", "whist"] as const;
export type LawGame = (typeof LAW_GAMES)[number];

/** The codes and forms of play under which the same event is judged differently. */
export const CODES = ["american", "english", "duplicate", "three-hand"] as const;
export type Code = (typeof CODES)[number];

/** The two codes of straight bridge and of whist. */
export type NationalCode = Extract<Code, "american" | "english">;

/** The codes each game has; the first is the one used where nobody says. */
export const CODES_OF: Readonly<Record<LawGame, readonly [Code, ...Code[]]>> = {
  auction: ["american", "duplicate", "three-hand"],
  "straight-bridge": ["american", "english"],
  whist: ["american", "english"],
};
