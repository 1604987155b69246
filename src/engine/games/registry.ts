import { auction1914, auctionEnglish, auctionNullo } from "./auction-1914.ts";
import { contract } from "./contract.ts";
import type { Game, GameId } from "./game.ts";
import { straightBridge } from "./straight-bridge.ts";
import { whistAmerican, whistEnglish } from "./whist.ts";

/** Every game the project knows, by id. */
export const GAMES = {
  "auction-1914": auction1914,
  "auction-nullo": auctionNullo,
  "auction-english": auctionEnglish,
  "straight-bridge": straightBridge,
  "whist-english": whistEnglish,
  "whist-american": whistAmerican,
  contract,
} as const satisfies Readonly<Record<GameId, Game>>;
