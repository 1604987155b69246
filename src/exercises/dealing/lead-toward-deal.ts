import { highToLow, RANKS, SUITS, type Holding } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { planSuit } from "../../engine/conventions/declarer-lead.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { has } from "../../engine/conventions/lead-pattern.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { SUIT_NAME } from "../kit/words.ts";
import { twoOf } from "../marking/two-hands-suit.ts";
import {
  contractFact,
  dealRest,
  entriesTo,
  poseSuitOfTwo,
  type Rest,
  type SuitDealing,
  type SuitOfTwo,
} from "./two-hands-play.ts";

/** The hand that leads and how often: `dummy-2`. */
const OPTIONS = [
  { id: "dummy-1", label: "From dummy, once" },
  { id: "dummy-2", label: "From dummy, twice" },
  { id: "declarer-1", label: "From your own hand, once" },
  { id: "declarer-2", label: "From your own hand, twice" },
];

/** Poses a suit with a tenace in one hand: where is it led from, and how often? */
export function poseLeadToward(layout: SuitOfTwo): Posed {
  const name = SUIT_NAME[layout.suit];
  return poseSuitOfTwo(
    layout,
    { type: "option", look: "words", options: OPTIONS },
    `You mean to finesse in ${name}. From which hand must they be led, and how often, if all goes well?`,
    [contractFact(layout.strain), "You can put either hand in as often as you need."],
  );
}

interface Tenace {
  readonly held: Holding;
  /** Cards that neither hand may have besides. */
  readonly out: Holding;
}

/** The tenaces of the text, and how often each is asked. */
const TENACES: readonly (readonly [Tenace, number])[] = [
  [{ held: ["A", "Q"], out: ["K", "J", "T", "9"] }, 5],
  [{ held: ["A", "Q", "J"], out: ["K", "T"] }, 4],
  [{ held: ["A", "J", "T"], out: ["K", "Q", "9"] }, 4],
];

/** A tenace of three cards to five, and two to four small ones in the other hand: eight at most. */
function dealLeadToward(random: Random, level: Level): Posed {
  const suit = random.pick(SUITS);
  const { held, out } = random.weigh(TENACES);
  const pool = random.shuffle(RANKS.filter((rank) => ![...held, ...out].includes(rank)));
  const length = 3 + random.below(3);
  const small = 2 + random.below(Math.min(3, 7 - length));
  const strong = highToLow([...held, ...pool.slice(0, length - held.length)]);
  const weak = highToLow(pool.slice(length - held.length, length - held.length + small));
  const inDummy = random.chance(0.45);
  const two: TwoHands = inDummy
    ? { declarer: weak, dummy: strong }
    : { declarer: strong, dummy: weak };
  const rest =
    level === 1
      ? undefined
      : dealRest(random, suit, two, undefined, (others) => canLead(two, others));
  return poseLeadToward({ suit, strain: "notrump", two, rest });
}

/** Whether the weak hand can be put in as often as it is to lead. */
function canLead(two: TwoHands, rest: Rest): boolean {
  const weak = has(two.dummy, "A") ? "declarer" : "dummy";
  return entriesTo(weak, rest) >= (planSuit(two)?.leads ?? 0);
}

/** How the kind is dealt at its levels. */
export const leadTowardDealing: SuitDealing = {
  deal: dealLeadToward,
  fits: ({ scene }, rest) => canLead(twoOf(sceneOf({ scene }, "two-hands")), rest),
};
