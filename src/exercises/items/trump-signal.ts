import { must } from "../../engine/core/result.ts";
import type { Card } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import {
  poseAfterForce,
  poseAnswer,
  poseForced,
  poseIsCall,
  poseOwnCall,
} from "../dealing/trump-call.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const trumpSignalTeaches: readonly RuleId[] = ["whist.signal.call", "whist.signal.answer"];

/** Partner’s six and then two of diamonds, as in the book. */
const CALL: readonly Card[] = ["D6", "D2"];

/** A hand with these hearts, which are trumps. */
const withTrumps = (hearts: string) => handOf(`SK95 H${hearts} CQ874`);

const isCall = (...played: Card[]) => poseIsCall(handOf("SK95 HJ83 CQ874 D9"), "H", played);
const answer = (hearts: string) => poseAnswer(withTrumps(hearts), "H", CALL);

/** The call of the book, made, read and answered. */
export const trumpSignalItems: Readonly<Record<string, Posed>> = {
  "six-then-two": isCall("D6", "D2"),
  "two-then-six": isCall("D2", "D6"),
  "eight-thrown": isCall("D8"),
  "seven-thrown": isCall("D7"),
  "to-call": poseOwnCall("D", "hearts", must(parseHolding("62")), true),
  "not-to-call": poseOwnCall("D", "hearts", must(parseHolding("62")), false),
  "answer-best": answer("A742"),
  "answer-second-and-third": answer("KQ42"),
  "answer-queen-jack-ten": answer("QJT2"),
  "answer-three": answer("J84"),
  "answer-four": answer("J842"),
  "answer-five": answer("J8642"),
  "forced-with-three": poseForced(withTrumps("J84"), "H", CALL, "D"),
  "forced-with-four": poseForced(withTrumps("J842"), "H", CALL, "D"),
  "forced-with-the-ten": poseForced(withTrumps("KJT2"), "H", CALL, "D"),
  "forced-with-five": poseForced(withTrumps("J8642"), "H", CALL, "D"),
  "after-force-four": poseAfterForce(withTrumps("J82"), "H", CALL, "D", "H4"),
  "after-force-five": poseAfterForce(withTrumps("J842"), "H", CALL, "D", "H6"),
};
