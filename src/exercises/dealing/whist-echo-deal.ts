import {
  cardOf,
  height,
  highToLow,
  isHonour,
  RANKS,
  SUITS,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { Posed } from "../kit/exercise.ts";
import { echoOf, poseWhistEcho } from "./whist-echo.ts";
import { whistTrump, WHIST_STRAINS } from "./whist-follow.ts";

/** Partner’s high cards, first and second. */
const LEADS: readonly (readonly [first: Rank, second: Rank])[] = [
  ["K", "A"],
  ["K", "Q"],
  ["A", "Q"],
  ["K", "J"],
];

/** Small cards, or four and more with perhaps a queen on top, to be played to partner’s high cards in trumps or a plain suit. */
export function dealWhistEcho(random: Random): Posed {
  const strain = random.pick(WHIST_STRAINS);
  const trump = whistTrump(strain);
  const trumps = random.chance(0.45);
  const suit = trumps ? trump : random.pick(SUITS.filter((one) => one !== trump));
  const later = random.chance(0.5);
  const size = later ? random.pick([4, 4, 5]) : random.pick([2, 3, 3, 4, 4, 5]);
  for (;;) {
    const leads = random.pick(LEADS);
    const pack = random.shuffle(
      RANKS.filter((rank) => !"AK".includes(rank) && !leads.includes(rank)),
    );
    const hand = highToLow(pack.splice(0, size));
    // A card that may win a trick is not played to send word; with four the highest is not called for.
    const small = hand.slice(size >= 4 ? 1 : 0);
    if (small.some(isHonour)) continue;
    const others = pack.filter((rank) => height(rank) < height("J")).slice(0, later ? 2 : 1);
    const cards = hand.map((rank) => cardOf(suit, rank));
    const [first] = echoOf(cards, [], trumps).order as readonly [Rank, Rank];
    const layout = later
      ? { suit, strain, hand: hand.filter((rank) => rank !== first), mine: [first] }
      : { suit, strain, hand };
    return poseWhistEcho(layout, later ? leads : [leads[0]], others);
  }
}
