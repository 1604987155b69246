import { DOUBLING_LIMITS, type DoublingLimit } from "../declaring/doubling-limit.ts";
import { CHICANE_MODES, type ChicaneMode } from "../scoring/straight.ts";
import {
  AMERICAN,
  FAVOURITE,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../scoring/whist-forms.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { GAME_IDS, type GameId, type ScoredGame } from "./game.ts";
import {
  SCORED_1914,
  SCORED_CONTRACT,
  SCORED_ENGLISH,
  SCORED_NULLO,
  SCORED_WHIST_ENGLISH,
  scoredStraight,
  scoredWhistAmerican,
} from "./scored.ts";

const REVOKE_CODES = ["american", "english"] as const;

const WHIST_FORMS = {
  seven: AMERICAN,
  "play-out": PLAY_OUT,
  ten: TEN_POINT,
  favourite: FAVOURITE,
} as const satisfies Readonly<Record<string, WhistForm>>;
export type HouseForm = keyof typeof WHIST_FORMS;

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
  "whist-american": { form: Object.keys(WHIST_FORMS) },
  contract: {},
};

const SCORED: Readonly<Record<GameId, (house: HouseRules) => ScoredGame>> = {
  "auction-1914": () => SCORED_1914,
  "auction-nullo": () => SCORED_NULLO,
  "auction-english": () => SCORED_ENGLISH,
  "straight-bridge": ({ chicane = "offset", doubling = "none", revokes = "american" }) =>
    scoredStraight({ chicane, limit: doubling, code: revokes }),
  "whist-english": () => SCORED_WHIST_ENGLISH,
  "whist-american": ({ form = "seven" }) => scoredWhistAmerican(WHIST_FORMS[form]),
  contract: () => SCORED_CONTRACT,
};

/** A game as this table scores it. Whoever needs its bidding too takes it from the registry. */
export function scoredGame(id: GameId, house: HouseRules = {}): ScoredGame {
  return SCORED[id](house);
}

/** The most that may be agreed for a game won in a rubber that is broken off. */
const MOST_UNFINISHED = 1000;

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
