import { RULES_BY_SECTION, type RuleId, type RuleSection } from "../../src/rulebook/rules.ts";

/** Rules that something does not do, and why: single ones, or whole parts of the rulebook in which some are meant. */
export interface Reason {
  readonly why: string;
  readonly sections?: readonly RuleSection[];
  readonly rules?: readonly RuleId[];
}

/** The rules a reason speaks for. */
export function spokenFor({ sections = [], rules = [] }: Reason): readonly RuleId[] {
  const whole = sections.flatMap((section) => RULES_BY_SECTION[section].ids as readonly RuleId[]);
  return [...whole, ...rules];
}

/** Rules that no lesson teaches: none, at present. */
export const NOT_TAUGHT: readonly Reason[] = [];

/** Rules that no exercise uses. */
export const NOT_DRILLED: readonly Reason[] = [
  {
    why: "Worked examples and printed hands. They are set among the exercises as they stand, or played over, card by card; what they show is asked under its own rule.",
    sections: ["hands"],
    rules: [
      "auction.revoke.example",
      "auction.score.failed.example",
      "auction.score.doubled.example",
      "auction.pad.example",
      "third.eleven.example",
      "lead.high.king-group-1",
      "lead.high.king-group-2",
      "lead.fourth-best.seven-card-example",
      "upto.t96-a32",
      "whist.trumplead.examples-yes",
      "whist.trumplead.examples-no",
      "whist.suit.examples",
      "whist.example-deal",
    ],
  },
  {
    why: "Cheating: told so that it may be noticed. Nobody is asked to do it.",
    rules: ["auction.ethics.cheating", "whist.cheating"],
  },
];
