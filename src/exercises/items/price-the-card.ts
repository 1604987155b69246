import type { Card } from "../../engine/core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { pricePosed } from "../dealing/price-posed.ts";
import type { Posed } from "../kit/exercise.ts";
import { endingOf } from "./ending.ts";

/** Every rule that a solution of this kind may cite. */
export const priceTheCardTeaches: readonly RuleId[] = ["auction.trick.winner"];

const TENACE = endingOf(["AQ.2..", "KJ.9..", "43.3..", "65.4.."], null, "Z", "Z");
const TRUMP_OUT = endingOf(["KQ.A..", "JT9...", "..432.", ".9.65."], "H", "Z", "Z");

const item = (ending: typeof TENACE, led: Card) => pricePosed(ending, led);

/** The same cards priced twice: the right card, and one that costs. */
export const priceTheCardItems: Readonly<Record<string, Posed>> = {
  "into-the-tenace": item(TENACE, "H2"),
  "ace-first": item(TENACE, "SA"),
  "trump-out": item(TRUMP_OUT, "SK"),
};
