import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseTrick } from "../catalog/trick.ts";

/** Every rule that a solution of this kind may cite. */
export const trickTeaches: readonly RuleId[] = ["auction.trick.winner", "auction.rank.play"];

/** Four worked tricks: following suit, ruffing, discarding, and trumping again. */
export const trickItems: Readonly<Record<string, Posed>> = {
  "highest-of-suit": poseTrick(null, "A", ["S9", "SK", "S2", "SQ"]),
  "trump-wins": poseTrick("H", "A", ["SA", "H2", "SK", "S3"]),
  discard: poseTrick(null, "B", ["S2", "HA", "DA", "CA"]),
  "over-trump": poseTrick("C", "Y", ["DK", "C4", "D7", "C9"]),
};
