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

/** The two hands in sight, twelve cards each, and how each suit stands as one to lead. */
export interface FairChoice {
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  readonly classes: ReadonlyMap<Suit, SuitClass>;
}

type From = Pick<SuitsSeen, "viewer" | "strain">;

const HAND = 12;

/**
 * Deals two hands whose choice of suits is a fair one; null where this shuffle gives none. Chance would seldom settle four
 * suits at once: so the shuffle says how long each suit is in each hand, and the suits are settled one after another, first
 * one that is to be good.
 */
export function dealFairChoice(
  random: Random,
  from: From,
  cards: readonly Card[],
): FairChoice | null {
  const dealt = bySuit(random.shuffle(cards));
  const hand: Card[] = [];
  const dummy: Card[] = [];
  const classes = new Map<Suit, SuitClass>();
  const wanted = random.pick(SUITS.filter((suit) => suit !== TRUMP_OF[from.strain]));
  for (const suit of [wanted, ...SUITS.filter((other) => other !== wanted)]) {
    const { cards: of, mine, his } = dealt[suit];
    const settled = mine > 0 && settle(random, from, suit, of, mine, his, suit === wanted);
    if (!settled) return null;
    classes.set(suit, settled.class);
    hand.push(...settled.cards.slice(0, mine));
    dummy.push(...settled.cards.slice(mine, mine + his));
  }
  const found = [...classes.values()];
  const fair = found.filter((one) => one === "good").length <= 2 && found.includes("avoid");
  return fair ? { hand, dummy, classes } : null;
}

/** The cards of each suit as a shuffle has them, and how many of them come to the hand and to dummy. */
function bySuit(shuffled: readonly Card[]) {
  const none = () => ({ cards: [] as Card[], mine: 0, his: 0 });
  const suits = { S: none(), H: none(), C: none(), D: none() };
  for (const [at, card] of shuffled.entries()) {
    const suit = suits[suitOf(card)];
    suit.cards.push(card);
    if (at < HAND) suit.mine++;
    else if (at < 2 * HAND) suit.his++;
  }
  return suits;
}

/** How often a suit is dealt before its lengths are given up: seldom for one to be good, since they may not allow of it. */
const TRIES = { good: 4, settled: 16 } as const;

/**
 * The cards of a suit so ordered that the first `mine`, with the `his` next in dummy, make a lead that is settled, and a
 * good one if it must be; null where they do not come so.
 */
function settle(
  random: Random,
  from: From,
  suit: Suit,
  cards: readonly Card[],
  mine: number,
  his: number,
  good: boolean,
) {
  const tries = good ? TRIES.good : TRIES.settled;
  for (let at = 0, dealt = cards; at < tries; at++, dealt = random.shuffle(cards)) {
    const seen = { ...from, hand: dealt.slice(0, mine), dummy: dealt.slice(mine, mine + his) };
    const found = good && isDoubtful(seen, suit) ? null : classOf(seen, suit, good);
    if (found && (!good || found === "good")) return { class: found, cards: dealt };
  }
  return null;
}

/** How a suit stands as one to lead; null where the texts leave that in doubt. `sure` says that the hand has none against it. */
function classOf(seen: SuitsSeen, suit: Suit, sure: boolean): SuitClass | null {
  const { lead, why } = suitLead(seen, suit);
  if (lead.class !== "good" && lead.class !== "avoid") return lead.class;
  return why && (lead.class === "avoid" || sure || !isDoubtful(seen, suit)) ? lead.class : null;
}

/** Whether the hand has reasons of its own against a suit that dummy’s cards speak for: it is trumps, or better not led from. */
function isDoubtful({ hand, strain }: SuitsSeen, suit: Suit): boolean {
  return (
    suit === TRUMP_OF[strain] || leadFrom(holdingIn(hand, suit), againstOf(strain)).betterAvoided
  );
}
