import { cardOf, RANKS } from "../../engine/core/card.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { holdUp } from "../../engine/conventions/declarer-second.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { sceneOf, type Scene } from "../kit/scene.ts";
import { cardText, numberWord, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";
import { twoHandsLevels } from "../dealing/two-hands-levels.ts";
import { twoOf } from "../marking/two-hands-suit.ts";

/** How many cards of the suit third hand has left after this round: those not seen, less the leader’s. */
function leftWithThird(scene: Extract<Scene, { type: "two-hands" }>): number {
  const { declarer, dummy } = twoOf(scene);
  const { gone = [], plays = [], leaderHeld = 0 } = scene.round ?? {};
  const seen = declarer.length + dummy.length + gone.length + plays.length;
  // Everybody has followed, so a round takes one card of the leader’s.
  const rounds = gone.length / SEATS.length + 1;
  return RANKS.length - seen - (leaderHeld - rounds);
}

/** A suit feared at no trump, and one winner in it: take it now, or hold it up? */
const holdUpKind: Exercise = {
  id: "hold-up",
  levels: 3,
  pose: twoHandsLevels(async () => ({
    deal: (await import("../dealing/hold-up-deal.ts")).dealHoldUp,
    opening: true,
  })),
  solve(problem) {
    const scene = sceneOf(problem, "two-hands");
    const { suit, declarer } = twoOf(scene);
    const left = leftWithThird(scene);
    const { win, grades, rules } = holdUp(declarer, left);
    const [one, name] = [SUIT_SINGULAR[suit], SUIT_NAME[suit]];
    const why = win
      ? `{B} has no ${one} left, and cannot lead one to his partner when he gets in: win now.`
      : `{B} has ${left === 1 ? `one ${one}` : `${numberWord(left)} ${name}`} left to lead to his partner: hold the ace up until he has none.`;
    const choices = grades.map(({ rank, mark }): Choice => ({
      id: cardOf(suit, rank),
      mark,
      rules,
      because:
        mark === "best"
          ? why
          : mark === "acceptable"
            ? `What matters is that the ace is held up; the lowest card does it too. ${why}`
            : win
              ? `Held up now, the ace gives them one more trick for nothing. ${why}`
              : `If the ace wins now, either of them can go on with the suit when he gets in. ${why}`,
    }));
    return {
      type: "choices",
      choices,
      hints: [
        `Count the ${name}: thirteen, less those you have seen and those that {A} still has. What is left is with {B}.`,
        left === 0 ? "{B} has none left." : `{B} has ${numberWord(left)} left.`,
        `Play ${cardText(cardOf(suit, grades.find(({ mark }) => mark === "best")?.rank ?? "A"))}.`,
      ],
    };
  },
};

export default holdUpKind;
