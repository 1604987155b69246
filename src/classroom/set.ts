/**
 * A class set: what it is made of, how it is checked, how it is written as one string and read again, and how each of its
 * steps becomes a problem with every answer graded. All that other rooms need of it is given out here.
 */
export type { ClassMode, ClassSet, OwnAnswer, OwnAsk, OwnHand, Step } from "./model.ts";
export { MODES } from "./model.ts";
export { checkSet, faultOf, faultOfOwn, MOST } from "./check.ts";
export { formatSet, idOf, parseSet, salvage, type Saved } from "./set-code.ts";
export { problemOf, settle, titleOf, type ItemSource, type StepProblem } from "./pose.ts";
