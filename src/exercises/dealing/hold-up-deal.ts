import {
  cardOf,
  highToLow,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { cardText, numberWord, SUIT_NAME } from "../kit/words.ts";
import { cardsOf, contractFact, dealRest, poseSuitOfTwo, type Rest } from "./two-hands-play.ts";

/**
 * A suit that A leads from king, queen, jack and others, with the ace in declarer’s hand. Each holding is as it
 * was dealt, and the small cards are played from the lowest up.
 */
export interface HoldUpLayout {
  readonly suit: Suit;
  readonly declarer: Holding;
  readonly dummy: Holding;
  readonly leader: Holding;
  readonly third: Holding;
  /** Which round of the suit it is; in the second the ace was held up in the first. */
  readonly round: 1 | 2;
  readonly rest?: Rest | undefined;
}

/** What is led to the first round and to the second. */
const LED = ["K", "Q"] as const;

/** Poses the one stopper in a suit that A goes on leading: win now, or hold it up? */
export function poseHoldUp(layout: HoldUpLayout): Posed {
  const { suit, declarer, dummy, leader, third, round, rest } = layout;
  const rounds = Array.from({ length: round }, (_, at): readonly [Rank, Rank, Rank, Rank] => [
    LED[at] as Rank,
    dummy.at(-1 - at) as Rank,
    third.at(-1 - at) as Rank,
    declarer.at(-1 - at) as Rank,
  ]);
  const [led, low, follows] = rounds[round - 1] as (typeof rounds)[number];
  const now = declarer.slice(0, declarer.length - (round - 1));
  const card = (rank: Rank) => cardOf(suit, rank);
  return poseSuitOfTwo(
    {
      suit,
      strain: "notrump",
      two: { declarer: now, dummy: dummy.slice(0, dummy.length - round) },
      rest,
      round: {
        plays: [
          { seat: "A", card: card(led) },
          { seat: "Y", card: card(low) },
          { seat: "B", card: card(follows) },
        ],
        gone: cardsOf(suit, rounds.slice(0, -1).flat()),
        leaderHeld: leader.length,
      },
    },
    { type: "card", from: cardsOf(suit, now) },
    "Which card do you play?",
    [
      contractFact("notrump"),
      `You reckon that {A} was dealt ${numberWord(leader.length)} ${SUIT_NAME[suit]}.`,
      round === 1
        ? `It is the first round of them: {A} leads ${cardText(card(led))}.`
        : `{A} has won the first round of them with ${cardText(card("K"))}, all following, and leads ${cardText(card(led))}.`,
    ],
  );
}

/** Lengths of declarer, dummy, leader and third hand, and the round, in which the ace has company still. */
const LENGTHS: readonly (readonly [readonly [number, number, number, number, 1 | 2], number])[] = [
  [[3, 2, 5, 3, 1], 3],
  [[3, 2, 5, 3, 2], 3],
  [[3, 3, 5, 2, 1], 3],
  [[3, 3, 5, 2, 2], 4],
  [[3, 2, 6, 2, 2], 4],
  [[3, 2, 6, 2, 1], 2],
  [[4, 2, 5, 2, 2], 4],
  [[4, 2, 4, 3, 2], 2],
  [[4, 3, 4, 2, 2], 2],
  [[4, 3, 5, 1, 1], 3],
  [[3, 3, 6, 1, 1], 3],
];

/** The one stopper, small cards about it, and the leader’s count so that third hand has some left or none. */
export function dealHoldUp(random: Random, level: Level): Posed {
  const suit = random.pick(SUITS);
  const [mine, his, led, thirds, round] = random.weigh(LENGTHS);
  const small = random.shuffle(["9", "8", "7", "6", "5", "4", "3", "2"] as const);
  const declarer = highToLow(["A", ...small.slice(0, mine - 1)]);
  const dummy = highToLow(small.slice(mine - 1, mine - 1 + his));
  const left = random.shuffle(["T", ...small.slice(mine - 1 + his)] as const);
  const third = highToLow(left.slice(0, thirds));
  const leader = highToLow(["K", "Q", "J", ...left.slice(thirds)]);
  if (leader.length !== led) throw new Error("the four hands do not make the suit");
  const layout = { suit, declarer, dummy, leader, third, round };
  if (level === 1) return poseHoldUp(layout);
  const now = { declarer: declarer.slice(round - 1), dummy: dummy.slice(round) };
  const sizes = { declarer: 14 - round, dummy: 13 - round };
  return poseHoldUp({ ...layout, rest: dealRest(random, suit, now, sizes) });
}
