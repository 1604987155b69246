import type { Card } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { afterCard, bestPrice, pricesAt } from "../marking/ending-price.ts";
import { isOurs, tricksLeft, type Ending } from "./ending.ts";

/** Tricks of the viewer’s side if this seat were to lead. */
function oursIfLed(ending: Ending, leader: Seat): number {
  const led = { ...ending, leader };
  const best = bestPrice(pricesAt(led), led.aim);
  return isOurs(ending, leader) ? best : tricksLeft(led) - best;
}

/** Whether the viewer’s side takes more with an opponent on lead than with the lead in either of its own hands. */
function isThrownIn(ending: Ending): boolean {
  const { leader } = ending;
  if (isOurs(ending, leader)) return false;
  return oursIfLed(ending, leader) > Math.max(oursIfLed(ending, "Z"), oursIfLed(ending, "Y"));
}

/**
 * Whether leading this card throws an opponent in: whichever cards of best play follow it, an opponent takes the trick, and
 * then the lead is a burden to him.
 */
export function isThrowIn(ending: Ending, key: Card): boolean {
  const next = afterCard(ending, key);
  if (next.trick.length === 0) return isThrownIn(next);
  const prices = pricesAt(next);
  const best = bestPrice(prices, next.aim);
  return prices.filter(({ tricks }) => tricks === best).every(({ card }) => isThrowIn(next, card));
}
