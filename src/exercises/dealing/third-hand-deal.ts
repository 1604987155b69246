import {
  cardOf,
  highToLow,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { ranksAbove } from "../../engine/conventions/eleven.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";

/** One suit as it lies round the table when partner has led from it. */
export interface SuitLayout {
  readonly suit: Suit;
  readonly strain: Strain;
  readonly led: Rank;
  readonly leader: Holding;
  readonly dummy: Holding;
  readonly hand: Holding;
}

/** What third hand sees of a layout. */
export type ThirdHandLayout = Pick<SuitLayout, "suit" | "strain" | "led" | "dummy" | "hand">;

/** Leads a reader is asked to count from: a two or three leaves too little to see. */
const LEDS = ["4", "5", "6", "7", "8", "9"] as const satisfies readonly Rank[];

/** A suit from which Foster’s leader truly opens his fourth best, with two to four cards in dummy and in third hand. */
export function dealFourthBest(random: Random): SuitLayout {
  const noTrump = random.chance(0.65);
  const strain: Strain = noTrump
    ? "notrump"
    : random.pick(["clubs", "diamonds", "hearts", "royals"] as const);
  const suit = random.pick(SUITS.filter((candidate) => candidate !== TRUMP_OF[strain]));
  for (;;) {
    const led = random.pick(LEDS);
    const above = random.shuffle(ranksAbove(led));
    const below = random.shuffle(RANKS.slice(0, RANKS.indexOf(led)));
    const leader = highToLow([...above.splice(0, 3), led, ...below.splice(0, random.below(3))]);
    if (leadFrom(leader, noTrump ? "notrump" : "trump").lead !== led) continue;
    const dummySize = 2 + random.below(3);
    const handSize = 2 + random.below(3);
    const rest = random.shuffle([...above, ...below]);
    if (rest.length < dummySize + handSize) continue;
    const dummy = highToLow(rest.splice(0, dummySize));
    const hand = highToLow(rest.splice(0, handSize));
    return { suit, strain, led, leader, dummy, hand };
  }
}

/** What third hand sees of a layout, as a posed problem; `dummyPlays` where dummy has played already. */
export function poseThirdHand(
  layout: ThirdHandLayout,
  asked: Pick<Posed, "ask" | "question">,
  dummyPlays?: Rank,
): Posed {
  const { suit, strain, led, dummy, hand } = layout;
  const cards = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  const trump = TRUMP_OF[strain];
  const ledCard = cardOf(suit, led);
  return {
    scene: {
      type: "third-hand",
      viewer: "B",
      strain,
      declarer: "Z",
      led: ledCard,
      dummy: cards(dummy),
      ...(dummyPlays ? { dummyPlays: cardOf(suit, dummyPlays) } : {}),
      hand: cards(hand),
    },
    facts: [
      trump ? `Trumps are ${SUIT_NAME[trump]}; {Z} declares.` : "No trump; {Z} declares.",
      dummyPlays
        ? `You are third hand. Partner led ${cardText(ledCard)}, and dummy plays ${cardText(cardOf(suit, dummyPlays))}.`
        : `You are third hand. Partner has led ${cardText(ledCard)}, and dummy is down.`,
    ],
    ...asked,
  };
}
