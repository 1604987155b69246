import {
  cardOf,
  highToLow,
  isHonour,
  PACK,
  RANKS,
  suitOf,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import {
  combined,
  continuity,
  establishing,
  suitToPlayFor,
  type PlayForGrade,
  type PlayForReason,
  type TwoHands,
} from "../../engine/conventions/declarer-suit.ts";
import { honoursOf } from "../../engine/conventions/lead-pattern.ts";
import { trumpAdvice, type TrumpPlan } from "../../engine/conventions/declarer-trumps.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { suitsOf } from "../marking/two-hands-advice.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseTwoHands, suitOptions } from "./two-hands.ts";
import { sentence, SUIT_NAME } from "../kit/words.ts";

/** Declarer’s two hands at no trump, to choose the suit he plays for. */
export function posePlayFor(hand: readonly Card[], dummy: readonly Card[]): Posed {
  return poseTwoHands(
    { viewer: "Z", strain: "notrump", hand, dummy },
    suitOptions(["S", "H", "C", "D"]),
    "Which suit do you play for?",
    ["You declare at no trump."],
  );
}

const REASONS = [
  ["most-cards", 4],
  ["massed", 5],
  ["sequence", 4],
  ["in-dummy", 2],
] as const;

/** Suits alike in length, where the sequence or dummy decides: asked only where the leads to make each good agree. */
const BY_SEQUENCE: readonly PlayForReason[] = ["broken", "concealed", "in-dummy"];

/** What the lengths of the suits alone decide: one is longest, or of the longest one is more massed; or neither does. */
function byLength(hand: readonly Card[], dummy: readonly Card[]): PlayForReason | null {
  const [mine, his] = [lengths(hand), lengths(dummy)];
  const both = mine.map((length, at) => length + (his[at] as number));
  const most = Math.max(...both);
  const massed = both.flatMap((length, at) =>
    length === most ? [Math.max(mine[at] as number, his[at] as number)] : [],
  );
  if (massed.length === 1) return "most-cards";
  const longest = Math.max(...massed);
  return massed.filter((length) => length === longest).length === 1 ? "massed" : null;
}

/** How many cards of each suit are in a hand. */
function lengths(cards: readonly Card[]): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const card of cards) {
    const at = SUITS.indexOf(suitOf(card));
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

/** How declarer’s hands are dealt: the shuffle, from the top of which he is dealt, and what his own hand must be fit for. */
export interface Dealing {
  shuffle(cards: readonly Card[]): readonly Card[];
  fits(hand: readonly Card[], strain: Strain): boolean;
}

const anyDeal = (random: Random): Dealing => ({ shuffle: random.shuffle, fits: () => true });

/**
 * Two hands in which dummy decides: one suit long in his hand and one in declarer’s, with the same honours and as good as
 * each other in all that is counted, and two shorter suits. Chance would seldom deal them.
 */
function dealAlike(random: Random, shuffle: Dealing["shuffle"]) {
  const [shown, hidden] = random.shuffle(SUITS) as [Suit, Suit];
  const [length, long] = random.pick([
    [7, 4],
    [7, 5],
    [8, 5],
  ] as const);
  const one = highToLow(random.shuffle(RANKS).slice(0, length));
  const honours = honoursOf(one);
  const small = RANKS.filter((rank) => !isHonour(rank));
  const like = () =>
    highToLow([...honours, ...random.shuffle(small).slice(0, length - honours.length)]);
  const wanted = faults(one).join();
  let other = like();
  while (faults(other).join() !== wanted) other = like();
  const [theirs, ours] = [
    random.shuffle(one).map((rank) => cardOf(shown, rank)),
    random.shuffle(other).map((rank) => cardOf(hidden, rank)),
  ];
  const rest = shuffle(PACK.filter((card) => ![shown, hidden].includes(suitOf(card))));
  return {
    hand: [...ours.slice(0, long), ...theirs.slice(long), ...rest.slice(0, 13 - length)],
    dummy: [
      ...theirs.slice(0, long),
      ...ours.slice(long),
      ...rest.slice(13 - length, 26 - 2 * length),
    ],
  };
}

/** Two hands at no trump whose suit the rule drawn decides. */
export function poseDeclarerSuit(random: Random, { shuffle, fits } = anyDeal(random)): Posed {
  const reason = random.weigh(REASONS);
  const alike = reason === "in-dummy";
  for (;;) {
    const { hand, dummy } = alike ? dealAlike(random, shuffle) : dealWhole(shuffle);
    // Lengths are looked at first, since most deals are thrown away for them.
    const decided = reason === "most-cards" || reason === "massed" ? reason : null;
    if (byLength(hand, dummy) !== decided || !fits(hand, "notrump")) continue;
    const two = suitsOf(hand, dummy);
    const grades = suitToPlayFor(two);
    const best = grades.find(({ mark }) => mark === "best");
    if (best?.reason === reason && plain(grades, best, two)) return posePlayFor(hand, dummy);
  }
}

function dealWhole(shuffle: Dealing["shuffle"]) {
  const cards = shuffle(PACK);
  return { hand: cards.slice(0, 13), dummy: cards.slice(13, 26) };
}

/** What is counted of a sequence: the more of each, the worse. */
function faults(ours: Holding): readonly number[] {
  const [worst, divided] = [establishing(ours, 1), establishing(ours, 2)];
  return [-continuity(ours), worst.leads, worst.lost, divided.lost, -honoursOf(ours).length];
}

/**
 * Whether all that is counted of a sequence agrees with the suit chosen: it is better in the first two counts than any it
 * is preferred to for its sequence and no worse in the others, and alike in all with one that dummy does not show.
 */
function plain(
  grades: readonly PlayForGrade[],
  { suit }: PlayForGrade,
  two: BySuit<TwoHands>,
): boolean {
  const chosen = faults(combined(two[suit]));
  return grades
    .filter((grade) => grade.suit !== suit && BY_SEQUENCE.includes(grade.reason))
    .every((grade) =>
      faults(combined(two[grade.suit])).every((count, at) => {
        const ours = chosen[at] as number;
        return grade.reason === "concealed"
          ? ours === count
          : at < 2
            ? ours < count
            : ours <= count;
      }),
    );
}

const PLANS: readonly { readonly id: TrumpPlan; readonly label: string }[] = [
  { id: "draw", label: "Draw trumps at once" },
  { id: "ruff-first", label: "First ruff losing cards in the hand short of trumps" },
  { id: "cross-ruff", label: "Leave trumps alone, and ruff in turn in both hands" },
  { id: "cross-over", label: "Cross to the other hand, and lead trumps from there" },
];

/** Declarer’s two hands with a trump, to say what he does about it. */
export function poseTrumps(
  strain: Strain,
  hand: readonly Card[],
  dummy: readonly Card[],
  onLead: "declarer" | "dummy",
): Posed {
  const trump = SUIT_NAME[TRUMP_OF[strain] as Suit];
  return poseTwoHands(
    { viewer: "Z", strain, hand, dummy, onLead },
    PLANS,
    "What do you do about trumps?",
    [
      `${sentence(trump)} are trumps, and you declare.`,
      onLead === "declarer" ? "You have the lead in your own hand." : "Dummy has the lead.",
    ],
  );
}

/** The plan the engine advises, before the hands are worth posing. */
export function planFor(
  strain: Strain,
  declarer: readonly Card[],
  dummy: readonly Card[],
  onLead: "declarer" | "dummy",
): TrumpPlan {
  return trumpAdvice({ declarer, dummy, trump: TRUMP_OF[strain] as Suit, onLead }).plan;
}

const PLAN_WEIGHTS = [
  ["draw", 4],
  ["ruff-first", 5],
  ["cross-ruff", 3],
  ["cross-over", 4],
] as const;

const TRUMP_STRAINS = ["clubs", "diamonds", "hearts", "royals"] as const;

/** Two hands with seven trumps to nine, unlike in length, for which the plan drawn is the one. */
export function poseDrawTrumps(random: Random): Posed {
  const plan = random.weigh(PLAN_WEIGHTS);
  const strain = random.pick(TRUMP_STRAINS);
  const onLead = random.chance(0.6) ? "declarer" : "dummy";
  for (;;) {
    const { hand, dummy } = trumpHands(random, strain, random.shuffle);
    if (planFor(strain, hand, dummy, onLead) === plan)
      return poseTrumps(strain, hand, dummy, onLead);
  }
}

/** Which of the hands dealt are kept, plan by plan, so that the rare plans come as often as is well; most need no thought. */
const KEPT: Readonly<Record<TrumpPlan, number>> = {
  draw: 0.04,
  "ruff-first": 0.2,
  "cross-ruff": 0.7,
  "cross-over": 1,
};

/** The same as {@link poseDrawTrumps} of a hand on which declarer could open, whatever the plan it asks for. */
export function poseBidTrumps(random: Random, { shuffle, fits }: Dealing): Posed {
  for (;;) {
    const strain = random.pick(TRUMP_STRAINS);
    const { hand, dummy } = trumpHands(random, strain, shuffle);
    if (!fits(hand, strain)) continue;
    const onLead = random.chance(0.6) ? "declarer" : "dummy";
    if (random.chance(KEPT[planFor(strain, hand, dummy, onLead)]))
      return poseTrumps(strain, hand, dummy, onLead);
  }
}

/** The pack parted by a trump. */
const partedBy = (trump: Suit) => ({
  trumps: PACK.filter((card) => suitOf(card) === trump),
  plain: PACK.filter((card) => suitOf(card) !== trump),
});
const PARTED = { S: partedBy("S"), H: partedBy("H"), C: partedBy("C"), D: partedBy("D") };

/** Declarer’s two hands with four or five trumps in his own and fewer in dummy’s. */
function trumpHands(random: Random, strain: Strain, shuffle: Dealing["shuffle"]) {
  const trump = TRUMP_OF[strain] as Suit;
  const mine = 4 + random.below(2);
  const his = 3 + random.below(mine - 3);
  const t = shuffle(PARTED[trump].trumps);
  const p = shuffle(PARTED[trump].plain);
  return {
    hand: [...t.slice(0, mine), ...p.slice(0, 13 - mine)],
    dummy: [...t.slice(mine, mine + his), ...p.slice(13 - mine, 26 - mine - his)],
  };
}
