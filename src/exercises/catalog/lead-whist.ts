import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The old leads of whist: which card of the suit. */
const leadWhist: Exercise = {
  id: "lead-whist",
  levels: 2,
  pose: atLevels(async () => {
    const { poseSystemLead } = await import("../dealing/system-deal.ts");
    return (random) => poseSystemLead(random, "whist-old");
  }),
  ...lateSolve(async () => {
    const { solveSystemLead } = await import("../marking/system-solve.ts");
    return (problem) =>
      solveSystemLead(
        problem,
        "By the old leads each high card means one thing: look first whether your high cards are one of the combinations. A long suit without one is led from the fourth best, a short one from the top.",
      );
  }),
};

export default leadWhist;
