import { highToLow, type Holding } from "../../engine/core/card.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { readLead } from "../../engine/conventions/lead-reading.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Ducked } from "../dealing/read-duck.ts";

/** What partner’s lead places of the cards that are out, once declarer has let it win. */
export interface DuckReading {
  readonly partner: Holding;
  /** Cards that partner cannot have, which are declarer’s therefore. */
  readonly declarer: Holding;
  readonly rules: readonly RuleId[];
}

/** What each honour led says, against a trump and at no trump, and by which rule. */
const LEAD_RULES: Readonly<Record<string, readonly [trump: RuleId, noTrump: RuleId]>> = {
  Q: ["lead.high.queen", "lead.nt.three-honours"],
  J: ["lead.high.jack", "lead.nt.three-honours"],
  T: ["lead.high.ten", "lead.nt.three-honours"],
};

/** Fewest cards that partner is taken to have led from: from one or two an honour tells of nothing. */
const FEWEST = 3;

/** Reads partner’s honour, which has won because declarer let it; null where no holding explains the lead. */
export function readDuck({ strain, hand, dummy, trick }: Ducked): DuckReading | null {
  const [led, , , last] = trick;
  const against = againstOf(strain);
  const seen = highToLow(new Set([...hand, ...dummy, last]));
  const read = readLead("foster", led, { against, seen, atLeast: FEWEST });
  const rule = LEAD_RULES[led]?.[against === "trump" ? 0 : 1];
  return read && rule ? { partner: read.must, declarer: read.cannot, rules: [rule] } : null;
}
