import {
  cardOf,
  height,
  holdings,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { leadFrom, type Against, type RankGrade } from "./lead-card.ts";
import { has, honoursOf, lacks } from "./lead-pattern.ts";
import { worse, type Mark } from "./mark.ts";
import { equalsOf } from "./play-grade.ts";

/** One suit as an adversary sees it once dummy is down: his own cards of it and dummy’s, each from high to low. */
export interface DummyView {
  readonly holding: Holding;
  readonly dummy: Holding;
  readonly against: Against;
  /** Whether this is the trump suit; `false` where not said. */
  readonly trumps?: boolean;
  /** Cards of the suit that have been played. */
  readonly fallen?: readonly Rank[];
  /** A card of entry outside and general strength, which make an underplay sound. */
  readonly strong?: boolean;
}

/**
 * How a suit stands as one to lead: one the texts send us to, one they name as good when nothing better offers, one they
 * are silent about, or one to let alone.
 */
export const SUIT_CLASSES = ["good", "fair", "silent", "avoid"] as const;
export type SuitClass = (typeof SUIT_CLASSES)[number];

/** How dummy’s cards of a suit look to the leader. */
export interface DummySuit<Name extends string = string> {
  readonly name: Name;
  readonly class: SuitClass;
  readonly rules: readonly RuleId[];
}

/** One line of a table for two holdings; the first that fits decides. */
export interface DummyLine {
  readonly name: string;
  fits(view: DummyView): boolean;
  /** The card led; where absent the ordinary lead from the holding. */
  lead?(view: DummyView): Rank;
  /** Cards as right as the one led; where absent, those in sequence with it. */
  alsoSound?(view: DummyView): readonly Rank[];
  readonly rules: readonly RuleId[];
  readonly class: SuitClass;
  /** What comes next in the suit: this card, or nothing of it. */
  readonly next?: Rank | "leave";
}

/** What to lead from a suit with dummy in sight. */
export interface DummyLead {
  /** The line that decided, or the pattern of the ordinary leads. */
  readonly pattern: string;
  readonly lead: Rank;
  readonly alsoSound: readonly Rank[];
  readonly class: SuitClass;
  /** Whether the texts would rather have the suit let alone. */
  readonly betterAvoided: boolean;
  readonly next: Rank | "leave" | null;
  readonly rules: readonly RuleId[];
  /** Every card of the holding, the suit having been chosen. */
  readonly grades: readonly RankGrade[];
}

/** The cards of a holding in one sequence with `rank`, itself left out. */
export function inSequence(holding: Holding, rank: Rank): Holding {
  return equalsOf(holding, rank).filter((other) => other !== rank);
}

/** The highest honour of a holding; null where it has none. */
export function bestHonour(holding: Holding): Rank | null {
  return honoursOf(holding)[0] ?? null;
}

/** The lowest card of the holding that beats all of dummy’s; null where none does. (Ruling AMB-22.) */
export function cheapestOver(holding: Holding, dummy: Holding): Rank | null {
  const best = dummy[0];
  const over = holding.filter((rank) => !best || height(rank) > height(best));
  return over.at(-1) ?? null;
}

/**
 * Grades every card of a holding by a table for two holdings, or where no line fits, by the ordinary leads. The suit is
 * classed by the line, and failing that by dummy’s cards of it, as `look` sees them.
 */
export function leadByTable(
  table: readonly DummyLine[],
  view: DummyView,
  look: (view: DummyView, lead: Rank) => DummySuit,
): DummyLead {
  const { holding } = view;
  const line = table.find((each) => each.fits(view));
  const usual = leadFrom(holding, view.against);
  const lead = line?.lead?.(view) ?? usual.lead;
  const sound = !line?.lead
    ? usual.alsoSound
    : (line.alsoSound?.(view) ?? inSequence(holding, lead));
  const alsoSound = sound.filter((rank) => rank !== lead);
  const suit = line ?? look(view, lead);
  const shunned = suit.class === "silent" && !line && usual.betterAvoided;
  const cls: SuitClass = shunned ? "avoid" : suit.class;
  return {
    pattern: line?.name ?? usual.pattern,
    lead,
    alsoSound,
    class: cls,
    betterAvoided: cls === "avoid",
    next: line?.next ?? null,
    rules: line?.lead ? line.rules : [...suit.rules, ...usual.rules],
    grades: holding.map((rank) => ({
      rank,
      mark: rank === lead ? "best" : alsoSound.includes(rank) ? "acceptable" : "wrong",
    })),
  };
}

/** One card of a whole hand as a lead with dummy in sight. */
export interface DummyLeadGrade {
  readonly card: Card;
  readonly mark: Mark;
  /** The suit by itself, among the suits the hand has. */
  readonly suitMark: Mark;
  readonly cardMark: Mark;
  readonly lead: DummyLead;
}

/**
 * Grades every card of a hand as a lead, suit by suit: the suits of the best class there is are recommended, those to be
 * let alone are wrong unless there is nothing else, and any other is sound. `of` says what a suit’s lead is.
 */
export function gradeHand(
  hand: readonly Card[],
  of: (suit: Suit, holding: Holding) => DummyLead,
): DummyLeadGrade[] {
  const held: BySuit<Holding> = holdings(hand);
  const leads = SUITS.filter((suit) => held[suit].length > 0).map((suit) => ({
    suit,
    lead: of(suit, held[suit]),
  }));
  const rank = (lead: DummyLead) => SUIT_CLASSES.indexOf(lead.class);
  const first = Math.min(...leads.map(({ lead }) => rank(lead)));
  return leads.flatMap(({ suit, lead }) => {
    const suitMark: Mark =
      rank(lead) === first ? "best" : lead.betterAvoided ? "wrong" : "acceptable";
    return lead.grades.map(({ rank: r, mark }) => ({
      card: cardOf(suit, r),
      mark: worse(suitMark, mark),
      suitMark,
      cardMark: mark,
      lead,
    }));
  });
}

/**
 * Dummy’s suit for a player whose cards of it the passages on dummy do not name: an ace without the king makes no suit of
 * his a good one, whatever dummy has.
 */
export function unlessTenace<Suit extends DummySuit>(suit: Suit, { holding }: DummyView): Suit {
  const ace = has(holding, "A") && lacks(holding, "K");
  return ace && suit.class === "good" ? { ...suit, class: "silent" } : suit;
}
