import {
  height,
  highToLow,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Mark } from "./mark.ts";

/** One suit of declarer’s side: his own cards and dummy’s, each from high to low. */
export interface TwoHands {
  readonly declarer: Holding;
  readonly dummy: Holding;
}

/** Both hands’ cards of a suit together, as one divided combination. (Rule `declarer.divided-combination`.) */
export function combined({ declarer, dummy }: TwoHands): Holding {
  return highToLow([...declarer, ...dummy]);
}

const FROM_ACE: Holding = /* @__PURE__ */ highToLow(RANKS);

/** The cards of a suit that neither hand has, high to low. */
export function missing(ours: Holding): Holding {
  return FROM_ACE.filter((rank) => !ours.includes(rank));
}

/** The missing cards whose fall declarer must note: those above the lowest he has. (Rule `declarer.watch-gaps`.) */
export function watchFor(ours: Holding): Holding {
  const lowest = ours.at(-1);
  return lowest ? missing(ours).filter((rank) => height(rank) > height(lowest)) : [];
}

/**
 * Whether every trick left in a suit is ours, whoever leads it and however the cards against us lie: as many of the best
 * cards left are ours as they can follow to. `ours` is what the longer hand can play to, `against` what is out.
 * (Rule `declarer.established-defined`.)
 */
export function isEstablished(ours: Holding, against: Holding): boolean {
  const last = ours[Math.min(ours.length, against.length) - 1];
  const [first] = against;
  return !last || !first || height(last) > height(first);
}

/** What it costs to make a suit good: how many leads in all, and how many of them are lost. */
export interface Establishing {
  readonly leads: number;
  readonly lost: number;
}

/**
 * What it costs to make a suit good if it is played from the top and the adversaries win each lead they can as cheaply as
 * they can. So many of their cards fall to a lead: one where a single hand holds them all, two where they are divided.
 * (Rule `declarer.longest-sequence`.)
 */
export function establishing(ours: Holding, fall: 1 | 2): Establishing {
  let left = [...ours];
  let out = [...missing(ours)];
  let [leads, lost] = [0, 0];
  while (left.length > 0 && !isEstablished(left, out)) {
    const led = left[0] as Rank;
    left = left.slice(1);
    const winner = out.findLast((rank) => height(rank) > height(led));
    const others = out.filter((rank) => rank !== winner);
    out = others.slice(0, Math.max(0, others.length - (winner ? fall - 1 : fall)));
    leads++;
    if (winner) lost++;
  }
  return { leads, lost };
}

/** How many leads it takes to make a suit good, if all that is out lies in one hand. */
export function leadsToEstablish(ours: Holding): number {
  return establishing(ours, 1).leads;
}

/**
 * How well a suit hangs together, as one number: the longer its longest unbroken row the better, and of rows alike the
 * fewer the cards missing between its highest and its lowest. It does not see how high the row stands.
 * (Rule `declarer.longest-sequence`.)
 */
export function continuity(ours: Holding): number {
  const rows = ours.map((from) => ours.filter((rank, at) => inRow(ours, from, rank, at)).length);
  const breaks = watchFor(ours).filter((rank) => height(rank) < height(ours[0] as Rank)).length;
  return Math.max(0, ...rows) - breaks / RANKS.length;
}

/** Whether the card at a place of the suit lies below another, or is it, with none missing between them. */
function inRow(ours: Holding, from: Rank, rank: Rank, at: number): boolean {
  const below = at - ours.indexOf(from);
  return below >= 0 && height(from) - height(rank) === below;
}

/** Why a suit is or is not the one to play for at no trump. */
export type PlayForReason =
  | "most-cards"
  | "massed"
  | "sequence"
  | "in-dummy"
  | "equal"
  | "fewer-cards"
  | "less-massed"
  | "broken"
  | "concealed";

export interface PlayForGrade {
  readonly suit: Suit;
  readonly mark: Mark;
  readonly reason: PlayForReason;
  readonly rules: readonly RuleId[];
}

interface Weighed {
  readonly suit: Suit;
  readonly cards: number;
  readonly massed: number;
  readonly ours: Holding;
  readonly shown: boolean;
}

/**
 * The suits with the best sequence, of some alike in length: those that lose fewest leads before they are good, which is
 * the reason the book gives, what is out being divided, and of these the ones that hang together best. (Rule
 * `declarer.longest-sequence`.)
 */
function bestSequences(suits: readonly Weighed[]): readonly Weighed[] {
  if (suits.length === 1) return suits;
  const measured = suits.map((suit) => ({
    suit,
    lost: establishing(suit.ours, 2).lost,
    row: continuity(suit.ours),
  }));
  const fewest = Math.min(...measured.map(({ lost }) => lost));
  const cheapest = measured.filter(({ lost }) => lost === fewest);
  const longest = Math.max(...cheapest.map(({ row }) => row));
  return cheapest.filter(({ row }) => row === longest).map(({ suit }) => suit);
}

/**
 * Grades each suit given as the one that declarer should play for at no trump: most cards in the two hands, then most in
 * one hand; of suits still equal the better sequence, then the one dummy shows. The text gives the last two in two places
 * without ranking them, so where they differ both are accepted. (Rules `declarer.nt.*`, `declarer.longest-sequence`.)
 */
export function suitToPlayFor(suits: Readonly<Partial<Record<Suit, TwoHands>>>): PlayForGrade[] {
  const all = SUITS.flatMap((suit): Weighed[] => {
    const two = suits[suit];
    if (!two) return [];
    const { declarer, dummy } = two;
    return [
      {
        suit,
        cards: declarer.length + dummy.length,
        massed: Math.max(declarer.length, dummy.length),
        ours: combined(two),
        shown: dummy.length > declarer.length,
      },
    ];
  });
  const cards = Math.max(...all.map((each) => each.cards));
  const long = all.filter((each) => each.cards === cards);
  const massed = Math.max(...long.map((each) => each.massed));
  const level = long.filter((each) => each.massed === massed);
  const straight = bestSequences(level);
  const shown = straight.filter((each) => each.shown);
  const best = shown.length > 0 ? shown : straight;

  const why: PlayForReason =
    long.length === 1
      ? "most-cards"
      : level.length === 1
        ? "massed"
        : best.length > 1
          ? "equal"
          : straight.length === 1
            ? "sequence"
            : "in-dummy";
  return all.map((each) => {
    const { suit } = each;
    const grade = (mark: Mark, reason: PlayForReason) => ({
      suit,
      mark,
      reason,
      rules: PLAY_FOR_RULES[reason],
    });
    if (best.includes(each)) return grade("best", why);
    if (!long.includes(each)) return grade("wrong", "fewer-cards");
    if (!level.includes(each)) return grade("wrong", "less-massed");
    if (straight.includes(each)) return grade("wrong", "concealed");
    // Dummy shows this one and not the better sequence: the fourth rule would have it.
    return each.shown && !best.some((other) => other.shown)
      ? grade("acceptable", "in-dummy")
      : grade("wrong", "broken");
  });
}

const PLAY_FOR_RULES: Readonly<Record<PlayForReason, readonly RuleId[]>> = {
  "most-cards": ["declarer.nt.rule-2-most-cards"],
  massed: ["declarer.nt.rule-3-massed"],
  sequence: ["declarer.longest-sequence"],
  "in-dummy": ["declarer.nt.rule-4-shown-in-dummy"],
  equal: ["declarer.nt.rule-2-most-cards", "declarer.nt.rule-3-massed"],
  "fewer-cards": ["declarer.nt.rule-2-most-cards"],
  "less-massed": ["declarer.nt.rule-3-massed"],
  broken: ["declarer.longest-sequence"],
  concealed: ["declarer.nt.rule-4-shown-in-dummy"],
};

/** Weights of the honours, only to tell a weak holding from a strong one. */
const WEIGHT: Readonly<Partial<Record<Rank, number>>> = { A: 4, K: 3, Q: 2, J: 1 };
const weight = (holding: Holding) => holding.reduce((sum, rank) => sum + (WEIGHT[rank] ?? 0), 0);

/**
 * The hand from which to lead a suit: the weak toward the strong, unless the suit is established. Null where it is, or
 * where neither hand is the stronger. (Rule `declarer.nt.rule-1-weak-to-strong`.)
 */
export function leadFromHand(two: TwoHands): keyof TwoHands | null {
  const ours = combined(two);
  const longer = Math.max(two.declarer.length, two.dummy.length);
  if (isEstablished(ours.slice(0, longer), missing(ours))) return null;
  const difference = weight(two.declarer) - weight(two.dummy);
  return difference === 0 ? null : difference > 0 ? "dummy" : "declarer";
}
