import type { Card } from "../../../engine/core/card.ts";
import { isExact } from "../../../solver/search/answers.ts";
import { askCards, askLine, askValue } from "../../../solver/worker/client.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Asked } from "../../../worker/ask.ts";
import type { Prices } from "../../../tabletop/playing/worth.ts";
import { asSolved } from "./as-solved.ts";

/** Positions looked at before a question is given up: some seconds. Only the first tricks of a nullo are so hard. */
const nodes = 4_000_000;

async function answerTo<T>(asked: Asked<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) asked.cancel();
  signal.addEventListener("abort", asked.cancel, { once: true });
  return asked.answer.finally(() => signal.removeEventListener("abort", asked.cancel));
}

/**
 * What each card of the hand in turn is worth after so many plays; null where that is too hard to say, or was given up.
 * Rejects where the solver cannot be had.
 */
export async function priceCards(
  deal: PlayDeal,
  plays: readonly Card[],
  signal: AbortSignal,
): Promise<Prices | null> {
  const { solved } = asSolved(deal, plays);
  if (!solved) return null;
  const cards = await answerTo(askCards(solved, { nodes }), signal);
  return cards.every(isExact) ? new Map(cards.map(({ card, atLeast }) => [card, atLeast])) : null;
}

/** How many tricks Y and Z take in the whole deal with best play from after these plays; null where that is too hard. */
export async function worthAfter(
  deal: PlayDeal,
  plays: readonly Card[],
  signal: AbortSignal,
): Promise<number | null> {
  const { solved, inAll } = asSolved(deal, plays);
  if (!solved) return inAll(0);
  const tricks = await answerTo(askValue(solved, { nodes }), signal);
  return isExact(tricks) ? inAll(tricks.atLeast) : null;
}

/** The cards still to be played, with best play by everybody after these plays; null where that is too hard. */
export async function bestLine(
  deal: PlayDeal,
  plays: readonly Card[],
  signal: AbortSignal,
): Promise<readonly Card[] | null> {
  const { solved } = asSolved(deal, plays);
  if (!solved) return [];
  const line = await answerTo(askLine(solved, { nodes }), signal);
  return line.exact ? line.plays.map(({ card }) => card) : null;
}
