import { height, isHonour, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { fourthBest, has, lowest, top } from "./lead-pattern.ts";

/** Cards of one suit in the order they are to be played, and the rule behind it. */
export interface Signal {
  readonly order: readonly Rank[];
  readonly rule: RuleId;
}

/** Orders of three small cards, 0 the lowest, by the trumps held: the last line that so many trumps reach decides. */
const FOUR_SIGNAL: readonly (readonly [
  trumps: number,
  order: readonly [number, number, number],
])[] = [
  [0, [0, 1, 2]],
  [4, [1, 2, 0]],
  [5, [1, 0, 2]],
  [6, [2, 0, 1]],
  [7, [2, 1, 0]],
];

/**
 * The order in which three cards of a plain suit show the number of trumps held. Null for another number of cards. Foster
 * 1914, whist, “The four-signal”. (Rule `whist.signal.four`.)
 */
export function fourSignal(plain: Holding, trumps: number): Signal | null {
  if (plain.length !== 3) return null;
  const upward = plain.toReversed();
  const line = FOUR_SIGNAL.findLast(([least]) => trumps >= least);
  return line
    ? { order: line[1].map((at) => upward[at] as Rank), rule: "whist.signal.four" }
    : null;
}

/** Where a high card and then a low one of a suit say something, and the rule that says what. */
const HIGH_THEN_LOW = {
  /** At whist, in a suit that others lead: lead me a trump. */
  whist: "whist.signal.call",
  /** At straight bridge on partner’s king and ace: I can win the third round. */
  "partners-lead": "straight.echo",
  /** At straight bridge in a suit the dealer leads: drop your suit and open another. */
  "dealers-lead": "straight.change-suit-call",
  /** In two discards: what the agreement says, turned round. */
  discards: "straight.discard",
} as const satisfies Readonly<Record<string, RuleId>>;
export type HighLowPlace = keyof typeof HIGH_THEN_LOW;

/** Reads two cards of a suit, not forced: the rule by which they speak, or null where they came up from the bottom. */
export function readHighThenLow(place: HighLowPlace, first: Rank, second: Rank): RuleId | null {
  return height(first) > height(second) ? HIGH_THEN_LOW[place] : null;
}

/** A discard above a seven that was not forced is a call by itself. (Rule `whist.signal.call`.) */
export function singleCardCall(discard: Rank): boolean {
  return height(discard) > height("7");
}

/** By which part of the rule a trump is chosen that answers partner’s call. */
export type CallAnswerBy =
  "best" | "second-and-third" | "sequence" | "top-of-three" | "lowest-of-four" | "fourth-best";

/** The trump that answers partner’s call, and others as good. */
export interface CallAnswer {
  readonly by: CallAnswerBy;
  readonly cards: readonly Rank[];
}

/**
 * The trump led to partner’s call: the best, if held; of second and third best one; the queen from queen, jack and ten and
 * the ten from king, jack and ten, as they are always led; else the highest of three, the lowest of four, the fourth best
 * of more. `gone` are trumps already played; the trumps held run from high to low and must not be none. (Rule
 * `whist.signal.answer`.)
 */
export function callAnswer(trumps: Holding, gone: readonly Rank[] = []): CallAnswer {
  const [best, second, third] = ([..."AKQJT98765432"] as Rank[]).filter(
    (rank) => !gone.includes(rank),
  );
  if (best && trumps.includes(best)) {
    // With the ace and king together the king is the usual card; the ace is as high.
    const both = has(trumps, "AK") && best === "A";
    return { by: "best", cards: both ? ["K", "A"] : [best] };
  }
  if (second && third && trumps.includes(second) && trumps.includes(third)) {
    return { by: "second-and-third", cards: [second, third] };
  }
  const led = has(trumps, "QJT") ? "Q" : has(trumps, "KJT") ? "T" : null;
  if (led && gone.length === 0) return { by: "sequence", cards: [led] };
  if (trumps.length <= 3) return { by: "top-of-three", cards: trumps.slice(0, 1) };
  return trumps.length === 4
    ? { by: "lowest-of-four", cards: [lowest(trumps)] }
    : { by: "fourth-best", cards: [fourthBest(trumps)] };
}

/** A force taken before the call could be answered: the trump to ruff with, and the one to lead next. */
export interface AfterForce {
  readonly ruff: Rank;
  readonly lead: Rank;
  /** Cards that some lead instead. */
  readonly alsoLead: readonly Rank[];
  readonly rule: RuleId;
}

/**
 * How a player who is made to ruff before he can answer the call shows his trumps: three or fewer, the lowest and then
 * the highest; four, the third best and the highest, or as some do the lowest; more, the third best and the fourth. Not
 * with a high card such as the ten from K J 10 2, and null for fewer than two trumps. (Rule `whist.signal.answer`.)
 */
export function afterForce(trumps: Holding): AfterForce | null {
  if (trumps.length < 2) return null;
  const third = trumps[2];
  const shows = trumps.length >= 4 && third && !isHonour(third);
  const ruff = shows ? third : lowest(trumps);
  const lead = trumps.length >= 5 ? fourthBest(trumps) : top(trumps);
  const alsoLead = trumps.length === 4 && shows ? [lowest(trumps)] : [];
  return { ruff, lead, alsoLead, rule: "whist.signal.answer" };
}

/**
 * Third hand’s first two cards of trumps when partner leads them from the top: with four or more the third best and then
 * the fourth; with fewer the lowest first. (Rule `whist.signal.echo`.)
 */
export function trumpEcho(trumps: Holding): Signal {
  return { order: echo(trumps, 2, 3), rule: "whist.signal.echo" };
}

/** The same in a plain suit: third best, then second best, the fourth kept. (Rule `whist.signal.plain-echo`.) */
export function plainSuitEcho(suit: Holding): Signal {
  return { order: echo(suit, 2, 1), rule: "whist.signal.plain-echo" };
}

/**
 * Low’s signal: as the plain-suit echo, but the highest goes on the third round, so that the lowest returned shows no
 * more. With three the lowest, then the higher of the two. (Rule `whist.signal.low`.)
 */
export function lowsSignal(suit: Holding): Signal {
  const rule = "whist.signal.low";
  if (suit.length >= 4) return { order: [suit[2] as Rank, suit[1] as Rank, top(suit)], rule };
  return suit.length === 3
    ? { order: [lowest(suit), top(suit), suit[1] as Rank], rule }
    : { order: suit.toReversed(), rule };
}

function echo(suit: Holding, first: number, then: number): readonly Rank[] {
  if (suit.length < 4) return suit.toReversed().slice(0, 2);
  return [suit[first] as Rank, suit[then] as Rank];
}

/**
 * Elwell’s echo on partner’s king and ace against a trump: two small cards go high and low to show that the third round
 * can be won, as it can with the queen behind two small ones; never with an honour. Anything else is played from the
 * bottom. (Rule `straight.echo`.)
 */
export function elwellEcho(holding: Holding): Signal {
  const small = holding.filter((rank) => !isHonour(rank));
  const canWin =
    (holding.length === 2 && small.length === 2) ||
    (holding.length === 3 && holding[0] === "Q" && small.length === 2);
  return {
    order: canWin ? small.slice(0, 2) : holding.toReversed().slice(0, 2),
    rule: "straight.echo",
  };
}

/** On partner’s high trump when spades are doubled: the middle one of three. (Rule `straight.echo`.) */
export function doubledSpadeEcho(trumps: Holding): Rank | null {
  return trumps.length === 3 ? (trumps[1] as Rank) : null;
}

/** The three agreements on what a first discard says. (Rule `straight.discard`.) */
export const DISCARD_SCHOOLS = ["strength", "strength-then-weakness", "weakness"] as const;
export type DiscardSchool = (typeof DISCARD_SCHOOLS)[number];

/**
 * What a first discard says of its suit: by Elwell’s own choice strength; by the commonest agreement strength with a trump
 * and weakness without; by the third weakness. A high card and then a low one of the suit turn it round. (Rule
 * `straight.discard`.)
 */
export function readDiscard(
  school: DiscardSchool,
  against: "trump" | "notrump",
  highThenLow = false,
): "strength" | "weakness" {
  const strength =
    school === "strength" || (school === "strength-then-weakness" && against === "trump");
  return strength !== highThenLow ? "strength" : "weakness";
}
