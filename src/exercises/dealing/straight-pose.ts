import type { Random } from "../../engine/core/random.ts";
import { dealFields } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { randomStraight, type StraightPosed } from "./straight-deal.ts";
import { straightFacts } from "../wording/straight-facts.ts";

/** A deal of straight bridge to be scored. */
export function poseStraight({ deal, before, house }: StraightPosed): Posed {
  return {
    scene: { type: "straight-deal", deal, before, house },
    ask: { type: "numbers", fields: dealFields() },
    question: "Score this deal of straight bridge.",
    facts: straightFacts(deal, before, house),
  };
}

/** A deal of chance to be scored. */
export function poseRandom(random: Random): Posed {
  return poseStraight(randomStraight(random));
}
