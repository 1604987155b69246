import type { Holding, Rank } from "../../engine/core/card.ts";
import { isHonour } from "../../engine/core/card.ts";
import type { Against, SuitLead } from "../../engine/conventions/lead-card.ts";
import type { LeadSystem } from "../../engine/conventions/lead-systems.ts";
import type { Words } from "../kit/exercise.ts";
import { holdingText, numberWord, RANK_NAME } from "../kit/words.ts";

/** The systems that these words are about; Foster’s leads at auction have words of their own in `lead-words.ts`. */
export type OtherSystem = Exclude<LeadSystem, "foster">;

/** How a system is called in a sentence. */
export const SYSTEM_NAME: Readonly<Record<OtherSystem, Words>> = {
  elwell: "Elwell’s leads",
  "whist-old": "the old leads",
  "whist-american": "American leads",
};

const the = (rank: Rank) => `the ${RANK_NAME[rank]}`;

type Reason = (holding: Holding, lead: SuitLead) => Words;
type Reasons = Readonly<Record<string, Reason>>;

const TEN_FROM_KING_JACK: Reason = () =>
  "From king, jack and ten lead the ten: queen or ace must come up to beat it.";

const ELWELL: Reasons = {
  "only-card": () => "There is only the one card of the suit.",
  "trump-short": (_, lead) =>
    lead.alsoSound[0]
      ? `Of two or three trumps lead the top, ${the(lead.lead)}; from three small ones his test hands have the lowest too.`
      : `Of two or three trumps lead the top, ${the(lead.lead)}.`,
  "trump-long": (_, lead) => `Of four trumps or more lead the lowest, ${the(lead.lead)}.`,
  "best-heart": (_, lead) => `Lead the best you have of it, ${the(lead.lead)}.`,
  "ace-king-queen": () =>
    "From ace, king and queen lead the king; if it wins, the queen follows and shows all three.",
  "ace-king-bare": () =>
    "From ace and king alone lead the ace; the king next shows partner that you have no more.",
  "ace-king": () => "From ace, king and others lead the king; when it wins, the ace follows.",
  "ace-queen-jack": () =>
    "From ace, queen and jack lead the ace against a trump, and then the queen.",
  ace: (_, lead) =>
    lead.betterAvoided
      ? "Against a trump never lead low from an ace: if this suit is led at all, the ace. Four cards with the queen or jack are better let alone."
      : "Against a trump never lead low from an ace, or it may not make: lead it.",
  "king-queen": () => "King and queen touch: lead the king, and the ace must be spent on it.",
  "queen-jack-ten": (h) =>
    h.includes("T")
      ? "Queen, jack and ten are a sequence: lead the top of it."
      : "Queen and jack with the nine behind them are good enough for the queen.",
  "king-jack-ten": TEN_FROM_KING_JACK,
  short: (h, lead) =>
    lead.lead === h[0]
      ? `Three cards or fewer are led from the top: ${the(lead.lead)}.`
      : `Three cards or fewer are led from the top, but not from this ${h[0] === "K" ? "king" : "queen"} and two others: lead low, ${the(lead.lead)}.`,
  "fourth-best": (h, lead) =>
    lead.betterAvoided && h.includes("K")
      ? `Four cards to the king are better let alone. If they must be led, the fourth best, ${the(lead.lead)}.`
      : `There is no high-card lead in the suit, so the fourth best from the top: ${the(lead.lead)}.`,
  "nt-king": (h) =>
    h.length >= 7 || !["Q", "J"].some((rank) => h.includes(rank as Rank))
      ? `With ${numberWord(h.length)} cards of the suit the king is worth leading: what is out may well drop.`
      : "Three high cards, two of them at the head, call for the king.",
  "nt-ace": (h) =>
    h.includes("Q") && h.includes("J") && h.length < 7
      ? "From ace, queen and jack, with a card of entry elsewhere, lead the ace and drive out the king."
      : `With ${numberWord(h.length)} cards of the suit lead the ace: the king may drop, and the rest then run.`,
  "nt-queen": (h) =>
    h.includes("A")
      ? "From ace, queen and jack, with no entry elsewhere, lead the queen and keep the ace to come in with."
      : `Queen, jack and ${h.includes("T") ? "ten" : "nine"} are good enough to lead the queen from.`,
  "nt-jack": () => "Jack, ten and nine are a sequence with nothing above: lead the jack.",
  "nt-ten": TEN_FROM_KING_JACK,
  "weak-long": (h, lead) =>
    `A long suit with nothing above the ten is led from its top or its second card. We teach ${the(lead.lead)}; ${the(h[0] === lead.lead ? (h[1] as Rank) : (h[0] as Rank))} will do.`,
};

/** “five cards or more”. */
const FIVE = "five cards or more";

const WHIST: Reasons = {
  "king-queen-jack-long": () =>
    `From king, queen and jack with ${FIVE} lead the jack; with four, the king.`,
  king: () => "With ace and king, or king and queen, the king is led.",
  "queen-jack-ten": () => "From queen, jack and ten with nothing above them lead the queen.",
  "king-jack-ten": () => "King, jack and ten are the one holding from which the ten is led.",
  ace: (h) =>
    h.length >= 5
      ? `From an ace with four others or more, and no king, lead the ace: so long a suit is soon ruffed.`
      : "From ace, queen and jack lead the ace.",
  "fourth-best": (_, lead) =>
    `No high card is led from this suit, so the fourth best from the top: ${the(lead.lead)}.`,
  "short-ace-king": (_, lead) =>
    `A short suit is led from the top, unless that is an ace or a king: ${the(lead.lead)}${lead.alsoSound.length > 0 ? `, or else ${the(lead.alsoSound[0] as Rank)}` : ""}.`,
  short: (_, lead) =>
    lead.alsoSound.length > 0
      ? `A short suit is led from the top to strengthen partner; from queen and two small some lead the lowest.`
      : `A short suit is led from the top, to strengthen partner: ${the(lead.lead)}.`,
};

const AMERICAN: Reasons = {
  ...WHIST,
  "american-long": (h, lead) =>
    `The king is never led from ${FIVE}. The lowest of the high cards that touch is, and it tells the number: here, from ${numberWord(h.length)}, ${the(lead.lead)}.`,
  king: () =>
    "Four cards or fewer with ace and king, or king and queen: only then is the king led.",
  "queen-jack-ten": () =>
    "From queen, jack and ten with nothing above them lead the queen; some lead the ten.",
  "king-jack-ten": (_, lead) =>
    lead.alsoSound[0]
      ? `From king, jack and ten lead the ten; some keep to the fourth best, ${the(lead.alsoSound[0])}.`
      : "From king, jack and ten lead the ten.",
};

const REASONS: Readonly<Record<OtherSystem, Reasons>> = {
  elwell: ELWELL,
  "whist-old": WHIST,
  "whist-american": AMERICAN,
};

/** Why the recommended card of a suit is the one, by a system. */
export function systemReason(system: OtherSystem, holding: Holding, lead: SuitLead): Words {
  const reason = REASONS[system][lead.pattern];
  if (!reason) throw new Error(`no words for the pattern “${lead.pattern}”`);
  return reason(holding, lead);
}

/** What a wrong card misses: the suit as it is, and what is led from it. */
export function systemCorrection(system: OtherSystem, holding: Holding, lead: SuitLead): Words {
  return `You hold ${holdingText(holding)}. ${systemReason(system, holding, lead)}`;
}

type Tells = Readonly<Record<"A" | "K" | "Q" | "J" | "T" | "small", Words>>;

const ELWELL_TELLS: Tells = {
  A: "I do not hold the king, unless these two are all I have.",
  K: "I hold the ace or the queen beside it, or one small card and no more.",
  Q: "I hold nothing higher; the jack is with it, unless I have only one other.",
  J: "This is the top of three or fewer.",
  T: "I hold the king and the jack over it, or this is the top of three or fewer.",
  small: "I hold three cards above this one, or have three or fewer in all.",
};

const ELWELL_NO_TRUMP_TELLS: Tells = {
  A: "I hold the queen and jack and can come in again, or I have seven at the least.",
  K: "I hold the ace or the queen beside it, and a third honour or great length.",
  Q: "I hold the jack beside it, and the ace, the ten or the nine.",
  J: "I hold the ten and the nine with it, and nothing higher.",
  T: "I hold the king and the jack over it, or nothing above the ten at all.",
  small:
    "I hold three cards above this one; or my suit is long and weak, and it is one of the two top cards.",
};

const OLD_TELLS: Tells = {
  A: "I do not hold the king; I have four others at the least, or the queen and jack.",
  K: "I hold the ace or the queen beside it, perhaps both.",
  Q: "I hold the jack and the ten with it and nothing higher, or this is the top of a short suit.",
  J: "I hold the king and the queen and have five at the least, or this is the top of a short suit.",
  T: "I hold the king and the jack over it, or this is the top of a short suit.",
  small: "I hold three cards above this one, or my suit is a short one.",
};

const AMERICAN_TELLS: Tells = {
  A: "I have five at the least, and perhaps the king; or else the queen and jack, and not the king.",
  K: "I have four at the most, and the ace or the queen is among them.",
  Q: "I have five at the least and the king; or the jack and ten; or this is the top of a short suit.",
  J: "I hold the king and the queen and have five at the least, or this is the top of a short suit.",
  T: "I hold the jack beside it, with the king or the queen; or this is the top of a short suit.",
  small: "I hold three cards above this one, or my suit is a short one.",
};

/** What a card led by a system tells partner, in the leader’s words, whether or not it is true of his hand. */
export function systemTell(system: OtherSystem, led: Rank, against: Against): Words {
  const tells =
    system === "elwell"
      ? against === "trump"
        ? ELWELL_TELLS
        : ELWELL_NO_TRUMP_TELLS
      : system === "whist-old"
        ? OLD_TELLS
        : AMERICAN_TELLS;
  return tells[isHonour(led) ? (led as "A" | "K" | "Q" | "J" | "T") : "small"];
}
