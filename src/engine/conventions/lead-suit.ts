import { holdings, SUITS, type BySuit, type Card, type Holding, type Suit } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { leadFrom } from "./lead-card.ts";
import { has, hasTouchingHonours, honoursOf, isTenace } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** Why a suit is or is not the one to open. */
export type SuitReason =
  | "partner-bid"
  | "ace-king-first"
  | "partner-waits"
  | "not-partner"
  | "sequence"
  | "length"
  | "supporting"
  | "short"
  | "avoid"
  | "trump-from-tenaces"
  | "trump-from-bad-suits"
  | "trump-needless"
  | "longest"
  | "strong-four"
  | "not-longest"
  | "void";

/** The choice of suit graded by itself, apart from the card. */
export interface SuitGrade {
  readonly mark: Mark;
  readonly reason: SuitReason;
  readonly rules: readonly RuleId[];
}

const grade = (mark: Mark, reason: SuitReason, ...rules: RuleId[]): SuitGrade => ({
  mark,
  reason,
  rules,
});

const VOID = grade("wrong", "void");

/**
 * Grades each suit of a hand as the one to open. `partnerSuits` are the suits partner has named in the bidding (one
 * spade by the dealer names nothing). Foster 1914, “Selecting the suit to lead” and “Leading trumps”; rulebook 3.1.
 */
export function chooseSuit(
  hand: readonly Card[],
  strain: Strain,
  partnerSuits: readonly Suit[] = [],
): BySuit<SuitGrade> {
  const held = holdings(hand);
  const trump = TRUMP_OF[strain];
  const partners = partnerSuits.filter((suit) => suit !== trump && held[suit].length > 0);
  if (partners.length > 0) return forPartner(held, trump, partners);
  return trump === null ? atNoTrump(held) : againstTrump(held, trump);
}

function bySuit(held: BySuit<Holding>, of: (suit: Suit) => SuitGrade): BySuit<SuitGrade> {
  const grades = SUITS.map((suit) => [suit, held[suit].length === 0 ? VOID : of(suit)] as const);
  return Object.fromEntries(grades) as BySuit<SuitGrade>;
}

/** Partner has bid: his suit, unless an ace-king of one’s own against a trump gives a look at dummy first. */
function forPartner(
  held: BySuit<Holding>,
  trump: Suit | null,
  partners: readonly Suit[],
): BySuit<SuitGrade> {
  const first =
    trump === null
      ? []
      : SUITS.filter((suit) => suit !== trump && !partners.includes(suit) && has(held[suit], "AK"));
  return bySuit(held, (suit) => {
    if (first.includes(suit)) {
      return grade("best", "ace-king-first", "lead.suit.partner-declared-exception");
    }
    if (partners.includes(suit)) {
      return first.length > 0
        ? grade("wrong", "partner-waits", "lead.suit.partner-declared-exception")
        : grade("best", "partner-bid", "lead.suit.partner-declared");
    }
    return grade("wrong", "not-partner", "lead.suit.partner-declared");
  });
}

/** What sort of plain suit a holding is to open against a trump. */
export type PlainClass = "sequence" | "length" | "supporting" | "short" | "avoid";

/** Patterns in which touching high cards call for a high-card lead and win or force out tricks at once. */
const SEQUENCES = ["ace-king", "king-queen", "ace-queen-jack", "king-jack-ten", "queen-jack"];

/** Sorts a plain holding (not empty) for opening against a trump. */
export function plainClass(holding: Holding): PlainClass {
  const { pattern, betterAvoided } = leadFrom(holding, "trump");
  if (betterAvoided) return "avoid";
  if (SEQUENCES.includes(pattern)) return "sequence";
  if (pattern === "jack-ten") return "supporting";
  return holding.length >= 4 ? "length" : "short";
}

const CLASS_RULES: Readonly<Record<PlainClass, readonly RuleId[]>> = {
  sequence: ["lead.high.two-in-sequence", "lead.suit.own"],
  length: ["lead.suit.own"],
  supporting: ["lead.high.jack", "lead.suit.own"],
  short: ["lead.short.top"],
  avoid: ["lead.avoid.list"],
};

/**
 * Against a trump with partner silent: a high-card combination; failing that a long suit or a supporting jack; failing
 * that the top of a short suit; and where every plain suit is bad to lead away from, a trump.
 */
function againstTrump(held: BySuit<Holding>, trump: Suit): BySuit<SuitGrade> {
  const plain = SUITS.filter((suit) => suit !== trump && held[suit].length > 0);
  const classes = new Map(plain.map((suit) => [suit, plainClass(held[suit])]));
  const some = (...wanted: PlainClass[]) => plain.some((s) => wanted.includes(classes.get(s)!));
  const mayLeadTrump = held[trump].length > 0 || plain.length === 0;
  const allTenaces =
    mayLeadTrump && plain.every((suit) => isTenace(held[suit]) && held[suit].length <= 4);
  const allBad = mayLeadTrump && plain.every((suit) => classes.get(suit) === "avoid");

  const plainGrade = (suit: Suit): SuitGrade => {
    const cls = classes.get(suit) as PlainClass;
    const rules = CLASS_RULES[cls];
    if (allTenaces) return grade("wrong", "avoid", "lead.trump.when", "lead.trump.why");
    if (allBad) return grade("acceptable", "avoid", "lead.avoid.if-forced");
    const rank: readonly (readonly PlainClass[])[] = [
      ["sequence"],
      ["length", "supporting"],
      ["short"],
      ["avoid"],
    ];
    const best = rank.find((tier) => some(...tier)) ?? ["avoid"];
    if (best.includes(cls)) return grade("best", cls, ...rules);
    if (cls === "short" && best.includes("length")) return grade("acceptable", cls, ...rules);
    return grade("wrong", cls, ...rules);
  };

  return bySuit(held, (suit) => {
    if (suit !== trump) return plainGrade(suit);
    if (allTenaces) {
      return grade("best", "trump-from-tenaces", "lead.suit.trump-when-tenaces", "lead.trump.when");
    }
    return allBad
      ? grade("best", "trump-from-bad-suits", "lead.trump.when")
      : grade("wrong", "trump-needless", "lead.trump.when");
  });
}

/** At no trump with partner silent: the longest suit; a strong four-card suit is sound beside a weak five. */
function atNoTrump(held: BySuit<Holding>): BySuit<SuitGrade> {
  const longest = Math.max(...SUITS.map((suit) => held[suit].length));
  return bySuit(held, (suit) => {
    const holding = held[suit];
    if (holding.length === longest) {
      return grade("best", "longest", "lead.suit.own", "lead.principle.trump-vs-nt");
    }
    const strong = honoursOf(holding).length >= 3 && hasTouchingHonours(holding);
    return holding.length >= 4 && holding.length === longest - 1 && strong
      ? grade("acceptable", "strong-four", "lead.nt.three-honours")
      : grade("wrong", "not-longest", "lead.principle.trump-vs-nt");
  });
}
