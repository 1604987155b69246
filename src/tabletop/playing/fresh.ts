import { adviseDummy } from "../../engine/conventions/make-dummy.ts";
import { adviseDealer } from "../../engine/conventions/make-trump.ts";
import { randomDeal } from "../../engine/core/deal.ts";
import { seededRandom } from "../../engine/core/random.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { StraightStrain } from "../../engine/declaring/strain.ts";
import type { Declared, PlayDeal } from "./deal.ts";

/** The games that deals are dealt for: in both the trump is settled without asking the reader. */
export const FRESH_GAMES = ["straight-bridge", "whist-english"] as const;
export type FreshGame = (typeof FRESH_GAMES)[number];

const DEALER: Seat = "Z";

/**
 * The deal of a number, the same for everybody and for ever. At straight bridge the dealer makes the trump that Elwell’s
 * rules advise, or leaves it to dummy, who then makes his; at whist the dealer’s last card is turned.
 */
export function freshDeal(game: FreshGame, seed: number): PlayDeal {
  const random = seededRandom(seed);
  const hands = randomDeal(random);
  const settle: Readonly<Record<FreshGame, () => Declared>> = {
    "straight-bridge": () => madeBy(hands[DEALER], hands.Y),
    "whist-english": () => ({ kind: "turn-up", card: random.pick(hands[DEALER]) }),
  };
  return { game, dealer: DEALER, hands, declared: settle[game]() };
}

type Hand = PlayDeal["hands"][Seat];

function madeBy(dealer: Hand, dummy: Hand): Declared {
  const own = adviseDealer(dealer).declare;
  const made = (strain: StraightStrain, maker: Seat): Declared => ({
    kind: "dealer-makes",
    make: { strain, maker, declarer: DEALER, multiplier: 1 },
  });
  if (own !== "leave") return made(own, DEALER);
  const left = adviseDummy(dummy).declare;
  if (left === "leave") throw new Error("dummy must make the trump");
  return made(left, "Y");
}
