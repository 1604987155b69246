import type { RuleId } from "../../rulebook/rules.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseReadLead } from "../dealing/read-lead.ts";
import { LEAD_CARD_RULES } from "./lead-rules.ts";
import { leadStraightTeaches } from "./lead-straight.ts";

const item = (
  system: "foster" | "elwell",
  strain: Strain,
  suit: Suit,
  led: Rank,
  dummy: string,
  hand: string,
) =>
  poseReadLead({
    system,
    strain,
    suit,
    led,
    dummy: must(parseHolding(dummy)),
    hand: must(parseHolding(hand)),
  });

/** Every rule that a solution of this kind may cite. */
export const readLeadTeaches: readonly RuleId[] = [
  ...LEAD_CARD_RULES,
  "straight.lead.trump.ak-bare",
  ...leadStraightTeaches,
];

/** A lead of each kind to be read. */
export const readLeadItems: Readonly<Record<string, Posed>> = {
  "ace-led": item("foster", "clubs", "S", "A", "973", "J842"),
  "queen-led": item("foster", "hearts", "D", "Q", "A83", "9542"),
  "jack-led": item("foster", "hearts", "C", "J", "Q83", "9542"),
  "nt-ten-led": item("foster", "notrump", "H", "T", "93", "A842"),
  "nt-small-led": item("foster", "notrump", "S", "9", "73", "K842"),
  "elwell-ten-led": item("elwell", "hearts", "C", "T", "A93", "8642"),
  "elwell-jack-led": item("elwell", "hearts", "D", "J", "Q3", "8642"),
};
