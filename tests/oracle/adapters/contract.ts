import { must } from "../../../src/engine/core/result.ts";
import { declarerScore, scoreContract } from "../../../src/engine/scoring/contract.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import type { Adapter } from "./shared.ts";

const MULTIPLIER = { none: 1, x: 2, xx: 4 } as const;

export const contractModern: Adapter = ({ input }) => {
  const { level, strain, tricks, doubled = "none", vulnerable, form = "duplicate" } = input;
  const multiplier = MULTIPLIER[doubled as keyof typeof MULTIPLIER];
  const deal = { declarerSide: "YZ", level, strain, tricks, multiplier } as const;
  const lines = must(scoreContract(deal, vulnerable, form));
  return {
    actual: {
      declarerScore: declarerScore(lines, "YZ"),
      below: sumOf(lines, "YZ", "below"),
      above: sumOf(lines, "YZ", "above"),
    },
  };
};
