import { cardOf, height, highToLow, pips, rankOf, type Rank } from "../../engine/core/card.ts";
import { elevenCount } from "../../engine/conventions/eleven.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import type { Ducked } from "../dealing/read-duck.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, numberWord } from "../kit/words.ts";
import { inSight } from "../wording/eleven-words.ts";
import { the, The } from "../wording/play-words.ts";
import { readDuck } from "./read-duck-ways.ts";

/** The round with all four of its cards, as it was dealt. */
function duckedOf(problem: Posed): Ducked {
  const scene = sceneOf(problem, "round");
  const { suit, hand, dummy, plays, mine } = ranksOf(scene);
  const [led, second] = plays;
  const [own] = mine;
  const last = scene.gone?.map(rankOf)[0];
  if (!led || !second || !own || !last) throw new Error("the four cards of the trick are not told");
  const { strain } = scene;
  return { suit, strain, hand: highToLow([...hand, own]), dummy, trick: [led, second, own, last] };
}

function solveWhich(problem: Posed, ducked: Ducked): Solution {
  const reading = readDuck(ducked);
  if (!reading) throw new Error("no holding explains the lead");
  const { suit, trick } = ducked;
  const [led] = trick;
  const text = (rank: Rank) => cardText(cardOf(suit, rank));
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const rank = rankOf(id as ReturnType<typeof cardOf>);
    const his = reading.declarer.includes(rank);
    const shown = { id, rules: reading.rules };
    if (his) {
      const because =
        height(rank) > height(led)
          ? `With ${text(rank)} partner would not lead ${the(led)}: declarer has it, and kept it back.`
          : `With ${text(rank)} partner would not lead ${the(led)}: it is declarer’s.`;
      return { ...shown, mark: "best", because };
    }
    const because = reading.partner.includes(rank)
      ? `${text(rank)} is partner’s: from what you see ${the(led)} is led only with it.`
      : `${text(rank)} may be with either: partner leads ${the(led)} both with it and without.`;
    return { ...shown, mark: "wrong", because };
  });
  const his = choices.filter(({ mark }) => mark === "best");
  return {
    type: "choices",
    choices,
    hints: [
      `That ${the(led)} has won proves nothing: declarer may let a trick go by. Ask from which holdings partner leads it.`,
      `Which of the cards out would have kept him from leading ${the(led)}?`,
      his.map(({ because }) => because).join(" "),
    ],
  };
}

function solveHowMany(problem: Posed, { hand, dummy, trick, suit }: Ducked): Solution {
  const [led, , , last] = trick;
  const count = elevenCount(led, hand, dummy, [last]);
  const { outsideLeader, visibleHigher, declarerHigher } = count;
  if (outsideLeader === null || declarerHigher === null) throw new Error("it was no fourth best");
  const spent = height(last) > height(led);
  const left = declarerHigher - (spent ? 1 : 0);
  const seen =
    visibleHigher === 0
      ? "You saw none of them"
      : `You saw ${numberWord(visibleHigher)}, ${inSight(count, dummy, hand)}`;
  const had = declarerHigher === 1 ? "one was" : `${numberWord(declarerHigher)} were`;
  const now = spent
    ? `He has played one, ${the(last)}, so ${left === 0 ? "none is" : left === 1 ? "one is" : `${numberWord(left)} are`} left`
    : `${The(last)} was none of them, so he has ${left === 1 ? "it" : "them"} still`;
  const because: Words = `Eleven less ${pips(led)} leaves ${outsideLeader} outside partner’s hand. ${seen}; so ${had} declarer’s. ${now}.`;
  const rules: readonly RuleId[] = ["third.eleven.rule", "third.eleven.declarer"];
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id) => ({
      id,
      mark: id === String(left) ? "best" : "wrong",
      rules,
      because,
    })),
    hints: [
      "That your card has won does not show that nobody had a higher one. The Eleven Rule tells what he was dealt.",
      `Eleven less ${pips(led)} is ${outsideLeader}. Take away what you saw, and what he has played.`,
      `He has ${numberWord(left)} left above ${cardText(cardOf(suit, led))}.`,
    ],
  };
}

/** Marks and explains every answer to a problem of the kind “read-duck”. */
export function solveReadDuck(problem: Posed): Solution {
  const ducked = duckedOf(problem);
  return problem.ask.type === "several"
    ? solveWhich(problem, ducked)
    : solveHowMany(problem, ducked);
}
