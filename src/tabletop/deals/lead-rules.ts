import type { RuleId } from "../../rulebook/rules.ts";

/** Rules of the opening lead by which a deal may be asked for: each settles the lead on its own in deals that chance brings. */
export const LEAD_RULES_WANTED = [
  "lead.high.ace-king-then-king",
  "lead.high.second-third",
  "lead.high.aqj-ace",
  "lead.high.queen",
  "lead.high.ten",
  "lead.fourth-best",
  "lead.short.top",
  "lead.trump.when",
  "lead.suit.own",
  "lead.suit.trump-when-tenaces",
  "lead.nt.two-honours",
  "lead.nt.three-honours",
] as const satisfies readonly RuleId[];
