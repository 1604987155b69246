import type { Card } from "../../../engine/core/card.ts";
import { highestOf, lowestOf } from "../../../tabletop/playing/plain-play.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { legalCards } from "../../../tabletop/playing/position.ts";
import { positionNow, type Session } from "../../../tabletop/playing/session.ts";
import { bestCards } from "../../../tabletop/playing/worth.ts";
import { followsBook } from "./book.ts";

/**
 * The card that a hand not the reader’s plays next: the book’s as long as the line is the book’s, Foster’s, or one that
 * costs nothing with all cards seen; of cards equally good the least useful. Where that is too hard to say, as it is in the
 * first tricks of a nullo, Foster’s. Rejects where what it needs cannot be fetched.
 */
export async function helperCard(
  deal: PlayDeal,
  session: Session,
  record: readonly Card[],
  signal: AbortSignal,
): Promise<Card> {
  const { helper, line, at } = session;
  const printed = record[at];
  if (helper === "book" && printed && followsBook(record, line, at)) return printed;
  const position = positionNow(deal, session);
  const legal = legalCards(position);
  const [only] = legal;
  if (only && legal.length === 1) return only;
  const prices = helper === "foster" ? null : await priced(deal, line.slice(0, at), signal);
  if (!prices) {
    const { fosterChoice } = await import("../../../tabletop/playing/foster.ts");
    return fosterChoice(deal, position).card;
  }
  const terms = termsOf(deal);
  const best = bestCards(prices, terms);
  return terms.aim === "win" ? lowestOf(best) : highestOf(best);
}

async function priced(deal: PlayDeal, plays: readonly Card[], signal: AbortSignal) {
  const { priceCards } = await import("./pricer.ts");
  return priceCards(deal, plays, signal);
}
