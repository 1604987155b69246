import type { Random } from "../../engine/core/random.ts";
import type { SheetRow } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { randomWhist, type WhistPosed } from "./whist-deal.ts";
import { whistFacts } from "../wording/whist-facts.ts";

const ROWS: readonly SheetRow[] = [
  { id: "after", label: "After the deal", boxes: "sides" },
  { id: "game", label: "What the game is worth, or 0 while it goes on", boxes: "single" },
];

/** A deal of whist to be marked. */
export function poseWhist(posed: WhistPosed): Posed {
  return {
    scene: { type: "whist-deal", ...posed },
    ask: { type: "sheet", rows: ROWS },
    question:
      posed.form === "english"
        ? "Mark the score, and the rubber points if the game is won."
        : "Mark the score, and what the game is worth if it is won.",
    facts: whistFacts(posed),
  };
}

/** A deal of chance to be marked. */
export function poseRandom(random: Random): Posed {
  return poseWhist(randomWhist(random));
}
