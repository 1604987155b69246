import type { Card } from "../../engine/core/card.ts";
import { leftOf, SEATS, type BySeat } from "../../engine/core/seat.ts";
import type { Play } from "../../engine/core/trick.ts";
import {
  TABLE_TRUMPS,
  type Line,
  type PricedCard,
  type TableCell,
  type Tricks,
  type Work,
} from "./answers.ts";
import { after, equalCards, toPlay, tricksLeft, type Aim, type Position } from "./position.ts";
import { guess, positionsSeen, sideTakes, SLICE } from "./root.ts";

/** What a position is worth to the side to play. `start` is a guess at it, where there is one better than ours. */
export function* valueWork(position: Position, start?: number): Work<Tricks> {
  let atLeast = 0;
  let atMost = tricksLeft(position);
  let next = start ?? guess(position);
  while (atLeast < atMost) {
    const tricks = Math.max(atLeast + 1, Math.min(atMost, next));
    const yes = sideTakes(position, tricks, null);
    if (yes === null) yield { atLeast, atMost };
    else if (yes) {
      atLeast = tricks;
      next = tricks + 1;
    } else {
      atMost = tricks - 1;
      next = tricks - 1;
    }
  }
  yield { atLeast, atMost };
}

/**
 * What every legal card is worth, in the order of the hand. It yields as often as a question is broken off, or as many
 * positions as that takes have gone by.
 */
export function* cardsWork(position: Position): Work<readonly PricedCard[]> {
  const groups = equalCards(position);
  const wins = position.aim === "win";
  let bounds: Tricks = { atLeast: 0, atMost: tricksLeft(position) };
  const prices = groups.map(() => bounds);
  const answer = () =>
    groups.flatMap((group, index) => group.map((card) => ({ card, ...(prices[index] ?? bounds) })));
  for (bounds of valueWork(position)) {
    const { atLeast, atMost } = bounds;
    prices.fill(wins ? { atLeast: 0, atMost } : { atLeast, atMost: tricksLeft(position) });
    if (atLeast < atMost) yield answer();
  }
  if (groups.length === 1) prices.fill(bounds);
  let told = positionsSeen();
  for (const [index, [card]] of groups.entries()) {
    if (!card) continue;
    let price = prices[index] ?? bounds;
    while (price.atLeast < price.atMost) {
      const tricks = wins ? price.atMost : price.atLeast + 1;
      const yes = sideTakes(position, tricks, card);
      if (yes !== null) {
        price = yes ? { ...price, atLeast: tricks } : { ...price, atMost: tricks - 1 };
        prices[index] = price;
      }
      if (positionsSeen() - told < SLICE) continue;
      told = positionsSeen();
      yield answer();
    }
  }
  yield answer();
}

/** What a position is worth, and the only group of equal cards that is worth it; null where there is another, or none yet. */
export interface Only extends Tricks {
  readonly cards: readonly Card[] | null;
}

/** Whether one group of equal cards is better than all others. Nothing more is asked of a card, and nothing after a second. */
export function* onlyWork(position: Position): Work<Only> {
  let worth: Tricks = { atLeast: 0, atMost: 0 };
  for (worth of valueWork(position))
    if (worth.atLeast < worth.atMost) yield { ...worth, cards: null };
  const wins = position.aim === "win";
  let cards: readonly Card[] | null = null;
  for (const group of equalCards(position)) {
    const [card] = group;
    if (!card) continue;
    const wanted = wins ? worth.atLeast : worth.atLeast + 1;
    let yes = sideTakes(position, wanted, card);
    for (; yes === null; yes = sideTakes(position, wanted, card)) yield { ...worth, cards: null };
    if (yes !== wins) continue;
    if (cards) return yield { ...worth, cards: null };
    cards = group;
  }
  yield { ...worth, cards };
}

/** The table of a deal: twenty cells, by trump and declarer. */
export function* tableWork(hands: BySeat<readonly Card[]>, aim: Aim): Work<readonly TableCell[]> {
  const cells: TableCell[] = TABLE_TRUMPS.flatMap((trump) =>
    SEATS.map((declarer) => ({ trump, declarer, atLeast: 0, atMost: hands[declarer].length })),
  );
  const [seats, count] = [SEATS.length, hands.Z.length];
  for (const [index, { trump, declarer }] of cells.entries()) {
    const position: Position = { hands, trump, leader: leftOf(declarer), trick: [], aim };
    // Partner’s cell, else the one before, is nearly always within a trick of this one.
    const partner = index % seats >= 2 ? cells[index - 2] : undefined;
    const before = index % seats === 1 ? cells[index - 1] : undefined;
    const start = partner ? count - partner.atLeast : before?.atLeast;
    for (const { atLeast, atMost } of valueWork(position, start)) {
      cells[index] = { trump, declarer, atLeast: count - atMost, atMost: count - atLeast };
      yield [...cells];
    }
  }
}

/** A line of best play by all four, of so many cards or to the last; of equal cards the lowest, and of equal suits the first. */
export function* lineWork(position: Position, most = Infinity): Work<Line> {
  const plays: Play[] = [];
  const answer = (exact: boolean): Line => ({ plays: [...plays], exact });
  let worth: Tricks = { atLeast: 0, atMost: 0 };
  for (worth of valueWork(position)) if (worth.atLeast < worth.atMost) yield answer(false);
  let best = worth.atLeast;
  let here = position;
  for (let left = tricksLeft(here); left > 0 && plays.length < most; left = tricksLeft(here)) {
    const seat = toPlay(here);
    const groups = equalCards(here).toReversed();
    let chosen = groups[0]?.at(-1);
    for (const group of groups.length > 1 ? groups : []) {
      const card = group.at(-1);
      if (!card) continue;
      const wanted = here.aim === "win" ? best : best + 1;
      let yes = sideTakes(here, wanted, card);
      for (; yes === null; yes = sideTakes(here, wanted, card)) yield answer(false);
      if (yes !== (here.aim === "win")) continue;
      chosen = card;
      break;
    }
    if (!chosen) break;
    plays.push({ seat, card: chosen });
    const next = after(here, chosen);
    const done = next.trick.length === 0;
    const ours = (player: Position) => SEATS.indexOf(toPlay(player)) % 2;
    const won = done && SEATS.indexOf(next.leader) % 2 === ours(here) ? 1 : 0;
    const remaining = done ? left - 1 : left;
    best = ours(next) === ours(here) ? best - won : remaining - (best - won);
    here = next;
  }
  yield answer(true);
}
