import type { Random } from "../../engine/core/random.ts";
import { THROUGH } from "../marking/through-dummy-solve.ts";
import { poseLead, type LeadShape } from "./dummy-lead-deal.ts";
import type { Posed } from "../kit/exercise.ts";

const four = { sizes: [4, 5], dummySizes: [2, 4] } as const;
const any = { sizes: [3, 5], dummySizes: [3, 4] } as const;

/** Shapes with how often each is posed: where an honour is led that the ordinary leads would keep, above all. */
const SHAPES: readonly (readonly [LeadShape, number])[] = [
  [
    { asks: "card", ground: "ten-from-ace-queen", hand: "AQT", dummy: "J", without: "K", ...four },
    4,
  ],
  [{ asks: "card", ground: "queen-through-king", hand: "AQT", dummy: "K", ...four }, 4],
  [{ asks: "card", ground: "ten-from-ace-nine", hand: "AT9", dummy: "J", ...four }, 4],
  [{ asks: "card", ground: "jack-through-queen", hand: "AJT", dummy: "Q", ...four }, 3],
  [{ asks: "card", ground: "ten-if-it-must", hand: "AJT", ...four }, 3],
  [{ asks: "card", ground: "trump-king-queen", hand: "KQ", dummy: "AJ", trumps: true, ...four }, 3],
  [
    {
      asks: "card",
      ground: "trump-small-to-jack",
      hand: "K",
      dummy: "J",
      trumps: true,
      mine: "Q",
      gone: "A",
      without: "T",
      sizes: [3, 4],
      dummySizes: [3, 3],
    },
    3,
  ],
  [{ asks: "card", ground: "broken", sizes: [4, 5], dummySizes: [3, 4] }, 3],
  [{ asks: "card", ground: "guarded", sizes: [4, 5], dummySizes: [3, 4] }, 3],
  [
    {
      asks: "card",
      ground: "queen-for-one",
      hand: "QT",
      dummy: "K",
      without: "AJ",
      wanted: 1,
      tricksLeft: 4,
      sizes: [4, 4],
      dummySizes: [3, 3],
    },
    2,
  ],
  [
    {
      asks: "whether",
      ground: "king-alone-on-ace",
      hand: "K",
      dummy: "A",
      sizes: [1, 1],
      dummySizes: [2, 4],
    },
    2,
  ],
  [{ asks: "whether", ground: "king-alone-kept", hand: "K", sizes: [1, 1], dummySizes: [3, 4] }, 2],
  [{ asks: "whether", ground: "king-waits", hand: "K", ...any }, 4],
  [{ asks: "whether", ground: "jack-through-queen", hand: "AJT", dummy: "Q", ...four }, 2],
  [{ asks: "whether", ground: "long", sizes: [2, 4], dummySizes: [5, 6] }, 3],
  [{ asks: "whether", ground: "combination", ...any }, 3],
  [{ asks: "whether", ground: "fourchette", ...any }, 3],
  [{ asks: "whether", ground: "quiet", trumps: true, sizes: [4, 5], dummySizes: [2, 3] }, 3],
  [{ asks: "whether", ground: "broken", ...any }, 6],
  [{ asks: "whether", ground: "guarded", ...any }, 6],
];

/** A suit to lead, or not, through dummy. */
export function poseThrough(random: Random): Posed {
  return poseLead(random, SHAPES, "A", THROUGH);
}
