import { finesseOrDrop, type FinesseOrDrop } from "../../engine/conventions/finesse-or-drop.ts";
import { combined, type TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { listText, numberWord, RANK_NAME, sentence } from "../kit/words.ts";
import { twoHandsLevels } from "../dealing/two-hands-levels.ts";
import { HAND, twoOf } from "../marking/two-hands-suit.ts";

const held = (two: TwoHands): Words => {
  const count = combined(two).length;
  return `With ${numberWord(count)} cards in the two hands ${numberWord(13 - count)} are out`;
};

/** Why the suit is finessed, or is not. */
function reasonFor({ play, against, card, leadFrom, tenace, tops }: FinesseOrDrop, two: TwoHands) {
  const [high, feared] = [RANK_NAME[card], RANK_NAME[against]];
  if (play === "drop") {
    const winners = listText(tops.map((rank) => RANK_NAME[rank]));
    return `${held(two)}, and the ${feared} may well fall to the ${winners}: with nine or more it is usually wrong to finesse.`;
  }
  return leadFrom === tenace
    ? `Ace, queen and jack are one combination, though they are divided: lead the ${high} from ${HAND[tenace]}, and keep the ace for the king.`
    : `Lead from ${HAND[leadFrom]} toward the ${high}: it wins whenever the ${feared} is with the adversary who plays before it.`;
}

/** Why leading out the winners is wrong where it is. */
const dropText = ({ against }: FinesseOrDrop, two: TwoHands): Words =>
  `${held(two)}, and the ${RANK_NAME[against]} will not often fall.`;

/** Why the lead from the wrong hand is wrong. */
function awayText({ play, card, against, leadFrom, tenace }: FinesseOrDrop): Words {
  const [high, feared] = [RANK_NAME[card], RANK_NAME[against]];
  if (play === "drop") return `That stakes the ${high} on where the ${feared} lies, without need.`;
  return leadFrom === tenace
    ? `That way the ${feared} takes a trick wherever it lies.`
    : `Led from its own hand the ${high} loses to the ${feared}, wherever it lies.`;
}

/** One high card of the suit is out: finesse against it, or lead out the winners for it to fall? */
const finesse: Exercise = {
  id: "finesse-or-drop",
  levels: 3,
  pose: twoHandsLevels(async () => (await import("../dealing/finesse-deal.ts")).finesseDealing),
  solve(problem) {
    const two = twoOf(sceneOf(problem, "two-hands"));
    const choice = finesseOrDrop(two);
    if (!choice) throw new Error("the text does not speak of this suit");
    const reason = reasonFor(choice, two);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const right = id === choice.play;
      const against =
        id === "away"
          ? awayText(choice)
          : id === "drop"
            ? dropText(choice, two)
            : "A finesse gains little here.";
      return {
        id,
        mark: right ? "best" : "wrong",
        rules: choice.rules,
        because: right ? reason : `${against} ${reason}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Count the cards of the suit in the two hands. With nine or more, a single high card that is out may well fall.",
        `You have ${numberWord(combined(two).length)}, and the ${RANK_NAME[choice.against]} is out.`,
        sentence(choice.play === "finesse" ? "finesse." : "play for the drop."),
      ],
    };
  },
};

export default finesse;
