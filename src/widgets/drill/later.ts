/**
 * What an exercise needs once the reader has turned to it, in one chunk: the keeping of answers, the next problem, and in a
 * practice room the choice of its level.
 */
import "../practice/level.ts";

export { keep } from "./keep.ts";
export { pose, seedAtLevel } from "./pose.ts";
