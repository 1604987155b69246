import type { RuleId } from "../../rulebook/rules.ts";
import { CUT_RULES } from "../catalog/cutting.ts";
import { poseCut, poseOutgoing } from "../dealing/cutting-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const cuttingTeaches: readonly RuleId[] = [
  ...new Set(Object.values(CUT_RULES).flatMap((rules) => Object.values(rules).flat())),
];

/** Cuts that turn on one point each: the ace, equal cards as each game has them, and who makes room. */
export const cuttingItems: Readonly<Record<string, Posed>> = {
  "ace-is-low": poseCut("auction-1914", "partners", "H2 SA CK D9"),
  "tie-by-suit-auction": poseCut("auction-1914", "partners", "CK H5 DK SK"),
  "tie-hearts-diamonds-auction": poseCut("auction-1914", "partners", "S9 D3 H3 CQ"),
  "straight-lowest-tie": poseCut("straight-bridge", "partners", "S2 CQ H2 DK"),
  "straight-lowest-tie-cut-again": poseCut("straight-bridge", "partners", "S2/H9 CQ H2/D5 DK"),
  "straight-middle-tie": poseCut("straight-bridge", "partners", "S7 H4 DQ D7"),
  "highest-tie-harmless": poseCut("straight-bridge", "partners", "SQ H4 DQ D7"),
  "whist-ace-low": poseCut("whist-english", "partners", "S8 CA D4 HK"),
  "whist-middle-tie": poseCut("whist-english", "partners", "S7 C3 DQ H7"),
  "whist-three-tie": poseCut("whist-english", "partners", "S5 H5 DQ D5"),
  "five-for-auction": poseCut("auction-1914", "table", "D9 SA C4 HQ S6"),
  "five-for-whist-tie": poseCut("whist-english", "table", "D9 SA CQ HQ S6"),
  "whist-five-after-two": poseOutgoing("whist-english", [2, 1, 2, 2], 1),
  "whist-five-last": poseOutgoing("whist-english", [3, 4, 1, 2], 1),
  "whist-six": poseOutgoing("whist-english", [1, 2, 1, 2], 2),
  "auction-fresh-cut": poseOutgoing("auction-1914", [2, 1, 2, 2], 1),
};
