import type { RuleId } from "../../rulebook/rules.ts";
import { poseDuck, poseGuard } from "../dealing/keep-entry.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const keepEntryTeaches: readonly RuleId[] = ["declarer.reentry", "declarer.duck"];

/** Foster’s re-entry and his duck, the entry kept by winning in the other hand, and the re-entry in two whole hands. */
export const keepEntryItems: Readonly<Record<string, Posed>> = {
  "run-to-queen": poseGuard({
    suit: "D",
    two: twoSuits("Q72", "A63"),
    long: "dummy",
    longSuit: "C",
    led: "5",
    by: "A",
  }),
  "win-with-ace": poseGuard({
    suit: "D",
    two: twoSuits("A63", "K72"),
    long: "dummy",
    longSuit: "C",
    led: "5",
    by: "B",
  }),
  duck: poseDuck({
    suit: "C",
    two: twoSuits("53", "AK8742"),
    long: "dummy",
    led: "3",
    follows: "9",
  }),
  "whole-hands": poseGuard({
    suit: "D",
    two: twoSuits("Q72", "A63"),
    long: "dummy",
    longSuit: "C",
    led: "5",
    by: "A",
    rest: { hand: handOf("SAK83 HAJ4 CT95"), dummy: handOf("S64 H732 CKQJ82") },
  }),
};
