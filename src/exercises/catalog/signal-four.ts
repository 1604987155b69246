import { rankOf, type Rank } from "../../engine/core/card.ts";
import { fourSignal } from "../../engine/conventions/signals.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { orderWords } from "../dealing/four-signal.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord } from "../kit/words.ts";

/** How many trumps an order of play would show, in words; null where it shows none. */
function shownBy(cards: readonly Rank[], id: string): string | null {
  const counts = [3, 4, 5, 6, 7].filter(
    (trumps) => fourSignal(cards, trumps)?.order.join("") === id,
  );
  const [count] = counts;
  if (count === undefined) return null;
  if (count === 3) return "three trumps at the most";
  return count === 7 ? "seven trumps or more" : `${numberWord(count)} trumps`;
}

/** The four-signal: in which order do three small cards go, with so many trumps? */
const signalFour: Exercise = {
  id: "signal-four",
  levels: 2,
  pose: atLevels(async () => (await import("../dealing/four-signal-deal.ts")).dealFourSignal),
  solve(problem) {
    const { cards, trumps = 0 } = sceneOf(problem, "suit");
    const held = cards.map(rankOf);
    const signal = fourSignal(held, trumps);
    if (!signal) throw new Error("the four-signal is made with three cards");
    const right = signal.order.join("");
    const words = orderWords(signal.order);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const shown = shownBy(held, id);
      return {
        id,
        mark: id === right ? "best" : "wrong",
        rules: [signal.rule],
        says: shown
          ? `I hold ${shown}.`
          : "I am saying nothing: the signal does not use this order.",
        because:
          id === right
            ? `With ${numberWord(trumps)} trumps the order is ${words}.`
            : `${shown ? `That order shows ${shown}` : "That order shows nothing"}; with ${numberWord(trumps)} it is ${words}.`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Three or fewer are played upward. Four and five begin with the middle card, six and more with the highest.",
        trumps <= 3
          ? "You have no four to show."
          : `Begin with the ${trumps <= 5 ? "middle" : "highest"} card.`,
        `Play ${words}.`,
      ],
    };
  },
};

export default signalFour;
