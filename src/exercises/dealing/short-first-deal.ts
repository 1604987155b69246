import { highToLow, RANKS, SUITS, type Holding } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { shortFirst } from "../../engine/conventions/short-first.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { SUIT_NAME } from "../kit/words.ts";
import { HAND } from "../marking/two-hands-suit.ts";
import {
  cardsOf,
  contractFact,
  dealRest,
  poseSuitOfTwo,
  type SuitOfTwo,
} from "./two-hands-play.ts";

/** Poses a suit that declarer leads from the shorter hand: which card first? */
export function poseShortFirst(layout: SuitOfTwo): Posed {
  const found = shortFirst(layout.two);
  if (!found) throw new Error("the short hand has something else to think of");
  const { suit, two } = layout;
  return poseSuitOfTwo(
    layout,
    { type: "card", from: cardsOf(suit, two[found.short]) },
    `You lead the ${SUIT_NAME[suit]} from ${HAND[found.short]}. Which card first?`,
    [contractFact(layout.strain), `You play for the ${SUIT_NAME[suit]}.`],
  );
}

/** The honours of both hands together: a row that lacks the ace, or nothing but what is below it. */
const ROWS: readonly Holding[] = [
  ["K", "Q", "J"],
  ["K", "Q", "J", "T"],
  ["A", "K", "Q"],
  ["A", "K", "Q", "J"],
  ["A", "K", "Q", "J", "T"],
];

/** A row of honours divided between a long hand and one two cards shorter at least, which has small cards as well. */
export function dealShortFirst(random: Random, level: Level): Posed {
  const suit = random.pick(SUITS);
  const row = random.shuffle(random.pick(ROWS));
  const high = 1 + random.below(Math.min(2, row.length - 1));
  const short = high + 1 + random.below(4 - high);
  const long = Math.max(short + 2, row.length - high + 1 + random.below(3));
  const small = random.shuffle(RANKS.filter((rank) => !"AKQJT".includes(rank)));
  const kept = short - high;
  const one = highToLow([...row.slice(0, high), ...small.slice(0, kept)]);
  const other = highToLow([
    ...row.slice(high),
    ...small.slice(kept, kept + long - (row.length - high)),
  ]);
  const two = random.chance(0.5)
    ? { declarer: one, dummy: other }
    : { declarer: other, dummy: one };
  const rest = level === 1 ? undefined : dealRest(random, suit, two);
  return poseShortFirst({ suit, strain: "notrump", two, rest });
}
