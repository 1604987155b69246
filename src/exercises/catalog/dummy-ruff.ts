import { cardOf, highToLow, holdingIn, rankOf, type Suit } from "../../engine/core/card.ts";
import { honoursOf } from "../../engine/conventions/lead-pattern.ts";
import type { RuffPlay } from "../../engine/conventions/declarer-second.ts";
import { gradeRuff } from "../../engine/conventions/ruff-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, RANK_NAME, sentence, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";
import { twoOf } from "../marking/two-hands-suit.ts";

/** Which of three ways to a ruff it is, told by what dummy has left. */
const WHY: Readonly<Record<RuffPlay, (suit: Suit) => Words>> = {
  pass: (suit) =>
    `Dummy has one small ${SUIT_SINGULAR[suit]} left. Let the first round go: the ace wins the second, and dummy is sure to ruff the third.`,
  "ace-then-ruff": (suit) =>
    `Dummy has no more ${SUIT_NAME[suit]}, and trumps that are good for little else: play the ace, and have dummy ruff the next.`,
  "ace-first": () =>
    "From a short suit the ace goes first: it keeps the lead, the small one follows at once, and dummy can ruff the third round.",
};

/** What is amiss with another card. */
const AMISS: Readonly<Record<RuffPlay, Words>> = {
  pass: "The ace wins this round, and makes the ruff less sure.",
  "ace-then-ruff": "A small one gives the trick away, and keeps dummy’s trumps waiting.",
  "ace-first":
    "The small one gives up the lead with the ace still to come, and dummy’s trumps may be drawn first.",
};

/** A suit in which dummy is short: does the ace win now, or is the first round passed? */
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
    const plays = scene.round?.plays ?? [];
    const played = plays.filter(({ seat }) => seat === "Y");
    const onLead = plays.length === 0;
    const found = gradeRuff(
      onLead
        ? { declarer: dummy, dummy: declarer, onLead }
        : {
            declarer,
            dummy: highToLow([...dummy, ...played.map(({ card }) => rankOf(card))]),
            weakTrumps: trumps.length > 0 && honoursOf(trumps).length === 0,
          },
    );
    if (!found) throw new Error("the text does not speak of a ruff here");
    const [one, name] = [SUIT_SINGULAR[suit], SUIT_NAME[suit]];
    const why = WHY[found.play](suit);
    const choices = found.grades.map(({ rank, mark }): Choice => ({
      id: cardOf(suit, rank),
      mark,
      rules: found.rules,
      because:
        mark === "best"
          ? why
          : mark === "acceptable"
            ? `${sentence(`the ${RANK_NAME[rank]}`)} lets it go as well, but the lowest is enough. ${why}`
            : `${AMISS[found.play]} ${why}`,
    }));
    return {
      type: "choices",
      choices,
      hints: [
        "Count the cards of the suit in dummy. After how many rounds can he ruff?",
        onLead
          ? `Dummy has two ${name}, and can ruff the third round.`
          : dummy.length === 0
            ? `Dummy has no more ${name}.`
            : `Dummy has one ${one} left.`,
        `Play ${cardText(cardOf(suit, found.grades.find(({ mark }) => mark === "best")?.rank ?? "A"))}.`,
      ],
    };
  },
};

export default dummyRuff;
