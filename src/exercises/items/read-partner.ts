import type { Rank } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseWhere } from "../dealing/read-partner-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const readPartnerTeaches: readonly RuleId[] = [
  "third.infer.dummy-queen",
  "third.left.infer-j-q",
  "third.left.infer-q-k",
  "third.left.infer-q-a",
  "second.right.infer-q-ajx",
  "lead.high.ace-without-king",
  "lead.high.king-inference",
  "lead.high.queen",
  "lead.high.jack",
  "lead.high.ten",
  "lead.nt.three-honours",
  "lead.nt.ace-seven",
];

function item(
  viewer: "A" | "B",
  hand: string,
  dummy: string,
  plays: readonly Rank[],
  asked: Rank,
  kingWon = false,
): Posed {
  const held = { hand: must(parseHolding(hand)), dummy: must(parseHolding(dummy)) };
  return poseWhere({ suit: "S", strain: "hearts", ...held, plays }, viewer, asked, kingWon);
}

/** Foster’s examples of placing a card by what is led and played. */
export const readPartnerItems: Readonly<Record<string, Posed>> = {
  "dummys-queen-put-up": item("B", "K6", "Q53", ["4", "Q"], "A", true),
  "dummys-queen-the-jack": item("B", "K6", "Q53", ["4", "Q"], "J", true),
  "jack-taken-by-queen": item("A", "K64", "T53", ["J", "Q"], "A"),
  "queen-taken-by-king": item("A", "64", "J53", ["Q", "K"], "A"),
  "queen-taken-by-king-ten": item("A", "64", "J53", ["Q", "K"], "T"),
  "queen-taken-by-ace": item("A", "64", "T53", ["Q", "A"], "K"),
  "queen-taken-by-ace-jack": item("A", "64", "T53", ["Q", "A"], "J"),
  "dummy-leads-queen": item("B", "AJ6", "Q53", ["Q"], "K"),
  "dummy-leads-queen-from-sequence": item("B", "AK6", "Q53", ["Q"], "J"),
  "dummy-leads-queen-ace-unknown": item("B", "K64", "Q53", ["Q"], "A"),
  "king-led-ace-in-sight": item("B", "A64", "J53", ["K", "3"], "Q"),
  "king-led-ace-or-queen": item("B", "864", "J53", ["K", "3"], "A"),
};
