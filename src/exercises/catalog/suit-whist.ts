import { holdingIn, type Suit } from "../../engine/core/card.ts";
import { chooseWhistSuit, type WhistReason } from "../../engine/conventions/whist-suit.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { choicesOf } from "../kit/ask.ts";
import { suitHolding } from "../wording/suit-holding.ts";
import { sceneOf } from "../kit/scene.ts";
import { listText, SUIT_NAME } from "../kit/words.ts";

/** Why a plain suit is or is not the one to open; `instead` is what is, and `why` says so in full. */
function reasonText(
  reason: WhistReason | "void",
  held: string,
  instead: string,
  right: boolean,
  why = "",
) {
  switch (reason) {
    case "longest":
      return `${held} is your longest plain suit, and no shorter one is so much stronger as to go before it.`;
    case "equal-length":
      return `${held} is as long as ${instead} but has fewer high cards; it will do.`;
    case "four-card":
      return `${held} is one card or more short of the longest, but much stronger: it goes before a long suit that has nothing.`;
    case "balanced":
      return `${held} is much stronger than the longest suit, but that has strength of its own: length and strength nearly balance, and either will do.`;
    case "not-longest":
      return `${held} is not the suit to open. ${why}`;
    case "combination":
      return `No plain suit has four cards, and ${held} has a combination of high cards to lead from.`;
    case "strengthening":
      return right
        ? `No plain suit has four cards and none has a combination, so lead a strengthening card for partner, from ${held}.`
        : `${held} offers only a card to strengthen partner; ${instead} has a combination. It will do.`;
    case "headed-by-ace-or-king":
      return `${held} is short and headed by the ace or king: let it alone. ${why}`;
    default:
      return `${held} is not the suit to open.`;
  }
}

/** Which plain suit do you open at whist? */
const suitWhist: Exercise = {
  id: "suit-whist",
  pose: async (random) => (await import("../dealing/whist-hand-deal.ts")).poseSuitOfWhist(random),
  solve(problem) {
    const { hand, trump } = sceneOf(problem, "opening");
    const graded = chooseWhistSuit(hand, trump as Suit);
    const suits = choicesOf(problem.ask) as readonly Suit[];
    const shown = (suit: Suit) => suitHolding(suit, holdingIn(hand, suit));
    const best = suits.filter((suit) => graded[suit].mark === "best");
    const instead = listText(best.map(shown));
    const why = best
      .map((suit) => reasonText(graded[suit].reason, shown(suit), instead, true))
      .join(" ");
    const choices = suits.map((suit): Choice => {
      const { mark, reason, rules } = graded[suit];
      return {
        id: suit,
        mark,
        rules,
        because: reasonText(reason, shown(suit), instead, mark === "best", why),
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "The longest suit, unless one of four cards is much stronger; with no suit of four, a combination, and after that a strengthening card.",
        `Of your plain suits the longest has ${Math.max(...suits.map((suit) => holdingIn(hand, suit).length))} cards.`,
        `Open ${listText(best.map((suit) => SUIT_NAME[suit]))}.`,
      ],
    };
  },
};

export default suitWhist;
