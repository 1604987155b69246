/**
 * The solver in its own thread. Questions are worked on a few milliseconds at a time, so that one can be given up while it
 * is being thought about.
 */
import { serve } from "../../worker/serve.ts";
import { positionsSeen } from "../search/solver.ts";
import { workOn, type Answer, type Question } from "./messages.ts";

/** Milliseconds between two reports of how far a long answer has come. */
const REPORT_EVERY = 100;

serve<Question, Answer, Answer>(async (question, { tell, pause }) => {
  const limit = positionsSeen() + question.nodes;
  const work = workOn(question);
  let told = performance.now();
  let step = work.next();
  let known = step.value;
  while (!step.done) {
    known = step.value;
    if (performance.now() - told > REPORT_EVERY) {
      tell(known);
      told = performance.now();
    }
    if ((await pause()) || positionsSeen() >= limit) break;
    step = work.next();
  }
  if (!known) throw new Error("the work gave no answer");
  return known;
});
