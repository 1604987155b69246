import {
  cardOf,
  highToLow,
  isHonour,
  PACK,
  rankOf,
  RANKS,
  sortHand,
  SUITS,
  suitOf,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import {
  askingDiscards,
  gradeDiscards,
  NO_TRUMP_SCHOOLS,
  type DiscardChoice,
  type NoTrumpSchool,
} from "../../engine/conventions/discard.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Level, Posed, Words } from "../kit/exercise.ts";
import { dealPlain } from "./round-deal.ts";
import { strainFact } from "./pose-round.ts";
import { cardText, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

/** At the first level the card of one suit that asks for it; then a whole hand, and which suit to throw from. */
export function poseDiscard(random: Random, level: Level): Posed {
  return level === 1 ? poseAsking(random) : poseThrow(random);
}

function poseAsking(random: Random): Posed {
  const { strain, suit } = dealPlain(random, 0.5);
  for (;;) {
    const high = random.weigh([
      ["A", 3],
      ["K", 2],
      ["AQ", 1],
      ["AK", 1],
    ] as const);
    const small = random.shuffle(RANKS.slice(0, 8)).slice(0, 2 + random.below(2));
    const holding = highToLow([...([...high] as Holding), ...small]);
    if (askingDiscards(holding)) return poseAsk(strain, suit, holding);
  }
}

/** The viewer discards, and wants partner to lead the suit shown. */
export function poseAsk(strain: Strain, suit: Suit, holding: Holding): Posed {
  const cards = holding.map((rank) => cardOf(suit, rank));
  return {
    scene: { type: "suit", viewer: "A", strain, declarer: "Z", cards },
    ask: { type: "card", from: cards },
    question: `Which ${SUIT_SINGULAR[suit]} do you throw first?`,
    facts: [
      strainFact(strain),
      `You have none of the suit led. You can discard more than once, and want partner to lead ${SUIT_NAME[suit]}.`,
    ],
  };
}

function poseThrow(random: Random): Posed {
  const { strain } = dealPlain(random, 0.55);
  const trump = TRUMP_OF[strain];
  const led = trump ?? random.pick(SUITS);
  const school = trump ? undefined : random.pick([...NO_TRUMP_SCHOOLS, undefined, undefined]);
  for (;;) {
    const pack = random.shuffle(PACK);
    const hand = sortHand(pack.filter((card) => suitOf(card) !== led).slice(0, 8));
    const choice = gradeDiscards(hand, trump, school);
    if (!isFairDiscard(choice)) continue;
    return poseThrowAway(strain, pack.find((card) => suitOf(card) === led) as Card, hand, school);
  }
}

/** Whether a choice of discards is settled, some being wrong, and no honour is to be thrown. */
export function isFairDiscard({ settled, grades }: DiscardChoice): boolean {
  return (
    settled &&
    grades.some(({ mark }) => mark === "wrong") &&
    grades.every(({ mark, card }) => mark !== "best" || !isHonour(rankOf(card)))
  );
}

const SCHOOL_FACT: Readonly<Record<NoTrumpSchool, Words>> = {
  weak: "You and partner throw from the weak suit.",
  protected: "You and partner throw from the best protected suit.",
};

/** Declarer leads a suit of which the viewer has none; his whole hand, in which there is no trump. */
export function poseThrowAway(
  strain: Strain,
  led: Card,
  hand: readonly Card[],
  school?: NoTrumpSchool,
): Posed {
  const cards = sortHand(hand);
  return {
    scene: {
      type: "discarding",
      viewer: "A",
      strain,
      declarer: "Z",
      led,
      hand: cards,
      ...(school ? { school } : {}),
    },
    ask: { type: "card", from: cards },
    question: "Which card do you throw away?",
    facts: [
      strainFact(strain),
      ...(school
        ? [SCHOOL_FACT[school]]
        : TRUMP_OF[strain]
          ? []
          : ["You and partner have agreed on no way of discarding."]),
      `Declarer leads ${cardText(led)}, and you have none.`,
    ],
  };
}
