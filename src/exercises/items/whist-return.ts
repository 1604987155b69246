import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Rank } from "../../engine/core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseWhistReturn } from "../dealing/whist-return.ts";
import type { Posed } from "../kit/exercise.ts";
import { handInFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const whistReturnTeaches: readonly RuleId[] = ["whist.return"];

/** Third hand has won partner’s card with the ace, unless another is named. */
function item(hand: string, trick: readonly [Rank, Rank, Rank], won: Rank = "A"): Posed {
  const layout = { suit: "S", strain: "hearts", hand: must(parseHolding(hand)) } as const;
  return poseWhistReturn(layout, trick, won);
}

/** The order of the book: the best, one of the next two, the higher of two, the lowest of three. */
export const whistReturnItems: Readonly<Record<string, Posed>> = {
  "best-first": item("A73", ["5", "2", "4"], "K"),
  "king-once-ace-has-gone": item("K63", ["5", "2", "4"]),
  "second-and-third": item("QJ3", ["5", "2", "4"]),
  "second-and-third-in-full": handInFull(item("QJ3", ["5", "2", "4"]), "SQJ3 H96 DK842 CT75"),
  "second-alone": item("QT3", ["5", "2", "4"]),
  "higher-of-two": item("83", ["5", "2", "4"]),
  "lowest-of-three": item("863", ["5", "2", "4"]),
  "lowest-of-four": item("8632", ["5", "T", "4"]),
};
