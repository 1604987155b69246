import { cardOf, highToLow, type Rank } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText } from "../kit/words.ts";
import { poseFollow, type FollowLayout } from "./whist-follow.ts";

/** Partner’s suit, of which third hand has won the first round; `trick` is partner’s card, then those of the others. */
export function poseWhistReturn(
  layout: Omit<FollowLayout, "gone" | "mine">,
  trick: readonly [led: Rank, second: Rank, last: Rank],
  won: Rank,
): Posed {
  const text = (rank: Rank) => cardText(cardOf(layout.suit, rank));
  const [led, second, last] = trick;
  return poseFollow(
    { ...layout, gone: highToLow(trick), mine: [won] },
    "return",
    [
      `Partner led ${text(led)}, second hand played ${text(second)}, you won with ${text(won)}, and fourth hand played ${text(last)}.`,
    ],
    "You return partner’s suit. With which card?",
  );
}
