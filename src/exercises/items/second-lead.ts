import type { RuleId } from "../../rulebook/rules.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSecondRound } from "../dealing/system-suit.ts";
import { handInFull } from "./in-full.ts";

const item = (suit: Suit, ranks: string, led: Rank, fell: readonly Rank[] = []) =>
  poseSecondRound({ strain: "hearts", suit, holding: must(parseHolding(ranks)), led, fell });

/** Every rule that a solution of this kind may cite. */
export const secondLeadTeaches: readonly RuleId[] = [
  "lead2.best",
  "lead2.akqj-jack",
  "lead2.akq-queen",
  "lead2.ace-denies-queen",
  "lead2.second-third",
  "lead2.kqjt-ten",
  "lead2.kqj-jack",
  "lead2.not-low-on-ace-hope",
  "lead2.kq-fourth",
  "lead2.fourth-best-general",
  "lead2.fourth-best-examples",
];

/** Every example that Foster gives of a second lead. */
export const secondLeadItems: Readonly<Record<string, Posed>> = {
  "ace-king": item("S", "AK43", "K"),
  "ace-king-jack": item("D", "AKJ7", "K"),
  "ace-king-queen": item("C", "AKQ2", "K"),
  "ace-king-queen-five": item("S", "AKQ72", "K"),
  "ace-king-queen-jack": item("D", "AKQJ", "K"),
  "king-queen": item("C", "KQ84", "K"),
  "king-queen-ten": item("S", "KQT8", "K"),
  "king-queen-six": item("D", "KQ8653", "K"),
  "king-queen-in-full": handInFull(
    item("D", "KQ952", "K"),
    "SJ83 HT6 DQ952 CA74",
    "SKQ5 HQ94 D83 CKJ62",
  ),
  "king-queen-jack": item("C", "KQJ2", "K"),
  "king-queen-jack-ten": item("S", "KQJT52", "K"),
  "king-jack-ten-to-ace": item("D", "KJT4", "T", ["A"]),
  "king-jack-ten-won": item("C", "KJT4", "T"),
  "ace-nine": item("S", "A9843", "A"),
  "ace-queen": item("D", "AQ742", "A"),
  "ace-ten": item("C", "AT943", "A"),
};
