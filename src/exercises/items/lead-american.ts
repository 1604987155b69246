import type { RuleId } from "../../rulebook/rules.ts";
import { leadWhistTeaches } from "./lead-whist.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSecondRound, poseSystemSuit } from "../dealing/system-suit.ts";
import { handInFull } from "./in-full.ts";

const GAME = { system: "whist-american", strain: "hearts" } as const;

const first = (suit: Suit, ranks: string) =>
  poseSystemSuit({ ...GAME, suit, holding: must(parseHolding(ranks)) });
const second = (suit: Suit, ranks: string, led: Rank) =>
  poseSecondRound({ ...GAME, suit, holding: must(parseHolding(ranks)), led });

/** Every rule that a solution of this kind may cite. */
export const leadAmericanTeaches: readonly RuleId[] = [
  "whist.leads.american",
  "whist.lead2.best",
  "whist.lead2.following-king",
  ...leadWhistTeaches,
];

/** The leads that the American players changed, and what they go on with. */
export const leadAmericanItems: Readonly<Record<string, Posed>> = {
  "ace-king-four": first("S", "AK43"),
  "ace-king-five": first("D", "AK642"),
  "ace-king-queen-five": first("C", "AKQ65"),
  "ace-king-queen-in-full": handInFull(first("C", "AKQ65"), "SJ4 HT85 DK72 CAKQ65"),
  "all-four-five": first("S", "AKQJ6"),
  "king-queen-five": first("D", "KQ742"),
  "then-from-five": second("S", "AKQJ6", "J"),
  "then-from-six": second("D", "AKQJ65", "J"),
  "then-from-seven": second("C", "AKQJ654", "J"),
  "then-ace-king": second("S", "AK43", "K"),
  "then-ace-king-queen": second("D", "AKQ6", "K"),
  "then-all-four": second("C", "AKQJ", "K"),
  "then-king-to-ten": second("S", "KQJT", "K"),
  "then-ace-queen-jack-four": second("D", "AQJ6", "A"),
  "then-ace-queen-jack-five": second("C", "AQJ65", "A"),
  "then-king-queen-jack-five": second("S", "KQJ76", "J"),
  "then-king-queen-jack-six": second("D", "KQJ765", "J"),
  "then-queen-jack-ten-four": second("C", "QJT4", "Q"),
  "then-queen-jack-ten-five": second("S", "QJT43", "Q"),
};
