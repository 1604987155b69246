import { height, highToLow, isHonour, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";

/** What second hand reads in a high card led from dummy: one of these ways must be so. */
export interface DummysLeadReading {
  /** Each way the rest of the combination can lie with declarer: cards he holds, and whether others go with them. */
  readonly ways: readonly { readonly cards: Holding; readonly long: boolean }[];
  readonly rules: readonly RuleId[];
}

/**
 * A high card led by dummy belongs to a combination, of which declarer has the rest. With the card above it unseen, that
 * one is declarer’s. With it in second hand, declarer has the next one above that is unseen, or else a long suit headed by
 * the two under the lead; with all above it in sight, only the long suit is left. A way that a card in sight contradicts is
 * left out; null where none is left, or the card led is not an honour. `dummy` includes the card led. Rule
 * `second.right.infer-q-ajx`.
 */
export function readDummysLead(
  led: Rank,
  holding: Holding,
  dummy: Holding,
): DummysLeadReading | null {
  if (!isHonour(led)) return null;
  const seen = [...holding, ...dummy];
  const unseenAbove = RANKS.filter((rank) => height(rank) > height(led) && !seen.includes(rank));
  const next = RANKS[height(led) + 1];
  const lower = highToLow(RANKS.filter((rank) => height(rank) < height(led))).slice(0, 2);
  const run = lower.some((rank) => seen.includes(rank)) ? [] : [{ cards: lower, long: true }];
  const [above] = unseenAbove;
  const ways =
    above && above === next
      ? [{ cards: [above], long: false }]
      : [...(above ? [{ cards: [above], long: false }] : []), ...run];
  return ways.length === 0 ? null : { ways, rules: ["second.right.infer-q-ajx"] };
}
