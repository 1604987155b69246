import { height, isHonour, type Holding, type Rank } from "../../engine/core/card.ts";
import { has, lacks, lowest } from "../../engine/conventions/lead-pattern.ts";
import type { Against } from "../../engine/conventions/lead-card.ts";
import type { PlayTell, SuitPlay } from "../../engine/conventions/play-grade.ts";
import type { Words } from "../kit/exercise.ts";
import { NEXT_WORDS, the, The } from "./play-words.ts";
import { numberWord, RANK_NAME, sentence } from "../kit/words.ts";

/** What the words about third hand’s card may speak of. */
export interface ThirdSeen {
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly led: Rank;
  /** Second hand’s card. */
  readonly second: Rank;
  readonly play: SuitPlay;
}

const REASONS: Readonly<Record<string, (seen: ThirdSeen) => Words>> = {
  "only-card": () => "There is only the one card to play.",
  "trump-false-card": () =>
    "Partner leads trumps, and dummy’s ace and jack are still to be reckoned with: win with the king, not the queen, so that declarer takes the queen to lie elsewhere. It is the one false card third hand is taught.",
  "queen-jack-ten": () =>
    "Under partner’s king you show queen, jack and ten by playing the jack: he reads the queen, or no more.",
  "let-king-make": () =>
    "Dummy plays last and has the king guarded. Keep the ace over it and let the king win now: it wins but once.",
  "pass-jack-with-ace": () =>
    "Partner’s jack is winning so far and dummy has no honour: keep the ace, and let declarer spend a high card on the jack.",
  "pass-jack": () =>
    "With honours that are not headed by the ace, let partner’s jack run: your high card will be worth more later.",
  "ace-up-to-strength": () =>
    `Partner leads a small card up to dummy’s strength: he wants a force, or is making his suit good. Win with the ace. ${NEXT_WORDS["return-suit"]}`,
  "ace-queen-alone": () =>
    `With ace and queen alone, and no king in dummy, win with the ace so as not to block the suit. ${NEXT_WORDS["return-queen"]}`,
  "cheapest-winner": ({ play }) =>
    `${The(play.play)} is the cheapest card that is sure to win, and third hand spends no more than he must.`,
  "partner-wins": ({ led }) => `Partner’s ${RANK_NAME[led]} wins by itself; spend nothing.`,
  "best-held": ({ hand, dummy, play }) =>
    has(hand, "AQ") && lacks(dummy, "K")
      ? "Trying to win, third hand plays the best he has when it has no neighbour: the ace, for dummy has not the king."
      : `Trying to win, third hand plays the best he has when it has no neighbour, ${the(play.play)}.`,
  "cheapest-of-equals": ({ hand, play }) => {
    const next = hand[hand.indexOf(play.play) - 1];
    const touch = next && height(next) === height(play.play) + 1;
    return touch
      ? `Your best cards touch: the lowest of them, ${the(play.play)}, does as much as the rest, and partner reads it so.`
      : `What lies between your best cards is in dummy, who has played: ${the(play.play)} does as much as a higher one.`;
  },
  "down-and-out": ({ hand }) =>
    `You are not trying to win, and have two: down and out, ${the(hand[0] as Rank)} and then ${the(lowest(hand))}. Partner learns that you can ruff.`,
  "lowest-of-three": ({ hand }) =>
    `You are not trying to win. From ${numberWord(hand.length)} cards play the lowest, ${the(lowest(hand))}, and a higher one next: that tells partner another remains.`,
  "honour-kept": ({ hand }) =>
    `From two cards you would play high and then low, but not with an honour: keep ${the(hand[0] as Rank)} and play ${the(lowest(hand))}.`,
  "foster-echo": ({ hand, play }) =>
    hand.length === 2
      ? `You are not trying to win. At no trump you play your second best; from two that is the lower, ${the(play.play)}.`
      : `You are not trying to win. At no trump you play the second best you have, ${the(play.play)}, so that partner can count one card above it with you.`,
  "echo-later": ({ hand, play }) =>
    hand.length === 2
      ? `On the next round you keep your lowest to the last, so of the two that are left the higher, ${the(play.play)}.`
      : `On the next round you play the second best again, ${the(play.play)}, and keep your lowest to the last.`,
};

/** Why third hand’s card is the one. By the Eleven Rule, when that decides, is said first. */
export function thirdReason(seen: ThirdSeen): Words {
  const { play } = seen;
  const reason = (REASONS[play.pattern] as (seen: ThirdSeen) => Words)(seen);
  if (!play.rules.includes("third.eleven.declarer")) return reason;
  return `By the Eleven Rule declarer has nothing above ${the(seen.led)}. ${sentence(reason)}`;
}

/** What to say of a card that is worth the same as the right one, where that one is chosen for what it tells. */
export const THIRD_EQUAL: Readonly<Record<string, (rank: Rank) => Words>> = {
  "queen-jack-ten": (rank) => `${The(rank)} costs no trick, but tells partner less.`,
};

/** What is amiss with a card that will not do, where more is to be said than that it is too much or too little. */
export const THIRD_WRONG: Readonly<Record<string, (rank: Rank) => Words>> = {
  "trump-false-card": (rank) =>
    isHonour(rank)
      ? `${The(rank)} wins as surely, but hides nothing from declarer.`
      : `${The(rank)} is not enough.`,
};

/** What a card that makes no attempt to win tells partner on the first round; honours against a trump tell nothing so simple. */
export function followTell(hand: Holding, against: Against, rank: Rank): PlayTell | undefined {
  if (against === "notrump") return "one-higher";
  if (isHonour(rank)) return undefined;
  return rank === lowest(hand) ? "low-from-three" : "high-from-two";
}

/** The patterns of following to a trick that third hand does not try to win. */
export const FOLLOWING: readonly string[] = [
  "down-and-out",
  "lowest-of-three",
  "honour-kept",
  "foster-echo",
  "echo-later",
];
