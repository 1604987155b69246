import { isOneSpade } from "../../engine/conventions/bid-hand.ts";
import { adviseDummy } from "../../engine/conventions/make-dummy.ts";
import { adviseDealer } from "../../engine/conventions/make-trump.ts";
import { randomDeal } from "../../engine/core/deal.ts";
import { seededRandom, type Random } from "../../engine/core/random.ts";
import { must } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { contractOf } from "../../engine/declaring/auction.ts";
import type { StraightStrain } from "../../engine/declaring/strain.ts";
import { bidOut } from "./bid-out.ts";
import type { Declared, PlayDeal } from "./deal.ts";

/** The games that deals are dealt for: in all of them the trump is settled without asking the reader. */
export const FRESH_GAMES = ["auction-1914", "straight-bridge", "whist-english"] as const;
export type FreshGame = (typeof FRESH_GAMES)[number];

const DEALER: Seat = "Z";

/**
 * The deal of a number, the same for everybody and for ever. At auction every player bids as Foster advises, and a deal is
 * passed over where the dealer’s one spade is left to him: nobody would play it out. At straight bridge the dealer makes the trump that Elwell’s
 * rules advise, or leaves it to dummy, who then makes his; at whist the dealer’s last card is turned.
 */
export function freshDeal(game: FreshGame, seed: number): PlayDeal {
  return { game, dealer: DEALER, ...DEAL[game](seededRandom(seed)) };
}

type Laid = Pick<PlayDeal, "hands" | "declared">;

const DEAL: Readonly<Record<FreshGame, (random: Random) => Laid>> = {
  "auction-1914": bidDeal,
  "straight-bridge": (random) => {
    const hands = randomDeal(random);
    return { hands, declared: madeBy(hands[DEALER], hands.Y) };
  },
  "whist-english": (random) => {
    const hands = randomDeal(random);
    return { hands, declared: { kind: "turn-up", card: random.pick(hands[DEALER]) } };
  },
};

function bidDeal(random: Random): Laid {
  for (;;) {
    const hands = randomDeal(random);
    const calls = bidOut(hands, DEALER, random);
    const contract = must(contractOf(calls));
    if (!isOneSpade(contract)) return { hands, declared: { kind: "auction", contract, calls } };
  }
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
