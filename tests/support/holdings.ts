import fc from "fast-check";
import { highToLow, RANKS, type Holding } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import type { SuitPlay } from "../../src/engine/conventions/play-grade.ts";
import { equalsOf } from "../../src/engine/conventions/play-grade.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";

/** A holding as a book prints it: “KJ6”. */
export const holding = (text: string): Holding => must(parseHolding(text));

/** One suit dealt between the player, dummy and the two unseen hands; the first two have a card at the least. */
export const suitDeal = fc
  .record({
    ranks: fc.shuffledSubarray([...RANKS], { minLength: 13 }),
    cuts: fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat({ max: 2 }),
    ),
  })
  .map(({ ranks, cuts: [mine, dummys, others] }) => ({
    hand: highToLow(ranks.slice(0, mine)),
    dummy: highToLow(ranks.slice(mine, mine + dummys)),
    other: highToLow(ranks.slice(mine + dummys, mine + dummys + 1 + others)),
    rest: highToLow(ranks.slice(mine + dummys + 1 + others)),
  }));

/** What is wrong with a play as graded: nothing, if every card of the holding has one mark and the best is the play. */
export function faultsOf(play: SuitPlay, hand: Holding): readonly string[] {
  const best = play.grades.filter(({ mark }) => mark === "best").map(({ rank }) => rank);
  const wrong = play.grades.filter(({ mark }) => mark === "wrong").map(({ rank }) => rank);
  const equal = equalsOf(hand, play.play).filter((rank) => wrong.includes(rank));
  return [
    ...(play.grades.map(({ rank }) => rank).join("") === hand.join("") ? [] : ["not the holding"]),
    ...(best.includes(play.play) ? [] : ["the play is not best"]),
    ...(play.rules.length > 0 ? [] : ["no rule"]),
    ...(equal.length > 0 && play.tells === null && play.low ? ["an equal card is wrong"] : []),
  ];
}
