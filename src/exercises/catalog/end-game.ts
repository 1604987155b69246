import { suitOf, type Card } from "../../engine/core/card.ts";
import {
  endGameLead,
  type EndGameLead,
  type EndGameName,
} from "../../engine/conventions/end-games.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf, type Scene } from "../kit/scene.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";

/** Why the lead is right, by the ending; `suit` is the one played for. */
const WHY: Readonly<Record<EndGameName, (suit: Words) => Words>> = {
  "king-then-small": () =>
    "You must have every trick: lead the king, and then the small one. Unless partner has the ace and another winner the game is lost, so play as if he had.",
  "trump-first": (suit) =>
    `One trick will do: lead the losing trump, and count on partner for an honour in ${suit}.`,
  "queen-for-two": () =>
    "One trick is not enough: lead the queen through the king, and trust partner to hold the ace.",
  "queen-for-one": () =>
    "One trick will do: lead the queen. If partner has any honour of the suit it gets you a trick, and if he has none nothing does.",
  "odd-card": (suit) =>
    `Lead the odd card, and leave the ${suit} to be led by somebody else: from a guarded queen they cost least that way.`,
  "small-to-queen": () =>
    "With ace, jack and a small one, and the queen in dummy last to play, lead the small one.",
  "queen-to-jack": () => "One trick will do, with jack and nine in dummy: lead the queen.",
  "small-to-jack": () => "You need two tricks, with jack and nine in dummy: lead the small card.",
};

const NO_ACE_NO_GAME =
  "Without the ace in partner’s hand you cannot have so many: play as if he held it.";

/** What to think of, short of the card. */
const HINT: Readonly<Record<EndGameName, Words>> = {
  "king-then-small": NO_ACE_NO_GAME,
  "trump-first": "One trick is enough. Does it do to let the others lead the plain suit?",
  "queen-for-two": NO_ACE_NO_GAME,
  "queen-for-one": "Which card wins a trick whatever honour partner may have?",
  "odd-card": "A guarded queen would rather not be led from.",
  "small-to-queen": "What becomes of your jack, or your ace, if you lead it to the queen?",
  "queen-to-jack": "One trick is enough, and it should be the surest.",
  "small-to-jack": "One trick is not enough: which card may leave you two?",
};

/** The suit in which the ending lies: the one of which most is held. */
function mainSuit(hand: readonly Card[], lead: EndGameLead): Words {
  const others = hand.filter((card) => suitOf(card) !== suitOf(lead.lead));
  const [card = lead.lead] = others;
  return SUIT_NAME[suitOf(card)];
}

function leadFrom({ viewer, hand, dummy, strain, ending }: Extract<Scene, { type: "two-hands" }>) {
  const lead =
    ending &&
    endGameLead({
      hand,
      dummy,
      dummyOn: viewer === "A" ? "left" : "right",
      unseen: ending.out,
      trump: TRUMP_OF[strain],
      ...(ending.wanted === undefined ? {} : { wanted: ending.wanted }),
    });
  if (!lead) throw new Error("the texts do not settle this ending");
  return lead;
}

/** The last tricks of a deal, and an adversary leads: which card? */
const endGame: Exercise = {
  id: "end-game",
  pose: async (random) => (await import("../dealing/end-game-deal.ts")).dealEndGame(random),
  solve(problem) {
    const scene = sceneOf(problem, "two-hands");
    const found = leadFrom(scene);
    const why = WHY[found.name](mainSuit(scene.hand, found));
    const choices = found.grades.map(({ card, mark }): Choice => {
      const sound =
        found.name === "odd-card"
          ? "If they must be led, this is the card, in the hope that partner has ace and ten."
          : `${cardText(card)} does as well as ${cardText(found.lead)}.`;
      return {
        id: card,
        mark,
        rules: found.rules,
        because:
          mark === "best"
            ? why
            : mark === "acceptable"
              ? `${sound} ${why}`
              : `Not ${cardText(card)}. ${why}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Near the end count the tricks you need, and where the missing high cards must lie for you to get them.",
        HINT[found.name],
        `Lead ${cardText(found.lead)}.`,
      ],
    };
  },
};

export default endGame;
