import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseHowMany, poseWhichLeft, type Ducked } from "../dealing/read-duck.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const readDuckTeaches: readonly RuleId[] = [
  "lead.high.queen",
  "lead.high.jack",
  "lead.high.ten",
  "lead.nt.three-honours",
  "third.eleven.rule",
  "third.eleven.declarer",
];

function ducked(strain: Strain, hand: string, dummy: string, trick: Ducked["trick"]): Ducked {
  const held = { hand: must(parseHolding(hand)), dummy: must(parseHolding(dummy)) };
  return { suit: "S", strain, ...held, trick };
}

/** Tricks that declarer might have won: partner’s honour let win, and third hand’s card on his small one. */
export const readDuckItems: Readonly<Record<string, Posed>> = {
  "queen-wins": poseWhichLeft(ducked("hearts", "864", "K73", ["Q", "3", "4", "2"])),
  "jack-wins": poseWhichLeft(ducked("hearts", "Q64", "K73", ["J", "3", "4", "2"])),
  "ten-wins": poseWhichLeft(ducked("hearts", "864", "Q73", ["T", "3", "4", "2"])),
  "no-trump-queen-wins": poseWhichLeft(ducked("notrump", "864", "A73", ["Q", "3", "4", "2"])),
  "queen-third-hand-wins": poseHowMany(ducked("notrump", "QT4", "853", ["6", "3", "Q", "2"])),
  "one-spent": poseHowMany(ducked("notrump", "Q84", "T53", ["6", "3", "Q", "7"])),
};
