import { must } from "../../engine/core/result.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { callsOf } from "../dealing/bid-deal.ts";
import { poseBidding } from "../dealing/bid-options.ts";

/** A hand, as spades, hearts, diamonds and clubs, that is to speak after these calls. */
export function bidItem(hand: string, calls = ""): Posed {
  return poseBidding(must(parseHand(hand)), callsOf(calls));
}
