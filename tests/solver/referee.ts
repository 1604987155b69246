import {
  height,
  PACK,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type Card,
} from "../../src/engine/core/card.ts";
import type { Random } from "../../src/engine/core/random.ts";
import { leftOf, SEATS, sideOf } from "../../src/engine/core/seat.ts";
import type { Aim, Position } from "../../src/solver/search/solver.ts";

/**
 * Brute force: every card in every position, no bound and no cleverness, so that nothing here can be wrong in the way the
 * solver might be. Remembers whole positions at trick starts, card for card. For endings only.
 */
export function refereeTricks({ hands, trump, leader, trick, aim }: Position): number {
  const held = SEATS.map((seat) => hands[seat].map(numberOf));
  const trumpSuit = trump ? SUITS.indexOf(trump) : -1;
  const known = new Map<string, number>();

  const next = (seat: number, led: number, best: number, whose: number, turn: number): number => {
    if (turn === 4) return 1 - (whose % 2) + start(whose);
    const hand = held[seat] ?? [];
    const suited = hand.filter((card) => suit(card) === led);
    const wantsMany = (seat % 2 === 0) === (aim === "win");
    let result = wantsMany ? -1 : 99;
    for (const card of turn > 0 && suited.length > 0 ? suited : hand) {
      const wins =
        turn === 0 || (suit(card) === suit(best) ? card > best : suit(card) === trumpSuit);
      held[seat] = hand.filter((other) => other !== card);
      const tricks = next(
        (seat + 1) % 4,
        turn === 0 ? suit(card) : led,
        wins ? card : best,
        wins ? seat : whose,
        turn + 1,
      );
      held[seat] = hand;
      result = wantsMany ? Math.max(result, tricks) : Math.min(result, tricks);
    }
    return result;
  };
  const start = (seat: number): number => {
    if (held.every((hand) => hand.length === 0)) return 0;
    const key = `${seat} ${held.map((hand) => hand.join()).join(" ")}`;
    const tricks = known.get(key) ?? next(seat, -1, -1, seat, 0);
    known.set(key, tricks);
    return tricks;
  };

  let best = -1;
  let whose = SEATS.indexOf(leader);
  for (const [turn, card] of trick.map(numberOf).entries()) {
    const wins = turn === 0 || (suit(card) === suit(best) ? card > best : suit(card) === trumpSuit);
    if (!wins) continue;
    best = card;
    whose = (SEATS.indexOf(leader) + turn) % 4;
  }
  const toPlay = leftOf(leader, trick.length);
  const led = trick[0] ? SUITS.indexOf(suitOf(trick[0])) : -1;
  const yz = next(SEATS.indexOf(toPlay), led, best, whose, trick.length);
  return sideOf(toPlay) === "YZ" ? yz : hands[toPlay].length - yz;
}

function numberOf(card: Card): number {
  return SUITS.indexOf(suitOf(card)) * 16 + height(rankOf(card));
}

function suit(card: number): number {
  return card >> 4;
}

/** An ending of this many cards dealt from some of the suits, with any trump and leader, at the start of a trick. */
export function randomEnding(random: Random, count: number, aim: Aim): Position {
  // Two suits hold six cards for every hand and no more: with a hand short the position would be no ending at all.
  const fewest = Math.ceil((count * SEATS.length) / RANKS.length);
  const suits = random.shuffle(SUITS).slice(0, Math.max(fewest, random.pick([2, 3, 4, 4])));
  const pack = random.shuffle(PACK.filter((card) => suits.includes(suitOf(card))));
  const hand = (index: number) => pack.slice(index * count, index * count + count);
  return {
    hands: { Z: hand(0), A: hand(1), Y: hand(2), B: hand(3) },
    trump: random.pick([...SUITS, null]),
    leader: random.pick(SEATS),
    trick: [],
    aim,
  };
}
