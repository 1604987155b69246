import { height, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { secondHandPlay } from "../../engine/conventions/second-hand.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape, type SuitShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import type { SuitRound } from "./suit-round.ts";

type Shape = SuitShape & {
  readonly pattern: string;
  /** The cards declarer may lead; left out, any card below the nine that he can have. */
  readonly led?: string;
  readonly told?: Pick<SuitRound, "partnerToLead" | "tricksLeft">;
};

const sizes = [2, 4] as const;
const dummySizes = [3, 4] as const;

/** Shapes with how often each is posed: the king above all, since the reader has just learnt to keep it on the other side. */
const SHAPES: readonly (readonly [Shape, number])[] = [
  [{ pattern: "king", hand: "K", sizes, dummySizes }, 6],
  [{ pattern: "king-kept", hand: "K", dummy: "A", sizes: [3, 4], dummySizes }, 5],
  [{ pattern: "king-two-cards", hand: "K", sizes: [2, 4], dummySizes: [2, 2] }, 4],
  [
    {
      pattern: "king-two-cards",
      hand: "K",
      sizes: [2, 4],
      dummySizes: [2, 2],
      told: { partnerToLead: true },
    },
    2,
  ],
  [{ pattern: "partner-to-lead", hand: "K", sizes, dummySizes, told: { partnerToLead: true } }, 4],
  [{ pattern: "king-long", hand: "K", dummy: "AJT", led: "Q", sizes: [4, 5], dummySizes }, 3],
  [{ pattern: "king-short", hand: "K", dummy: "AJT", led: "Q", sizes: [2, 3], dummySizes }, 3],
  [{ pattern: "fourchette", hand: "KJ", led: "Q", sizes: [3, 4], dummySizes }, 2],
  [{ pattern: "fourchette", hand: "QT", led: "J", sizes: [3, 4], dummySizes }, 2],
  [{ pattern: "fourchette", hand: "KT", led: "Q", sizes: [3, 4], dummySizes }, 2],
  [{ pattern: "sequence", hand: "KQ", sizes: [2, 4], dummySizes }, 3],
  [{ pattern: "nothing-to-cover", hand: "Q", led: "K", sizes: [3, 4], dummySizes }, 1],
  [
    {
      pattern: "last-three",
      hand: "A",
      sizes: [2, 2],
      dummySizes: [1, 2],
      told: { tricksLeft: 3 },
    },
    4,
  ],
];

/** Second hand’s problems with dummy on his left, dealt until the pattern chosen decides and the texts settle it. */
export function poseSecondHandLeft(random: Random): Posed {
  const shape = random.weigh(SHAPES);
  for (;;) {
    const { hand, dummy, rest } = dealShape(random, shape);
    const { led: may, told } = shape;
    const led = rest.find((rank) => (may ? may.includes(rank) : height(rank) < height("9")));
    if (!led) continue;
    const play = secondHandPlay({ holding: hand, led, dummy, dummyPosition: "left", ...told });
    const fair = play.settled && play.grades.some(({ mark }) => mark === "wrong");
    const low = hand.at(-1);
    if (told?.partnerToLead && low && height(low) > height("T")) continue;
    if (play.pattern !== shape.pattern || !fair) continue;
    return poseDeclarerLeads(
      { ...dealPlain(random, 0.4), hand, dummy, plays: [led as Rank] },
      told,
    );
  }
}

/** Declarer leads through the viewer, dummy playing third. */
export function poseDeclarerLeads(
  layout: RoundLayout,
  told: Pick<SuitRound, "partnerToLead" | "tricksLeft"> = {},
): Posed {
  return poseRound(layout, "A", told, [
    ...(told.partnerToLead ? ["You would rather have partner win this trick, and lead."] : []),
    ...(told.tricksLeft
      ? ["Three tricks are left. Your third card is a doubtful one of another suit."]
      : []),
  ]);
}
