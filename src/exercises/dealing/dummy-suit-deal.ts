import { holdingIn, PACK, SUITS, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import type { SuitClass } from "../../engine/conventions/dummy-lead.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { suitLead, type SuitsSeen } from "../marking/dummy-suit-solve.ts";
import type { Posed } from "../kit/exercise.ts";
import { strainFact } from "./pose-round.ts";
import { poseTwoHands, suitOptions } from "./two-hands.ts";

/** What is led against, each as often as another. */
export const STRAINS_LED = ["notrump", "clubs", "diamonds", "hearts", "royals"] as const;

/** An adversary’s hand with dummy’s, to choose a suit to lead. `viewer` A has dummy on his left, B on his right. */
export function poseSuitToLead(
  viewer: "A" | "B",
  strain: Strain,
  hand: readonly Card[],
  dummy: readonly Card[],
): Posed {
  const held = SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit));
  return poseTwoHands(
    { viewer, strain, hand, dummy },
    suitOptions(held),
    viewer === "A"
      ? "Which suit do you lead through dummy?"
      : "Which suit do you lead up to dummy?",
    [
      strainFact(strain),
      viewer === "A"
        ? "You have won the first trick, and do not go on with your own suit."
        : "You have won the first trick, and do not return partner’s suit.",
      ...(strain === "notrump" ? [] : ["You have no wish to ruff."]),
    ],
  );
}

/** Twelve cards each of which one or two suits are good, one at least is to be let alone, and all are settled. */
export function poseDummySuit(random: Random): Posed {
  const viewer = random.pick(["A", "B"] as const);
  const strain = random.pick(STRAINS_LED);
  for (;;) {
    const dealt = dealFairChoice(random, { viewer, strain }, PACK);
    if (dealt) return poseSuitToLead(viewer, strain, dealt.hand, dealt.dummy);
  }
}

/** The two hands in sight, twelve cards each, and what is left of the cards they were dealt from. */
interface FairChoice {
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  readonly left: readonly Card[];
}

type From = Pick<SuitsSeen, "viewer" | "strain">;

const HAND = 12;

/**
 * Deals two hands whose choice of suits is a fair one; null where this shuffle gives none. Chance would seldom settle four
 * suits at once: so the shuffle says how long each suit is in each hand, and the suits are settled one after another.
 */
export function dealFairChoice(
  random: Random,
  from: From,
  cards: readonly Card[],
): FairChoice | null {
  const shuffled = random.shuffle(cards);
  const hand: Card[] = [];
  const dummy: Card[] = [];
  const left: Card[] = [];
  const classes = { good: 0, fair: 0, silent: 0, avoid: 0 };
  for (const suit of SUITS) {
    const of = (some: readonly Card[]) => some.filter((card) => suitOf(card) === suit);
    const [mine, his] = [
      of(shuffled.slice(0, HAND)).length,
      of(shuffled.slice(HAND, 2 * HAND)).length,
    ];
    const settled = mine > 0 && settle(random, from, suit, of(shuffled), mine, his);
    if (!settled) return null;
    classes[settled.class]++;
    hand.push(...settled.cards.slice(0, mine));
    dummy.push(...settled.cards.slice(mine, mine + his));
    left.push(...settled.cards.slice(mine + his));
  }
  const fair = (classes.good === 1 || classes.good === 2) && classes.avoid > 0;
  return fair ? { hand, dummy, left: random.shuffle(left) } : null;
}

/** How often one suit is dealt again before its lengths are given up. */
const TRIES = 8;

/** The cards of a suit so ordered that the first `mine`, held with `his` next in dummy, make a lead that is settled. */
function settle(
  random: Random,
  from: From,
  suit: Suit,
  cards: readonly Card[],
  mine: number,
  his: number,
) {
  for (let at = 0, dealt = cards; at < TRIES; at++, dealt = random.shuffle(cards)) {
    const seen = { ...from, hand: dealt.slice(0, mine), dummy: dealt.slice(mine, mine + his) };
    const found = classOf(seen, suit);
    if (found) return { class: found, cards: dealt };
  }
  return null;
}

/** How a suit stands as one to lead; null where the texts leave that in doubt. */
function classOf(seen: SuitsSeen, suit: Suit): SuitClass | null {
  const { lead, why } = suitLead(seen, suit);
  if (lead.class !== "good" && lead.class !== "avoid") return lead.class;
  if (!why) return null;
  if (lead.class === "avoid") return "avoid";
  const doubtful =
    suit === TRUMP_OF[seen.strain] ||
    leadFrom(holdingIn(seen.hand, suit), againstOf(seen.strain)).betterAvoided;
  return doubtful ? null : "good";
}
