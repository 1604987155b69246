import { highToLow, RANKS, SUITS } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Suit } from "../../engine/core/card.ts";
import { poseFourSignal } from "./four-signal.ts";
import type { Dealt } from "./whole-deal.ts";

/** How often so many trumps are held; the longer holdings show as many different orders. */
const TRUMPS = [
  [2, 1],
  [3, 2],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 2],
] as const;

/** Three cards too small to be wanted for anything else, and a number of trumps. */
export function dealFourSignal(random: Random): Dealt {
  const strain = random.pick(["spades", "hearts", "clubs", "diamonds"] as const);
  const trump = TRUMP_OF[strain] as Suit;
  const suit = random.pick(SUITS.filter((one) => one !== trump));
  const cards = highToLow(random.shuffle(RANKS.slice(0, RANKS.indexOf("T"))).slice(0, 3));
  const posed = poseFourSignal(suit, cards, trump, random.weigh(TRUMPS), strain);
  return { posed, shown: posed.facts.slice(1, 2) };
}
