import { cardOf, holdingIn, RANKS, SUITS, sortHand, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { gradeDiscards, NO_TRUMP_SCHOOLS } from "../../engine/conventions/discard.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { biddingOf } from "./dealer-bids.ts";
import { isFairDiscard, poseThrowAway } from "./discard-deal.ts";
import { playTo } from "./past-tricks.ts";
import { dealPlain } from "./round-deal.ts";
import { dealHands } from "./whole-hands.ts";

/** The viewer’s cards of the suit that is led at last; they are played before. */
const MOST_LED = 2;

/**
 * What to throw away in the middle of a deal, with the bidding and the tricks before it: declarer leads a suit, at a trump
 * contract trumps, of which the viewer has no more.
 */
export function poseThrowWhole(random: Random): Posed {
  const { strain } = dealPlain(random, 0.55);
  const trump = TRUMP_OF[strain];
  const school = trump ? undefined : random.pick([...NO_TRUMP_SCHOOLS, undefined, undefined]);
  for (;;) {
    const suit = trump ?? random.pick(SUITS);
    const had = random.shuffle(RANKS).slice(0, random.below(MOST_LED + 1));
    const A = had.map((rank) => cardOf(suit, rank));
    const known = { suit, strain, viewer: "A", held: { Z: [], A, Y: [], B: [] } } as const;
    const hands = dealHands(random, { ...known, whole: ["A"], bid: true });
    if (!hands) continue;
    const calls = biddingOf(random, strain, hands.Y);
    const tricks = playTo(random, hands, { strain, lead: "Z", least: 3 + random.below(3) });
    const [led] = holdingIn(hands.Z, suit);
    if (!tricks || !led || holdingIn(hands.A, suit).length > 0) continue;
    const choice = gradeDiscards(hands.A, trump, school);
    if (!isFairDiscard(choice)) continue;
    const card: Card = cardOf(suit, led);
    const posed = poseThrowAway(strain, card, hands.A, school);
    const table = {
      viewer: "A",
      declarer: "Z",
      trump,
      hand: sortHand(hands.A),
      dummy: sortHand(hands.Y),
      plays: [{ seat: "Z", card }],
      calls,
      tricks,
    } as const;
    return { ...posed, scene: { ...posed.scene, table } };
  }
}
