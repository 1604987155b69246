import type { Random } from "../../engine/core/random.ts";
import type { Exercise, Posed } from "../kit/exercise.ts";
import type { Dealt } from "./whole-deal.ts";

/**
 * How a kind that asks about one suit is posed at its levels: the suit alone, and from the second level on in a whole deal.
 * `load` gives the dealing of the suit; both are fetched when first asked for.
 */
export function atLevels(
  load: () => Promise<(random: Random) => Posed | Dealt>,
): (...given: Parameters<Exercise["pose"]>) => Promise<Posed> {
  return async (random, level) => {
    const deal = await load();
    if (level > 1) return (await import("./whole-deal.ts")).poseWhole(random, level, deal);
    const dealt = deal(random);
    return "posed" in dealt ? dealt.posed : dealt;
  };
}
