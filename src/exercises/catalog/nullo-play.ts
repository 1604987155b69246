import { rankOf, cardOf, type Holding } from "../../engine/core/card.ts";
import { lowest } from "../../engine/conventions/lead-pattern.ts";
import { bunchHigh, underDummy } from "../../engine/conventions/nullo-follow.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import type { Exercise, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText } from "../kit/words.ts";
import { playChoices, the, The } from "../wording/play-words.ts";

/** Under which card of dummy’s the viewer is to stay. */
function reasonOf(pattern: string, least: Words, under: Holding): Words {
  const what =
    pattern === "under-his-card"
      ? `Dummy is winning with ${least}: leave it to him. You want their side to win tricks, and dummy above all.`
      : `All that dummy has is above what is played, and ${least} is his lowest: play under it, and he must go over.`;
  const [best] = under;
  return under.length > 1 && best
    ? `${what} The highest card that does it, ${the(best)}, is the best to be rid of.`
    : what;
}

function solveUnder(problem: Posed): Solution {
  const scene = sceneOf(problem, "round");
  const { suit, hand, dummy, plays } = ranksOf(scene);
  const played = scene.plays.find(({ seat }) => seat === "Y");
  const dummyPlays = played && rankOf(played.card);
  const play = underDummy({ hand, dummy, plays, ...(dummyPlays ? { dummyPlays } : {}) });
  if (!play) throw new Error("dummy cannot be made to win, or must");
  const least = the(dummyPlays ?? lowest(dummy));
  const reason = reasonOf(play.pattern, least, [play.play, ...play.alsoSound]);
  return {
    type: "choices",
    choices: playChoices(suit, play, {
      reason,
      also: (rank) => `${The(rank)} leaves him the trick as well, but you keep a higher card.`,
      wrong: (rank) =>
        dummyPlays
          ? `${The(rank)} takes the trick from dummy.`
          : `${The(rank)} lets dummy stay under you.`,
    }),
    hints: [
      "They mean to lose tricks, so it is dummy who should win them.",
      dummyPlays
        ? `Dummy’s ${cardText(cardOf(suit, dummyPlays))} is winning so far.`
        : `Dummy’s lowest is ${cardText(cardOf(suit, lowest(dummy)))}.`,
      `Play ${cardText(cardOf(suit, play.play))}.`,
    ],
  };
}

/** Declarer plays last to a trick that dummy has won. */
function solveLast(problem: Posed): Solution {
  const { hand, round } = sceneOf(problem, "two-hands");
  const plays = round?.plays ?? [];
  const ours = plays.find(({ seat }) => seat === "Y");
  const play =
    ours &&
    bunchHigh(
      hand.map(rankOf),
      plays.map(({ card }) => rankOf(card)),
      rankOf(ours.card),
    );
  if (!round || !ours || !play) throw new Error("the trick is not declarer’s");
  const reason = `Dummy has won this trick for you, whatever you play. High cards are to fall together: let ${the(play.play)} go on the same trick, and it cannot win another.`;
  return {
    type: "choices",
    choices: playChoices(round.suit, play, {
      reason,
      wrong: (rank) => `${The(rank)} leaves you ${the(play.play)}, which may win a trick later.`,
    }),
    hints: [
      "A trick that your side wins in any case may take a high card of yours with it.",
      `Dummy’s ${cardText(ours.card)} has won. What would you be glad to be rid of?`,
      `Play ${cardText(cardOf(round.suit, play.play))}.`,
    ],
  };
}

/** A trick of a nullo: how is dummy made to win it, and what does declarer let fall on one that he has won? */
const nulloPlay: Exercise = {
  id: "nullo-play",
  pose: async (random) => (await import("../dealing/nullo-round-deal.ts")).dealNulloRound(random),
  solve: (problem) => (problem.scene.type === "round" ? solveUnder(problem) : solveLast(problem)),
};

export default nulloPlay;
