import { holdingIn, type Card, type Suit } from "../../engine/core/card.ts";
import { whistTrumpLead, type TrumpLead } from "../../engine/conventions/whist-trumps.ts";
import type { Exercise } from "../kit/exercise.ts";
import { suitHolding } from "../wording/suit-holding.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord, SUIT_NAME } from "../kit/words.ts";

function reasonText({ reason, suit }: TrumpLead, hand: readonly Card[], trump: Suit): string {
  const count = holdingIn(hand, trump).length;
  const held = suit ? suitHolding(suit, holdingIn(hand, suit)) : "";
  switch (reason) {
    case "five-or-more":
      return `You have ${numberWord(count)} trumps: five or more are always led, however weak the rest.`;
    case "strong-everywhere":
      return `You have only ${numberWord(count)} trumps, but every plain suit is very strong: draw them, and your winners are safe.`;
    case "too-few":
      return `You have only ${numberWord(count)} ${count === 1 ? "trump" : "trumps"}. Three or fewer are led only from a hand very strong in every plain suit, and this one is not.`;
    case "no-trump-held":
      return "You have no trump to lead.";
    case "established-and-entry":
      return `You have four trumps, ${held} as good as made, and a sure card in another suit to come in with: draw the trumps.`;
    case "not-established":
      return "You have four trumps but no plain suit that is as good as made: establish one before you draw them.";
    case "no-entry":
      return `You have four trumps and ${held} as good as made, but no sure card in another suit to come in with.`;
    default:
      return reason satisfies never;
  }
}

/** Do you lead trumps from this hand at whist? */
const trumpLeadWhist: Exercise = {
  id: "trump-lead-whist",
  pose: async (random) => (await import("../dealing/whist-hand-deal.ts")).poseTrumpsOrNot(random),
  solve(problem) {
    const { hand, trump } = sceneOf(problem, "opening");
    const found = whistTrumpLead(hand, trump as Suit);
    const because = reasonText(found, hand, trump as Suit);
    const count = holdingIn(hand, trump as Suit).length;
    return {
      type: "choices",
      choices: (["trump", "plain"] as const).map((id) => ({
        id,
        mark: (id === "trump") === found.leadTrump ? "best" : "wrong",
        rules: found.rules,
        because,
      })),
      hints: [
        "Count your trumps: five, four, or three and fewer have each a rule of their own.",
        `You have ${numberWord(count)} ${SUIT_NAME[trump as Suit]}.${count === 4 ? " Have you a suit as good as made, and a sure card in another?" : ""}`,
        found.leadTrump ? "Lead a trump." : "Open a plain suit.",
      ],
    };
  },
};

export default trumpLeadWhist;
