import { height, highToLow, isHonour, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { elevenCount } from "../../engine/conventions/eleven.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import type { Posed } from "../kit/exercise.ts";
import { readDuck } from "../marking/read-duck-ways.ts";
import { playThird } from "../marking/third-solve.ts";
import { askedOf, poseHowMany, poseWhichLeft, type Ducked } from "./read-duck.ts";
import { dealPlain, dealShape } from "./round-deal.ts";

/** Most cards that declarer must have been keeping back: with three he would not have let the trick go. */
const MOST_LEFT = 2;

/** A round that declarer could have won and did not, led and played to as the book has it; null where the deal gives none. */
function dealDucked(random: Random, honour: boolean): Ducked | null {
  const { strain, suit } = dealPlain(random, honour ? 0.25 : 0.8);
  const { hand, dummy, rest } = dealShape(random, { sizes: [2, 4], dummySizes: [2, 4] });
  const leader = highToLow(rest.slice(0, honour ? random.pick([3, 3, 4]) : random.pick([4, 4, 5])));
  const declarer = highToLow(rest.slice(leader.length));
  const { lead: led } = leadFrom(leader, strain === "notrump" ? "notrump" : "trump");
  const second = dummy.at(-1) as Rank;
  const last = declarer.at(-1);
  if (!last || honour !== "QJT".includes(led) || (!honour && isHonour(led))) return null;
  if (height(second) > height(led) && honour) return null;
  const third = playThird({ hand, dummy, strain, plays: [led, second] }, false, "right");
  const mine = third.play;
  const best = Math.max(height(led), height(mine));
  const ducks = height(last) < best && declarer.some((rank) => height(rank) > best);
  // An honour is to win by itself, and a small card is to be won over.
  const wins = honour
    ? height(mine) < height(led)
    : height(mine) > Math.max(height(led), height(second));
  if (!third.settled || !ducks || !wins) return null;
  return { suit, strain, hand, dummy, trick: [led, second, mine, last] };
}

/** Declarer lets partner’s honour win, or third hand’s card on partner’s small one: what has he left? */
export function poseReadDuck(random: Random): Posed {
  const honour = random.chance(0.6);
  for (;;) {
    const ducked = dealDucked(random, honour);
    if (!ducked) continue;
    const { hand, dummy, trick } = ducked;
    if (!honour) {
      const count = elevenCount(trick[0], hand, dummy, [trick[3]]);
      if (count.applies && (count.declarerHigher ?? 0) > 0) return poseHowMany(ducked);
      continue;
    }
    const left = readDuck(ducked)?.declarer ?? [];
    const asked = askedOf(ducked);
    const best = asked.filter((rank) => left.includes(rank));
    const few = best.length > 0 && best.length <= MOST_LEFT && best.length < asked.length;
    if (few && asked.length >= 3) return poseWhichLeft(ducked);
  }
}
