import { height, RANKS, SUITS, type Card, type Rank, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { EndGameName } from "../../engine/conventions/end-games.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseEndGame, type EndGameLayout } from "./end-game.ts";
import { cardsOf } from "./two-hands-play.ts";

/** What an ending has for certain: both hands in sight, and cards that are out. */
type Bones = Omit<EndGameLayout, "strain"> & { readonly trump?: Suit };

/** Small cards of one suit, none above the eight, each given once. */
function smallOf(random: Random, suit: Suit): (count: number) => Card[] {
  const left = random.shuffle(RANKS.filter((rank) => height(rank) < height("9")));
  return (count) => cardsOf(suit, left.splice(0, count));
}

const high = (suit: Suit, ranks: string): Card[] => cardsOf(suit, [...ranks] as Rank[]);

/** The endings of the text, the suits taken at random: the first is the one that is played for. */
const BONES: Readonly<
  Record<EndGameName, (random: Random, suits: readonly [Suit, Suit, Suit, Suit]) => Bones>
> = {
  "king-then-small": (random, [s, t, u]) => {
    const [small, low, loser] = [smallOf(random, s), smallOf(random, t), smallOf(random, u)];
    const [winner, next] = random.pick([
      ["A", "K"],
      ["K", "Q"],
      ["Q", "J"],
      ["J", "T"],
    ] as const);
    return {
      viewer: "A",
      hand: [...high(s, "K"), ...small(1), ...high(t, winner), ...loser(1)],
      dummy: [...high(s, "Q"), ...small(1), ...low(1), ...loser(1)],
      out: [
        ...high(s, "AJ"),
        ...small(1),
        ...high(t, next),
        ...low(1),
        ...high(u, random.pick(["AK", "AJ", "KQ", "QT"])),
        ...loser(1),
      ],
      wanted: 4,
    };
  },
  "trump-first": (random, suits) => ({ ...losingTrump(random, suits), wanted: 1 }),
  "queen-for-two": (random, suits) => ({ ...losingTrump(random, suits), wanted: 2 }),
  "queen-for-one": (random, [s, t, u]) => {
    const small = smallOf(random, s);
    const other = smallOf(random, random.pick([t, u]));
    return {
      viewer: "A",
      hand: [...high(s, "QT"), ...small(2)],
      dummy: [...high(s, "K"), ...small(2), ...other(1)],
      out: [...high(s, "AJ9"), ...small(3), ...other(2)],
      wanted: 1,
    };
  },
  "odd-card": (random, [s, t]) => {
    const [small, odd] = [smallOf(random, s), smallOf(random, t)];
    return {
      viewer: "B",
      hand: [...high(s, "Q"), ...small(1), ...odd(1)],
      dummy: [...high(s, "K"), ...small(2)],
      out: [...high(s, "AJT"), ...small(1), ...high(t, "K"), ...odd(1)],
    };
  },
  "small-to-queen": (random, [s, t]) => {
    const small = smallOf(random, s);
    return {
      viewer: "B",
      hand: [...high(s, "AJ"), ...small(1)],
      dummy: [...high(s, "Q"), ...small(2)],
      out: [...high(s, "KT"), ...small(2), ...smallOf(random, t)(2)],
    };
  },
  "queen-to-jack": (random, suits) => ({ ...tenAndQueen(random, suits), wanted: 1 }),
  "small-to-jack": (random, suits) => ({ ...tenAndQueen(random, suits), wanted: 2 }),
};

/** A losing trump, and queen and two small cards through dummy’s king and ten. */
function losingTrump(random: Random, [s, t, u]: readonly [Suit, Suit, Suit, Suit]): Bones {
  const [small, trump, other] = [smallOf(random, s), smallOf(random, t), smallOf(random, u)];
  return {
    viewer: "A",
    hand: [...trump(1), ...high(s, "Q"), ...small(2)],
    dummy: [...high(s, "KT"), ...small(1), ...other(1)],
    out: [...high(s, "AJ"), ...small(2), ...high(t, random.pick(["K", "Q", "J"])), ...other(3)],
    trump: t,
  };
}

/** Queen, ten and a small card up to dummy’s jack and nine. */
function tenAndQueen(random: Random, [s, t]: readonly [Suit, Suit, Suit, Suit]): Bones {
  const small = smallOf(random, s);
  return {
    viewer: "B",
    hand: [...high(s, "QT"), ...small(1)],
    dummy: [...high(s, "J9"), ...small(1)],
    out: [...high(s, "AK"), ...small(2), ...smallOf(random, t)(2)],
  };
}

const NAMES = Object.keys(BONES) as EndGameName[];

const STRAIN_OF = { S: "royals", H: "hearts", C: "clubs", D: "diamonds" } as const;

/** One of the endings, with the cards that make it up and no others. */
export function dealEndGame(random: Random): Posed {
  const name = random.pick(NAMES);
  const suits = random.shuffle(SUITS) as [Suit, Suit, Suit, Suit];
  const { trump, ...bones } = BONES[name](random, suits);
  return poseEndGame({ ...bones, strain: trump ? STRAIN_OF[trump] : "notrump" });
}
