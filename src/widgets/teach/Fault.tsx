import type { StepProblem } from "../../classroom/set.ts";
import type { Answer } from "../../exercises/kit/ask.ts";
import { linkTo, seedOf } from "../address.ts";
import { reportOf } from "../drill/report.ts";

interface Props {
  readonly problem: StepProblem;
  /** The student’s answer; null where there is none. */
  readonly given: Answer | null;
}

/** A way to say that something is wrong with a question of the site’s own; a teacher hears of his own hands in the room. */
export function Fault({ problem, given }: Props) {
  const { kind } = problem;
  if (kind === null) return null;
  const ours = { ...problem, kind };
  const address = seedOf(ours) === null ? null : linkTo(ours);
  return (
    <a class="quiet" href={reportOf(ours, given, String(import.meta.url), address)}>
      Report a fault in this item
    </a>
  );
}
