import { cardOf, height, highToLow, type Rank } from "../../engine/core/card.ts";
import { fourthHandPlay, type FourthHandPlay } from "../../engine/conventions/fourth-hand.ts";
import { equalsOf } from "../../engine/conventions/play-grade.ts";
import type { Choice, Exercise, Solution, Words } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { NEXT_WORDS, playChoices, the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import type { SuitRound } from "../dealing/suit-round.ts";
import { cardText, listText } from "../kit/words.ts";

function reasonOf(play: FourthHandPlay, willReturn: boolean, run: readonly Rank[]): Words {
  const all = listText(run.map(the));
  switch (play.pattern) {
    case "show-sequence":
      return `You mean to lead the suit back, so win with the highest of ${all}, ${the(play.play)}. ${NEXT_WORDS["return-lowest"]} Partner then knows that ${run.length > 2 ? "what lies between is yours" : "both were yours"}.`;
    case "lowest-of-sequence":
      return `You do not mean to return the suit, so win with the lowest of ${all}, ${the(play.play)}, as cheaply as you can.`;
    case "partner-wins":
      return "Partner’s card is winning the trick; spend nothing on it.";
    default:
      return `${The(play.play)} is the cheapest card that wins${willReturn ? ", and no card touches it to be shown" : ""}.`;
  }
}

/** The trick is to be played to, three cards having been played. */
function toWin(round: SuitRound): Solution {
  const { suit, hand, plays } = ranksOf(round);
  const willReturn = round.willReturn === true;
  const [lead, partner, third] = plays as [Rank, Rank, Rank];
  const toBeat = highToLow([lead, third])[0] as Rank;
  const partnerWins = height(partner) > height(toBeat);
  const play = fourthHandPlay({ holding: hand, toBeat, partnerWins, willReturn });
  const reason = reasonOf(play, willReturn, equalsOf(hand, play.play));
  return {
    type: "choices",
    choices: playChoices(suit, play, {
      reason,
      equal: (rank) =>
        play.low
          ? `${The(rank)} is as small for the purpose.`
          : `${The(rank)} wins as surely, but does not tell partner so much.`,
      tell: (rank) => (rank === play.play ? (play.tells ?? undefined) : undefined),
      seen: [...plays],
    }),
    hints: [
      "Whose trick is it so far? If you win it, does the suit go back at once? With a sequence, that decides which card.",
      reason,
      `Play ${cardText(cardOf(suit, play.play))}.`,
    ],
  };
}

/** The trick has been won with the top of a sequence, and the suit is led back. */
function toReturn(round: SuitRound): Solution {
  const { suit, hand, mine } = ranksOf(round);
  const won = mine[0] as Rank;
  const had = highToLow([...hand, won]);
  const run = equalsOf(had, won);
  const { returns, rules } = fourthHandPlay({
    holding: had.filter((rank) => run.includes(rank) || height(rank) < height(won)),
    willReturn: true,
  });
  const reason = `You won with ${the(won)}; lead back the lowest of the sequence, ${the(returns as Rank)}, and partner sees that ${run.length > 2 ? "what lies between is yours" : "the two were yours together"}.`;
  return {
    type: "choices",
    choices: hand.map((rank): Choice => {
      const right = rank === returns;
      const wrong = run.includes(rank)
        ? `${The(rank)} leaves partner in doubt about ${the(returns as Rank)}.`
        : `${The(rank)} shows nothing of your sequence.`;
      return {
        id: cardOf(suit, rank),
        mark: right ? "best" : "wrong",
        rules,
        because: right ? reason : `${wrong} ${reason}`,
      };
    }),
    hints: [
      `You won with ${the(won)}. Which card, led now, tells partner most?`,
      "The sequence is shown by its two ends: the highest to win, the lowest to return.",
      `Lead back ${cardText(cardOf(suit, returns as Rank))}.`,
    ],
  };
}

/** Fourth hand: with which card to win, and which to lead back. */
const fourthHand: Exercise = {
  id: "fourth-hand",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/fourth-deal.ts")).dealFourth),
  solve(problem) {
    const round = sceneOf(problem, "round");
    return round.plays.length > 0 ? toWin(round) : toReturn(round);
  },
};

export default fourthHand;
