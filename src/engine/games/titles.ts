import type { GameId, ScoredGame } from "./game.ts";

/** What every game is called, apart from the games themselves so that a list of them need not load how they are scored. */
export const GAME_TITLE: Readonly<Record<GameId, string>> = {
  "auction-1914": "Auction bridge (1914)",
  "auction-nullo": "Auction bridge with nullos",
  "auction-english": "Auction bridge (English opening)",
  "straight-bridge": "Straight bridge",
  "whist-english": "Whist (English)",
  "whist-american": "Whist (American)",
  contract: "Contract bridge (today)",
};

/** What a scorer enters for a deal of every game. */
export const GAME_RECORDS: Readonly<Record<GameId, ScoredGame["records"]>> = {
  "auction-1914": "contract",
  "auction-nullo": "contract",
  "auction-english": "contract",
  "straight-bridge": "make",
  "whist-english": "tricks",
  "whist-american": "tricks",
  contract: "modern-contract",
};
