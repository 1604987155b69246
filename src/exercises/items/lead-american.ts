import type { RuleId } from "../../rulebook/rules.ts";
import { leadWhistTeaches } from "./lead-whist.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSecondRound, poseSystemSuit } from "../dealing/system-suit.ts";

const GAME = { system: "whist-american", strain: "hearts" } as const;

const first = (suit: Suit, ranks: string) =>
  poseSystemSuit({ ...GAME, suit, holding: must(parseHolding(ranks)) });
const second = (suit: Suit, ranks: string, led: Rank) =>
  poseSecondRound({ ...GAME, suit, holding: must(parseHolding(ranks)), led });

/** Every rule that a solution of this kind may cite. */
export const leadAmericanTeaches: readonly RuleId[] = ["whist.leads.american", ...leadWhistTeaches];

/** The leads that the American players changed, and what they go on with. */
export const leadAmericanItems: Readonly<Record<string, Posed>> = {
  "ace-king-four": first("S", "AK43"),
  "ace-king-five": first("D", "AK642"),
  "ace-king-queen-five": first("C", "AKQ65"),
  "all-four-five": first("S", "AKQJ6"),
  "king-queen-five": first("D", "KQ742"),
  "then-from-five": second("S", "AKQJ6", "J"),
  "then-from-six": second("D", "AKQJ65", "J"),
  "then-from-seven": second("C", "AKQJ654", "J"),
};
