import {
  cardOf,
  height,
  holdingIn,
  isHonour,
  suitOf,
  SUITS,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { winningPlay, type Play, type Trick } from "../../engine/core/trick.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";

/** Four hands that are being played from. */
export type Hands = Record<Seat, readonly Card[]>;

/** How a position is to be come to. */
export interface Course {
  readonly strain: Strain;
  /** The suit asked about, which nobody leads before its time; none where the question is not about one. */
  readonly suit?: Suit;
  /** Who must have the lead in the end. */
  readonly lead: Seat;
  /** Tricks to be played at the least. */
  readonly least: number;
  /** One round of the suit that was played, to which each seat’s card is known; whoever leads it must have the lead. */
  readonly round?: { readonly leader?: Seat; readonly cards: Readonly<Record<Seat, Card>> };
}

/** More tricks than the least are played, if they must be, to bring the lead where it belongs; but never more than these. */
const MOST_MORE = 3;

/**
 * Plays tricks from full hands as players of ordinary sense would, till the lead is where the position wants it: everybody
 * follows, so that none is known to be void. Takes the cards out of `hands`; gives null where it does not come out so.
 */
export function playTo(random: Random, hands: Hands, course: Course): Trick[] | null {
  const { strain, suit, lead, least, round } = course;
  const tricks: Trick[] = [];
  const late = random.below(3);
  let leader: Seat = "A";
  let waiting = round;
  for (;;) {
    if (!waiting && leader === lead && (round || tricks.length >= least)) return tricks;
    if (tricks.length > least + MOST_MORE) return null;
    const now: boolean =
      waiting !== undefined && tricks.length >= late && (waiting.leader ?? leader) === leader;
    const trick: Trick | null = now
      ? roundOf(waiting, leader)
      : sideTrick(random, hands, leader, strain, suit);
    if (!trick) return null;
    if (now) waiting = undefined;
    for (const { seat, card } of trick) hands[seat] = hands[seat].filter((one) => one !== card);
    tricks.push(trick);
    leader = winningPlay(trick, TRUMP_OF[strain]).seat;
  }
}

function roundOf(round: Course["round"], leader: Seat): Trick | null {
  if (!round) return null;
  return SEATS.map((_, at) => leftOf(leader, at)).map((seat) => ({
    seat,
    card: round.cards[seat],
  }));
}

/** A trick in another suit than the one asked about, of which all four have a card; only declarer’s side leads trumps. */
function sideTrick(
  random: Random,
  hands: Hands,
  leader: Seat,
  strain: Strain,
  but: Suit | undefined,
): Trick | null {
  const trump = TRUMP_OF[strain];
  const declaring = leader === "Z" || leader === "Y";
  const suits = SUITS.filter(
    (suit) =>
      suit !== but &&
      (suit !== trump || declaring) &&
      SEATS.every((seat) => hands[seat].some((card) => suitOf(card) === suit)),
  );
  if (suits.length === 0) return null;
  const suit = random.pick(suits);
  const held = holdingIn(hands[leader], suit);
  const first = declaring
    ? held[0] === "A"
      ? "A"
      : (held.at(-1) as Rank)
    : leadFrom(held, againstOf(strain)).lead;
  // Declarer may take the first lead from his left with dummy’s ace.
  return followed(hands, leader, suit, first, leader === "A" && random.chance(0.4));
}

/** A trick of a suit that all four have, as ordinary sense would play to the card led; `up` has second hand put up an ace. */
export function followed(hands: Hands, leader: Seat, suit: Suit, led: Rank, up = false): Trick {
  const ranks = [led];
  while (ranks.length < SEATS.length) {
    ranks.push(follow(holdingIn(hands[leftOf(leader, ranks.length)], suit), ranks, up));
  }
  return ranks.map((rank, at): Play => ({ seat: leftOf(leader, at), card: cardOf(suit, rank) }));
}

/** Second hand low, but an ace on an honour, or where it is to go up; third hand high, but not over partner’s honour; last as cheaply as wins. */
function follow(held: Holding, played: readonly Rank[], up: boolean): Rank {
  const low = held.at(-1) as Rank;
  const best = played.reduce((one, other) => (height(other) > height(one) ? other : one));
  const partner = played.at(-2);
  const over = held.filter((rank) => height(rank) > height(best));
  switch (played.length) {
    case 1:
      return (up || isHonour(best)) && held[0] === "A" ? "A" : low;
    case 2:
      return partner === best && isHonour(best) ? low : (lowestOfTop(over) ?? low);
    default:
      return partner === best ? low : (over.at(-1) ?? low);
  }
}

/** The lowest of the cards that touch the highest, which does as much. */
export function lowestOfTop(held: Holding): Rank | undefined {
  return held.findLast((rank, at) => height(held[0] as Rank) - height(rank) === at);
}
