import { cardOf, highToLow, rankOf, type Card, type Rank } from "../../engine/core/card.ts";
import { plainSuitEcho, trumpEcho, type Signal } from "../../engine/conventions/signals.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";
import { poseFollow, suitText, whistTrump, type FollowLayout } from "./whist-follow.ts";

/** The order in which third hand plays to partner’s high cards: the echo of the trump suit, or that of a plain one. */
export function echoOf(hand: readonly Card[], mine: readonly Card[], trump: boolean): Signal {
  const dealt = highToLow([...hand, ...mine].map(rankOf));
  return trump ? trumpEcho(dealt) : plainSuitEcho(dealt);
}

/** Partner leads a high card of a suit, or goes on with a second; `others` are what the other side has played so far. */
export function poseWhistEcho(
  layout: FollowLayout,
  leads: readonly [first: Rank, second?: Rank],
  others: readonly Rank[],
): Posed {
  const { suit, strain, mine = [] } = layout;
  const trumps = suit === whistTrump(strain);
  const text = (rank: Rank) => cardText(cardOf(suit, rank));
  const [first, second] = leads;
  const system = trumps
    ? "Partner draws trumps from the top; you and he have agreed on the echo in trumps."
    : `You and partner have agreed on the plain-suit echo. He opens ${SUIT_NAME[suit]}.`;
  const now = second
    ? `His ${text(first)} won; you played ${suitText(suit, mine)}, and ${suitText(suit, others)} fell from the others. Now he leads ${text(second)}.`
    : `He leads ${text(first)}, and second hand plays ${suitText(suit, others)}.`;
  return poseFollow(
    { ...layout, gone: highToLow([...others, first, ...(second ? [second] : [])]) },
    "echo",
    [system, now],
    "Which card do you play?",
  );
}
