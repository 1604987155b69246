import {
  cardOf,
  isHonour,
  rankOf,
  suitOf,
  type Card,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import {
  askingDiscards,
  gradeDiscards,
  isEncouraging,
  readDiscards,
  type DiscardChoice,
  type DiscardGrade,
} from "../../engine/conventions/discard.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Posed, Solution, Words } from "../kit/exercise.ts";
import { the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";

/** Whether a first discard asks for the suit: by itself, or with a lower one to follow. */
function asks(rank: Rank, holding: Holding): boolean {
  return [[rank], ...holding.map((next) => [rank, next])].some(
    (cards) => cards[0] !== cards[1] && readDiscards(cards) === "protection",
  );
}

/** One suit: the discard that asks partner to lead it. */
function toAsk(problem: Posed): Solution {
  const { cards } = sceneOf(problem, "suit");
  const suit = suitOf(cards[0] as Card);
  const holding = cards.map(rankOf);
  const asking = askingDiscards(holding);
  if (!asking) throw new Error("no discard asks for this suit");
  const [first, then] = asking.cards as readonly [Rank, Rank?];
  const reason = then
    ? `You have no card above the six to spare, so throw high and then low: ${the(first)}, and ${the(then)} next.`
    : `A discard above the six asks for the suit: ${the(first)}, the lowest that will do it.`;
  return {
    type: "choices",
    choices: holding.map((rank): Choice => {
      const shown = { id: cardOf(suit, rank), rules: [asking.rule] };
      if (rank === first) {
        return {
          ...shown,
          mark: "best",
          because: reason,
          says: "I am protected here, or want this suit led.",
        };
      }
      if (isHonour(rank)) {
        const because = `${The(rank)} is what you want the suit led for: keep it. ${reason}`;
        return { ...shown, mark: "wrong", because };
      }
      if (asks(rank, holding)) {
        const how = isEncouraging(rank)
          ? `${The(rank)} is above the six and asks as well, but costs more.`
          : `${The(rank)} asks too, if a lower one follows it.`;
        return {
          ...shown,
          mark: "acceptable",
          because: `${reason} ${how}`,
          says: "I am protected here, or want this suit led.",
        };
      }
      return {
        ...shown,
        mark: "wrong",
        because: `${The(rank)} asks for nothing. ${reason}`,
        says: "I have nothing to tell you of this suit.",
      };
    }),
    hints: [
      "A discard above the six asks for its suit. Without one, high and then low does the same.",
      reason,
      `Throw ${cardText(cardOf(suit, first))}.`,
    ],
  };
}

/** Why the suit is the one to throw from. */
function suitReason({ suits }: DiscardChoice, scene: ReturnType<typeof discardingOf>): Words {
  const names = suits.map((suit) => SUIT_NAME[suit]).join(" or ");
  if (TRUMP_OF[scene.strain])
    return `Against a trump, throw from your best suit, ${names}, so that partner knows where your side’s best chance lies.`;
  if (scene.school === "weak") return `You throw from the weak suit, and that is ${names}.`;
  if (scene.school === "protected")
    return `You throw from the best protected suit, and that is ${names}.`;
  return `At no trump most throw from the weak suit, and many from the best protected one; the book cannot choose between them. So ${names}.`;
}

const discardingOf = (problem: Posed) => sceneOf(problem, "discarding");

function becauseOf({ card, reason }: DiscardGrade, why: Words): Words {
  const suit = SUIT_NAME[suitOf(card)];
  switch (reason) {
    case "right-suit":
      return why;
    case "weak-too":
      return `Your ${suit} have nothing to protect either, and the book does not rank two weak suits. ${why}`;
    case "honour":
      return `The suit is right, but keep ${the(rankOf(card))} and throw a small one. ${why}`;
    case "trump":
      return "A trump would ruff the trick, and is no discard.";
    default:
      return `Keep your ${suit}. ${why}`;
  }
}

/** A whole hand: the suit to throw from, and a small card of it. */
function toThrow(problem: Posed): Solution {
  const scene = discardingOf(problem);
  const trump = TRUMP_OF[scene.strain];
  const choice = gradeDiscards(scene.hand, trump, scene.school);
  const why = suitReason(choice, scene);
  const best = choice.grades.findLast(({ mark }) => mark === "best") as DiscardGrade;
  return {
    type: "choices",
    choices: choice.grades.map((grade): Choice => ({
      id: grade.card,
      mark: grade.mark,
      rules: grade.rules,
      because: becauseOf(grade, why),
    })),
    hints: [
      trump
        ? "Against a trump, which of your suits is the best?"
        : "At no trump, by which way do you discard, and which suit is that?",
      why,
      `Throw ${cardText(best.card)}.`,
    ],
  };
}

/** What to throw away, and how to ask for a suit by it. */
const discard: Exercise = {
  id: "discard",
  levels: 3,
  pose: async (random, level) =>
    level === 3
      ? (await import("../dealing/discard-whole.ts")).poseThrowWhole(random)
      : (await import("../dealing/discard-deal.ts")).poseDiscard(random, level),
  solve: (problem) => (problem.scene.type === "suit" ? toAsk(problem) : toThrow(problem)),
};

export default discard;
