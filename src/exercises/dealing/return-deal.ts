import {
  cardOf,
  height,
  highToLow,
  isHonour,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import { returnFrom } from "../../engine/conventions/returning.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import { playThird } from "../marking/third-solve.ts";
import { cardText } from "../kit/words.ts";
import type { Dealt } from "./whole-deal.ts";

/** Partner’s suit, led by the book and won by third hand, who has two cards or more left to return it with. */
export function dealReturn(random: Random): Dealt {
  const beat = random.chance(0.45);
  const left = random.pick([2, 2, 3, 3, 4]);
  for (;;) {
    const { strain, suit } = dealPlain(random, 0.5);
    const sizes = [left + 1, left + 1] as const;
    const { hand, dummy, rest } = dealShape(random, { sizes, dummySizes: [3, 4] });
    const leader = highToLow(rest.slice(0, 4));
    const led = leadFrom(leader, strain === "notrump" ? "notrump" : "trump").lead;
    const second = dummy.at(-1) as Rank;
    if (isHonour(led)) continue;
    const first = playThird({ hand, dummy, strain, plays: [led, second] }, false, "right");
    const declarer = highToLow(rest.filter((rank) => !leader.includes(rank)));
    const last = declarer.at(-1);
    const mine = first.play;
    if (!last || [led, second, last].some((rank) => height(rank) > height(mine))) continue;
    // Declarer would not let him win with a card that he could beat.
    if (!first.settled || declarer.some((rank) => height(rank) > height(mine))) continue;
    const layout = {
      suit,
      strain,
      hand: hand.filter((rank) => rank !== mine),
      dummy: dummy.slice(0, -1),
      plays: [],
      mine: [mine],
    };
    const play = returnFrom({ remaining: layout.hand, dummy: layout.dummy });
    const fair = play.settled && play.grades.some(({ mark }) => mark === "wrong");
    if (fair && (play.pattern === "beat-dummy") === beat) {
      const inSuit = (rank: Rank) => cardOf(suit, rank);
      const by = { A: inSuit(led), Y: inSuit(second), B: inSuit(mine), Z: inSuit(last) };
      return {
        posed: poseBack(layout, [led, second, last]),
        more: { round: { leader: "A", by } },
      };
    }
  }
}

/** The viewer has won partner’s lead and is to return the suit; `trick` is partner’s card, dummy’s and declarer’s. */
export function poseBack(layout: RoundLayout, trick: readonly [Rank, Rank, Rank]): Posed {
  const { suit, mine = [] } = layout;
  const text = (rank: Rank | undefined) => rank && cardText(cardOf(suit, rank));
  const [led, second, last] = trick;
  const gone: Holding = highToLow(trick);
  return poseRound(
    { ...layout, gone },
    "B",
    {},
    [
      `Partner led ${text(led)}, dummy played ${text(second)}, you won with ${text(mine[0])}, and declarer played ${text(last)}.`,
    ],
    "You return partner’s suit. With which card?",
  );
}
