import type { RuleId } from "../../rulebook/rules.ts";
import { poseFinesse } from "../dealing/finesse-deal.ts";
import type { Rest } from "../dealing/two-hands-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const finesseOrDropTeaches: readonly RuleId[] = [
  "declarer.finesse-nine",
  "declarer.finesse-defined",
  "declarer.divided-combination",
  "declarer.nt.rule-1-weak-to-strong",
];

const item = (declarer: string, dummy: string, rest?: Rest) =>
  poseFinesse({ suit: "H", strain: "notrump", two: twoSuits(declarer, dummy), rest });

/** Foster’s finesses with one card against them, and eight cards beside nine, the nine in whole hands too. */
export const finesseOrDropItems: Readonly<Record<string, Posed>> = {
  "ace-queen": item("AQ64", "53"),
  "ace-queen-jack": item("AQJ64", "853"),
  "queen-to-ace": item("QJ642", "A53"),
  "eight-cards": item("853", "AKJ64"),
  "nine-cards": item("8532", "AKJ64"),
  "nine-divided": item("KJ642", "A853"),
  "nine-whole": item("8532", "AKJ64", {
    hand: handOf("SAK5 DK74 CAJ6"),
    dummy: handOf("SQ2 DA96 CK75"),
  }),
};
