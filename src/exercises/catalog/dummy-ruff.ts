import { cardOf, highToLow, holdingIn, rankOf } from "../../engine/core/card.ts";
import { honoursOf } from "../../engine/conventions/lead-pattern.ts";
import { gradeRuff } from "../../engine/conventions/ruff-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, RANK_NAME, sentence, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";
import { twoOf } from "../marking/two-hands-suit.ts";

/** A suit led in which dummy is short: does declarer’s ace win now, or is the first round passed? */
const dummyRuff: Exercise = {
  id: "dummy-ruff",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/dummy-ruff-deal.ts")).dealDummyRuff(random, level),
  solve(problem) {
    const scene = sceneOf(problem, "two-hands");
    const { suit, declarer, dummy } = twoOf(scene);
    const trump = TRUMP_OF[scene.strain];
    const trumps = trump ? holdingIn(scene.dummy, trump) : [];
    const played = (scene.round?.plays ?? []).filter(({ seat }) => seat === "Y");
    const found = gradeRuff({
      declarer,
      dummy: highToLow([...dummy, ...played.map(({ card }) => rankOf(card))]),
      weakTrumps: trumps.length > 0 && honoursOf(trumps).length === 0,
    });
    if (!found) throw new Error("the text does not speak of a ruff here");
    const [one, name] = [SUIT_SINGULAR[suit], SUIT_NAME[suit]];
    const pass = found.play === "pass";
    const why: Words = pass
      ? `Dummy has one small ${one} left. Let the first round go: the ace wins the second, and dummy is sure to ruff the third.`
      : `Dummy has no more ${name}, and trumps that are good for little else: play the ace, and have dummy ruff the next.`;
    const choices = found.grades.map(({ rank, mark }): Choice => ({
      id: cardOf(suit, rank),
      mark,
      rules: found.rules,
      because:
        mark === "best"
          ? why
          : mark === "acceptable"
            ? `${sentence(`the ${RANK_NAME[rank]}`)} lets it go as well, but the lowest is enough. ${why}`
            : pass
              ? `The ace wins this round, and makes the ruff less sure. ${why}`
              : `A small one gives the trick away, and keeps dummy’s trumps waiting. ${why}`,
    }));
    return {
      type: "choices",
      choices,
      hints: [
        "Count the cards of the suit in dummy. After how many rounds can he ruff?",
        dummy.length === 0 ? `Dummy has no more ${name}.` : `Dummy has one ${one} left.`,
        `Play ${cardText(cardOf(suit, found.grades.find(({ mark }) => mark === "best")?.rank ?? "A"))}.`,
      ],
    };
  },
};

export default dummyRuff;
