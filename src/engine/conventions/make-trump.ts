import type { Card } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { STRAIGHT_STRAINS, type StraightStrain } from "../declaring/strain.ts";
import {
  guarded,
  honourCount,
  knaveGuarded,
  longSideSuit,
  makerHand,
  protectedOutside,
  solid,
  type MakerHand,
} from "./make-hand.ts";
import type { MakeGround } from "./make-ground.ts";
import type { Mark } from "./mark.ts";

/** What the dealer may say: make the trump, or leave it to his partner. */
export type Declaration = StraightStrain | "leave";

/** Where the rubber stands, seen from the maker’s side. */
export interface MakerScore {
  readonly own: number;
  readonly theirs: number;
  readonly gamesOwn: 0 | 1;
  readonly gamesTheirs: 0 | 1;
}

export const LOVE_ALL: MakerScore = { own: 0, theirs: 0, gamesOwn: 0, gamesTheirs: 0 };

/** What a hand should be made, and why. */
export interface MakeAdvice {
  /** The ground that decides, for the words around it. */
  readonly pattern: MakeGround;
  readonly declare: Declaration;
  readonly alsoSound: readonly Declaration[];
  /** Every declaration the hand is good for, in the order of suggestion: the first is the one to choose. */
  readonly fitting: readonly Declaration[];
  readonly rule: RuleId;
  readonly grades: readonly { readonly declaration: Declaration; readonly mark: Mark }[];
}

/** One rule of the order of suggestion; the first that fits decides. */
export interface MakePattern {
  readonly name: MakeGround;
  readonly declare: Declaration;
  readonly rule: RuleId;
  fits(hand: MakerHand, score: MakerScore): boolean;
  /** Other declarations that the book calls doubtful here, or leaves open. */
  alsoSound?(hand: MakerHand, score: MakerScore): readonly Declaration[];
}

const SIDE_SUITS = ["S", "H", "C", "D"] as const;

/** Suits without the ace that are guarded. */
export const guardedSuits = ({ held, aces }: MakerHand) =>
  SIDE_SUITS.filter((suit) => !aces.includes(suit) && guarded(held[suit]));

/** Two other suits, each guarded with two honours, beside one ace. */
export const twiceGuarded = (hand: MakerHand) =>
  guardedSuits(hand).filter((suit) => honourCount(hand.held[suit]) >= 2);

const allGuarded = (hand: MakerHand) =>
  guardedSuits(hand).length === 3 ||
  (guardedSuits(hand).length === 2 &&
    SIDE_SUITS.some(
      (suit) =>
        !hand.aces.includes(suit) && !guarded(hand.held[suit]) && knaveGuarded(hand.held[suit]),
    ));

/** The black suit of six or more headed by ace, king and queen, where there is one. */
export const solidBlack = ({ held }: MakerHand) =>
  (["S", "C"] as const).find((suit) => solid(held[suit], 6));

const fourHonours = (hand: MakerHand, suit: "H" | "D" | "C") => honourCount(hand.held[suit]) >= 4;

/** Diamonds are left alone when behind: at 0 to 24, at 0 after losing the first game, at 0 in the rubber game. */
export const behindForDiamonds = ({ own, theirs, gamesTheirs }: MakerScore) =>
  own === 0 && (theirs >= 24 || gamesTheirs === 1);

const long = (hand: MakerHand, suit: "H" | "D") =>
  (hand.held[suit].length >= 6 && honourCount(hand.held[suit]) >= 1) ||
  (hand.held[suit].length === 5 && honourCount(hand.held[suit]) >= 2);

/** Diamonds that are long enough, with protection; the score has its say besides. */
export const goodDiamonds = (hand: MakerHand) => long(hand, "D") && protectedOutside(hand, "D");

/** A black suit that makes the game nearly sure: our reading is five with three honours, or six with two, and protection. */
const nearlySure = (hand: MakerHand, suit: "S" | "C") =>
  protectedOutside(hand, suit) &&
  ((hand.held[suit].length >= 5 && honourCount(hand.held[suit]) >= 3) ||
    (hand.held[suit].length >= 6 && honourCount(hand.held[suit]) >= 2));

/**
 * The order of suggestion for the dealer: Elwell 1905, synopsis of the makes, with *Advanced Bridge*; the computable form
 * is our own and agrees with every example he prints as certain.
 */
const DEALER: readonly MakePattern[] = [
  {
    name: "heart-honours",
    declare: "hearts",
    rule: "straight.make.advice.red-honours",
    fits: (hand) => fourHonours(hand, "H"),
  },
  {
    name: "diamond-honours",
    declare: "diamonds",
    rule: "straight.make.advice.red-honours",
    fits: (hand) => fourHonours(hand, "D"),
  },
  {
    name: "strong-hearts",
    declare: "hearts",
    rule: "straight.make.advice.strong-hearts",
    fits: (hand) => {
      const hearts = hand.held.H;
      if (honourCount(hearts) < 3) return false;
      const aceKing = hearts.includes("A") && hearts.includes("K");
      return hearts.length >= 5 || (hearts.length === 4 && aceKing && protectedOutside(hand, "H"));
    },
  },
  {
    name: "three-aces",
    declare: "notrump",
    rule: "straight.make.advice.nt",
    fits: ({ aces }) => aces.length >= 3,
  },
  {
    name: "two-aces",
    declare: "notrump",
    rule: "straight.make.advice.nt",
    fits: (hand) => hand.aces.length === 2 && guardedSuits(hand).length >= 1,
  },
  {
    name: "one-ace-all-guarded",
    declare: "notrump",
    rule: "straight.make.advice.nt",
    fits: (hand) => hand.aces.length === 1 && allGuarded(hand),
  },
  {
    name: "one-ace-two-suits",
    declare: "notrump",
    rule: "straight.make.advice.nt",
    fits: (hand) => hand.aces.length === 1 && twiceGuarded(hand).length >= 2,
    alsoSound: (hand) =>
      twiceGuarded(hand).some((suit) => hand.held[suit].slice(0, 2).join("") === "KQ")
        ? []
        : ["leave"],
  },
  {
    name: "solid-black",
    declare: "notrump",
    rule: "straight.make.advice.nt",
    fits: (hand) => {
      const suit = solidBlack(hand);
      return suit !== undefined && (hand.aces.length >= 2 || guardedKing(hand, suit));
    },
    alsoSound: (hand) => {
      const suit = solidBlack(hand);
      const firm = hand.aces.length >= 2 || (suit && hand.held[suit].includes("J"));
      return firm ? [] : ["leave"];
    },
  },
  {
    name: "hearts",
    declare: "hearts",
    rule: "straight.make.advice.hearts",
    fits: (hand) => {
      const hearts = hand.held.H;
      const safe = protectedOutside(hand, "H");
      if (long(hand, "H") && safe) return true;
      if (hearts.length >= 5 && honourCount(hearts) >= 1 && longSideSuit(hand, "H")) return true;
      return hearts.length === 4 && honourCount(hearts) >= 3 && safe;
    },
  },
  {
    name: "diamonds",
    declare: "diamonds",
    rule: "straight.make.advice.diamonds",
    fits: (hand, score) => goodDiamonds(hand) && !behindForDiamonds(score),
  },
  {
    name: "clubs-to-score",
    declare: "clubs",
    rule: "straight.make.advice.black-to-score",
    fits: (hand, { own }) => own >= 18 && nearlySure(hand, "C"),
    alsoSound: () => ["leave"],
  },
  {
    name: "spades-to-score",
    declare: "spades",
    rule: "straight.make.advice.black-to-score",
    fits: (hand, { own }) => own >= 24 && nearlySure(hand, "S"),
    alsoSound: () => ["leave"],
  },
  {
    name: "leave",
    declare: "leave",
    rule: "straight.make.advice.pass",
    fits: () => true,
    alsoSound: doubtful,
  },
];

/** Makes that Elwell calls doubtful, or names for one score only: sound beside leaving it. */
function doubtful(hand: MakerHand, { own, gamesOwn }: MakerScore): Declaration[] {
  const makes: Declaration[] = [];
  const stoppers = SIDE_SUITS.filter(
    (suit) => guarded(hand.held[suit]) || knaveGuarded(hand.held[suit]),
  );
  const headed = SIDE_SUITS.some((suit) => solid(hand.held[suit], 5));
  const oneAce = hand.aces.length === 1;
  if (
    hand.aces.length === 2 ||
    (oneAce && (guardedSuits(hand).length >= 2 || (headed && stoppers.length >= 3)))
  ) {
    makes.push("notrump");
  }
  if (gamesOwn === 1 && own >= 8 && fourHonours(hand, "C")) makes.push("clubs");
  return makes;
}

function guardedKing({ held }: MakerHand, beside: "S" | "C"): boolean {
  return SIDE_SUITS.some(
    (suit) => suit !== beside && held[suit].includes("K") && held[suit].length >= 2,
  );
}

/** The first pattern that fits a hand, with each of the choices graded. */
export function advise(
  patterns: readonly MakePattern[],
  choices: readonly Declaration[],
  hand: MakerHand,
  score: MakerScore,
): MakeAdvice {
  const fitted = patterns.filter(({ fits }) => fits(hand, score));
  const [pattern] = fitted;
  if (!pattern) throw new Error("no pattern fits the hand");
  const { name, declare, rule } = pattern;
  const alsoSound = (pattern.alsoSound?.(hand, score) ?? []).filter((make) => make !== declare);
  const grades = choices.map((declaration) => ({
    declaration,
    mark:
      declaration === declare
        ? ("best" as const)
        : alsoSound.includes(declaration)
          ? ("acceptable" as const)
          : ("wrong" as const),
  }));
  const fitting = [...new Set(fitted.map((one) => one.declare))];
  return { pattern: name, declare, alsoSound, fitting, rule, grades };
}

/** What the dealer should make of his hand at a score, every declaration graded. (Rules `straight.make.advice.*`.) */
export function adviseDealer(hand: readonly Card[], score: MakerScore = LOVE_ALL): MakeAdvice {
  return advise(DEALER, [...STRAIGHT_STRAINS, "leave"], makerHand(hand), score);
}
