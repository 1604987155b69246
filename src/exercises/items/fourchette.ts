import { highToLow, type Rank } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseOver } from "../dealing/fourchette-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const fourchetteTeaches: readonly RuleId[] = [
  "second.right.fourchette-definitions",
  "second.right.fourchette",
];

const item = (hand: string, led: Rank, dummy: string, gone: readonly Rank[] = []) =>
  poseOver({
    suit: "S",
    strain: "hearts",
    hand: must(parseHolding(hand)),
    dummy: must(parseHolding(dummy)),
    plays: [led],
    gone: highToLow(gone),
  });

/** Foster’s examples of the fourchette, and near misses. */
export const fourchetteItems: Readonly<Record<string, Posed>> = {
  "king-jack-over-queen": item("KJ", "Q", "Q53"),
  "queen-ten-over-jack": item("QT", "J", "J53"),
  "king-ten-over-queen": item("KT", "Q", "Q53"),
  "queen-nine-over-jack": item("Q9", "J", "J53"),
  "ace-queen-over-king": item("AQ", "K", "K53"),
  "ace-jack-over-king": item("AJ", "K", "K53"),
  "king-nine-over-queen": item("K9", "Q", "Q53"),
  "ace-ten-over-jack": item("AT", "J", "J53"),
  "queen-seven-over-nine": item("Q7", "9", "953", ["J", "T", "8", "2"]),
};
