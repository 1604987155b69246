import { cardOf, highToLow, rankOf, suitOf, type Card, type Rank } from "../../engine/core/card.ts";
import { gradeDuck } from "../../engine/conventions/declarer-lead.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { guardEntry } from "../../engine/conventions/keep-entry.ts";
import type { RankGrade } from "../../engine/conventions/lead-card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf, type Scene } from "../kit/scene.ts";
import { cardText, RANK_NAME, sentence } from "../kit/words.ts";
import { HAND, otherHand, twoOf } from "../marking/two-hands-suit.ts";

const the = (rank: Rank): Words => `the ${RANK_NAME[rank]}`;

/** What decides: the cards of the hand to play, graded, and the words for them. */
interface Found {
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
  readonly why: Words;
  readonly against: Words;
  readonly hint: Words;
}

/** A round to be lost on purpose, since the long hand has no entry. */
function duck(two: TwoHands, long: keyof TwoHands, led: Rank): Found | null {
  const grades = gradeDuck(two[long], highToLow([...two[otherHand(long)], led]), false);
  return (
    grades && {
      grades,
      rules: ["declarer.duck"],
      why: `${sentence(HAND[long])} has no entry but in this suit: lose the first round, and ace and king will win the next two when the suit is led again, and bring the long cards in.`,
      against: "With ace and king gone the long cards could not be reached.",
      hint: `There are two of the suit in ${HAND[otherHand(long)]}, and no other way to ${HAND[long]}.`,
    }
  );
}

/** A lead that threatens the only entry of the long hand. */
function guard(two: TwoHands, long: keyof TwoHands, led: Card, by: "A" | "B"): Found | null {
  const second = by === "A" ? "dummy" : "declarer";
  const found = guardEntry({
    led: rankOf(led),
    second: two[second],
    fourth: two[otherHand(second)],
    keep: long === second ? "second" : "fourth",
  });
  if (!found) return null;
  const suit = suitOf(led);
  const card = (rank: Rank): Words => cardText(cardOf(suit, rank));
  const entry = card(found.entry);
  const only = `${entry} is the only entry to the long suit in ${HAND[long]}`;
  const helper = card(two[otherHand(long)][0] as Rank);
  const run = found.by === "run";
  return {
    grades: found.grades,
    rules: found.rules,
    why: run
      ? `${only}: keep it, and let the lead run to ${helper} in ${HAND[otherHand(long)]}.`
      : `${only}: win with ${helper} here, so that it need not be played.`,
    against: run
      ? `${entry} would be gone before the long suit is good.`
      : `${sentence(HAND[long])} would have to spend ${entry} on this trick, or lose it.`,
    hint: `${only}.`,
  };
}

function found(scene: Extract<Scene, { type: "two-hands" }>): Found {
  const { declarer, dummy } = twoOf(scene);
  const { entryWith, plays = [] } = scene.round ?? {};
  const [lead] = plays;
  if (!entryWith || !lead) throw new Error("no entry is at stake");
  const { seat, card } = lead;
  const two = { declarer, dummy };
  const result =
    seat === "A" || seat === "B"
      ? guard(two, entryWith, card, seat)
      : duck(two, entryWith, rankOf(card));
  if (!result) throw new Error("the text does not settle what is done about this entry");
  return result;
}

/** One hand has a long suit and a single entry: which card keeps it? */
const keepEntry: Exercise = {
  id: "keep-entry",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/keep-entry-deal.ts")).dealKeepEntry(random, level),
  solve(problem) {
    const scene = sceneOf(problem, "two-hands");
    const { suit } = twoOf(scene);
    const { grades, rules, why, against, hint } = found(scene);
    const choices = grades.map(({ rank, mark }): Choice => ({
      id: cardOf(suit, rank),
      mark,
      rules,
      because:
        mark === "best"
          ? why
          : mark === "acceptable"
            ? `${sentence(the(rank))} does it as well as the lowest. ${why}`
            : `${against} ${why}`,
    }));
    const best = grades.find(({ mark }) => mark === "best")?.rank ?? "A";
    return {
      type: "choices",
      choices,
      hints: [
        "A long suit is worth nothing to a hand that cannot get in. Which card brings it in, once the suit is good?",
        hint,
        `Play ${cardText(cardOf(suit, best))}.`,
      ],
    };
  },
};

export default keepEntry;
