import { SUITS } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { seededRandom } from "../../engine/core/random.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { pricesAt, worthOf } from "../marking/ending-price.ts";
import { choicesAt, tricksLeft, type Ending } from "./ending.ts";
import { dealEnding, randomEnding, withSuits, type Wanted } from "./ending-deal.ts";
import { endingPosed } from "./ending-posed.ts";
import { LONG_NULLO, LONG_NULLO_SEEDS } from "./nullo-seeds.ts";
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

/** What each kind of ending is wanted to be at either level; declarer may be on lead in his own hand or in dummy. */
const WANTED = {
  "find-the-line": [
    { seats: DECLARER, aim: "win", cards: [4, 4, 5, 5, 6] },
    { seats: DECLARER, aim: "win", cards: [6, 6, 7, 7, 8] },
  ],
  "set-it": [
    { seats: OPPONENTS, aim: "win", cards: [4, 4, 5, 5, 6] },
    { seats: OPPONENTS, aim: "win", cards: [6, 6, 7, 7, 8] },
  ],
  "nullo-escape": [
    { seats: DECLARER, aim: "lose", cards: [4, 5] },
    { seats: DECLARER, aim: "lose", cards: [6] },
  ],
} as const satisfies Readonly<Record<string, readonly [Wanted, Wanted]>>;

/** Cards of the endings in which a card is to be priced, at either level. */
const PRICED = [
  [4, 5, 6],
  [6, 7, 8],
] as const;

/** As much is needed as the one right card brings. */
function posed(ending: Ending): Posed {
  return endingPosed(ending, worthOf(ending));
}

/** An ending looked for beforehand, with its suits in another order. */
function readyEnding(random: Random, wanted: Wanted, seeds: readonly number[]): Posed {
  const ending = randomEnding(seededRandom(random.pick(seeds)), wanted);
  return posed(withSuits(ending, random.shuffle(SUITS)));
}

/** An ending of a kind over which a card is asked for: the last four to six cards, and at the second level up to eight. */
export function poseEnding(random: Random, kind: keyof typeof WANTED, level: Level): Posed {
  const [few, more] = WANTED[kind];
  if (level === 1) return posed(dealEnding(random, few));
  if (kind === "nullo-escape" && random.chance(1 / 3)) {
    return readyEnding(random, LONG_NULLO, LONG_NULLO_SEEDS);
  }
  return posed(dealEnding(random, more));
}

/** An ending in which an opponent must be thrown in: too rare to look for, so the seeds were looked for beforehand. */
export function poseThrowIn(random: Random): Posed {
  return readyEnding(random, THROW_IN, THROW_IN_SEEDS);
}

/** An ending in which a card is led that takes neither everything nor nothing: up to six cards, at the second level eight. */
export function posePriceTheCard(random: Random, level: Level): Posed {
  const cards = PRICED[level === 1 ? 0 : 1];
  for (;;) {
    const ending = randomEnding(random, {
      seats: [...DECLARER, ...OPPONENTS],
      aim: "win",
      cards,
    });
    const led = random.pick(choicesAt(ending));
    const tricks = pricesAt(ending).find(({ card }) => card === led)?.tricks ?? 0;
    if (tricks > 0 && tricks < tricksLeft(ending)) return pricePosed(ending, led);
  }
}
