import { highToLow, RANKS, SUITS, type Rank, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { GLYPH, holdingText, listText, RANK_NAME, sentence, SUIT_NAME } from "../kit/words.ts";
import { UNSEEN_EVENTS, type Unseen, type UnseenEvent } from "./unseen.ts";

/** The suit as it lies: what dummy and you hold, beside what cannot be seen. */
export interface UnseenTold extends Unseen {
  readonly dummy: readonly Rank[];
  readonly hand: readonly Rank[];
}

const HIGH: readonly Rank[] = ["A", "K", "Q", "J", "T"];

/** The chances in eighths, as a card player says them. */
const CHANCES = {
  1: "Seven to one against: one in eight",
  2: "Three to one against: one in four",
  3: "Five to three against: three in eight",
  4: "Even: one in two",
  6: "Three to one on: three in four",
  7: "Seven to one on: seven in eight",
} as const;

function asked({ event, unseen }: Unseen): Words {
  const both = unseen.length === 2;
  const words: Readonly<Record<UnseenEvent, Words>> = {
    all: both ? "both of them" : "all three",
    none: both ? "neither of them" : "none of them",
    some: "one of them at least",
    one: "one of them and no more",
    two: "two of them and no more",
    named: `the ${RANK_NAME[unseen[0] ?? "A"]}`,
  };
  return words[event];
}

const held = (suit: Suit, ranks: readonly Rank[]) => `${GLYPH[suit]}${holdingText(ranks)}`;

/** Two or three high cards are out. What are the chances that partner has what you hope? */
export function poseUnseen(told: UnseenTold): Posed {
  const { suit, unseen, event, dummy, hand } = told;
  return {
    scene: { type: "unseen", suit, unseen, event },
    ask: {
      type: "option",
      look: "words",
      options: Object.entries(CHANCES).map(([id, label]) => ({ id, label })),
    },
    question: `What are the chances that partner has ${asked(told)}?`,
    facts: [
      `You mean to lead ${SUIT_NAME[suit]} up to dummy, who plays last and has ${held(suit, dummy)}. You hold ${held(suit, hand)}.`,
      `${sentence(listText(highToLow(unseen).map((rank) => `the ${RANK_NAME[rank]}`)))} are with partner or with declarer.`,
    ],
  };
}

const LOW = RANKS.filter((rank) => !HIGH.includes(rank));

/** A suit of which two or three of the five highest are out, from a stream. */
export function poseUnseenFrom(random: Random): Posed {
  const count = random.pick([2, 3] as const);
  const high = random.shuffle(HIGH);
  const unseen = highToLow(high.slice(0, count));
  const seen = high.slice(count);
  const shared = random.chance(0.6) ? 1 : 0;
  const mine = seen.slice(shared);
  const low = random.shuffle(LOW);
  const dummy = highToLow([...seen.slice(0, shared), ...low.slice(0, 3 - shared)]);
  const hand = highToLow([...mine, ...low.slice(3, 3 + Math.max(1, 4 - mine.length))]);
  const event = random.pick(UNSEEN_EVENTS.filter((one) => one !== "two" || count === 3));
  const order = event === "named" ? random.shuffle(unseen) : unseen;
  return poseUnseen({ suit: random.pick(SUITS), unseen: order, event, dummy, hand });
}
