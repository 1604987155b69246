import { GAME_IDS, type GameId, type ScoredGame } from "../engine/games/game.ts";
import type { HouseRules, ScoredByHouse } from "../engine/games/house.ts";
import { GAME_RECORDS } from "../engine/games/titles.ts";
import type { Family } from "./family.ts";
import { FAMILY as AUCTION } from "./family-auction.ts";

type Records = ScoredGame["records"];

/** What is not at hand from the start is fetched when a sheet of such a game is to be kept. */
const LATE: Partial<Readonly<Record<Records, () => Promise<{ readonly FAMILY: Family }>>>> = {
  make: () => import("./family-straight.ts"),
  tricks: () => import("./family-whist.ts"),
  "modern-contract": () => import("./family-contract.ts"),
};

/** What has come; auction, with which every sheet begins, is always there. */
const come: Partial<Record<Records, Family>> = { contract: AUCTION };

/** Fetches what is needed to keep the score of these games; fails where it cannot be had, and may then be tried again. */
export async function fetchGames(games: readonly GameId[]): Promise<void> {
  const wanted = new Set(games.map((game) => GAME_RECORDS[game]));
  await Promise.all(
    [...wanted].map(async (records) => {
      const late = LATE[records];
      if (late) come[records] ??= (await late()).FAMILY;
    }),
  );
}

/** The games that a stored sheet or a file names anywhere, and perhaps a few more: all that it takes to read it. */
export function gamesNamedIn(text: string): GameId[] {
  return GAME_IDS.filter((game) => text.includes(game));
}

/** How the deals of a game are written. One that has not been fetched is a bug of ours. */
export function familyOf(records: Records): Family {
  const family = come[records];
  if (!family) throw new Error(`Games that record “${records}” have not been fetched.`);
  return family;
}

/** A game as this table scores it. One that has not been fetched is a bug of ours. */
export function scoredGame(id: GameId, house: HouseRules = {}): ScoredGame {
  // Every game is in the family of what it records.
  const scored = familyOf(GAME_RECORDS[id]).scored as Required<ScoredByHouse>;
  return scored[id](house);
}
