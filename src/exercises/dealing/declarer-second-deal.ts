import {
  cardOf,
  height,
  highToLow,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { cardText, sentence } from "../kit/words.ts";
import { HAND } from "../marking/two-hands-suit.ts";
import {
  cardsOf,
  contractFact,
  dealRest,
  poseSuitOfTwo,
  type SuitOfTwo,
} from "./two-hands-play.ts";

/** Poses a card led by an adversary: by A, to whom dummy is second hand, or by B, to whom declarer is. */
export function poseDeclarerSecond(layout: SuitOfTwo, led: Rank, by: "A" | "B"): Posed {
  const { suit, two } = layout;
  const card = cardOf(suit, led);
  const [second, fourth] =
    by === "A" ? (["dummy", "declarer"] as const) : (["declarer", "dummy"] as const);
  return poseSuitOfTwo(
    { ...layout, round: { plays: [{ seat: by, card }] } },
    { type: "card", from: cardsOf(suit, two[second]) },
    `Which card do you play from ${HAND[second]}?`,
    [
      contractFact(layout.strain),
      `{${by}} leads ${cardText(card)}. ${sentence(HAND[second])} plays next, and ${HAND[fourth]} last.`,
    ],
  );
}

/** A card led, the high cards of second hand and fourth, how many small ones go with them, and how often it is asked. */
interface Lie {
  readonly led: Rank;
  readonly second: Holding;
  readonly fourth: Holding;
  readonly guards: readonly [second: number, fourth: number];
}

const lie = (led: Rank, second: string, fourth: string, guards: Lie["guards"]): Lie => ({
  led,
  second: [...second] as Rank[],
  fourth: [...fourth] as Rank[],
  guards,
});

/** Single honours to cover with, high cards that need not go up since the other hand can win, and the text’s exceptions. */
const LIES: readonly (readonly [readonly Lie[], number])[] = [
  [
    [
      lie("T", "J", "", [2, 3]),
      lie("J", "Q", "", [2, 3]),
      lie("Q", "K", "", [1, 3]),
      lie("Q", "K", "", [2, 3]),
      lie("9", "J", "", [2, 3]),
      lie("T", "Q", "", [2, 3]),
      lie("J", "K", "", [2, 3]),
    ],
    6,
  ],
  [
    [
      lie("J", "Q", "A", [3, 3]),
      lie("J", "A", "Q", [3, 3]),
      lie("J", "Q", "A", [2, 2]),
      lie("J", "A", "Q", [2, 2]),
      lie("T", "Q", "A", [2, 3]),
      lie("T", "J", "A", [2, 2]),
      lie("T", "J", "K", [2, 2]),
    ],
    5,
  ],
  [[lie("J", "AQ9", "K", [0, 2]), lie("J", "AQ9", "K", [1, 3])], 2],
  [
    [
      lie("T", "Q", "J", [2, 1]),
      lie("T", "J", "Q", [1, 2]),
      lie("9", "Q", "J", [2, 1]),
      lie("9", "J", "Q", [1, 2]),
    ],
    2,
  ],
];

/** One of the lies: the cards between the high ones, and the one just below the lead, are with the adversaries. */
export function dealDeclarerSecond(random: Random, level: Level): Posed {
  const { led, second, fourth, guards } = random.pick(random.weigh(LIES));
  const small = random.shuffle(
    RANKS.filter((rank) => height(rank) < height(led) - 1 && height(rank) < height("9")),
  );
  const [mine, his] = [
    highToLow([...second, ...small.slice(0, guards[0])]),
    highToLow([...fourth, ...small.slice(guards[0], guards[0] + guards[1])]),
  ];
  const suit = random.pick(SUITS);
  const by = level === 1 ? random.pick(["A", "B"] as const) : "A";
  const two = by === "A" ? { declarer: his, dummy: mine } : { declarer: mine, dummy: his };
  const strains = ["clubs", "diamonds", "hearts", "royals"] as const;
  const strain = random.chance(0.4)
    ? "notrump"
    : random.pick(
        strains.filter((each) => TRUMP_OF[each] !== suit || mine.length + his.length >= 7),
      );
  const rest = level === 1 ? undefined : dealRest(random, suit, two);
  return poseDeclarerSecond({ suit, strain, two, rest }, led, by);
}
