import type { Holding, Rank } from "../../engine/core/card.ts";
import type { SuitLead } from "../../engine/conventions/lead-card.ts";
import type { Tell } from "../../engine/conventions/tell.ts";
import type { Words } from "../kit/exercise.ts";
import { holdingText, numberWord, RANK_NAME } from "../kit/words.ts";

/** What a lead tells partner, in the leader’s words. The same predicate of the engine that reads the lead picks the sentence. */
export const TELL_WORDS: Readonly<Record<Tell, Words>> = {
  "best-of-yours": "This is the best card I have of your suit.",
  king: "I hold the ace or the queen beside it, perhaps both.",
  queen: "I hold nothing higher; look for the jack beside it, unless the suit is short.",
  jack: "I hold nothing higher in this suit; the jack is there to support you.",
  ten: "I hold the king and the jack over it, or else this is the top of a short suit.",
  ace: "I do not hold the king.",
  small:
    "I hold three cards above this one and no two that touch; or it is the top of a short suit.",
  "nt-king": "I hold the ace or the queen, and a third honour or great length.",
  "nt-queen": "I hold the jack beside it and a third honour.",
  "nt-jack": "I hold the ten beside it and an honour above.",
  "nt-ten": "I hold the jack beside it and an honour above.",
  "nt-ace": "I hold seven of this suit or more.",
  "nt-small": "I hold three cards above this one, and not three honours with two of them touching.",
  trump: "I have no plain suit that I care to lead away from.",
};

type Reason = (holding: Holding, lead: SuitLead) => Words;

const the = (rank: Rank) => `the ${RANK_NAME[rank]}`;

const LONE_ACE = "An ace without the king is led, if the suit is led at all, or it may never make";
const THREE = "Three honours, two of them touching, call for an honour";
const orElse = (other: string) => `the text names no card, and the ${other} beside it is as good.`;

/** The book’s two minds about Q J and J 10 with two small cards (ruling AMB-06). */
const yetAvoided = (lead: SuitLead) =>
  `Yet the book also prints this holding among the suits to let alone, and leads ${the(lead.alsoSound[0] as Rank)} from those.`;

/** Why the recommended card is the one, pattern by pattern; each reads as a whole sentence after “From K Q J 4 …”. */
const REASONS: Readonly<Record<string, Reason>> = {
  "only-card": () => "There is only the one card to lead.",
  "ace-king": () =>
    "With ace and king, lead the king, however long the suit: when it wins, partner knows where the ace is.",
  "king-queen": () =>
    "King and queen are second and third best: lead the king, and the ace must be spent on it.",
  "ace-queen-jack": () => "With ace, queen and jack, lead the ace against a trump.",
  ace: (h) =>
    h.length >= 5
      ? `${LONE_ACE}; five cards or more make it worth while.`
      : `${LONE_ACE}. With fewer than five cards the suit is better let alone.`,
  "king-jack-ten": () =>
    "King, jack and ten are the one high combination from which the ten is led: queen or ace must come up to beat it.",
  "queen-jack": (_, lead) =>
    lead.alsoSound.length > 0
      ? `Two touching high cards call for a high one, so ${the(lead.lead)}. ${yetAvoided(lead)}`
      : "Two touching high cards with nothing above them: lead the queen.",
  "jack-ten": (_, lead) =>
    lead.alsoSound.length > 0
      ? `The jack leads a supporting pair. ${yetAvoided(lead)}`
      : "The jack is led only as the top of its suit, to support partner, and here the ten stands behind it.",
  "fourth-best": (_, lead) =>
    lead.betterAvoided
      ? `The suit is better let alone. If it must be led, no two honours touch, so lead the fourth best, ${the(lead.lead)}.`
      : `There is no high-card lead in the suit, so lead the fourth best from the top, ${the(lead.lead)}: three higher stay with you.`,
  "king-short": (_, lead) =>
    lead.alsoSound.length > 0
      ? "A short suit is led from the top, but not from a king; nor is the jack a card to lead from king and jack. Of the two, either will do."
      : `A short suit is led from the top, but not from a king: if it must be led, lead low, ${the(lead.lead)}.`,
  "queen-short": (_, lead) =>
    `The top of a short suit may help partner, so the queen. A strong school keeps the queen unless the jack is with it and leads low, ${the(lead.alsoSound[0] as Rank)}.`,
  short: (_, lead) =>
    `A short suit with nothing to lead from: the top, ${the(lead.lead)}, may strengthen partner’s hand.`,
  "ace-king-long": (h) =>
    `With ace, king and ${numberWord(h.length)} cards in all, lead the king: ${h.includes("Q") ? "what is out" : "the queen"} may well drop.`,
  "ace-long": () => "With seven or more of the suit, lead the ace; with fewer it is kept.",
  "three-honours-king": () => `${THREE}: the king.`,
  "three-honours-queen": (h) =>
    h.includes("A")
      ? `${THREE}. The ace is kept for a suit of seven, so we teach the queen; ${orElse("jack")}`
      : `${THREE}. We teach the queen; ${orElse("jack")}`,
  "three-honours-jack": () => `${THREE}. We teach the jack; ${orElse("ten")}`,
  "three-honours-ten": () => `${THREE}. We teach the ten; ${orElse("jack")}`,
  "king-queen-long": (_, lead) =>
    `With six or more of the suit the king may be led from king and queen; the fourth best, ${the(lead.alsoSound[0] as Rank)}, is as sound.`,
  "two-honours": (_, lead) =>
    `Only two honours touch, and at no trump that is not enough for an honour: lead the fourth best, ${the(lead.lead)}.`,
  "two-honours-short": (_, lead) =>
    `Two touching honours are not led at no trump, and the suit is too short for a fourth best: lead low, ${the(lead.lead)}.`,
  "ace-or-king-short": (_, lead) =>
    `At no trump a short suit is no suit to open; if it must be, keep the high card and lead low, ${the(lead.lead)}.`,
};

/** Why the recommended card of a suit is the one, as one or two sentences. */
export function reasonFor(holding: Holding, lead: SuitLead): Words {
  const reason = REASONS[lead.pattern];
  if (!reason) throw new Error(`no words for the pattern “${lead.pattern}”`);
  return reason(holding, lead);
}

/** What a wrong card of the suit misses: the right card, and why that one. */
export function correctionFor(holding: Holding, lead: SuitLead): Words {
  return `From ${holdingText(holding)} ${the(lead.lead)} is led. ${reasonFor(holding, lead)}`;
}

export { suitHolding } from "./suit-holding.ts";
