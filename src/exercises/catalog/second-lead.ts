import type { Exercise } from "../kit/exercise.ts";
import { solveSecond } from "../marking/second-solve.ts";

/** The second round of a suit that you opened: which card now? */
const secondRound: Exercise = {
  id: "second-lead",
  pose: async (random) => (await import("../dealing/second-deal.ts")).poseSecondLead(random),
  solve: (problem) =>
    solveSecond(
      problem,
      "Have you the best card left? Or the second and third best? If neither, the fourth best you began with.",
    ),
};

export default secondRound;
