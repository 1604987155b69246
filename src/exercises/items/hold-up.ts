import type { RuleId } from "../../rulebook/rules.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import { poseHoldUp, type HoldUpLayout } from "../dealing/hold-up-deal.ts";
import type { Rest } from "../dealing/two-hands-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const holdUpTeaches: readonly RuleId[] = ["declarer.hold-up"];

/** The spades of declarer, dummy, leader and third hand, as dealt. */
const laid = (
  round: HoldUpLayout["round"],
  hands: readonly [string, string, string, string],
  rest?: Rest,
) => {
  const [declarer, dummy, leader, third] = hands.map((text) => must(parseHolding(text)));
  if (!declarer || !dummy || !leader || !third) throw new Error("four hands make a suit");
  return poseHoldUp({ suit: "S", declarer, dummy, leader, third, round, rest });
};

const item = (round: HoldUpLayout["round"], ...hands: [string, string, string, string]) =>
  laid(round, hands);

/** The stopper in the first round and the second, with third hand’s suit long and short, and once in two whole hands. */
export const holdUpItems: Readonly<Record<string, Posed>> = {
  first: item(1, "A84", "73", "KQJ65", "T92"),
  second: item(2, "A84", "73", "KQJ65", "T92"),
  "two-with-third": item(2, "A84", "763", "KQJ52", "T9"),
  "one-with-third": item(1, "A864", "732", "KQJ95", "T"),
  "whole-hands": laid(1, ["A84", "73", "KQJ65", "T92"], {
    hand: handOf("HKQ5 DAKJ8 CJ72"),
    dummy: handOf("HA64 DQ95 CKQT84"),
  }),
};
