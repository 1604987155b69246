import { holdings, SUITS, type BySuit, type Card, type Holding } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { TRUMP_OF, type StraightStrain } from "../declaring/strain.ts";
import { chooseFrom, gradeHand, hasReentry, type HandLead } from "./hand-lead.ts";
import { gradeSuit, type SuitLead } from "./lead-card.ts";
import { has, honoursOf, lowest, top, type LeadPattern } from "./lead-pattern.ts";
import { leadBySystem } from "./lead-systems.ts";

/** What was made at straight bridge, as the leader meets it. */
export interface MakeToLead {
  readonly strain: StraightStrain;
  /** Whether the dealer named it, or dummy after the dealer left it to him. */
  readonly maker: "dealer" | "dummy";
  /** Whether the leader’s partner has doubled. */
  readonly doubled: boolean;
  /** What the partners have agreed to lead to a doubled no-trumper. */
  readonly convention?: "heart" | "weak";
}

/** Why a suit is or is not the one to open at straight bridge. */
export type StraightReason =
  | "plan"
  | "not-plan"
  | "trump-for-want-of-better"
  | "trump-to-double"
  | "look"
  | "heart"
  | "weakest"
  | "longest"
  | "equal-length"
  | "not-longest";

/** A plain suit of one or two cards is short. */
const SHORT = 2;

/**
 * Whether the leader opens a trump because his partner has doubled: spades with four or more; a red suit or clubs that
 * dummy made, if no plain suit is short; never one the dealer made. (Rule `straight.doubled.suit`.)
 */
export function leadsTrumpToDouble(
  held: BySuit<Holding>,
  { strain, maker }: Pick<MakeToLead, "strain" | "maker">,
): boolean {
  const trump = TRUMP_OF[strain];
  if (trump === null || held[trump].length === 0) return false;
  if (strain === "spades") return held[trump].length >= 4;
  const short = SUITS.some(
    (suit) => suit !== trump && held[suit].length > 0 && held[suit].length <= SHORT,
  );
  return maker === "dummy" && !short;
}

/** Top of two or three trumps, lowest of four. From three small his quiz plays the lowest, so that is accepted too. */
const TRUMP_TO_LEAD: readonly LeadPattern[] = [
  {
    name: "trump-short",
    fits: (h) => h.length <= 3,
    lead: top,
    alsoSound: (h) => (h.length === 3 && honoursOf(h).length === 0 ? [lowest(h)] : []),
    rules: () => ["straight.doubled.suit"],
  },
  {
    name: "trump-long",
    fits: () => true,
    lead: lowest,
    rules: () => ["straight.doubled.suit"],
  },
];

/** Grades the trumps of a hand as a lead of that suit at straight bridge. (Rule `straight.doubled.suit`.) */
export function doubledTrumpLead(holding: Holding): SuitLead {
  return gradeSuit(TRUMP_TO_LEAD, holding);
}

/** The best heart; and from any suit the king, if the ace is with it. */
const TO_SEE_DUMMY_OR_HEART: readonly LeadPattern[] = [
  {
    name: "ace-king",
    fits: (h) => has(h, "AK"),
    lead: () => "K",
    rules: () => ["straight.convention.heart"],
  },
  {
    name: "best-heart",
    fits: () => true,
    lead: top,
    rules: () => ["straight.convention.heart"],
  },
];

/**
 * Grades every card as the lead to a no-trumper that partner has doubled: his best heart, or, by the other agreement,
 * from the shortest suit, the weakest of those alike. With an ace and king together the king comes first, to see dummy.
 * Refuses a hand without a heart, for which the books have no word. (Rules `straight.convention.*`.)
 */
export function doubledNoTrumpLead(
  hand: readonly Card[],
  convention: "heart" | "weak",
): Result<HandLead<StraightReason>[]> {
  const held = holdings(hand);
  if (convention === "weak") {
    const fewest = Math.min(...SUITS.map((suit) => held[suit].length || Infinity));
    const short = SUITS.filter((suit) => held[suit].length === fewest);
    const least = Math.min(...short.map((suit) => honoursOf(held[suit]).length));
    const suits = chooseFrom<StraightReason>(held, (suit) => ({
      mark: short.includes(suit)
        ? honoursOf(held[suit]).length === least
          ? "best"
          : "acceptable"
        : "wrong",
      reason: "weakest",
      rules: ["straight.convention.weak"],
    }));
    return ok(
      gradeHand(hand, suits, (suit, holding) =>
        leadBySystem("elwell", holding, {
          against: "notrump",
          reentry: hasReentry(held, [suit]),
        }),
      ),
    );
  }
  if (held.H.length === 0) {
    return refuse(
      "no-heart",
      "The leader has no heart, and the books do not say what he leads then.",
      "straight.convention.heart",
    );
  }
  const look = SUITS.filter((suit) => has(held[suit], "AK"));
  const suits = chooseFrom<StraightReason>(held, (suit) =>
    look.includes(suit)
      ? { mark: "best", reason: "look", rules: ["straight.convention.heart"] }
      : suit === "H"
        ? {
            mark: look.length > 0 ? "acceptable" : "best",
            reason: "heart",
            rules: ["straight.convention.heart"],
          }
        : { mark: "wrong", reason: "not-plan", rules: ["straight.convention.heart"] },
  );
  return ok(gradeHand(hand, suits, (_suit, holding) => gradeSuit(TO_SEE_DUMMY_OR_HEART, holding)));
}
