import { must } from "../../engine/core/result.ts";
import type { Rank } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseBack } from "../dealing/return-deal.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const returnPartnerTeaches: readonly RuleId[] = [
  "third.return.two-three",
  "third.return.beat-dummy",
];

/** Third hand has won partner’s card with the ace, unless another is named. */
function item(
  hand: string,
  dummy: string,
  trick: readonly [Rank, Rank, Rank],
  mine: Rank = "A",
): Posed {
  const layout = { hand: must(parseHolding(hand)), dummy: must(parseHolding(dummy)) };
  return poseBack({ suit: "S", strain: "notrump", ...layout, plays: [], mine: [mine] }, trick);
}

/** The returns of the book: by number, and over dummy’s best card. */
export const returnPartnerItems: Readonly<Record<string, Posed>> = {
  "higher-of-two": item("83", "Q6", ["5", "2", "4"]),
  "lowest-of-three": item("853", "Q6", ["4", "2", "7"]),
  "lowest-of-four": item("8532", "Q6", ["7", "4", "9"]),
  "two-left": item("94", "K6", ["5", "2", "T"]),
  "three-left": item("972", "Q6", ["4", "3", "T"]),
  "three-left-in-full": inFull(
    item("J62", "T4", ["5", "3", "8"]),
    "SJ62 HT85 DQ943 CK7",
    "ST4 HAQ6 DKJ87 CQJ5",
  ),
  "king-over-queen": item("K3", "Q6", ["5", "2", "4"]),
  "ten-over-nine": item("JT3", "96", ["5", "2", "4"]),
  "ace-over-nine": item("A73", "96", ["5", "2", "4"], "K"),
};
