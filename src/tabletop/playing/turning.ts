import { isCard, type Card } from "../../engine/core/card.ts";
import type { Mark } from "../../engine/conventions/mark.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Terms } from "./deal.ts";
import type { Choice } from "./foster-view.ts";
import type { Turning } from "./pbn.ts";
import { costOf, type Prices } from "./worth.ts";

/** A question at a turning point, with all that is needed to mark its answer. */
export interface PosedTurning extends Turning {
  /** What each card that may be played is worth there, as {@link formatPrices} writes it. */
  readonly prices: string;
  /** What Foster’s rules play there; null where they are silent. */
  readonly rule: Choice | null;
}

/** What is to be said of a card chosen at a turning point. */
export interface TurningMark {
  readonly mark: Mark;
  /** Tricks it costs as the cards lie. */
  readonly cost: number;
  /** Whether it is the card of the rule. */
  readonly byRule: boolean;
}

/**
 * Marks every card that may be played at a turning point. What costs nothing as the cards lie is best; where a rule chooses
 * one of those it is best alone, and the others are sound. A rule’s card that costs something is sound too: nobody at the
 * table sees all four hands. What costs something without a rule is wrong.
 */
export function marksAt(
  prices: Prices,
  terms: Pick<Terms, "aim">,
  rule: Choice | null,
): ReadonlyMap<Card, TurningMark> {
  const free = (card: Card) => costOf(prices, card, terms) === 0;
  const settled = rule !== null && free(rule.card);
  return new Map(
    [...prices.keys()].map((card) => {
      const byRule = rule?.card === card;
      const sound = free(card) ? !settled || byRule : false;
      const mark: Mark = sound ? "best" : free(card) || byRule ? "acceptable" : "wrong";
      return [card, { mark, cost: costOf(prices, card, terms) ?? 0, byRule }];
    }),
  );
}

/** Prices as a data file and a page carry them: “S9 4, HA 3”. */
export function formatPrices(prices: Prices): string {
  return [...prices].map(([card, tricks]) => `${card} ${tricks}`).join(", ");
}

/** Reads what {@link formatPrices} writes. Refuses what is no card with its tricks. */
export function parsePrices(text: string): Result<Prices> {
  const prices = new Map<Card, number>();
  for (const part of text.split(", ")) {
    const [card = "", tricks = ""] = part.split(" ");
    if (!isCard(card) || !/^\d{1,2}$/.test(tricks)) {
      return refuse("prices", `“${part.slice(0, 20)}” is not a card with its tricks.`);
    }
    prices.set(card, Number(tricks));
  }
  return ok(prices);
}
