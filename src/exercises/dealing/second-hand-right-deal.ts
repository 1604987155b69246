import { highToLow, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { secondHandPlay } from "../../engine/conventions/second-hand.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape, type SuitShape } from "./round-deal.ts";
import { goneFact, poseRound, type RoundLayout } from "./pose-round.ts";

/** A pattern of play with the cards it turns on, and the cards dummy may lead; any of dummy’s where none is named. */
type Shape = SuitShape & { readonly pattern: string; readonly led?: string };

const sizes = [3, 4] as const;
const dummySizes = [3, 4] as const;

/**
 * Shapes with how often each is posed. Those where a beginner puts up a high card that should be kept, or keeps one that
 * should go up, come oftenest.
 */
const SHAPES: readonly (readonly [Shape, number])[] = [
  [{ pattern: "king-low", hand: "K", sizes, dummySizes }, 5],
  [{ pattern: "queen-low", hand: "Q", sizes, dummySizes }, 5],
  [{ pattern: "king-short", hand: "K", dummy: "QT", led: "Q", sizes: [2, 3], dummySizes }, 3],
  [{ pattern: "king-short", hand: "K", dummy: "JT", led: "J", sizes: [2, 3], dummySizes }, 2],
  [{ pattern: "king-long", hand: "K", dummy: "QT", led: "Q", sizes: [4, 5], dummySizes }, 4],
  [{ pattern: "many-small", hand: "K", led: "QJ", sizes: [4, 5], dummySizes: [1, 3] }, 4],
  [{ pattern: "fourchette", hand: "KJ", dummy: "Q", led: "Q", sizes, dummySizes }, 3],
  [{ pattern: "fourchette", hand: "QT", dummy: "J", led: "J", sizes, dummySizes }, 3],
  [{ pattern: "fourchette", hand: "KT", dummy: "Q", led: "Q", sizes, dummySizes }, 2],
  [{ pattern: "fourchette", hand: "Q9", dummy: "J", led: "J", sizes, dummySizes }, 2],
  [{ pattern: "king-ten", hand: "KT", dummy: "J", led: "J", sizes, dummySizes }, 3],
  [{ pattern: "king-ten-low", hand: "KT", dummy: "J", sizes, dummySizes }, 3],
  [{ pattern: "cover-honour", hand: "Q", dummy: "T", led: "T", sizes: [2, 2], dummySizes }, 2],
  [{ pattern: "ace-king", hand: "AK", sizes, dummySizes }, 4],
  [{ pattern: "ace-queen", hand: "AQ", sizes, dummySizes }, 5],
  [{ pattern: "ace-jack-ten", hand: "AJT", sizes: [4, 5], dummySizes }, 3],
  [{ pattern: "ace-jack-ten-on-nine", hand: "AJT", dummy: "9", led: "9", sizes, dummySizes }, 2],
  [{ pattern: "ace-jack-on-nine", hand: "AJ", dummy: "9", led: "9", sizes, dummySizes }, 3],
  [{ pattern: "no-bath-coup", hand: "AJ", dummy: "KQ", led: "KQ", sizes, dummySizes }, 4],
  [{ pattern: "king-queen-ten", hand: "KQT", sizes, dummySizes }, 4],
  [{ pattern: "sequence", hand: "KQ", sizes, dummySizes }, 3],
  [{ pattern: "sequence", hand: "QJ", sizes, dummySizes }, 3],
  [{ pattern: "ace-on-jack", hand: "A", dummy: "J", led: "J", sizes: [2, 3], dummySizes }, 3],
  [{ pattern: "queen-on-jack", hand: "Q", dummy: "AJ", led: "J", sizes: [2, 3], dummySizes }, 4],
  [{ pattern: "safe-from-dummy", hand: "Q", dummy: "AK", sizes, dummySizes }, 3],
  [{ pattern: "safe-from-dummy", hand: "K", dummy: "A", sizes, dummySizes }, 3],
  [{ pattern: "dummy-ruff", hand: "A", sizes: [2, 3], dummySizes: [1, 2] }, 4],
];

/** Second hand’s problems with dummy on his right, dealt until the pattern chosen decides and the texts settle it. */
export function poseSecondHandRight(random: Random): Posed {
  const shape = random.weigh(SHAPES);
  const ruff = shape.pattern === "dummy-ruff";
  for (;;) {
    const { strain, suit } = dealPlain(random, ruff ? 0 : 0.4);
    const { hand, dummy, rest } = dealShape(random, shape);
    const may = dummy.filter((rank) => !shape.led || shape.led.includes(rank));
    const led = random.pick(may.length > 0 ? may : dummy);
    const gone = ruff ? highToLow(rest.slice(0, 4)) : [];
    const play = secondHandPlay({
      holding: hand,
      led,
      dummy,
      dummyPosition: "right",
      gone,
      round: ruff ? 2 : 1,
    });
    const fair = play.settled && play.grades.some(({ mark }) => mark === "wrong");
    if (play.pattern === shape.pattern && fair) {
      return poseDummyLeads({ suit, strain, hand, dummy, plays: [led as Rank], gone });
    }
  }
}

/** Dummy on the right leads through the viewer. */
export function poseDummyLeads(layout: RoundLayout): Posed {
  const { suit, gone = [] } = layout;
  return poseRound(layout, "B", {}, gone.length > 0 ? [goneFact(suit, gone)] : []);
}
