import {
  cardOf,
  RANKS,
  isHonour,
  sortHand,
  SUITS,
  type Card,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { TRUMP_OF, type ByStrain, type Strain } from "../../engine/declaring/strain.ts";
import {
  honourCards,
  honourKind,
  honourPoints,
  honoursIn,
  HONOUR_TRICKS,
} from "../../engine/scoring/honours.ts";
import { STRAIGHT_VALUE, TRICK_VALUE } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Exercise, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { HONOUR_NAME } from "../wording/outcome-words.ts";
import { numberWord, sentence, STRAIN_NAME } from "../kit/words.ts";

type Pair = readonly [readonly Card[], readonly Card[]];

/** The two partnerships, in the order their hands are shown. */
export const PARTNERS = [
  ["Z", "Y"],
  ["A", "B"],
] as const;

export function poseHonours(
  strain: Strain,
  seats: readonly [Seat, Seat],
  cards: Pair,
  game?: "straight-bridge",
): Posed {
  const [first, second] = seats;
  const what = strain === "notrump" ? "aces" : "honours";
  return {
    scene: {
      type: "honours",
      ...(game && { game }),
      strain,
      hands: [
        { seat: first, cards: sortHand(cards[0]) },
        { seat: second, cards: sortHand(cards[1]) },
      ],
    },
    ask: { type: "numbers", fields: [{ id: "points", label: `Points for ${what}` }] },
    question: `What do {${first}} and {${second}} score for ${what}?`,
    facts: [
      strain === "notrump"
        ? "There is no trump. Their aces are shown with a few other cards."
        : `${game ? "Straight bridge: trumps are" : "The contract is in"} ${STRAIN_NAME[strain]}. These are their trumps.`,
    ],
  };
}

/** What honours go by in a game: the value of a trick, and the rules of the honours, of three of them, and of too few. */
interface Reckoned {
  readonly values: Partial<ByStrain<number>>;
  readonly table: RuleId;
  readonly simple: RuleId;
  readonly tooFew: RuleId;
}

const RECKONED: Readonly<Record<"auction-1914" | "straight-bridge", Reckoned>> = {
  "auction-1914": {
    values: TRICK_VALUE,
    table: "auction.score.honours.table",
    simple: "auction.score.honours.simple",
    tooFew: "auction.score.honours.who-claims",
  },
  "straight-bridge": {
    values: STRAIGHT_VALUE,
    table: "straight.honours.table",
    simple: "straight.honours.simple",
    tooFew: "straight.honours.definition",
  },
};

type Weighted = readonly [division: readonly [number, number], weight: number];

/** Divisions of honours between two hands, with how often each is asked; two honours score nothing. */
const DIVISIONS: readonly Weighted[] = [
  [[1, 1], 1],
  [[2, 0], 1],
  [[2, 1], 4],
  [[3, 0], 3],
  [[3, 1], 3],
  [[2, 2], 3],
  [[4, 0], 3],
  [[3, 2], 3],
  [[4, 1], 3],
  [[5, 0], 2],
];

const ACE_DIVISIONS: readonly Weighted[] = [
  [[1, 1], 1],
  [[2, 1], 3],
  [[3, 0], 2],
  [[2, 2], 2],
  [[3, 1], 2],
  [[4, 0], 2],
];

function poseFrom(random: Random): Posed {
  const strain: Strain = random.pick([
    "spades",
    "clubs",
    "diamonds",
    "hearts",
    "royals",
    "notrump",
    "notrump",
  ] as const);
  const [one, other] = strain === "notrump" ? random.weigh(ACE_DIVISIONS) : random.weigh(DIVISIONS);
  const honours = random.shuffle(honourCards(strain));
  const rest = random.shuffle(besides(strain));
  const take = (count: number) => [...honours.splice(0, count), ...rest.splice(0, random.below(3))];
  const hands: Pair = [take(one), take(other)];
  const turned: Pair = random.chance(0.5) ? hands : [hands[1], hands[0]];
  const shown: Pair = turned.every((hand) => hand.length > 0)
    ? turned
    : [withOne(turned[0], rest), withOne(turned[1], rest)];
  return poseHonours(strain, random.pick(PARTNERS), shown);
}

/** Cards that are not honours of the strain, to be seen among them: small trumps, or court cards at no trump. */
function besides(strain: Strain): readonly Card[] {
  const trump = TRUMP_OF[strain];
  return trump === null
    ? SUITS.flatMap((suit) => (["K", "Q", "J"] as const).map((rank: Rank) => cardOf(suit, rank)))
    : RANKS.filter((rank) => !isHonour(rank)).map((rank) => cardOf(trump, rank));
}

function withOne(hand: readonly Card[], rest: readonly Card[]): readonly Card[] {
  return hand.length > 0 ? hand : rest.slice(0, 1);
}

/** Two partners show their trumps, or their aces: what do the honours score? */
const honours: Exercise = {
  id: "honours",
  pose: poseFrom,
  solve(problem) {
    const { strain, hands, game = "auction-1914" } = sceneOf(problem, "honours");
    const { values, table, simple, tooFew } = RECKONED[game];
    const counts = [honoursIn(hands[0].cards, strain), honoursIn(hands[1].cards, strain)] as const;
    const kind = honourKind(strain, counts);
    const points = kind ? honourPoints(strain, kind, values) : 0;
    const what = strain === "notrump" ? "aces" : "honours";
    const held = `{${hands[0].seat}} holds ${numberWord(counts[0])} and {${hands[1].seat}} ${numberWord(counts[1])}`;
    const because =
      kind === null
        ? `${held}: fewer than three ${what} score nothing for the side that holds them.`
        : kind in HONOUR_TRICKS
          ? `${held}: ${HONOUR_NAME[kind]}, worth ${numberWord(HONOUR_TRICKS[kind as keyof typeof HONOUR_TRICKS])} tricks at ${values[strain] ?? 0}, ${points}.`
          : `${held}: ${HONOUR_NAME[kind]}, ${points}.`;
    return {
      type: "entries",
      entries: [
        {
          field: "points",
          value: points,
          rules: kind === "simple" ? [table, simple] : [kind === null ? tooFew : table],
          because,
        },
      ],
      hints: [
        strain === "notrump"
          ? "At no trump the honours are the four aces."
          : "Honours are the ace, king, queen, jack and ten of trumps, counted in both hands together.",
        kind ? `${sentence(HONOUR_NAME[kind])}.` : "Are there as many as three?",
        because,
      ],
    };
  },
};

export default honours;
