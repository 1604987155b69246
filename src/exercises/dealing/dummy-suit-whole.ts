import {
  cardOf,
  height,
  highToLow,
  holdingIn,
  PACK,
  SUITS,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { winningPlay, type Trick } from "../../engine/core/trick.ts";
import type { SuitClass } from "../../engine/conventions/dummy-lead.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { biddingOf, couldOpen, strongFirst } from "./dealer-bids.ts";
import { dealFairChoice, poseSuitToLead, STRAINS_LED, type FairChoice } from "./dummy-suit-deal.ts";
import { followed, lowestOfTop, type Hands } from "./past-tricks.ts";
import type { WholeTable } from "./whole-table.ts";

const HAND = 13;

/** How often two hands are dealt beside one on which declarer could open, before he is dealt another. */
const TRIES = 200;
/** How often the unseen cards are dealt to a choice of suits, before another is posed. */
const DEALS = 30;

/** The choice of a suit after the bidding and a first trick that the viewer has won, whose suit is not among the answers. */
export function poseDummySuitWhole(random: Random): Posed {
  const viewer = random.pick(["A", "B"] as const);
  for (;;) {
    const strain = random.pick(STRAINS_LED);
    const Z = strongFirst(random, PACK, TRUMP_OF[strain]).slice(0, HAND);
    if (!couldOpen(Z, strain)) continue;
    const others = PACK.filter((card) => !Z.includes(card));
    for (let at = 0; at < TRIES; at++) {
      // A card each of the two hands in sight has been played.
      const dealt = dealFairChoice(random, { viewer, strain }, others);
      if (!dealt) continue;
      const posed = poseSuitToLead(viewer, strain, dealt.hand, dealt.dummy);
      const whole = setIn(random, posed, suitsToLeaveOut(dealt, TRUMP_OF[strain]));
      if (whole) return whole;
    }
  }
}

/**
 * Deals the cards not in sight till declarer could have opened and a first trick in one of the suits comes out; null where
 * none does.
 */
function setIn(random: Random, posed: Posed, suits: readonly Suit[]): Posed | null {
  const { hand, dummy, strain } = sceneOf(posed, "two-hands");
  const unseen = PACK.filter((card) => !hand.includes(card) && !dummy.includes(card));
  const tricks = suits.flatMap((suit) => tricksIn(suit, posed, unseen));
  for (let at = 0; tricks.length > 0 && at < DEALS; at++) {
    const trick = random.pick(tricks);
    const left = strongFirst(
      random,
      unseen.filter((card) => card !== trick.own && card !== trick.his),
      TRUMP_OF[strain],
    );
    const whole = afterTrick(random, posed, left.slice(0, HAND), left.slice(HAND), trick);
    if (whole) return whole;
  }
  return null;
}

/** The suit led to the first trick, and the cards of it that the viewer and dummy have played. */
interface Played {
  readonly suit: Suit;
  readonly own: Card;
  readonly his: Card;
}

/**
 * The cards not in sight that may have gone to a first trick: one of the highest, which the viewer would lead or win with,
 * and a low one of dummy’s.
 */
function tricksIn(suit: Suit, posed: Posed, unseen: readonly Card[]): readonly Played[] {
  const { viewer, hand, dummy, strain } = sceneOf(posed, "two-hands");
  const held = holdingIn(hand, suit);
  const least = holdingIn(dummy, suit).at(-1);
  const out = holdingIn(unseen, suit);
  const own = out.slice(0, 2).filter((rank) => {
    const had = highToLow([...held, rank]);
    return rank === (viewer === "A" ? leadFrom(had, againstOf(strain)).lead : lowestOfTop(had));
  });
  const his = out.filter((rank) => !least || height(rank) < height(least));
  return own.flatMap((mine) =>
    his
      .filter((low) => low !== mine)
      .map((low) => ({ suit, own: cardOf(suit, mine), his: cardOf(suit, low) })),
  );
}

/** Sets the choice after a trick, with these cards for declarer and for partner. */
function afterTrick(
  random: Random,
  posed: Posed,
  Z: readonly Card[],
  partners: readonly Card[],
  { suit, own, his }: Played,
): Posed | null {
  const { viewer, hand, dummy, strain } = sceneOf(posed, "two-hands");
  const trump = TRUMP_OF[strain];
  const { ask } = posed;
  if (ask.type !== "option") return null;
  const [mine, Y] = [
    [...hand, own],
    [...dummy, his],
  ];
  const hands: Hands =
    viewer === "A" ? { Z, Y, A: mine, B: partners } : { Z, Y, A: partners, B: mine };
  const trick = firstTrick(hands, suit, againstOf(strain));
  if (!trick || winningPlay(trick, trump).seat !== viewer) return null;
  if (![own, his].every((card) => trick.some((play) => play.card === card))) return null;
  if (!couldOpen(Z, strain)) return null;
  const table: WholeTable = {
    viewer,
    declarer: "Z",
    trump,
    hand,
    dummy,
    plays: [],
    calls: biddingOf(random, strain, Y),
    tricks: [trick],
  };
  const options = ask.options.filter(({ id }) => id !== suit);
  return { ...posed, ask: { ...ask, options }, scene: { ...posed.scene, table } };
}

/** The opening lead of a suit by the book, and the play to it; null where somebody has none of it. */
function firstTrick(hands: Hands, suit: Suit, against: "trump" | "notrump"): Trick | null {
  const held = SEATS.map((seat) => holdingIn(hands[seat], suit));
  if (held.some(({ length }) => length === 0)) return null;
  return followed(hands, "A", suit, leadFrom(holdingIn(hands.A, suit), against).lead);
}

/** The plain suits without which one that is good to lead, and one to let alone, are still among the answers. */
function suitsToLeaveOut({ classes }: FairChoice, trump: Suit | null): readonly Suit[] {
  const left = (suit: Suit, wanted: SuitClass) =>
    SUITS.some((other) => other !== suit && classes.get(other) === wanted);
  return SUITS.filter((suit) => suit !== trump && left(suit, "good") && left(suit, "avoid"));
}
