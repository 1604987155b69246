import {
  cardOf,
  highToLow,
  RANKS,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import {
  FOSTER_NO_TRUMP_LEADS,
  FOSTER_TRUMP_LEADS,
} from "../../engine/conventions/foster-leads.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { has, patternFor } from "../../engine/conventions/lead-pattern.ts";
import { tellOf } from "../../engine/conventions/tell.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { correctionFor, reasonFor, TELL_WORDS } from "../wording/lead-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, sentence, STRAIN_NAME, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

export function poseSuit(strain: Strain, suit: Suit, holding: Holding): Posed {
  const cards = holding.map((rank) => cardOf(suit, rank));
  const trump = TRUMP_OF[strain];
  return {
    scene: { type: "suit", viewer: "A", strain, declarer: "Z", cards },
    ask: { type: "card", from: cards },
    question: `You lead a ${SUIT_SINGULAR[suit]}. Which?`,
    facts: [
      trump ? `${sentence(STRAIN_NAME[strain])} are trumps.` : "There is no trump.",
      "{Z} declares, on your right.",
      "Partner has not bid.",
    ],
  };
}

/**
 * Patterns asked against a trump and at no trump, with how often. Left out: a single card, and suits at no trump too
 * short for a fourth best, of which the texts say too little.
 */
const TRUMP_PATTERNS = FOSTER_TRUMP_LEADS.map(({ name }) => name).filter((n) => n !== "only-card");
const NO_TRUMP_PATTERNS = FOSTER_NO_TRUMP_LEADS.map(({ name }) => name).filter(
  (name) => !/short|only-card/.test(name),
);

const LENGTHS = [
  [2, 2],
  [3, 4],
  [4, 5],
  [5, 4],
  [6, 2],
  [7, 2],
] as const;

/** A pattern is chosen first, then suits are dealt until one fits it, so that rare leads come as often as common ones. */
function poseFrom(random: Random): Posed {
  const noTrump = random.chance(0.4);
  const strain: Strain = noTrump
    ? "notrump"
    : random.pick(["clubs", "diamonds", "hearts", "royals"] as const);
  const suit = random.pick(SUITS.filter((candidate) => candidate !== TRUMP_OF[strain]));
  const name = random.pick(noTrump ? NO_TRUMP_PATTERNS : TRUMP_PATTERNS);
  const table = noTrump ? FOSTER_NO_TRUMP_LEADS : FOSTER_TRUMP_LEADS;
  for (;;) {
    const length = random.weigh(LENGTHS);
    const holding = highToLow(random.shuffle(RANKS).slice(0, length));
    const settled = !(length === 2 && has(holding, "KJ")) && (length >= 4 || !noTrump);
    if (settled && patternFor(table, holding).name === name) return poseSuit(strain, suit, holding);
  }
}

/** The choice of suit is made: lead the card that tells partner the truth. */
const leadCard: Exercise = {
  id: "lead-card",
  levels: 3,
  pose: atLevels(async () => poseFrom),
  solve(problem) {
    const { cards, strain } = sceneOf(problem, "suit");
    const suit = suitOf(cards[0] as Card);
    const holding = cards.map(rankOf);
    const against = againstOf(strain);
    const lead = leadFrom(holding, against);
    const reason = reasonFor(holding, lead);
    const choices = lead.grades.map(({ rank, mark }): Choice => {
      return {
        id: cardOf(suit, rank),
        mark,
        rules: lead.rules,
        says: TELL_WORDS[tellOf(rank, against)],
        because: mark === "wrong" ? correctionFor(holding, lead) : reason,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        against === "trump"
          ? "Against a trump, touching high cards are led from the top; without them, the fourth best of a long suit or the top of a short one."
          : "At no trump an honour is led from three with two touching, or from great length; otherwise the fourth best.",
        `${sentence(SUIT_NAME[suit])}: ${highCardHint(lead.lead)}.`,
        `Lead ${cardText(cardOf(suit, lead.lead))}.`,
      ],
    };
  },
};

function highCardHint(rank: Holding[number]): string {
  return "AKQJT".includes(rank)
    ? "this is a holding to lead a high card from"
    : "no high card here, but a small one";
}

export default leadCard;
