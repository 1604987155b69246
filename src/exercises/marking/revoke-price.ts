import { must } from "../../engine/core/result.ts";
import { otherSide, type Side } from "../../engine/core/seat.ts";
import { scoreDeal, sumOf } from "../../engine/scoring/deal.ts";
import type { DealOutcome, Revokes } from "../../engine/scoring/outcome.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Words } from "../kit/exercise.ts";
import { lineText } from "../wording/score-words.ts";

/** What declarer may take for an adversary’s revoke at auction. */
export const REVOKE_CHOICES = ["hundred", "tricks"] as const satisfies readonly NonNullable<
  Revokes["choice"]
>[];
export type RevokeChoice = (typeof REVOKE_CHOICES)[number];

/** What a deal comes to for declarer’s side, less what the other side has, under one choice of penalty. */
export interface Priced {
  readonly net: number;
  /** Declarer’s points toward game. */
  readonly below: number;
  readonly words: Words;
  readonly rules: readonly RuleId[];
}

const CHOICE_NAME: Readonly<Record<RevokeChoice, string>> = {
  hundred: "The 100",
  tricks: "Three tricks",
};

/** Scores a deal of auction as if declarer had chosen so. */
export function pricedBy(deal: DealOutcome, choice: RevokeChoice): Priced {
  const { declarerSide: side } = deal;
  const chosen = { ...deal, revoke: { ...deal.revoke, choice } };
  const lines = must(scoreDeal(chosen));
  const of = (one: Side) => sumOf(lines, one, "below") + sumOf(lines, one, "above");
  const net = of(side) - of(otherSide(side));
  const sums = lines.filter((line) => line.side === side).map((line) => lineText(line, chosen));
  return {
    net,
    below: sumOf(lines, side, "below"),
    words: `${CHOICE_NAME[choice]}: ${sums.join("; ") || "nothing"}. In all ${net}.`,
    rules: [...new Set(lines.map(({ rule }) => rule))],
  };
}
