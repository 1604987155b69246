import {
  tricksForGame,
  tricksToSave,
  tricksToSet,
  type ScoreAdvice,
  type Standing,
} from "../../engine/conventions/score-play.ts";
import { BOOK, GAME_POINTS, TRICK_VALUE } from "../../engine/scoring/values.ts";
import type { AtStakePosed } from "../dealing/at-stake.ts";
import type { Words } from "../kit/exercise.ts";
import { numberWord, sentence } from "../kit/words.ts";

const oddTricks = (odd: number) => `${numberWord(odd)} odd ${odd === 1 ? "trick" : "tricks"}`;

/** What so many odd tricks are worth, and what they make with the score: “Three odd tricks at 9 are 27, and with 10 make 37.” */
export function pointsSum({ strain, multiplier, below }: Standing, odd: number): Words {
  const each = TRICK_VALUE[strain] * multiplier;
  const points = odd * each;
  const worth =
    odd === 1
      ? `One odd trick is worth ${each}`
      : `${sentence(oddTricks(odd))} at ${each} are ${points}`;
  return below === 0 ? `${worth}.` : `${worth}, and with ${below} make ${below + points}.`;
}

/** What declarer’s side still wants for the game, and what a trick brings: “Declarer’s side has 10 toward the 30, and each odd trick counts 8.” */
export function wantedWords({ strain, multiplier, below }: Standing): Words {
  const each = TRICK_VALUE[strain] * multiplier;
  return `Declarer’s side has ${below === 0 ? "nothing" : below} toward the ${GAME_POINTS}, and each odd trick counts ${each}.`;
}

/** Why declarer wins the game with so many tricks and with no fewer. */
export function gameSum(standing: Standing, game: number): Words {
  const odd = game - BOOK;
  const enough = pointsSum(standing, odd);
  return odd > standing.level
    ? `${enough} One trick fewer leaves ${standing.below + (odd - 1) * TRICK_VALUE[standing.strain] * standing.multiplier}, short of ${GAME_POINTS}; so the game takes ${game} tricks.`
    : `${enough} That is a game, so the contract itself, ${game} tricks, wins it.`;
}

/** Why the one line is right: in declarer’s points, or in the tricks that save and set. */
export function riskWords(
  posed: AtStakePosed,
  right: "sure" | "risk",
  { advice }: ScoreAdvice,
): Words {
  const { asks, sure, hoped, level } = posed;
  if (asks === "declarer") return declarerWords(posed, right);
  const set = tricksToSet(level);
  const save = tricksToSave(posed);
  if (save === null || advice === "set") {
    return `Declarer does not win the game either way, and your ${numberWord(sure)} tricks set the contract, which takes ${numberWord(set)}. Set it while you can: do not stake that on more.`;
  }
  const game = `Declarer wins the game with ${numberWord(tricksForGame(posed) ?? 0)} tricks, so ${numberWord(save)} of yours save it.`;
  if (right === "risk") {
    return `${game} You are sure of only ${numberWord(sure)}: saving the game comes first, so run the risk that may bring ${numberWord(hoped)}.`;
  }
  return save === set
    ? `${game} Your ${numberWord(sure)} do so, and set the contract besides: never risk the trick that saves the game.`
    : `${game} Your ${numberWord(sure)} do so. Never risk the trick that saves the game in the hope of setting the contract.`;
}

function declarerWords(posed: AtStakePosed, right: "sure" | "risk"): Words {
  const [sure, hoped] = [posed.sure - BOOK, posed.hoped - BOOK];
  const game = tricksForGame(posed);
  if (right === "risk") {
    return `${pointsSum(posed, sure)} That is no game. ${pointsSum(posed, hoped)} For the game, and for nothing less, a sure contract may be risked.`;
  }
  return game !== null && posed.sure >= game
    ? `${pointsSum(posed, sure)} That is a game already: do not risk it for more.`
    : `${pointsSum(posed, hoped)} Even that is no game, so there is nothing to risk a sure contract for.`;
}
