import { PACK, isCard, sortHand, type Card } from "./card.ts";
import type { Random } from "./random.ts";
import { ok, refuse, type Result } from "./result.ts";
import { SEATS, type BySeat } from "./seat.ts";

/** Hands as somebody typed or recorded them: anything may be missing or doubled. */
export type Setup = BySeat<readonly string[]>;

/** Four legal hands of thirteen, each in the order it is shown. */
export type Deal = BySeat<readonly Card[]>;

/**
 * The one crossing from a setup to a deal. Refuses what is not a card, a card given twice, and a hand that is not
 * thirteen, naming the card or the hand.
 */
export function dealFrom(setup: Setup): Result<Deal> {
  const seen = new Map<string, string>();
  for (const seat of SEATS) {
    for (const card of setup[seat]) {
      if (!isCard(card)) return refuse("not-a-card", `“${card}” in hand ${seat} is not a card.`);
      const other = seen.get(card);
      if (other) {
        return refuse(
          "twice",
          other === seat
            ? `${card} stands twice in hand ${seat}.`
            : `${card} is in hand ${other} and again in hand ${seat}.`,
        );
      }
      seen.set(card, seat);
    }
  }
  for (const seat of SEATS) {
    if (setup[seat].length !== 13) {
      return refuse("not-thirteen", `Hand ${seat} has ${setup[seat].length} cards, not thirteen.`);
    }
  }
  const hand = (seat: (typeof SEATS)[number]) => sortHand(setup[seat] as readonly Card[]);
  return ok({ Z: hand("Z"), A: hand("A"), Y: hand("Y"), B: hand("B") });
}

/** A whole pack shuffled and dealt, thirteen each. */
export function randomDeal(random: Random): Deal {
  const pack = random.shuffle(PACK);
  const hand = (index: number) => sortHand(pack.slice(index * 13, index * 13 + 13));
  return { Z: hand(0), A: hand(1), Y: hand(2), B: hand(3) };
}
