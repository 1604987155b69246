import {
  cardOf,
  height,
  highToLow,
  isHonour,
  RANKS,
  SUITS,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import { returnFrom } from "../../engine/conventions/returning.ts";
import { whistSecond } from "../../engine/conventions/whist-second.ts";
import { whistThirdHand } from "../../engine/conventions/whist-third.ts";
import type { Dealt } from "./whole-deal.ts";
import { whistTrump, WHIST_STRAINS } from "./whist-follow.ts";
import { poseWhistReturn } from "./whist-return.ts";

/** Partner’s small card, played to as the book has it and won by third hand, who has two cards or more to return it with. */
export function dealWhistReturn(random: Random): Dealt {
  const best = random.chance(0.5);
  const left = random.pick([2, 2, 3, 3, 4]);
  const strain = random.pick(WHIST_STRAINS);
  const suit = random.pick(SUITS.filter((one) => one !== whistTrump(strain)));
  for (;;) {
    const pack = random.shuffle(RANKS);
    const hand = highToLow(pack.splice(0, left + 1));
    const leader = highToLow(pack.splice(0, 4));
    const before = highToLow(pack.splice(0, Math.ceil(pack.length / 2)));
    const after = highToLow(pack);
    const { lead: led } = leadBySystem("whist-old", leader, { against: "trump" });
    if (isHonour(led) || after.length === 0) continue;
    const second = whistSecond(before, led).play;
    const won = whistThirdHand(hand, led, second).play;
    const beaten = [led, second, ...after].every((rank) => height(rank) < height(won));
    if (!beaten) continue;
    const trick: readonly [Rank, Rank, Rank] = [led, second, after.at(-1) as Rank];
    const remaining = hand.filter((rank) => rank !== won);
    const gone = highToLow([...trick, won]);
    const play = returnFrom({ remaining, dummy: [], gone, whist: true });
    const fair = play.grades.some(({ mark }) => mark === "wrong");
    if (fair && (play.pattern === "best-first") === best) {
      const inSuit = (rank: Rank) => cardOf(suit, rank);
      const by = { A: inSuit(led), Y: inSuit(second), B: inSuit(won), Z: inSuit(trick[2]) };
      return {
        posed: poseWhistReturn({ suit, strain, hand: remaining }, trick, won),
        more: { round: { leader: "A", by } },
      };
    }
  }
}
