import type { Card } from "../../../engine/core/card.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Turning } from "../../../tabletop/playing/pbn.ts";
import { ruleAt } from "../../../tabletop/playing/turning-rule.ts";
import { formatPrices, type PosedTurning } from "../../../tabletop/playing/turning.ts";
import { priceCards } from "./pricer.ts";

/**
 * Makes the questions of a reader’s own file ready to be marked, by solving each on his device. Those that are too hard to
 * price are left out. Rejects where the solver cannot be had.
 */
export async function poseTurnings(
  deal: PlayDeal,
  record: readonly Card[],
  turnings: readonly Turning[],
  signal: AbortSignal,
): Promise<PosedTurning[]> {
  const posed: PosedTurning[] = [];
  for (const turning of turnings) {
    const plays = record.slice(0, turning.at);
    const prices = await priceCards(deal, plays, signal);
    if (prices) {
      posed.push({ ...turning, prices: formatPrices(prices), rule: ruleAt(deal, plays) });
    }
  }
  return posed;
}
