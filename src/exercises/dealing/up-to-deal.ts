import type { Random } from "../../engine/core/random.ts";
import { UP_TO } from "../marking/up-to-dummy-solve.ts";
import { poseLead, type LeadShape } from "./dummy-lead-deal.ts";
import { leadUpTo } from "../../engine/conventions/up-to-dummy.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { viewOf } from "../marking/dummy-lead.ts";
import type { Dealt } from "./whole-deal.ts";

const long = { sizes: [4, 5], dummySizes: [2, 4] } as const;
const any = { sizes: [3, 5], dummySizes: [3, 4] } as const;
const end = { tricksLeft: 3, sizes: [3, 3], dummySizes: [3, 3] } as const;
const after = { asks: "go-on", ground: "", sizes: [4, 4], dummySizes: [3, 3] } as const;

/** Shapes with how often each is posed. */
const SHAPES: readonly (readonly [LeadShape, number])[] = [
  [{ asks: "card", ground: "queen-to-jack", hand: "AQT", dummy: "J", without: "K", ...long }, 3],
  [{ asks: "card", ground: "jack-to-ten", hand: "AJ9", dummy: "T", ...long }, 3],
  [
    {
      asks: "card",
      ground: "jack-once",
      hand: "AJT",
      dummy: "KQ",
      sizes: [4, 4],
      dummySizes: [3, 4],
    },
    2,
  ],
  [
    {
      asks: "card",
      ground: "king-then-queen",
      hand: "KQ",
      dummy: "J",
      trumps: true,
      sizes: [4, 5],
      dummySizes: [2, 2],
    },
    2,
  ],
  [
    {
      asks: "card",
      ground: "queen-ten",
      hand: "QT",
      dummy: "A",
      sizes: [3, 3],
      dummySizes: [3, 4],
    },
    1,
  ],
  [
    {
      asks: "card",
      ground: "queen-ten",
      hand: "QT",
      dummy: "K",
      sizes: [3, 3],
      dummySizes: [3, 4],
    },
    1,
  ],
  [{ asks: "card", ground: "short-queen", hand: "Q", sizes: [2, 2], dummySizes: [3, 4] }, 2],
  [{ asks: "card", ground: "short-king", hand: "K", sizes: [2, 2], dummySizes: [3, 4] }, 2],
  [{ asks: "card", ground: "sequence-short", hand: "QJ", sizes: [3, 3], dummySizes: [3, 4] }, 1],
  [{ asks: "card", ground: "sequence-short", hand: "JT", sizes: [3, 3], dummySizes: [3, 4] }, 1],
  [{ asks: "card", ground: "ten-or-lower", ...any }, 5],
  [{ asks: "card", ground: "beat-dummy", sizes: [4, 5], dummySizes: [2, 4] }, 4],
  [{ asks: "card", ground: "small-to-queen", hand: "AJ", dummy: "Q", without: "KT", ...end }, 2],
  [
    {
      asks: "card",
      ground: "queen-to-jack",
      hand: "QT",
      dummy: "J9",
      without: "AK",
      wanted: 1,
      ...end,
    },
    2,
  ],
  [
    {
      asks: "card",
      ground: "small-to-jack",
      hand: "QT",
      dummy: "J9",
      without: "AK",
      wanted: 2,
      ...end,
    },
    2,
  ],
  [{ asks: "whether", ground: "small", ...any }, 3],
  [{ asks: "whether", ground: "ace-short", dummy: "A", sizes: [3, 5], dummySizes: [2, 3] }, 3],
  [{ asks: "whether", ground: "king-short", dummy: "K", sizes: [3, 5], dummySizes: [2, 3] }, 3],
  [{ asks: "whether", ground: "short-queen", hand: "Q", sizes: [1, 2], dummySizes: [3, 4] }, 1],
  [{ asks: "whether", ground: "ten-or-lower", sizes: [3, 4], dummySizes: [3, 4] }, 3],
  [{ asks: "whether", ground: "ace-queen-jack-to-king", hand: "AQJ", dummy: "K", ...long }, 2],
  [
    {
      asks: "whether",
      ground: "king-dangerous",
      hand: "KQ",
      dummy: "J",
      ruffs: true,
      sizes: [4, 5],
      dummySizes: [2, 2],
    },
    2,
  ],
  [{ asks: "whether", ground: "king-ten-to-jack", hand: "KT", dummy: "J", ...any }, 2],
  [
    {
      asks: "whether",
      ground: "king-to-queen",
      hand: "K",
      dummy: "Q",
      sizes: [3, 4],
      dummySizes: [2, 2],
    },
    2,
  ],
  [{ asks: "whether", ground: "short-honour-met", sizes: [2, 2], dummySizes: [3, 4] }, 2],
  [{ asks: "whether", ground: "tenace", sizes: [3, 5], dummySizes: [3, 4] }, 4],
  [{ ...after, hand: "AJ", mine: "K", dummy: "Q", without: "T" }, 1],
  [{ ...after, hand: "AJ", mine: "K", without: "QT" }, 1],
  [{ ...after, hand: "QT", mine: "K", dummy: "J", without: "A9" }, 1],
  [{ ...after, hand: "QT", mine: "K", without: "AJ9" }, 1],
  [{ ...after, hand: "Q9", mine: "K", dummy: "T", without: "AJ" }, 1],
  [{ ...after, hand: "Q9", mine: "K", without: "AJT" }, 1],
];

/** A suit to lead, to leave or to go on with, up to dummy. */
export function poseUpTo(random: Random): Posed {
  return poseLead(random, SHAPES, "B", UP_TO);
}

/** The same; a suit is asked about alone whose lead hangs on the strength of the rest of the hand. */
export function dealUpTo(random: Random): Dealt {
  const posed = poseUpTo(random);
  const view = viewOf(sceneOf(posed, "round"));
  const [weak, strong] = [leadUpTo(view), leadUpTo({ ...view, strong: true })];
  return weak.pattern === strong.pattern ? { posed } : { posed, alone: true };
}
