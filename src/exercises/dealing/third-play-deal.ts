import { height, highToLow, isHonour, type Holding, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape, dealTrumps, type SuitShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import { playThird } from "../marking/third-solve.ts";

type Shape = SuitShape & {
  /** The pattern that is to decide; “eleven” where the Eleven Rule does. */
  readonly pattern: string;
  /** The cards partner may lead; left out, a small one. */
  readonly led?: string;
  readonly left?: boolean;
  readonly trumps?: boolean;
};

const sizes = [3, 4] as const;
const dummySizes = [3, 4] as const;

/** Shapes with how often each is posed; those where a beginner finesses, or puts his ace on partner’s winner, oftenest. */
const SHAPES: readonly (readonly [Shape, number])[] = [
  [{ pattern: "best-held", hand: "AQ", sizes, dummySizes }, 4],
  [{ pattern: "best-held", hand: "KJ", sizes, dummySizes }, 4],
  [{ pattern: "cheapest-of-equals", hand: "KQ", sizes, dummySizes }, 4],
  [{ pattern: "cheapest-of-equals", hand: "QJ", sizes, dummySizes }, 3],
  [{ pattern: "cheapest-of-equals", hand: "AQ", dummy: "K", sizes, dummySizes }, 3],
  [{ pattern: "cheapest-winner", hand: "AQ", dummy: "J", left: true, sizes, dummySizes }, 3],
  [{ pattern: "cheapest-winner", hand: "KT", left: true, sizes, dummySizes }, 2],
  [{ pattern: "eleven", sizes, dummySizes }, 4],
  [{ pattern: "pass-jack-with-ace", hand: "A", led: "J", sizes, dummySizes }, 5],
  [{ pattern: "pass-jack", hand: "K", led: "J", sizes, dummySizes }, 3],
  [{ pattern: "pass-jack", hand: "Q", led: "J", sizes, dummySizes }, 3],
  [{ pattern: "queen-jack-ten", hand: "QJT", led: "K", sizes, dummySizes }, 3],
  [{ pattern: "let-king-make", hand: "A", dummy: "K", led: "Q", left: true, sizes, dummySizes }, 4],
  [{ pattern: "ace-up-to-strength", hand: "A", dummy: "KJ", left: true, sizes, dummySizes }, 2],
  [{ pattern: "ace-up-to-strength", hand: "A", dummy: "QT", left: true, sizes, dummySizes }, 2],
  [{ pattern: "ace-queen-alone", hand: "AQ", sizes: [2, 2], dummySizes }, 3],
  [{ pattern: "trump-false-card", hand: "KQ", dummy: "AJ", trumps: true, sizes, dummySizes }, 3],
];

/** Third hand’s problems, dealt until the pattern chosen decides, partner leads by the book, and the texts settle it. */
export function poseThird(random: Random): Posed {
  const shape = random.weigh(SHAPES);
  for (;;) {
    const { strain, suit } = shape.trumps ? dealTrumps(random) : dealPlain(random, 0.45);
    const { hand, dummy, rest } = dealShape(random, shape);
    const against = strain === "notrump" ? "notrump" : "trump";
    const partner = highToLow(rest.slice(0, 3 + random.below(3)));
    const led = shape.trumps ? partner.at(-1) : leadFrom(partner, against).lead;
    if (!led || (shape.led ? !shape.led.includes(led) : isHonour(led))) continue;
    const others = shape.left ? rest.filter((rank) => !partner.includes(rank)) : dummy;
    const second = secondCard(random, highToLow(others), led);
    if (!second) continue;
    const layout = { suit, strain, hand, dummy, plays: [led, second] };
    const play = playThird(layout, suit === TRUMP_OF[strain], shape.left ? "left" : "right");
    const fits =
      shape.pattern === "eleven"
        ? play.rules.includes("third.eleven.declarer")
        : play.pattern === shape.pattern &&
          (shape.pattern !== "pass-jack-with-ace" || hand.filter(isHonour).length === 1);
    if (fits && play.settled && play.grades.some(({ mark }) => mark === "wrong")) {
      return posePartnerLeads(layout, shape.left ? "left" : "right");
    }
  }
}

/** Second hand plays low, or now and then just covers. */
function secondCard(random: Random, held: Holding, led: Rank): Rank | undefined {
  const over = held.findLast((rank) => height(rank) > height(led));
  return over && random.chance(0.2) ? over : held.at(-1);
}

/** Partner leads, with dummy playing second or last. */
export function posePartnerLeads(layout: RoundLayout, dummyPosition: "left" | "right"): Posed {
  return poseRound(layout, dummyPosition === "left" ? "A" : "B");
}
