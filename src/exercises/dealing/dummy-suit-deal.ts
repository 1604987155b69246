import { holdingIn, PACK, SUITS, suitOf, type Card } from "../../engine/core/card.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { suitsToLead } from "../marking/dummy-suit-solve.ts";
import type { Posed } from "../kit/exercise.ts";
import { strainFact } from "./pose-round.ts";
import { poseTwoHands, suitOptions } from "./two-hands.ts";

const STRAINS = ["notrump", "clubs", "diamonds", "hearts", "royals"] as const;

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

/** Twelve cards each, dealt until one or two suits are good, one at least is to be let alone, and all are settled. */
export function poseDummySuit(random: Random): Posed {
  const viewer = random.pick(["A", "B"] as const);
  const strain = random.pick(STRAINS);
  for (;;) {
    const cards = random.shuffle(PACK);
    const [hand, dummy] = [cards.slice(0, 12), cards.slice(12, 24)];
    const posed = poseSuitToLead(viewer, strain, hand, dummy);
    const suits = suitsToLead(posed);
    const marked = (mark: string) => suits.filter(({ grade }) => grade.suitMark === mark);
    const best = marked("best");
    const fair =
      suits.length === 4 &&
      best.length <= 2 &&
      marked("wrong").length > 0 &&
      best.every(({ suit, grade, why }) => {
        const usual = leadFrom(holdingIn(hand, suit), againstOf(strain));
        return (
          suit !== TRUMP_OF[strain] && why && grade.lead.class === "good" && !usual.betterAvoided
        );
      }) &&
      marked("wrong").every(({ why }) => why);
    if (fair) return posed;
  }
}
