import { must } from "../../engine/core/result.ts";
import type { Rank } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseLastToPlay, poseLeadBack } from "../dealing/fourth-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const fourthHandTeaches: readonly RuleId[] = [
  "fourth.show-sequence",
  "fourth.not-returning",
];

const layoutOf = (hand: string, dummy: string, plays: readonly Rank[]) => ({
  suit: "S" as const,
  strain: "notrump" as const,
  hand: must(parseHolding(hand)),
  dummy: must(parseHolding(dummy)),
  plays,
});

const item = (
  hand: string,
  willReturn: boolean,
  dummy = "975",
  plays: readonly Rank[] = ["3", "6", "7"],
): Posed => poseLastToPlay(layoutOf(hand, dummy, plays), willReturn);

const back = (hand: string, won: Rank): Posed =>
  poseLeadBack(layoutOf(hand, "975", ["3", "6", "7"]), won);

/** Foster’s examples of fourth hand, and a trick that is partner’s already. */
export const fourthHandItems: Readonly<Record<string, Posed>> = {
  "king-queen-jack-returning": item("KQJ4", true),
  "king-queen-jack-not-returning": item("KQJ4", false),
  "ace-king-queen-returning": item("AKQ2", true),
  "ace-king-queen-not-returning": item("AKQ2", false),
  "king-queen-jack-back": back("KQJ4", "K"),
  "ace-king-queen-back": back("AKQ", "A"),
  "ace-jack-over-ten": item("AJ4", true, "T52", ["3", "6", "T"]),
  "partner-wins": item("AJ4", true, "T52", ["3", "K", "2"]),
};
