import { PACK, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import {
  combined,
  leadsToEstablish,
  suitToPlayFor,
  type PlayForGrade,
  type PlayForReason,
} from "../../engine/conventions/declarer-suit.ts";
import type { TrumpPlan } from "../../engine/conventions/declarer-trumps.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { adviceOn, suitsOf } from "../marking/two-hands-advice.ts";
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

/** Two hands at no trump whose suit the rule drawn decides. */
export function poseDeclarerSuit(random: Random): Posed {
  const reason = random.weigh(REASONS);
  for (;;) {
    const cards = random.shuffle(PACK);
    const [hand, dummy] = [cards.slice(0, 13), cards.slice(13, 26)];
    const two = suitsOf(hand, dummy);
    const grades = suitToPlayFor(two);
    const best = grades.find(({ mark }) => mark === "best");
    if (best?.reason === reason && plain(grades, best)) return posePlayFor(hand, dummy);

    function plain(all: readonly PlayForGrade[], { suit }: PlayForGrade): boolean {
      const leads = (one: Suit) => leadsToEstablish(combined(two[one]));
      return all
        .filter((grade) => grade.suit !== suit && BY_SEQUENCE.includes(grade.reason))
        .every((grade) =>
          grade.reason === "concealed"
            ? leads(suit) === leads(grade.suit)
            : leads(suit) < leads(grade.suit),
        );
    }
  }
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

const PLAN_WEIGHTS = [
  ["draw", 4],
  ["ruff-first", 5],
  ["cross-ruff", 3],
  ["cross-over", 4],
] as const;

/** Two hands with seven trumps to nine, unlike in length, for which the plan drawn is the one. */
export function poseDrawTrumps(random: Random): Posed {
  const plan = random.weigh(PLAN_WEIGHTS);
  const strain = random.pick(["clubs", "diamonds", "hearts", "royals"] as const);
  const trump = TRUMP_OF[strain] as Suit;
  const onLead = random.chance(0.6) ? "declarer" : "dummy";
  const trumps = PACK.filter((card) => suitOf(card) === trump);
  const plain = PACK.filter((card) => suitOf(card) !== trump);
  for (;;) {
    const mine = 4 + random.below(2);
    const his = 3 + random.below(mine - 3);
    const [t, p] = [random.shuffle(trumps), random.shuffle(plain)];
    const hand = [...t.slice(0, mine), ...p.slice(0, 13 - mine)];
    const dummy = [...t.slice(mine, mine + his), ...p.slice(13 - mine, 26 - mine - his)];
    const posed = poseTrumps(strain, hand, dummy, onLead);
    if (adviceOn(posed).plan === plan) return posed;
  }
}
