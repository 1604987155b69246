import type { RuleId } from "../../rulebook/rules.ts";
import type { Rank } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseUnblock } from "../wording/unblock-words.ts";
import { inFull } from "./in-full.ts";

const item = (led: Rank, hand: string, dummy = "83", before?: Rank) =>
  poseUnblock("D", led, must(parseHolding(dummy)), must(parseHolding(hand)), before);

/** Every rule that a solution of this kind may cite. */
export const unblockTeaches: readonly RuleId[] = ["straight.unblock"];

/** Every holding of Elwell’s table. */
export const unblockItems: Readonly<Record<string, Posed>> = {
  "king-on-ace": item("A", "K4"),
  "ace-on-king": item("K", "A4"),
  "king-on-queen": item("Q", "K4"),
  "king-queen-on-ace": item("A", "KQ4"),
  "queen-jack-on-ace": item("A", "QJ4"),
  "queen-jack-on-king": item("K", "QJ4"),
  "king-queen-in-full": inFull(item("A", "KQ4"), "SJ74 HT862 DKQ4 C975", "SKT5 HAQ3 D83 CKJT42"),
  "king-queen-on-jack": item("J", "KQ4"),
  "queen-on-second": item("A", "Q6", "8", "K"),
  "jack-four-on-king": item("K", "J652"),
  "queen-five-on-king": item("K", "Q9732", "84"),
};
