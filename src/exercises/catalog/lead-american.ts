import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { Parts } from "../kit/parts.ts";
import { sceneOf } from "../kit/scene.ts";

/** The first round and the second have words of their own, and a problem is about one of them. */
const parts = new Parts({
  first: async () => {
    const { solveSystemLead } = await import("../marking/system-solve.ts");
    return { solve: solveSystemLead };
  },
  second: async () => {
    const { solveSecond } = await import("../marking/second-solve.ts");
    return { solve: solveSecond };
  },
});

/** American leads at whist: which card opens the suit, and which goes on, to tell how many there are. */
const leadAmerican: Exercise = {
  id: "lead-american",
  levels: 2,
  pose: atLevels(async () => (await import("../dealing/second-deal.ts")).poseAmerican),
  ready: (problem) => parts.fetch(problem && (sceneOf(problem, "suit").led ? "second" : "first")),
  solve: (problem) =>
    sceneOf(problem, "suit").led
      ? parts
          .get("second")
          .solve(problem, "The high cards are equals now: which of them goes on tells the number.")
      : parts
          .get("first")
          .solve(
            problem,
            "Count the suit first. From five or more the king is barred, and the lowest of the high cards that touch is led instead; otherwise the old leads hold.",
          ),
};

export default leadAmerican;
