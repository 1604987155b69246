import {
  height,
  highToLow,
  RANKS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { fourchetteOver } from "../../engine/conventions/fourchette.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain } from "./round-deal.ts";
import { goneFact, poseRound, type RoundLayout } from "./pose-round.ts";

const IS = ["true", "imperfect", "none"] as const;

/** Cards worth covering: an imperfect fourchette is covered over an honour only, a true one over a nine too. */
const LEDS = ["T", "J", "Q", "K"] as const satisfies readonly Rank[];

/** What a near miss has over the card led: steps above and below it, of which one is a step too many. */
const MISSES = [
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
] as const;

/** Whether cards about the one led are a fourchette: as often true as imperfect, and as often nearly one. */
export function poseFourchette(random: Random): Posed {
  const wanted = random.pick(IS);
  const plain = dealPlain(random, 0.3);
  for (;;) {
    const led = wanted === "imperfect" ? random.pick(LEDS) : random.pick(["9", ...LEDS] as const);
    const gone = random.chance(0.35) ? goneAbout(random, led) : [];
    const left = RANKS.filter((rank) => !gone.includes(rank));
    const at = left.indexOf(led);
    const [up, down] =
      wanted === "true" ? [1, 1] : wanted === "imperfect" ? [1, 2] : random.pick(MISSES);
    const [high, low] = [left[at + up], left[at - down]];
    if (!high || !low) continue;
    const small = random
      .shuffle(left.filter((rank) => height(rank) < height(low)))
      .slice(0, random.below(2));
    const hand = highToLow([high, low, ...small]);
    if (fourchetteOver(hand, led, gone) !== wanted) continue;
    const others = left.filter(
      (rank) => height(rank) < height("9") && ![led, ...hand].includes(rank),
    );
    const dummy = highToLow([led, ...random.shuffle(others).slice(0, 2)]);
    return poseOver({ ...plain, hand, dummy, plays: [led], gone: highToLow(gone) });
  }
}

/** Four cards that have gone, of which two or three stood next to the card led. */
function goneAbout(random: Random, led: Rank): Holding {
  const near = RANKS.filter((rank) => {
    const steps = Math.abs(height(rank) - height(led));
    return steps === 1 || steps === 2;
  });
  const some = random.shuffle(near).slice(0, 2);
  const small = RANKS.filter((rank) => height(rank) < height(led) && !near.includes(rank));
  return [...some, ...random.shuffle(small).slice(0, 2)];
}

/** Poses the question over a card that dummy leads. */
export function poseOver(
  layout: RoundLayout & { readonly suit: Suit; readonly strain: Strain },
): Posed {
  const { suit, gone = [] } = layout;
  const posed = poseRound(layout, "B", {}, gone.length > 0 ? [goneFact(suit, gone)] : []);
  return {
    ...posed,
    question: "Have you a fourchette over the card led?",
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "true", label: "A true fourchette" },
        { id: "imperfect", label: "An imperfect one" },
        { id: "none", label: "No fourchette" },
      ],
    },
  };
}
