import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/third-hand-solve.ts")).solveThirdHand,
});

/** Third hand: whether to win partner’s lead, with what, or to let it run. */
export const thirdHand: Exercise = {
  id: "third-hand",
  pose: async (random) => (await import("../kit/third-play-deal.ts")).poseThird(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
