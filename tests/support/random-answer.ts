import type { Random } from "../../src/engine/core/random.ts";
import type { Answer } from "../../src/exercises/kit/ask.ts";
import type { Entry } from "../../src/exercises/kit/exercise.ts";
import type { Solved } from "./problems.ts";

/** Right figures one time in three; else some of them are left empty or wrong, as a reader’s are. */
function figures(entries: readonly Entry[], random: Random): Readonly<Record<string, number>> {
  const slips = random.below(3) > 0;
  return Object.fromEntries(
    entries.flatMap(({ field, value }) => {
      if (!slips || random.chance(0.6)) return [[field, value]];
      return random.chance(0.3) ? [] : [[field, random.below(2 * value + 20)]];
    }),
  );
}

/** An answer a reader might give to a problem: any one choice, any several, or figures of which some may be wrong. */
export function randomAnswer({ problem, solution }: Solved, random: Random): Answer {
  if (solution.type === "entries") {
    return { type: "numbers", values: figures(solution.entries, random) };
  }
  const { choices } = solution;
  if (problem.ask.type !== "several") return { type: "choice", id: random.pick(choices).id };
  const slips = random.below(3) > 0;
  const taken = choices.filter(({ mark }) => (mark === "best") !== (slips && random.chance(0.3)));
  return { type: "several", ids: taken.map(({ id }) => id) };
}
