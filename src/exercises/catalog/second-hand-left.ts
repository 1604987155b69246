import { cardOf, type Holding, type Rank } from "../../engine/core/card.ts";
import { fourchetteOver } from "../../engine/conventions/fourchette.ts";
import { secondHandPlay } from "../../engine/conventions/second-hand.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { NEXT_WORDS, playChoices, the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { cardText, numberWord, sentence } from "../kit/words.ts";

interface Seen {
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly led: Rank;
  readonly play: Rank;
}

/** Why the card is the one, by the pattern that decides; each a sentence or two about the very cards. */
const REASONS: Readonly<Record<string, (seen: Seen) => Words>> = {
  "last-three": ({ play }) =>
    `With three tricks left, win with ${the(play)}, the best of the suit. ${NEXT_WORDS["doubtful-card"]}`,
  sequence: ({ play }) =>
    `Dummy has not the ace, so put up a high card; of those that touch, the lowest, ${the(play)}.`,
  "king-two-cards": () =>
    "Dummy, on your left, has only two cards and neither is the ace: the king always goes up.",
  "partner-to-lead": () =>
    "Dummy has not the ace and the king would go up, but you want partner in: play low and leave the trick to him.",
  king: () =>
    "Dummy, on your left, has not the ace: put up the king on a small card, lest it never make.",
  "king-kept": () =>
    "The ace is with dummy, who plays after you: keep the king behind small cards.",
  "king-long": ({ hand }) =>
    `With ${numberWord(hand.length - 1)} cards beside the king, do not cover: dummy’s ace, jack and ten must be led through again before your king can fall.`,
  "king-short": ({ hand }) =>
    `With only ${numberWord(hand.length - 1)} beside the king it would fall soon: cover, and the ace is spent on queen and king together.`,
  fourchette: ({ hand, led, play }) =>
    fourchetteOver(hand, led) === "true"
      ? `${The(play)} is just above ${the(led)} and you have the card just below it: a fourchette, and a fourchette covers.`
      : `${The(play)} is just above ${the(led)} and you have the card next but one below it: an imperfect fourchette, which covers too.`,
  "nothing-to-cover": ({ led }) =>
    `You have no honour above ${the(led)}, so there is nothing to cover with.`,
};

/** Second hand, declarer leading through him and dummy on his left. */
const secondHandLeft: Exercise = {
  id: "second-hand-left",
  levels: 3,
  pose: atLevels(
    async () => (await import("../dealing/second-hand-left-deal.ts")).poseSecondHandLeft,
  ),
  solve(problem) {
    const scene = sceneOf(problem, "round");
    const { suit, hand, dummy, plays } = ranksOf(scene);
    const led = plays[0] as Rank;
    const { partnerToLead = false, tricksLeft } = scene;
    const play = secondHandPlay({
      holding: hand,
      led,
      dummy,
      dummyPosition: "left",
      partnerToLead,
      ...(tricksLeft ? { tricksLeft } : {}),
    });
    const words = REASONS[play.pattern] as (seen: Seen) => Words;
    const reason = words({ hand, dummy, led, play: play.play });
    return {
      type: "choices",
      choices: playChoices(suit, play, { reason }),
      hints: [
        "Dummy plays after you. What has he that could beat your high card, and how many has he?",
        sentence(reason),
        `Play ${cardText(cardOf(suit, play.play))}.`,
      ],
    };
  },
};

export default secondHandLeft;
