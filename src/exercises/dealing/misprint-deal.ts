import { PACK, sortHand, suitOf, SUITS, holdingIn, type Card } from "../../engine/core/card.ts";
import { randomDeal } from "../../engine/core/deal.ts";
import type { Random } from "../../engine/core/random.ts";
import { SEATS, type BySeat } from "../../engine/core/seat.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { cardText, GLYPH } from "../kit/words.ts";
import { suitHolding } from "../wording/suit-holding.ts";
import { misprinted, type MisprintPosed } from "./misprint.ts";

/** A hand on one line, as a book prints it: “{A} ♠K 5, ♥8 6, ♦A 9, ♣none.” */
function handLine(posed: MisprintPosed, seat: keyof MisprintPosed["hands"]): Words {
  const suits = SUITS.map((suit) => {
    const holding = holdingIn(posed.hands[seat], suit);
    return holding.length > 0 ? suitHolding(suit, holding) : `no ${GLYPH[suit]}`;
  });
  return `{${seat}}: ${suits.join(", ")}.`;
}

/** The question over four printed hands, with the cards to choose from; `from` says whose diagram it is. */
export function poseMisprintOf(
  posed: MisprintPosed,
  offered: readonly Card[],
  from: readonly Words[] = [],
): Posed {
  return {
    scene: { type: "printed", ...posed },
    ask: {
      type: "option",
      look: "words",
      options: sortHand(offered).map((card) => ({ id: card, label: cardText(card) })),
    },
    question:
      posed.asks === "twice"
        ? "A card is printed twice. Which is it?"
        : "Which of these cards is printed in none of the four hands?",
    facts: [...from, ...SEATS.map((seat) => handLine(posed, seat))],
  };
}

/** Cards to choose from: the one that is asked for, and its neighbours in the suit. */
function choicesAround(random: Random, posed: MisprintPosed, other: Card): readonly Card[] {
  const [asked] = misprinted(posed);
  if (!asked) throw new Error("nothing is misprinted");
  const suit = PACK.filter((card) => suitOf(card) === suitOf(asked));
  const rest = random.shuffle(suit.filter((card) => card !== asked && card !== other));
  return [asked, other, ...rest.slice(0, 3)];
}

/** A deal as a careless printer might set it: one card of a hand has become another of the suit, which stands elsewhere. */
export function poseMisprint(random: Random): Posed {
  const dealt = randomDeal(random);
  const seat = random.pick(SEATS);
  const missing = random.pick(dealt[seat]);
  const elsewhere = SEATS.filter((one) => one !== seat).flatMap((one) => dealt[one]);
  const same = elsewhere.filter((card) => suitOf(card) === suitOf(missing));
  if (same.length === 0) return poseMisprint(random);
  const twice = random.pick(same);
  const hands: BySeat<readonly Card[]> = {
    ...dealt,
    [seat]: sortHand(dealt[seat].map((card) => (card === missing ? twice : card))),
  };
  const asks = random.chance(0.5) ? "twice" : "missing";
  const posed: MisprintPosed = { hands, asks };
  return poseMisprintOf(posed, choicesAround(random, posed, asks === "twice" ? missing : twice));
}
