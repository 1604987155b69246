import { cardOf, type Rank } from "../../engine/core/card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed, Solution } from "../kit/exercise.ts";
import { playChoices, the } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { playThird } from "./third-solve.ts";
import {
  followTell,
  FOLLOWING,
  THIRD_EQUAL,
  THIRD_WRONG,
  thirdReason,
} from "../wording/third-words.ts";
import { cardText } from "../kit/words.ts";

/** Marks and explains every answer to a problem of the kind “third-hand”. */
export function solveThirdHand(problem: Posed): Solution {
  const scene = sceneOf(problem, "round");
  const { strain, viewer } = scene;
  const { suit, hand, dummy, plays } = ranksOf(scene);
  const led = plays[0] as Rank;
  const second = plays[1] as Rank;
  const trumps = suit === TRUMP_OF[strain];
  const play = playThird({ hand, dummy, strain, plays }, trumps, viewer === "A" ? "left" : "right");
  const reason = thirdReason({ hand, dummy, led, second, play });
  const equal = THIRD_EQUAL[play.pattern];
  const wrong = THIRD_WRONG[play.pattern];
  const against = strain === "notrump" ? "notrump" : "trump";
  return {
    type: "choices",
    choices: playChoices(suit, play, {
      reason,
      ...(equal ? { equal } : {}),
      ...(wrong ? { wrong } : {}),
      seen: [...dummy, ...plays],
      tell: (rank) =>
        FOLLOWING.includes(play.pattern)
          ? followTell(hand, against, rank)
          : rank === play.play
            ? (play.tells ?? undefined)
            : undefined,
    }),
    hints: [
      `Partner leads ${the(led)}. Is it to be beaten, or let run? And what does dummy show?`,
      reason,
      `Play ${cardText(cardOf(suit, play.play))}.`,
    ],
  };
}
