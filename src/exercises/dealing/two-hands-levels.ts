import type { Exercise } from "../kit/exercise.ts";
import type { SuitDealing } from "./two-hands-play.ts";

/**
 * How a kind that asks declarer about one suit is posed at its levels: the suit alone, both hands, and a whole deal with
 * the bidding and the tricks already played. Each part is fetched when first asked for.
 */
export function twoHandsLevels(load: () => Promise<SuitDealing>): Exercise["pose"] {
  return async (random, level) => {
    const dealing = await load();
    return level < 3
      ? dealing.deal(random, level)
      : (await import("./two-hands-whole.ts")).poseInDeal(random, dealing);
  };
}
