import { SUITS } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { seededRandom } from "../../engine/core/random.ts";
import type { Posed } from "../kit/exercise.ts";
import { pricesAt, worthOf } from "../marking/ending-price.ts";
import { choicesAt, tricksLeft, type Ending } from "./ending.ts";
import { dealEnding, randomEnding, withSuits, type Wanted } from "./ending-deal.ts";
import { endingPosed } from "./ending-posed.ts";
import { pricePosed } from "./price-posed.ts";
import { THROW_IN, THROW_IN_SEEDS } from "./throw-in-seeds.ts";

const DECLARER: Wanted["seats"] = [
  ["Z", "Z"],
  ["Y", "Z"],
];
const OPPONENTS: Wanted["seats"] = [
  ["A", "A"],
  ["B", "B"],
];

/** What each kind of ending is wanted to be; declarer may be on lead in his own hand or in dummy. */
const WANTED = {
  "find-the-line": { seats: DECLARER, aim: "win", cards: [4, 4, 5, 5, 6] },
  "set-it": { seats: OPPONENTS, aim: "win", cards: [4, 4, 5, 5, 6] },
  "nullo-escape": { seats: DECLARER, aim: "lose", cards: [4, 5] },
} as const satisfies Readonly<Record<string, Wanted>>;

/** As much is needed as the one right card brings. */
function posed(ending: Ending): Posed {
  return endingPosed(ending, worthOf(ending));
}

/** An ending of a kind over which a card is asked for. */
export function poseEnding(random: Random, kind: keyof typeof WANTED): Posed {
  return posed(dealEnding(random, WANTED[kind]));
}

/** An ending in which an opponent must be thrown in: too rare to look for, so the seeds were looked for beforehand. */
export function poseThrowIn(random: Random): Posed {
  const ending = randomEnding(seededRandom(random.pick(THROW_IN_SEEDS)), THROW_IN);
  return posed(withSuits(ending, random.shuffle(SUITS)));
}

/** An ending in which a card is led that takes neither everything nor nothing. */
export function posePriceTheCard(random: Random): Posed {
  for (;;) {
    const ending = randomEnding(random, {
      seats: [...DECLARER, ...OPPONENTS],
      aim: "win",
      cards: [4, 5, 6],
    });
    const led = random.pick(choicesAt(ending));
    const tricks = pricesAt(ending).find(({ card }) => card === led)?.tricks ?? 0;
    if (tricks > 0 && tricks < tricksLeft(ending)) return pricePosed(ending, led);
  }
}
