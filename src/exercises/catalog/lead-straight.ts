import { againstOf } from "../../engine/conventions/lead-card.ts";
import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";
import { sceneOf } from "../kit/scene.ts";

/** Elwell’s card from a suit at straight bridge, against a trump and at no trump. */
const leadStraight: Exercise = {
  id: "lead-straight",
  levels: 2,
  pose: atLevels(async () => (await import("../dealing/system-deal.ts")).dealElwellLead),
  ...lateSolve(async () => {
    const { solveSystemLead } = await import("../marking/system-solve.ts");
    return (problem) =>
      solveSystemLead(
        problem,
        againstOf(sceneOf(problem, "suit").strain) === "trump"
          ? "Against a trump: the head of a good sequence, an ace rather than a card under it, the fourth best of a long suit, the top of a short one."
          : "At no trump a high card needs two more to help it, or great length; whether you can come in again may decide which.",
      );
  }),
};

export default leadStraight;
