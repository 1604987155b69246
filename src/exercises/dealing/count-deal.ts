import {
  cardOf,
  holdingIn,
  rankOf,
  sortHand,
  suitOf,
  SUITS,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import { randomDeal, type Deal } from "../../engine/core/deal.ts";
import { seededRandom, type Random } from "../../engine/core/random.ts";
import { leftOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { winningPlay, type Play, type Trick } from "../../engine/core/trick.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { Terms } from "../../tabletop/playing/deal.ts";
import { plainCard } from "../../tabletop/playing/plain-play.ts";
import type { Position } from "../../tabletop/playing/position.ts";
import type { Posed } from "../kit/exercise.ts";
import { countPosed } from "./count-posed.ts";
import { COUNT_SEEDS } from "./count-seeds.ts";
import {
  countIn,
  outOf,
  unseenBy,
  type Counted,
  type Counting,
  type SuitCount,
} from "./hand-count.ts";

const SUIT_STRAIN: Readonly<Record<Suit, Strain>> = {
  S: "royals",
  H: "hearts",
  C: "clubs",
  D: "diamonds",
};
/** So many trumps in the two hands are worth declaring in. */
const TRUMPS = 8;
/** After fewer tricks there is little to count by; after more there is little left to count. */
const [EARLIEST, LATEST] = [5, 8];

/** What declarer and dummy would have for trumps: the suit they have eight of, or nothing. */
function trumpFor({ Z, Y }: Deal): Suit | null {
  return SUITS.find((each) => holdingIn([...Z, ...Y], each).length >= TRUMPS) ?? null;
}

/** A question worth asking of what has been played: something out, more than one way it might lie, and no way but one. */
function questions(counting: Counting): { readonly counted: Counted; readonly count: SuitCount }[] {
  const out = outOf(counting);
  return unseenBy(counting.viewer).flatMap((seat) =>
    SUITS.flatMap((suit) => {
      const counted = { seat, suit };
      const count = countIn(counting, counted, out);
      const plain = !count || count.left === 0 || count.why === "all-seen" || out[suit] < 2;
      return plain ? [] : [{ counted, count }];
    }),
  );
}

const VIEWERS = ["Z", "A", "B"] as const satisfies readonly Seat[];

/** A point of the play at which a count is certain for the reason wanted. */
interface Point {
  readonly counting: Counting;
  readonly counted: Counted;
}

/** Every such point of a deal, for each player who might count. */
export function pointsIn(hands: Deal, wanted: SuitCount["why"]): Point[] {
  return playedOut(hands, trumpFor(hands)).flatMap(({ left, tricks }) =>
    VIEWERS.flatMap((viewer) => {
      const counting: Counting = { viewer, hand: left[viewer], dummy: left.Y, tricks };
      return questions(counting)
        .filter(({ count }) => count.why === wanted)
        .map(({ counted }) => ({ counting, counted }));
    }),
  );
}

/**
 * A deal played part of the way, every hand following suit, in which the number of one suit in an unseen hand is certain:
 * now because his fellow has none, now because the three other suits are counted. The second is too rare to look for, so
 * its deals were looked for beforehand, and their suits are put into another order.
 */
export function poseCount(random: Random): Posed {
  if (random.chance(2 / 3)) {
    const hands = randomDeal(seededRandom(random.pick(COUNT_SEEDS)));
    const point = random.pick(pointsIn(hands, "rest"));
    return posed(point, trumpFor(hands), random.shuffle(SUITS));
  }
  for (;;) {
    const hands = randomDeal(random);
    const points = pointsIn(hands, "other-out");
    if (points.length > 0) return posed(random.pick(points), trumpFor(hands), SUITS);
  }
}

function posed({ counting, counted }: Point, trump: Suit | null, order: readonly Suit[]): Posed {
  const suitFor = (suit: Suit) => order[SUITS.indexOf(suit)] ?? suit;
  const cardFor = (card: Card) => cardOf(suitFor(suitOf(card)), rankOf(card));
  const { viewer, hand, dummy, tricks } = counting;
  const turned: Counting = {
    viewer,
    hand: sortHand(hand.map(cardFor)),
    dummy: sortHand(dummy.map(cardFor)),
    tricks: tricks.map((trick) => trick.map(({ seat, card }) => ({ seat, card: cardFor(card) }))),
  };
  const strain = trump ? SUIT_STRAIN[suitFor(trump)] : "notrump";
  return countPosed(turned, strain, { seat: counted.seat, suit: suitFor(counted.suit) });
}

interface Stage {
  readonly left: Deal;
  readonly tricks: readonly Trick[];
}

/** The deal after each trick that is of use, everybody playing plainly and nobody revoking. */
function playedOut(hands: Deal, trump: Suit | null): Stage[] {
  const terms: Terms = { trump, leader: "A", declarer: "Z", dummy: "Y", aim: "win" };
  const left: Record<Seat, Deal[Seat]> = { ...hands };
  const tricks: Trick[] = [];
  const stages: Stage[] = [];
  let leader: Seat = terms.leader;
  while (tricks.length < LATEST) {
    const trick: Play[] = [];
    for (const step of SEATS.keys()) {
      const seat = leftOf(leader, step);
      const position: Position = { left, trick, tricks: [], won: { YZ: 0, AB: 0 }, toPlay: seat };
      const card = plainCard(position, terms);
      trick.push({ seat, card });
      left[seat] = left[seat].filter((held) => held !== card);
    }
    tricks.push(trick);
    leader = winningPlay(trick, trump).seat;
    if (tricks.length >= EARLIEST) stages.push({ left: { ...left }, tricks: [...tricks] });
  }
  return stages;
}
