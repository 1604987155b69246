import { highToLow } from "../../engine/core/card.ts";
import { waysOf, type Unseen } from "../dealing/unseen.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { listText, numberWord, RANK_NAME, sentence } from "../kit/words.ts";

/** The ways in which the cards can lie, told so that they can be counted on the fingers. */
function laid({ unseen }: Unseen): Words {
  const cards = listText(highToLow(unseen).map((rank) => `the ${RANK_NAME[rank]}`));
  return unseen.length === 2
    ? `${sentence(cards)} can lie in four ways: both with partner, both with declarer, or one with each, either way round.`
    : `${sentence(cards)} can lie in eight ways: all three with either player, or one with one and two with the other, in three ways each.`;
}

/** In how many of them partner has what is hoped. */
function counted(told: Unseen): Words {
  const { so, ways } = waysOf(told);
  const times = so === 1 ? "one" : numberWord(so);
  return `It is so in ${times} of the ${numberWord(ways)}.`;
}

/** High cards are out, in two hands: what are the chances that partner has them? */
const odds: Exercise = {
  id: "odds",
  pose: async (random) => (await import("../dealing/unseen-deal.ts")).poseUnseenFrom(random),
  solve(problem) {
    const told = sceneOf(problem, "unseen");
    const { so, ways } = waysOf(told);
    const right = String((8 * so) / ways);
    const because = `${laid(told)} ${counted(told)}`;
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id) => ({
        id,
        mark: id === right ? "best" : "wrong",
        rules: [
          "upto.finesse-partner",
          told.unseen.length === 2 ? "upto.odds.two" : "upto.odds.three",
        ],
        because,
      })),
      hints: [
        "You see two of the four hands, so each card that is out lies in one of the two others, as likely in one as in the other.",
        laid(told),
        counted(told),
      ],
    };
  },
};

export default odds;
