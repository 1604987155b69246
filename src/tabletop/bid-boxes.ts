import { LEVELS } from "../engine/declaring/call.ts";
import type { Strain } from "../engine/declaring/strain.ts";
import type { ContractOutcome } from "../engine/scoring/contract.ts";
import { HONOUR_KINDS, type DealOutcome } from "../engine/scoring/outcome.ts";
import type { Reading } from "./reading.ts";

/** The boxes for what was bid and what came of it. */
export const BID_BOXES = ["declarer", "level", "strain", "doubled", "tricks"] as const;

/** The boxes for honours. */
export const HONOURS_BOXES = ["honoursTo", "honours"] as const;

/** The names of those boxes in a sentence. */
export const BID_LABELS = {
  declarer: "Declarer’s side",
  level: "The number bid",
  strain: "The trump",
  doubled: "What tricks count",
  tricks: "Declarer’s tricks",
  honoursTo: "The side with honours",
  honours: "The honours",
} as const;

/** What was bid and what came of it, as its boxes have it. */
export function bidBoxes(deal: DealOutcome | ContractOutcome) {
  return {
    declarer: deal.declarerSide,
    level: deal.level,
    strain: deal.strain,
    doubled: deal.multiplier,
    tricks: deal.tricks,
  };
}

/** What was bid and what came of it. */
export function readBid(read: Reading, strains: readonly Strain[]) {
  return {
    declarerSide: read.side("declarer"),
    level: read.one("level", LEVELS),
    strain: read.one("strain", strains),
    multiplier: read.one("doubled", [1, 2, 4]),
    tricks: read.whole("tricks", 13),
  };
}

/** Honours by the kind of the holding, where the boxes tell of any. */
export function readHonours(read: Reading) {
  if (!read.has("honours")) return {};
  const kind = read.one("honours", HONOUR_KINDS);
  return { honours: { side: read.side("honoursTo"), kind } };
}

/** Established revokes are at most one a trick. */
export const MOST_REVOKES = 13;
