import { adviseDouble } from "../../engine/conventions/bid-later.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { bidText, numberWord } from "../kit/words.ts";
import { strainText, tricksText } from "../wording/bid-text.ts";
import { doublingOf, type DoubleAnswer, type Doubling } from "./double-view.ts";

/** The answer to give, and others that are true besides, by asking the engine with and without each thing. */
export function findDouble({ view }: Doubling): { best: DoubleAnswer; also: DoubleAnswer[] } {
  const advice = adviseDouble(view);
  if (advice.double) {
    return advice.free
      ? { best: "free", also: view.certain ? ["certain"] : [] }
      : { best: "certain", also: [] };
  }
  const sure = { ...view, certain: true, mayShift: false };
  const reasons: DoubleAnswer[] = [];
  if (view.mayShift) reasons.push("shift");
  if (!adviseDouble(sure).double) reasons.push("game");
  if (!view.certain) reasons.push("uncertain");
  const [best = "uncertain", ...also] = reasons;
  return { best, also };
}

const RULES: Readonly<Record<DoubleAnswer, readonly RuleId[]>> = {
  certain: ["bid.double.certainty"],
  free: ["bid.double.free"],
  uncertain: ["bid.double.certainty", "bid.double.dangers"],
  shift: ["bid.double.certainty"],
  game: ["bid.double.thresholds"],
};

/** “You are sure of five tricks, and six beat two hearts”. */
function countText({ bid, sure, needed }: Doubling): Words {
  return `You are sure of ${sure === 0 ? "no trick" : tricksText(sure, "trick")}, and it takes ${numberWord(needed)} to beat ${bidText(bid)}`;
}

function because(doubling: Doubling, answer: DoubleAnswer): Words {
  const { bid, stakes, made, view } = doubling;
  const { shift, game } = stakes;
  const anyhow = `With ${made} points they would have game if they made ${bidText(bid)}, doubled or not`;
  switch (answer) {
    case "certain":
      return `${countText(doubling)}: that is a certainty of ${view.penalty} points, with no shift to fear.`;
    case "free":
      return `${anyhow}, and you fear no shift: the double costs no game.`;
    case "uncertain":
      return `${countText(doubling)}: that is no certainty, and a double might ${view.gameAnyhow ? "" : "give them the game and "}show declarer where the cards lie.`;
    case "shift":
      return `${view.gameAnyhow ? `${anyhow}; but even so never` : view.certain ? `${countText(doubling)}; but never` : "Never"} double where they may shift, as they may to ${shift ? strainText(shift) : "another suit"}.`;
    case "game":
      return `You have a fair chance of ${view.rubberGame ? "the game that wins the rubber" : "game"} in ${game ? strainText(game) : "your suit"}. A double in its place must be sure of ${view.rubberGame ? 300 : 200} points, and this one is sure of ${view.penalty === 0 ? "nothing" : view.penalty}.`;
    default:
      return answer satisfies never;
  }
}

/** An answer that is true besides, in short: what comes of it is not what decides. */
function trueToo(doubling: Doubling, answer: DoubleAnswer): Words {
  return answer === "uncertain" || answer === "certain"
    ? `${countText(doubling)}.`
    : because(doubling, answer);
}

/** Why an answer that is not true of this hand is not, as far as the right one’s reason does not say it. */
function notSo(doubling: Doubling, answer: DoubleAnswer, why: Words): Words {
  const { bid, made, view } = doubling;
  switch (answer) {
    case "certain":
      return view.certain || why.startsWith(countText(doubling)) ? "" : `${countText(doubling)}.`;
    case "free":
      return view.gameAnyhow
        ? ""
        : `It may cost a game: ${made} points are not game, and ${bidText(bid)} doubled and made would be.`;
    case "uncertain":
      if (!view.certain) return "It need not be certain here.";
      return why.startsWith(countText(doubling)) ? "" : `${countText(doubling)}: it is certain.`;
    case "shift":
      return view.mayShift ? "" : "You see nothing that they could shift to.";
    case "game":
      return view.gameChance ? "" : "Your own side has no game to give up.";
    default:
      return answer satisfies never;
  }
}

/** Marks whether to double, and for what reason. */
export function solveDouble(problem: Posed): Solution {
  const doubling = doublingOf(problem);
  const { best, also } = findDouble(doubling);
  const { double, rules } = adviseDouble(doubling.view);
  const why = because(doubling, best);
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id): Choice => {
      const answer = id as DoubleAnswer;
      if (answer === best) return { id, mark: "best", rules, because: why };
      if (also.includes(answer)) {
        return {
          id,
          mark: "acceptable",
          rules: RULES[answer],
          because: `${trueToo(doubling, answer)} That is true; but look at this first. ${why}`,
        };
      }
      return {
        id,
        mark: "wrong",
        rules: [...new Set([...rules, ...RULES[answer]])],
        because: [notSo(doubling, answer, why), why].filter((words) => words !== "").join(" "),
      };
    }),
    hints: [
      "Is it certain? May they shift? Have you a game of your own to lose? And do they go game anyhow if they make it?",
      `${countText(doubling)}. If they make it they will have ${doubling.made} below the line.`,
      double ? "Double." : "Do not double.",
    ],
  };
}
