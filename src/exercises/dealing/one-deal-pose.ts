import type { Random } from "../../engine/core/random.ts";
import { FOUR_GAMES, type FourGame, type OneDeal } from "../../tabletop/four-games.ts";
import type { SheetRow } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { randomOneDeal } from "./one-deal.ts";
import { oneDealFacts } from "../wording/one-deal-words.ts";

const LABEL: Readonly<Record<FourGame, string>> = {
  whist: "Whist, in game points",
  straight: "Straight bridge, in all",
  auction: "Auction, in all",
  contract: "Contract, at duplicate",
};

const ROWS = FOUR_GAMES.map((game): SheetRow => ({ id: game, label: LABEL[game], boxes: "sides" }));

/** One deal to be scored by four games. */
export function poseOneDeal(deal: OneDeal): Posed {
  return {
    scene: { type: "one-deal", deal },
    ask: { type: "sheet", rows: ROWS },
    question: "What does each side score for this deal, in each of four games?",
    facts: oneDealFacts(deal),
  };
}

/** A deal of chance to be scored by four games. */
export function poseRandom(random: Random): Posed {
  return poseOneDeal(randomOneDeal(random));
}
