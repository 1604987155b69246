import type { RuleId } from "../../rulebook/rules.ts";
import { posePlay } from "../catalog/eleven-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { inFull } from "./in-full.ts";
import { layoutOf } from "./layout.ts";

/** Every rule that a solution of this kind may cite. */
export const elevenPlayTeaches: readonly RuleId[] = [
  "third.eleven.declarer",
  "third.eleven.rule",
  "third.high.cheapest",
  "third.high.best-if-broken",
];

/** Three plays by third hand: spend nothing, beat dummy, and play high. */
export const elevenPlayItems: Readonly<Record<string, Posed>> = {
  "foster-example": posePlay(layoutOf("notrump", "C", "7", "Q92", "AJ3"), "2"),
  "nine-in-full": inFull(
    posePlay(layoutOf("notrump", "D", "7", "K92", "AJ3"), "9"),
    "SJ864 HQ952 DAJ3 C83",
    "SKQ5 HA74 DK92 CQJ96",
  ),
  "beat-dummy": posePlay(layoutOf("notrump", "S", "6", "J93", "AKT"), "J"),
  "third-hand-high": posePlay(layoutOf("hearts", "D", "5", "842", "KJ3"), "2"),
};
