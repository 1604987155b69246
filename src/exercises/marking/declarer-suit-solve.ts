import { SUITS, type BySuit, type Suit } from "../../engine/core/card.ts";
import {
  combined,
  suitToPlayFor,
  type PlayForGrade,
  type TwoHands,
} from "../../engine/conventions/declarer-suit.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { suitsOf } from "./two-hands-advice.ts";
import {
  holdingText,
  listText,
  numberWord,
  sentence,
  SUIT_NAME,
  SUIT_SINGULAR,
} from "../kit/words.ts";

function words({ suit, reason }: PlayForGrade, two: BySuit<TwoHands>, best: Suit): Words {
  const count = (one: Suit) => two[one].declarer.length + two[one].dummy.length;
  const most = (one: Suit) => Math.max(two[one].declarer.length, two[one].dummy.length);
  const name = SUIT_NAME[suit];
  switch (reason) {
    case "most-cards":
      return `The two hands have ${numberWord(count(suit))} ${name}, more than of any other suit.`;
    case "massed": {
      const long = SUITS.filter((one) => count(one) === count(suit));
      return `There are ${numberWord(count(suit))} cards each in ${listText(long.map((one) => SUIT_NAME[one]))}; of the ${name} ${numberWord(most(suit))} are in one hand, and that gives most tricks.`;
    }
    case "sequence":
      return `Of suits alike in length, choose the longest sequence, or the one with fewest breaks: the ${name}, ${holdingText(combined(two[suit]))}.`;
    case "in-dummy":
      return `The length of the ${name} is on the table, and the strength of your own hand stays unseen.`;
    case "equal":
      return `Nothing the texts name sets the ${name} below another suit.`;
    case "fewer-cards":
      return `The two hands have only ${numberWord(count(suit))} ${count(suit) === 1 ? SUIT_SINGULAR[suit] : name}, and ${numberWord(count(best))} ${SUIT_NAME[best]}.`;
    case "less-massed":
      return `There are as many ${name} as ${SUIT_NAME[best]}, but no more than ${numberWord(most(suit))} in one hand, whereas of the ${SUIT_NAME[best]} there are ${numberWord(most(best))}.`;
    case "broken":
      return `The ${name}, ${holdingText(combined(two[suit]))}, hang together less well than the ${SUIT_NAME[best]}, ${holdingText(combined(two[best]))}.`;
    case "concealed":
      return `The ${name} are as good as the ${SUIT_NAME[best]} otherwise, but dummy does not show the length of them.`;
    default:
      return reason satisfies never;
  }
}

/** Marks every suit declarer might play for at no trump, and says why. */
export function solveDeclarerSuit(problem: Posed): Solution {
  const { hand, dummy } = sceneOf(problem, "two-hands");
  const two = suitsOf(hand, dummy);
  const grades = suitToPlayFor(two);
  const best = grades.filter(({ mark }) => mark === "best");
  const [first] = best as [PlayForGrade];
  const why = words(first, two, first.suit);
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const grade = grades.find(({ suit }) => suit === id) as PlayForGrade;
    const own = words(grade, two, first.suit);
    const { mark } = grade;
    return {
      id,
      mark,
      rules: mark === "wrong" ? [...new Set([...grade.rules, ...first.rules])] : grade.rules,
      because:
        mark === "acceptable"
          ? `${own} The ${SUIT_NAME[first.suit]} have the better sequence; the book does not say which of the two decides.`
          : mark === "wrong" && grade.reason !== "fewer-cards"
            ? `${own} ${why}`
            : own,
    };
  });
  return {
    type: "choices",
    choices,
    hints: [
      "Count the cards of each suit in the two hands together; then how many are in one hand; then the sequence; then what dummy shows.",
      `The most in any suit is ${numberWord(Math.max(...SUITS.map((suit) => two[suit].declarer.length + two[suit].dummy.length)))}.`,
      sentence(
        `play for ${listText(best.map(({ suit }) => SUIT_NAME[suit])).replace(" and ", " or ")}.`,
      ),
    ],
  };
}
