import type { RuleId } from "../../rulebook/rules.ts";
import { poseShortFirst } from "../dealing/short-first-deal.ts";
import type { Rest } from "../dealing/two-hands-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const shortHandFirstTeaches: readonly RuleId[] = ["declarer.high-from-short"];

const item = (declarer: string, dummy: string, rest?: Rest) =>
  poseShortFirst({ suit: "C", strain: "notrump", two: twoSuits(declarer, dummy), rest });

/** Foster’s example, in either hand and in two whole ones, and two where the suit runs at once. */
export const shortHandFirstItems: Readonly<Record<string, Posed>> = {
  "king-jack": item("QT864", "KJ3"),
  "king-jack-in-hand": item("KJ3", "QT864"),
  "lone-king": item("AQJ64", "K3"),
  "lone-ace": item("A73", "KQ852"),
  "whole-hands": item("KJ3", "QT864", {
    hand: handOf("SA85 HKQ4 DA973"),
    dummy: handOf("SK42 HA75 D84"),
  }),
};
