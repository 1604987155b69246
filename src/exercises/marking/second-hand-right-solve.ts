import { cardOf, isHonour, type Holding, type Rank } from "../../engine/core/card.ts";
import { fourchetteOver } from "../../engine/conventions/fourchette.ts";
import { has } from "../../engine/conventions/lead-pattern.ts";
import { secondHandPlay } from "../../engine/conventions/second-hand.ts";
import type { Posed, Solution, Words } from "../kit/exercise.ts";
import { playChoices, the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { cardText, holdingText, listText, numberWord, rankText } from "../kit/words.ts";

interface Seen {
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly led: Rank;
  readonly play: Rank;
}

const honours = (hand: Holding) => listText(hand.filter(isHonour).map(rankText));

/** Why the card is the one, by the pattern that decides; each a sentence or two about the very cards. */
const REASONS: Readonly<Record<string, (seen: Seen) => Words>> = {
  "only-card": () => "There is only the one card to play.",
  "dummy-ruff": ({ dummy, play }) =>
    `Dummy has nothing but ${holdingText(dummy)} left here and may ruff the next round, so ${the(play)}, the best card still out, goes up at once.`,
  "safe-from-dummy": ({ play }) =>
    `All that could beat ${the(play)} lies in your own hand or in dummy’s, and dummy has already played: ${the(play)} is safe from declarer.`,
  "nothing-to-cover": ({ led }) =>
    `You have no honour above ${the(led)}, so there is nothing to cover with.`,
  "ace-king": ({ hand, play }) =>
    has(hand, "Q")
      ? `With ace and king you play high on whatever dummy leads; with the queen too, the lowest of the sequence, ${the(play)}.`
      : "With ace and king put up the king, whatever dummy leads.",
  fourchette: ({ hand, led, play }) =>
    fourchetteOver(hand, led) === "true"
      ? `${The(play)} is the card just above ${the(led)} and you have the card just below it: a fourchette. Cover, and two of their high cards go on one trick.`
      : `${The(play)} is just above ${the(led)} and you have the card next but one below it: an imperfect fourchette, which is covered like a true one.`,
  "ace-queen": ({ dummy }) =>
    dummy.some(isHonour)
      ? "Second hand does not finesse against what declarer is sure to hold behind the lead: the ace, not the queen."
      : "With ace and queen, and nothing above a nine in dummy, put up the ace and do not finesse.",
  "ace-jack-ten-on-nine": () =>
    "On a nine led, the ten from ace, jack and ten is enough to cover with.",
  "ace-jack-ten": () => "With ace, jack and ten, and no honour in dummy, put up the ace.",
  "ace-jack-on-nine": () => "With ace and jack, a nine led is covered with the jack.",
  "no-bath-coup": ({ led }) =>
    `Dummy has king and queen both. Take ${the(led)} with the ace; holding back with ace and jack is for other days.`,
  "king-queen-ten": ({ dummy }) =>
    has(dummy, "J")
      ? "With king, queen and ten the queen is usual on a small card, but dummy has the jack: the ten will do."
      : "With king, queen and ten, put the queen on a small card unless dummy has the jack.",
  sequence: ({ led, play }) =>
    `You have touching high cards above ${the(led)}: cover with the lowest of them, ${the(play)}, and make no false card of it.`,
  "ace-on-jack": () => "A jack led from dummy is taken by the ace in a suit of three or fewer.",
  "queen-on-jack": () =>
    "Dummy leads the jack and has the ace behind it: put the queen on it, from a short suit.",
  "king-ten": ({ led }) =>
    `With king and ten over dummy’s jack the rule is honour on honour, small on small; ${the(led)} is an honour, so the king.`,
  "king-ten-low": ({ led }) =>
    `With king and ten over dummy’s jack the rule is honour on honour, small on small; ${the(led)} is small, so play low.`,
  "king-short": ({ led, hand }) =>
    `${The(led)} has the ten behind it and you have only ${numberWord(hand.length - 1)} with your king: cover.`,
  "king-long": ({ led, hand }) =>
    `${The(led)} has the ten behind it, but with ${numberWord(hand.length - 1)} cards beside the king you need not cover.`,
  "many-small": ({ hand }) =>
    `Honour on honour is for short suits. With ${numberWord(hand.length)} in the suit the ${honours(hand)} can wait.`,
  "king-low": ({ dummy }) =>
    has(dummy, "A")
      ? "With king and small ones keep the king, and play low."
      : "With king and small ones, dummy having no ace, do not play the king.",
  "queen-low": () =>
    "With queen and small ones keep the queen, unless dummy has ace and king, or leads the jack from ace and jack.",
  "cover-honour": ({ led, play }) =>
    `Short in the suit, put an honour on an honour: ${the(play)} on ${the(led)}.`,
  "small-on-small": () =>
    "A small card is led and you have nothing that must be put up: play low, and do not finesse.",
};

/** Why a card that is only sound is allowed, where a pattern has more to say than that the texts leave room. */
const ALSO: Readonly<Record<string, (rank: Rank) => Words>> = {
  "safe-from-dummy": (rank) =>
    isHonour(rank)
      ? "The text has the ace too, as if one of dummy’s two were led."
      : "You are allowed the high card, not bound to it; a small one is sound.",
  "king-low": () =>
    "The general rule, honour on honour from a short suit, would let you put the king on.",
  "queen-low": () =>
    "The general rule, honour on honour from a short suit, would let you put the queen on.",
  "ace-queen": () => "With queen and jack together the jack is no finesse, and as sound.",
  "cover-honour": () => "The book elsewhere keeps back a king that has not the ten to beat.",
};

/** What to ask oneself, by the card led. */
const seek = (led: Rank) =>
  isHonour(led)
    ? "Dummy leads an honour. Cover it, or not? Look at what dummy has behind it, and how many you have."
    : "Dummy leads a small card. Is there a holding that obliges you to go up, or does second hand play low?";

/** Marks and explains every answer to a problem of the kind “second-hand-right”. */
export function solveSecondHandRight(problem: Posed): Solution {
  const { suit, hand, dummy, plays, gone } = ranksOf(sceneOf(problem, "round"));
  const led = plays[0] as Rank;
  const play = secondHandPlay({
    holding: hand,
    led,
    dummy,
    dummyPosition: "right",
    gone,
    round: gone.length > 0 ? 2 : 1,
  });
  const reason = (REASONS[play.pattern] as (seen: Seen) => Words)({
    hand,
    dummy,
    led,
    play: play.play,
  });
  const also = ALSO[play.pattern];
  return {
    type: "choices",
    choices: playChoices(suit, play, { reason, ...(also ? { also } : {}) }),
    hints: [seek(led), reason, `Play ${cardText(cardOf(suit, play.play))}.`],
  };
}
