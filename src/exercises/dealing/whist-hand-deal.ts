import {
  cardOf,
  holdings,
  PACK,
  RANKS,
  SUITS,
  suitOf,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { chooseWhistSuit, type WhistReason } from "../../engine/conventions/whist-suit.ts";
import { whistTrumpLead, type TrumpReason } from "../../engine/conventions/whist-trumps.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseTrumpLead, poseWhistSuit } from "./whist-hand.ts";

/** How often each reason is to decide the suit, against the others. */
const SUIT_REASONS = [
  ["longest", 5],
  ["four-card", 4],
  ["balanced", 2],
  ["combination", 3],
  ["strengthening", 2],
] as const satisfies readonly (readonly [WhistReason, number])[];

/**
 * A hand from which trumps are not to be led, and one plain suit is. Where length decides, a shorter suit with high cards
 * is there to tempt, two times in three.
 */
export function poseSuitOfWhist(random: Random): Posed {
  const reason = random.weigh(SUIT_REASONS);
  const tempting = random.chance(0.67);
  const trump = random.pick(SUITS);
  for (;;) {
    const hand = dealFor(random, trump, reason);
    if (whistTrumpLead(hand, trump).leadTrump) continue;
    const held = holdings(hand);
    if (SUITS.some((suit) => held[suit].length === 0)) continue;
    const choices = chooseWhistSuit(hand, trump);
    const plain = SUITS.filter((suit) => suit !== trump);
    const best = plain.filter((suit) => choices[suit].mark === "best");
    const wrong = plain.filter((suit) => choices[suit].mark === "wrong");
    const [one] = best;
    if (best.length !== 1 || wrong.length === 0 || !one) continue;
    if (!plain.some((suit) => choices[suit].mark !== "wrong" && choices[suit].reason === reason)) {
      continue;
    }
    const high = (suit: Suit) => held[suit].filter((rank) => "AKQ".includes(rank)).length;
    const tempts =
      reason !== "longest" || !tempting || wrong.some((suit) => high(suit) > high(one));
    if (tempts) return poseWhistSuit(hand, trump);
  }
}

/** Thirteen cards; for the rarer shapes a few of them chosen beforehand. */
function dealFor(random: Random, trump: Suit, reason: WhistReason): Card[] {
  const [long, four] = random.shuffle(SUITS.filter((suit) => suit !== trump)) as [Suit, Suit];
  if (reason === "four-card" || reason === "balanced") {
    const small = reason === "four-card" ? RANKS.slice(0, 9) : RANKS;
    const five = random.shuffle(small).slice(0, 5);
    const strong = [
      ...random
        .shuffle(["A", "K", "Q", "J", "T"] as const)
        .slice(0, reason === "four-card" ? 3 : 4),
      ...random.shuffle(RANKS.slice(0, 8)),
    ].slice(0, 4);
    const given = [
      ...five.map((rank) => cardOf(long, rank)),
      ...strong.map((rank) => cardOf(four, rank)),
    ];
    const rest = PACK.filter((card) => suitOf(card) !== long && suitOf(card) !== four);
    return [...given, ...random.shuffle(rest).slice(0, 4)];
  }
  if (reason === "combination" || reason === "strengthening") {
    const trumps = random.shuffle(RANKS).slice(0, 4);
    return [
      ...trumps.map((rank) => cardOf(trump, rank)),
      ...SUITS.filter((suit) => suit !== trump).flatMap((suit) =>
        random
          .shuffle(RANKS)
          .slice(0, 3)
          .map((rank) => cardOf(suit, rank)),
      ),
    ];
  }
  return random.shuffle(PACK).slice(0, 13);
}

/** How often each reason is to decide whether trumps are led, against the others. */
const TRUMP_REASONS = [
  ["five-or-more", 4],
  ["strong-everywhere", 2],
  ["too-few", 4],
  ["established-and-entry", 4],
  ["not-established", 4],
  ["no-entry", 2],
] as const satisfies readonly (readonly [TrumpReason, number])[];

/** Most of A, K, Q that a hand with five trumps has, so that it looks too weak to lead them; fewest of one with too few. */
const WEAK = 2;
const STRONG = 5;

/** A hand with a reason for or against trumps, weak where they are to be led from length and strong where they are not. */
export function poseTrumpsOrNot(random: Random): Posed {
  const reason = random.weigh(TRUMP_REASONS);
  const trump = random.pick(SUITS);
  for (;;) {
    const hand = dealTrumps(random, trump, reason);
    if (whistTrumpLead(hand, trump).reason !== reason) continue;
    const high = hand.filter((card) => "AKQ".includes(card.charAt(1))).length;
    if (reason === "five-or-more" && high > WEAK) continue;
    if (reason === "too-few" && high < STRONG) continue;
    return poseTrumpLead(hand, trump);
  }
}

function dealTrumps(random: Random, trump: Suit, reason: TrumpReason): Card[] {
  const plain = random.shuffle(SUITS.filter((suit) => suit !== trump));
  const counts: Partial<Record<TrumpReason, number>> = {
    "five-or-more": 5 + random.below(2),
    "strong-everywhere": 3,
    "too-few": 2 + random.below(2),
  };
  const trumps = random
    .shuffle(RANKS)
    .slice(0, counts[reason] ?? 4)
    .map((rank) => cardOf(trump, rank));
  const top = (suit: Suit, ranks: readonly (typeof RANKS)[number][]) =>
    ranks.map((rank) => cardOf(suit, rank));
  const sure = reason === "established-and-entry" || reason === "no-entry";
  const given = sure
    ? top(plain[0] as Suit, ["A", "K", "Q"])
    : reason === "strong-everywhere"
      ? plain.flatMap((suit) => top(suit, random.shuffle(["A", "K", "Q"] as const).slice(0, 2)))
      : [];
  const rest = PACK.filter(
    (card) =>
      suitOf(card) !== trump &&
      !given.includes(card) &&
      // Without a card of entry there is no ace, and no king, outside the suit that is sure.
      !(reason === "no-entry" && "AK".includes(card.charAt(1))),
  );
  return [...trumps, ...given, ...random.shuffle(rest)].slice(0, 13);
}
