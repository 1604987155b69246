import { isCard, suitOf, type Card } from "../../engine/core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { misprinted, printedWith, type MisprintPosed } from "../dealing/misprint.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, listText, SUIT_NAME } from "../kit/words.ts";

/** Where a card is printed, in words. */
function whereText(posed: MisprintPosed, card: Card): Words {
  const seats = printedWith(posed, card).map((seat) => `{${seat}}’s hand`);
  if (seats.length === 0) return `${cardText(card)} is printed in none of the four hands.`;
  return seats.length === 1
    ? `${cardText(card)} is printed once, in ${listText(seats)}.`
    : `${cardText(card)} is printed twice, in ${listText(seats)}.`;
}

/** A pack has each card once; and where a hand shows more or fewer than thirteen, that is how one notices. */
function rulesOf({ hands }: MisprintPosed): readonly RuleId[] {
  const full = Object.values(hands).every((hand) => hand.length === 13);
  return full
    ? ["auction.pack.fifty-two"]
    : ["auction.pack.fifty-two", "auction.deal.count-thirteen"];
}

/** Four hands as a book prints them: which card stands twice, or nowhere? */
const misprint: Exercise = {
  id: "misprint",
  pose: async (random) => (await import("../dealing/misprint-deal.ts")).poseMisprint(random),
  solve({ scene, ask }) {
    const posed = sceneOf({ scene }, "printed");
    const right = misprinted(posed);
    const offered = choicesOf(ask).filter(isCard);
    const asked = offered.find((card) => right.includes(card));
    if (!asked) throw new Error("the misprint is not among the cards offered");
    return {
      type: "choices",
      choices: offered.map((card) => ({
        id: card,
        mark: right.includes(card) ? "best" : "wrong",
        rules: rulesOf(posed),
        because: whereText(posed, card),
      })),
      hints: [
        "A pack has every card once. Go through one suit at a time, from the ace down.",
        `Go through the ${SUIT_NAME[suitOf(asked)]} in all four hands.`,
        whereText(posed, asked),
      ],
    };
  },
};

export default misprint;
