import {
  cardOf,
  highToLow,
  isHonour,
  RANKS,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape, type SuitShape } from "./round-deal.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";
import { readRound, whereIs, type Where } from "../marking/read-partner-ways.ts";
import { cardText } from "../kit/words.ts";

type Kind = "lead" | "up-to-dummy" | "dummy-queen" | "dummys-lead";

const sizes = [3, 4] as const;
const dummySizes = [3, 4] as const;

/** Ways of reading with how often each is posed. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ["lead", 5],
  ["up-to-dummy", 3],
  ["dummy-queen", 2],
  ["dummys-lead", 3],
];

/** Shapes of a lead up to dummy that can be read: partner’s card, declarer’s, what dummy and the viewer must have. */
const UP_TO_DUMMY = [
  { led: "J", declarer: "Q", dummy: "T", hand: "K" },
  { led: "Q", declarer: "K", dummy: "J", hand: "" },
  { led: "Q", declarer: "A", dummy: "T", hand: "" },
] as const;

/** A card led or played, of which the reader asks what it tells: who holds a card he does not see? */
export function poseReadPartner(random: Random): Posed {
  const kind = random.weigh(KINDS);
  for (;;) {
    const wanted = random.pick(["partner", "declarer", "unsure"] as const);
    const plain = dealPlain(random, kind === "lead" ? 0.4 : 0.3);
    const dealt = deal(random, kind, plain.strain === "notrump");
    if (!dealt) continue;
    const { viewer, kingWon, ...round } = dealt;
    const layout: RoundLayout = { ...plain, ...round };
    const reading = readRound({ ...layout, viewer, kingWon });
    const seen = [...layout.hand, ...layout.dummy, ...layout.plays];
    const asked = RANKS.filter(
      (rank) =>
        isHonour(rank) && !seen.includes(rank) && reading && whereIs(rank, reading) === wanted,
    );
    if (asked.length > 0) return poseWhere(layout, viewer, random.pick(asked), kingWon);
  }
}

interface Dealt {
  readonly viewer: "A" | "B";
  readonly kingWon: boolean;
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly plays: Holding;
}

function deal(random: Random, kind: Kind, noTrump: boolean): Dealt | null {
  const shaped = (shape: Partial<SuitShape>) => dealShape(random, { sizes, dummySizes, ...shape });
  switch (kind) {
    case "lead": {
      const { hand, dummy, rest } = shaped({});
      const partner = highToLow(rest.slice(0, random.pick([3, 4, 4, 5])));
      const { lead } = leadFrom(partner, noTrump ? "notrump" : "trump");
      const plays = [lead, dummy.at(-1) as Rank];
      return isHonour(lead) ? { viewer: "B", kingWon: false, hand, dummy, plays } : null;
    }
    case "up-to-dummy": {
      const { led, declarer, ...held } = random.pick(UP_TO_DUMMY);
      const { hand, dummy, rest } = shaped({ ...held, sizes: [2, 3], dummySizes: [3, 3] });
      return rest.includes(led) && rest.includes(declarer)
        ? { viewer: "A", kingWon: false, hand, dummy, plays: [led, declarer] }
        : null;
    }
    case "dummy-queen": {
      const { hand, dummy, rest } = shaped({ hand: "K", dummy: "Q", sizes: [2, 3] });
      const led = rest.find((rank) => !isHonour(rank));
      return led ? { viewer: "B", kingWon: true, hand, dummy, plays: [led, "Q"] } : null;
    }
    case "dummys-lead": {
      const led = random.pick(["Q", "Q", "J"] as const);
      const { hand, dummy } = shaped({ dummy: led });
      return { viewer: "B", kingWon: false, hand, dummy, plays: [led] };
    }
    default:
      return kind satisfies never;
  }
}

/** Asks who holds a card. */
export function poseWhere(
  layout: RoundLayout,
  viewer: "A" | "B",
  asked: Rank,
  kingWon = false,
): Posed {
  const card = cardOf(layout.suit, asked);
  const told = kingWon ? { asked: card, kingWon } : { asked: card };
  const posed = poseRound(layout, viewer, told);
  return {
    ...posed,
    facts: [
      ...posed.facts,
      ...(kingWon ? ["Your king beats the queen and wins the trick."] : []),
      ...(viewer === "B" && layout.plays.length > 1 && !kingWon
        ? ["It was the opening lead, and you take it to be no single card."]
        : []),
    ],
    question: `Where is ${cardText(card)}?`,
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "partner", label: "With partner" },
        { id: "declarer", label: "With declarer" },
        { id: "unsure", label: "It cannot be told yet" },
      ] satisfies readonly { id: Where; label: string }[],
    },
  };
}
