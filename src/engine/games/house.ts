import { DOUBLING_LIMITS, type DoublingLimit } from "../declaring/doubling-limit.ts";
import { CHICANE_MODES, type ChicaneMode } from "../scoring/chicane.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { GAME_IDS, type GameId, type ScoredGame } from "./game.ts";

const REVOKE_CODES = ["american", "english"] as const;

const HOUSE_FORMS = ["seven", "play-out", "ten", "favourite"] as const;
export type HouseForm = (typeof HOUSE_FORMS)[number];

/** What a table has agreed where codes and houses differ; what it says nothing about is as in the game’s own books. */
export interface HouseRules {
  /** What a hand without trumps is worth. */
  readonly chicane?: ChicaneMode;
  /** How far doubling may go. */
  readonly doubling?: DoublingLimit;
  /** Whose code says what a revoke costs. */
  readonly revokes?: (typeof REVOKE_CODES)[number];
  /** How whist without honours is scored. */
  readonly form?: HouseForm;
  /** Points for each game won where a rubber is broken off at an agreed hour. (Rule `auction.law.rubber.unfinished`.) */
  readonly unfinished?: number;
}

type Choice = Exclude<keyof HouseRules, "unfinished">;

/** Which choices a game leaves to the house, and their values; the first of each holds where nothing is said. */
export const HOUSE_CHOICES: Readonly<
  Record<GameId, Partial<Readonly<Record<Choice, readonly string[]>>>>
> = {
  "auction-1914": {},
  "auction-nullo": {},
  "auction-english": {},
  "straight-bridge": {
    chicane: ["offset", ...CHICANE_MODES.filter((mode) => mode !== "offset")],
    doubling: DOUBLING_LIMITS,
    revokes: REVOKE_CODES,
  },
  "whist-english": {},
  "whist-american": { form: HOUSE_FORMS },
  contract: {},
};

/** How a table scores the games of one family, by their ids. */
export type ScoredByHouse = Partial<Readonly<Record<GameId, (house: HouseRules) => ScoredGame>>>;

/** The most that may be agreed for a game won in a rubber that is broken off. */
export const MOST_UNFINISHED = 1000;

/**
 * Reads which game is played and by what house rules, from values of any kind. Refuses a game that is not known, a house
 * rule that the game does not leave open, and a value it cannot have, naming them; the code is the name of what is wrong.
 */
export function readHouse(
  game: unknown,
  house: object,
): Result<{ readonly game: GameId; readonly house: HouseRules }> {
  const id = GAME_IDS.find((known) => known === game);
  if (!id) return refuse("game", `There is no game called “${String(game).slice(0, 40)}”.`);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(house)) {
    if (value === undefined || value === "") continue;
    const found = String(value).slice(0, 40);
    if (name === "unfinished") {
      const points = /^\d+$/.test(found) ? Number(found) : Infinity;
      if (points > MOST_UNFINISHED) {
        return refuse(
          name,
          `An unfinished game counts from 0 to ${MOST_UNFINISHED} points, not “${found}”.`,
        );
      }
      read[name] = points;
      continue;
    }
    const choices = new Map(Object.entries(HOUSE_CHOICES[id])).get(name);
    if (!choices) return refuse(name, `This game has no house rule “${name.slice(0, 40)}”.`);
    if (!choices.includes(found)) {
      return refuse(
        name,
        `The house rule “${name}” is one of ${choices.join(", ")}, not “${found}”.`,
      );
    }
    read[name] = found;
  }
  return ok({ game: id, house: read });
}
