import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { solveSecond } from "../marking/second-solve.ts";

/** The second round of a suit that you opened: which card now? */
const secondRound: Exercise = {
  id: "second-lead",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/second-deal.ts")).dealSecondLead),
  solve: (problem) =>
    solveSecond(
      problem,
      "Have you the best card left? Or the second and third best? If neither, the fourth best you began with.",
    ),
};

export default secondRound;
