import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseTrick } from "../catalog/trick.ts";

/** Every rule that a solution of this kind may cite. */
export const trickTeaches: readonly RuleId[] = ["auction.trick.winner", "auction.rank.play"];

/** Worked tricks: following suit, ruffing, discarding, and trumping again; at whist, the turned card and Foster’s example deal. */
export const trickItems: Readonly<Record<string, Posed>> = {
  "highest-of-suit": poseTrick(null, "A", ["S9", "SK", "S2", "SQ"]),
  "trump-wins": poseTrick("H", "A", ["SA", "H2", "SK", "S3"]),
  discard: poseTrick(null, "B", ["S2", "HA", "DA", "CA"]),
  "over-trump": poseTrick("C", "Y", ["DK", "C4", "D7", "C9"]),
  // The dealer’s turned card, played from the table to the first trick.
  "turned-card": poseTrick("D", "A", ["SA", "S6", "S9", "D2"]),
  // From Foster’s example deal at whist, Z having turned up a heart: what position takes, a small card, and a ruff.
  "example-position": poseTrick("H", "A", ["H3", "H8", "HT", "H6"]),
  "example-small-card": poseTrick("H", "A", ["C3", "DK", "SK", "DQ"]),
  "example-ruffed": poseTrick("H", "A", ["CQ", "H8", "CJ", "C5"]),
  "example-last-trump": poseTrick("H", "A", ["SQ", "SA", "H5", "SJ"]),
  // The third trick of Foster’s second illustrative auction hand, a nullo: B is rid of an ace.
  "nullo-ace-thrown": poseTrick(null, "A", ["DT", "D4", "HA", "D3"]),
};
