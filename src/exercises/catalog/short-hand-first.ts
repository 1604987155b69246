import { cardOf } from "../../engine/core/card.ts";
import { shortFirst } from "../../engine/conventions/short-first.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, listText, numberWord, RANK_NAME, sentence, SUIT_NAME } from "../kit/words.ts";
import { twoHandsLevels } from "../dealing/two-hands-levels.ts";
import { HAND, twoOf } from "../marking/two-hands-suit.ts";

/** Declarer leads a long suit from its shorter hand: which card first, so as not to block it? */
const shortHandFirst: Exercise = {
  id: "short-hand-first",
  levels: 3,
  pose: twoHandsLevels(async () => ({
    deal: (await import("../dealing/short-first-deal.ts")).dealShortFirst,
  })),
  solve(problem) {
    const { suit, ...two } = twoOf(sceneOf(problem, "two-hands"));
    const found = shortFirst(two);
    if (!found) throw new Error("the short hand has something else to think of");
    const { short, first, grades, rules } = found;
    const [from, to] = [HAND[short], HAND[short === "dummy" ? "declarer" : "dummy"]];
    const high = first.map((rank) => `the ${RANK_NAME[rank]}`);
    const reason = `${sentence(from)} has the fewer ${SUIT_NAME[suit]}`;
    const why = `${reason}: play ${listText(high)} out of the way first, so that ${to} can lead the suit on without a stop.`;
    const choices = grades.map(({ rank, mark }): Choice => {
      const name = RANK_NAME[rank];
      return {
        id: cardOf(suit, rank),
        mark,
        rules,
        because:
          mark === "best"
            ? why
            : mark === "acceptable"
              ? `The ${name} gets out of the way as well, and is worth as much; the highest is usually played first.`
              : `After the ${name}, ${listText(high)} would win ${high.length > 1 ? "later rounds" : "a later round"} in ${from} and stop the suit there. ${why}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "The hand with the long suit must be able to lead it without interruption once it is good.",
        `${sentence(from)} has only ${numberWord(two[short].length)}: which of them could be in the way?`,
        `Lead ${cardText(cardOf(suit, grades.find(({ mark }) => mark === "best")?.rank ?? "A"))}.`,
      ],
    };
  },
};

export default shortHandFirst;
