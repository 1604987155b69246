import { highToLow, RANKS, SUITS, type Holding, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { combined, type TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { finesseOrDrop, type FinesseOrDrop } from "../../engine/conventions/finesse-or-drop.ts";
import { STRAINS, TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { listText, RANK_NAME, SUIT_NAME } from "../kit/words.ts";
import { HAND, otherHand, twoOf } from "../marking/two-hands-suit.ts";
import {
  contractFact,
  dealRest,
  entriesTo,
  poseSuitOfTwo,
  type Rest,
  type SuitDealing,
  type SuitOfTwo,
} from "./two-hands-play.ts";

/** The three ways to play the suit: for the finesse, for the drop, and the lead from the wrong hand. */
function waysTo({ tenace, card, leadFrom, tops }: FinesseOrDrop) {
  const [high, led] = [RANK_NAME[card], leadFrom === tenace];
  return [
    {
      id: "finesse",
      label: led
        ? `Lead the ${high} from ${HAND[tenace]}, and let it run`
        : `Lead low from ${HAND[leadFrom]}, and play the ${high}`,
    },
    { id: "drop", label: `Lead out the ${listText(tops.map((rank) => RANK_NAME[rank]))}` },
    {
      id: "away",
      label: led
        ? `Lead low from ${HAND[otherHand(tenace)]} toward the ${high}`
        : `Lead the ${high} from ${HAND[tenace]}`,
    },
  ];
}

/** Poses a suit of which one high card is out: finesse against it, or play for it to fall? */
export function poseFinesse(layout: SuitOfTwo): Posed {
  const choice = finesseOrDrop(layout.two);
  if (!choice) throw new Error("the text does not speak of this suit");
  return poseSuitOfTwo(
    layout,
    { type: "option", look: "words", options: waysTo(choice) },
    `How do you play the ${SUIT_NAME[layout.suit]}?`,
    [contractFact(layout.strain), "You can put either hand in the lead."],
  );
}

/** Honours of the hand with the tenace and of the other, the card that is out, and how many cards there may be. */
interface Kind {
  readonly tenace: Holding;
  readonly other: Holding;
  readonly out: Holding;
  readonly sizes: readonly number[];
}

const TO_FINESSE: readonly Kind[] = [
  { tenace: ["A", "Q"], other: [], out: ["K", "J", "T"], sizes: [6, 7, 8] },
  { tenace: ["A", "Q", "J"], other: [], out: ["K"], sizes: [6, 7, 8] },
  { tenace: ["Q", "J", "T"], other: ["A"], out: ["K"], sizes: [7, 8] },
  { tenace: ["A", "K", "J"], other: [], out: ["Q"], sizes: [7, 8, 8] },
];

/** With the king out, nine cards or ten leave more than the text’s rule to think of; with eleven all agree. */
const TO_DROP: readonly Kind[] = [
  { tenace: ["A", "K", "J"], other: [], out: ["Q"], sizes: [9, 9, 10] },
  { tenace: ["K", "J"], other: ["A"], out: ["Q"], sizes: [9, 9, 10] },
  { tenace: ["A", "J"], other: ["K"], out: ["Q"], sizes: [9, 9, 10] },
  { tenace: ["A", "Q", "J"], other: [], out: ["K"], sizes: [11] },
];

/** A suit of one of the kinds, the tenace in either hand and seldom much the shorter. */
function dealSuit(random: Random): TwoHands {
  const kind = random.pick(random.chance(0.55) ? TO_FINESSE : TO_DROP);
  const size = random.pick(kind.sizes);
  const small = random.shuffle(
    RANKS.filter((rank: Rank) => ![...kind.tenace, ...kind.other, ...kind.out, "T"].includes(rank)),
  );
  const theirs = Math.max(2, Math.floor(size / 2) - random.below(3));
  const held = theirs - kind.other.length;
  const strong = highToLow([
    ...kind.tenace,
    ...small.slice(held, size - theirs - kind.tenace.length + held),
  ]);
  const weak = highToLow([...kind.other, ...small.slice(0, held)]);
  return random.chance(0.6) ? { declarer: strong, dummy: weak } : { declarer: weak, dummy: strong };
}

/** One suit of two hands, or at the second level the whole of them; trumps only where there are enough. */
function dealFinesse(random: Random, level: Level): Posed {
  const suit = random.pick(SUITS);
  const two = dealSuit(random);
  const trumps = combined(two).length >= 7 && random.chance(0.4);
  const strain = trumps
    ? random.pick(STRAINS.filter((each) => TRUMP_OF[each] === suit && each !== "spades"))
    : "notrump";
  const rest =
    level === 1
      ? undefined
      : dealRest(random, suit, two, undefined, (others) => canLead(two, others));
  return poseFinesse({ suit, strain, two, rest });
}

/** Whether the hand that leads for the finesse can be put in by the other suits. */
function canLead(two: TwoHands, rest: Rest): boolean {
  return entriesTo(finesseOrDrop(two)?.leadFrom ?? "dummy", rest) > 0;
}

/** How the kind is dealt at its levels. */
export const finesseDealing: SuitDealing = {
  deal: dealFinesse,
  fits: ({ scene }, rest) => canLead(twoOf(sceneOf({ scene }, "two-hands")), rest),
};
