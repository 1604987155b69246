import { cardOf, type Rank } from "../../engine/core/card.ts";
import type { Posed, Solution } from "../kit/exercise.ts";
import { playChoices, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { playThird } from "./third-solve.ts";
import { followTell, thirdReason } from "../wording/third-words.ts";
import { cardText } from "../kit/words.ts";

/** Marks and explains every answer to a problem of the kind “echo”. */
export function solveEcho(problem: Posed): Solution {
  const scene = sceneOf(problem, "round");
  const { strain } = scene;
  const { suit, hand, dummy, plays, mine, gone } = ranksOf(scene);
  const led = plays[0] as Rank;
  const second = plays[1] as Rank;
  const play = playThird({ hand, dummy, strain, plays, mine }, false, "right");
  const against = strain === "notrump" ? "notrump" : "trump";
  const reason = thirdReason({ hand, dummy, led, second, play });
  return {
    type: "choices",
    choices: playChoices(suit, play, {
      reason,
      wrong: (rank) => `${The(rank)} would tell partner something else.`,
      seen: [...dummy, ...plays, ...gone],
      tell: (rank) =>
        mine.length > 0 || play.pattern === "honour-kept"
          ? undefined
          : followTell(hand, against, rank),
    }),
    hints: [
      against === "trump"
        ? "Partner wants to know whether you can ruff. Two cards and three are played in different orders, and honours are not thrown."
        : "Partner wants to know how the suit will clear. You show him your second best, and keep your lowest to the last.",
      reason,
      `Play ${cardText(cardOf(suit, play.play))}.`,
    ],
  };
}
