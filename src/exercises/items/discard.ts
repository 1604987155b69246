import type { Card } from "../../engine/core/card.ts";
import type { NoTrumpSchool } from "../../engine/conventions/discard.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseAsk, poseThrowAway } from "../dealing/discard-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const discardTeaches: readonly RuleId[] = [
  "discard.trump-best-suit",
  "discard.nt-two-schools",
  "discard.encourage",
  "discard.reverse",
];

const ask = (strain: Strain, hand: string) => poseAsk(strain, "S", must(parseHolding(hand)));

/** A hand with one suit plainly the best and one plainly the weakest. */
const HAND = "SA SK SJ S4 DQ D8 D2 C7 C3".split(" ") as Card[];
const hand = (strain: Strain, school?: NoTrumpSchool) => poseThrowAway(strain, "HQ", HAND, school);

/** The two ways of asking for a suit, and the suit to throw from against a trump and by either school at no trump. */
export const discardItems: Readonly<Record<string, Posed>> = {
  "eight-asks": ask("hearts", "A82"),
  "lowest-above-six": ask("notrump", "A972"),
  reverse: ask("hearts", "A42"),
  "ace-nine-three": ask("clubs", "A93"),
  "king-five-two": ask("notrump", "K52"),
  "whole-hand": poseThrowAway("hearts", "HK", "SJ S7 S4 DA DK DT D6 C9".split(" ") as Card[]),
  "best-suit-against-trump": hand("hearts"),
  "nt-weak-school": hand("notrump", "weak"),
  "nt-protected-school": hand("notrump", "protected"),
  "nt-no-school": hand("notrump"),
};
