import { highToLow, type Holding, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { followDecision } from "../../engine/conventions/third-follow.ts";
import { cardOf } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import { playThird } from "../marking/third-solve.ts";
import { FOLLOWING } from "../wording/third-words.ts";
import { cardText } from "../kit/words.ts";
import type { Dealt } from "./whole-deal.ts";

/**
 * Partner leads his high cards and third hand is not trying to win: two cards or more against a trump, on the first round;
 * at no trump on the second too, where a long suit still has something to tell.
 */
export function dealEcho(random: Random): Posed | Dealt {
  const { strain, suit } = dealPlain(random, 0.5);
  const noTrump = strain === "notrump";
  const size = noTrump ? random.pick([2, 3, 3, 4, 4, 5]) : random.pick([2, 2, 2, 3, 3, 4]);
  const later = noTrump && size > 2 && random.chance(0.45);
  for (;;) {
    const { hand, dummy, rest } = dealShape(random, { sizes: [size, size], dummySizes: [2, 4] });
    if ([...hand, ...dummy].some((rank) => "AK".includes(rank))) continue;
    const second = dummy.at(-1) as Rank;
    const small = highToLow(rest.filter((rank) => !"AKQJ".includes(rank)));
    const declarer = small[0] as Rank;
    const first = followDecision(hand, noTrump ? "notrump" : "trump").play;
    const layout: RoundLayout = later
      ? {
          suit,
          strain,
          hand: hand.filter((rank) => rank !== first),
          dummy: dummy.slice(0, -1),
          plays: ["A", dummy.at(-2) as Rank],
          gone: highToLow(["K", second, declarer]),
          mine: [first],
        }
      : { suit, strain, hand, dummy, plays: ["K", second] };
    const play = playThird(layout, false, "right");
    if (!FOLLOWING.includes(play.pattern) || !play.settled) continue;
    const posed = posePartnersHigh(layout);
    if (!later) return posed;
    const inSuit = (rank: Rank) => cardOf(suit, rank);
    const by = { A: inSuit("K"), Y: inSuit(second), B: inSuit(first), Z: inSuit(declarer) };
    return { posed, more: { round: { leader: "A", by } } };
  }
}

/** Partner leads a high card, or goes on with a second. */
export function posePartnersHigh(layout: RoundLayout): Posed {
  const { suit, gone = [], mine = [] } = layout;
  const text = (ranks: Holding) => ranks.map((rank) => cardText(cardOf(suit, rank))).join(" ");
  return poseRound(
    layout,
    "B",
    {},
    mine.length > 0
      ? [
          `On the first round partner’s ${text(["K"])} won, and you played ${text(mine)}; ${gone
            .filter((rank) => rank !== "K")
            .map((rank) => text([rank]))
            .join(" and ")} went with them.`,
        ]
      : [],
  );
}
