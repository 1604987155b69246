import { cardOf, height, highToLow, type Holding, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { fourthHandPlay } from "../../engine/conventions/fourth-hand.ts";
import { top } from "../../engine/conventions/lead-pattern.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import { cardText } from "../kit/words.ts";
import type { Dealt } from "./whole-deal.ts";

/** Holdings with how often each is dealt: sequences that can be shown, and broken ones that cannot. */
const HELD: readonly (readonly [string, number])[] = [
  ["AKQ", 3],
  ["KQJ", 3],
  ["QJT", 3],
  ["AK", 2],
  ["KQ", 2],
  ["QJ", 2],
  ["AJ", 1],
  ["AQJ", 2],
];

/** Fourth hand’s problems: winning with the sequence or without one, meaning to return the suit or not; and the return. */
export function dealFourth(random: Random): Posed | Dealt {
  for (;;) {
    const held = random.weigh(HELD);
    const willReturn = random.chance(0.55);
    const partnersTrick = random.chance(0.1);
    const back = willReturn && random.chance(0.3);
    const plain = dealPlain(random, 0.5);
    const { hand, dummy, rest } = dealShape(random, {
      hand: held,
      sizes: [held.length, 4],
      dummySizes: [2, 4],
    });
    const declarer = rest[0] as Rank;
    const partner = rest.slice(1).find((rank) => height(rank) > height(declarer) === partnersTrick);
    if (!partner || hand.length < 3) continue;
    const third = thirdCard(dummy, partner);
    const layout: RoundLayout = { ...plain, hand, dummy, plays: [declarer, partner, third] };
    const toBeat = top(highToLow([declarer, third]));
    const wins = height(partner) > height(toBeat);
    if (wins !== partnersTrick) continue;
    const play = fourthHandPlay({ holding: hand, toBeat, partnerWins: wins, willReturn });
    if (play.pattern === "cannot-win" || play.grades.every(({ mark }) => mark !== "wrong"))
      continue;
    if (back && (!play.returns || play.play !== top(hand))) continue;
    if (!back) return poseLastToPlay(layout, willReturn);
    const inSuit = (rank: Rank) => cardOf(plain.suit, rank);
    const by = {
      Z: inSuit(declarer),
      A: inSuit(partner),
      Y: inSuit(third),
      B: inSuit(play.play),
    };
    return { posed: poseLeadBack(layout, play.play), more: { round: { leader: "Z", by } } };
  }
}

/** Dummy just covers partner’s card if he can with a small one, else plays low. */
function thirdCard(dummy: Holding, partner: Rank): Rank {
  const over = dummy.findLast(
    (rank) => height(rank) > height(partner) && height(rank) < height("J"),
  );
  return over ?? (dummy.at(-1) as Rank);
}

/** The viewer plays last to declarer’s lead, dummy on his right having played third. */
export function poseLastToPlay(layout: RoundLayout, willReturn: boolean): Posed {
  return poseRound(layout, "B", { willReturn }, [
    willReturn
      ? "If you win you mean to lead this suit straight back."
      : "If you win you mean to lead another suit.",
  ]);
}

/** The viewer has won and leads the suit back. */
export function poseLeadBack(layout: RoundLayout, won: Rank): Posed {
  const { suit, hand, dummy, plays } = layout;
  const [lead, partner, third] = plays.map((rank) => cardText(cardOf(suit, rank)));
  return poseRound(
    {
      ...layout,
      hand: hand.filter((rank) => rank !== won),
      dummy: dummy.filter((rank) => rank !== plays[2]),
      plays: [],
      gone: highToLow(plays),
      mine: [won],
    },
    "B",
    { willReturn: true },
    [
      `Declarer led ${lead}, partner played ${partner}, dummy played ${third}, and you won with ${cardText(cardOf(suit, won))}.`,
    ],
    "You lead the suit straight back. With which card?",
  );
}
