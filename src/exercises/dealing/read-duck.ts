import {
  cardOf,
  height,
  highToLow,
  isHonour,
  RANKS,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText } from "../kit/words.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";

/**
 * A trick that declarer has let go by: partner’s card, dummy’s, third hand’s and declarer’s. `hand` and `dummy` are as they
 * were before it.
 */
export interface Ducked extends Omit<RoundLayout, "plays" | "gone" | "mine"> {
  readonly trick: readonly [led: Rank, dummy: Rank, mine: Rank, declarer: Rank];
}

/** The cards out that are worth asking about: honours, and whatever is above the card led; high to low. */
export function askedOf({ hand, dummy, trick }: Pick<Ducked, "hand" | "dummy" | "trick">): Holding {
  const seen = [...hand, ...dummy, ...trick];
  return highToLow(
    RANKS.filter(
      (rank) => !seen.includes(rank) && (isHonour(rank) || height(rank) > height(trick[0])),
    ),
  );
}

/** The four cards as facts, and what lies on the table after them. */
function poseTrick({ trick, hand, dummy, suit, strain }: Ducked): Posed {
  const [led, second, mine, last] = trick;
  const text = (rank: Rank) => cardText(cardOf(suit, rank));
  const rest = hand.filter((rank) => rank !== mine);
  const wins =
    height(mine) > height(led) ? `your ${text(mine)} wins` : `partner’s ${text(led)} wins`;
  const { facts, ...posed } = poseRound(
    { suit, strain, hand: rest, dummy, plays: [led, second], gone: [last], mine: [mine] },
    "B",
  );
  return {
    ...posed,
    facts: [...facts, `You play ${text(mine)}, declarer ${text(last)}, and ${wins}.`],
  };
}

/** An honour led and let win: which of the cards out must be declarer’s still? */
export function poseWhichLeft(ducked: Ducked): Posed {
  const posed = poseTrick(ducked);
  const options = askedOf(ducked).map((rank) => {
    const card = cardOf(ducked.suit, rank);
    return { id: card, label: cardText(card) };
  });
  return {
    ...posed,
    facts: [
      ...posed.facts,
      "It was the opening lead, and you take it to be from three cards or more.",
    ],
    question: "Which of these must declarer have still?",
    ask: { type: "several", options },
  };
}

/** A small card led, and third hand’s let win: how many higher ones has declarer left? */
export function poseHowMany(ducked: Ducked): Posed {
  const posed = poseTrick(ducked);
  const led = cardText(cardOf(ducked.suit, ducked.trick[0]));
  return {
    ...posed,
    facts: [...posed.facts, "It was the opening lead, and you take it to be a fourth best."],
    question: `How many cards above ${led} has declarer left?`,
    ask: {
      type: "option",
      look: "numerals",
      options: ["0", "1", "2", "3", "4"].map((id) => ({ id, label: id })),
    },
  };
}
