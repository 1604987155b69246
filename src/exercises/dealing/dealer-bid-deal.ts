import { cardOf, type Card, type Holding, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { sureTricks } from "../../engine/conventions/bid-hand.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { bidsOfSuit, type SuitStrain } from "../marking/dealer-suit.ts";
import { bidText, sentence, SUIT_NAME } from "../kit/words.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import { aim, dealBidding, type Table } from "./bid-deal.ts";
import { dealLongSpades, dealShortSpades, dealSuit, dealTops } from "./bid-hands.ts";
import { dealShape } from "./round-deal.ts";

/** One suit of the dealer’s, and whether he has a sure trick outside it: what may be called on that? */
export function poseDealerSuit(strain: SuitStrain, holding: Holding, reentry: boolean): Posed {
  const suit = TRUMP_OF[strain] as Suit;
  const cards: readonly Card[] = holding.map((rank) => cardOf(suit, rank));
  return {
    scene: { type: "suit", viewer: "Z", strain, cards, reentry },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "1S", label: "One spade: no suit to call" },
        ...bidsOfSuit(strain).map((bid) => ({
          id: formatCall({ type: "bid", ...bid }),
          label: sentence(bidText(bid)),
        })),
      ],
    },
    question: `You deal. On these ${SUIT_NAME[suit]}, which call tells partner what you have?`,
    facts: [
      reentry
        ? "You have one sure trick outside them, and nothing else to call."
        : "You have no sure trick outside them, and nothing else to call.",
    ],
  };
}

/** Tops that stand on either side of two sure tricks, each with the lengths that make a question of it. */
const TOPS = [
  "AK",
  "AK",
  "KQJ",
  "AQJ",
  "AQ",
  "AJT",
  "KQ",
  "KQT",
  "AQT",
  "KJT",
  "A",
  "QJT",
  "K",
] as const;

function dealOneSuit(random: Random): Posed {
  const strain = random.weigh<SuitStrain>([
    ["hearts", 3],
    ["royals", 4],
    ["clubs", 2],
    ["diamonds", 2],
  ]);
  const length = random.weigh([
    [3, 1],
    [4, 4],
    [5, 6],
    [6, 3],
  ] as const);
  for (;;) {
    const { hand } = dealShape(random, {
      hand: random.pick(TOPS),
      sizes: [length, length],
      dummySizes: [0, 0],
    });
    const sure = sureTricks(hand) >= 2;
    // Two sure tricks are what the question turns on, and neither answer may be much the commoner.
    if (!sure && random.chance(0.4)) continue;
    // On long spades without the tops, and strength outside, three spades might be called.
    const outside = random.chance(0.6) && (sure || strain !== "royals" || length < 5);
    return poseDealerSuit(strain, hand, outside);
  }
}

const TABLE: Table = {
  before: [""],
  aims: [
    aim("nothing-to-show", 6),
    aim("winning-suit", 6, dealSuit(["S", "H"], 5)),
    aim("no-trump-hand", 4, dealTops),
    aim("losing-suit", 4, dealSuit(["C", "D"], 3)),
    aim("two-spades", 2, dealShortSpades),
    aim("three-spades", 1, dealLongSpades),
  ],
};

/** At the first level one suit; then a whole hand. */
export function poseDealerBid(random: Random, level: Level): Posed {
  return level === 1 ? dealOneSuit(random) : dealBidding(random, [[TABLE, 1]]);
}
