import {
  cardOf,
  height,
  holdings,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { bestHonour } from "./dummy-lead.ts";
import { has, honoursOf, lacks, lowest } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** The end of a hand, as the adversary on lead sees it. */
export interface EndGame {
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  /** On which side of the leader dummy lies. */
  readonly dummyOn: "left" | "right";
  /** The cards that declarer and partner still have between them. */
  readonly unseen: readonly Card[];
  readonly trump: Suit | null;
  /** How many of the tricks left the leader’s side must have; absent where it does not matter. */
  readonly wanted?: number;
}

/** What the play rests on, or gains. */
export type EndGameName =
  | "king-then-small"
  | "trump-first"
  | "queen-for-two"
  | "queen-for-one"
  | "odd-card"
  | "small-to-queen"
  | "queen-to-jack"
  | "small-to-jack";

export interface EndGameGrade {
  readonly card: Card;
  readonly mark: Mark;
}

/** The lead in an ending that the texts settle. */
export interface EndGameLead {
  readonly name: EndGameName;
  readonly lead: Card;
  /** The card to follow with, where the texts say so. */
  readonly next: Card | null;
  readonly rules: readonly RuleId[];
  /** Ranks of the suit that partner must be given for it to succeed: for the odd card, if the queen is led instead. */
  readonly partnerNeeds: Holding;
  readonly grades: readonly EndGameGrade[];
}

interface Found {
  readonly lead: Card;
  readonly next?: Card;
  readonly alsoSound?: readonly Card[];
}

interface Seen extends EndGame {
  readonly held: BySuit<Holding>;
  readonly theirs: BySuit<Holding>;
}

interface EndGameLine {
  readonly name: EndGameName;
  readonly rules: readonly RuleId[];
  readonly partnerNeeds: Holding;
  find(end: Seen): Found | null | undefined | false;
}

/** Whether no card out against the leader, dummy’s or unseen, is above this one of its suit. */
function isMaster(card: Card, { dummy, unseen }: EndGame): boolean {
  return [...dummy, ...unseen].every(
    (other) => suitOf(other) !== suitOf(card) || height(rankOf(other)) < height(rankOf(card)),
  );
}

/** The only suit of a hand; null where it has more. */
function onlySuit({ held }: Seen): Suit | null {
  const suits = SUITS.filter((suit) => held[suit].length > 0);
  return suits.length === 1 ? (suits[0] as Suit) : null;
}

/** An ending of one suit: the leader’s holding and dummy’s, or nothing where he has other cards. */
function inOneSuit(end: Seen, side: EndGame["dummyOn"], lead: (h: Holding, d: Holding) => Holding) {
  const suit = onlySuit(end);
  if (end.dummyOn !== side || !suit) return null;
  const [first, ...also] = lead(end.held[suit], end.theirs[suit]);
  return first && { lead: cardOf(suit, first), alsoSound: also.map((rank) => cardOf(suit, rank)) };
}

/** The lowest first, then any other small card, which is as good. */
const small = (h: Holding): Holding => [
  lowest(h),
  ...h.slice(0, -1).filter((rank) => height(rank) < height("T")),
];

/** A queen and small cards, so many in all. */
const queenAnd = (h: Holding, length: number) =>
  h.length === length && has(h, "Q") && honoursOf(h).length === 1;
const queenTen = (h: Holding) => has(h, "QT") && lacks(h, "AKJ");
const kingAnd = (d: Holding) => bestHonour(d) === "K" && honoursOf(d).length === 1 && d.length >= 2;
const jackNine = (d: Holding) => has(d, "J9") && lacks(d, "AKQT");

/** The losing trump and the suit of Q x x against dummy’s K 10 x. */
function losingTrump(end: Seen, play: (trump: Card, queen: Card) => Card) {
  const { hand, held, theirs, trump, dummyOn } = end;
  const plain = SUITS.find((suit) => suit !== trump && queenAnd(held[suit], 3));
  const odd = hand.find((card) => suitOf(card) !== plain);
  if (dummyOn !== "left" || hand.length !== 4 || !trump || !plain || !odd) return null;
  if (suitOf(odd) !== trump || isMaster(odd, end)) return null;
  const d = theirs[plain];
  return has(d, "KT") && lacks(d, "AQJ") && { lead: play(odd, cardOf(plain, "Q")) };
}

/** Foster 1914, the two passages headed “End games”. The first line that fits decides. */
const LINES: readonly EndGameLine[] = [
  {
    name: "king-then-small",
    rules: ["through.end.kx-all-four"],
    partnerNeeds: ["A"],
    find: (end) => {
      const { hand, held, wanted, dummyOn } = end;
      const suit = SUITS.find((each) => held[each].length === 2 && bestHonour(held[each]) === "K");
      if (dummyOn !== "left" || hand.length !== 4 || wanted !== 4 || !suit) return null;
      const others = hand.filter((card) => suitOf(card) !== suit);
      const [one, two] = others;
      const apart = one && two && suitOf(one) !== suitOf(two);
      const winners = others.filter((card) => isMaster(card, end)).length;
      if (!apart || winners !== 1 || isMaster(cardOf(suit, "K"), end)) return null;
      return { lead: cardOf(suit, "K"), next: cardOf(suit, lowest(held[suit])) };
    },
  },
  {
    name: "trump-first",
    rules: ["through.end.losing-trump"],
    partnerNeeds: [],
    find: (end) => end.wanted === 1 && losingTrump(end, (trump) => trump),
  },
  {
    name: "queen-for-two",
    rules: ["through.end.losing-trump"],
    partnerNeeds: ["A"],
    find: (end) => end.wanted === 2 && losingTrump(end, (_, queen) => queen),
  },
  {
    name: "queen-for-one",
    rules: ["through.end.qt-kxx"],
    partnerNeeds: [],
    find: (end) =>
      end.wanted === 1 &&
      unplayed(end) &&
      inOneSuit(end, "left", (h, d) => (h.length === 4 && queenTen(h) && kingAnd(d) ? ["Q"] : [])),
  },
  {
    name: "odd-card",
    rules: ["upto.end.qx-odd"],
    partnerNeeds: ["A", "T"],
    find: ({ hand, held, theirs, dummyOn }) => {
      const suit = SUITS.find((each) => queenAnd(held[each], 2) && kingAnd(theirs[each]));
      const odd = hand.find((card) => suitOf(card) !== suit);
      if (dummyOn !== "right" || hand.length !== 3 || !suit || !odd) return null;
      return { lead: odd, alsoSound: [cardOf(suit, "Q")] };
    },
  },
  {
    name: "small-to-queen",
    rules: ["upto.end.ajx-qxx"],
    partnerNeeds: [],
    find: (end) =>
      inOneSuit(end, "right", (h, d) =>
        h.length === 3 &&
        has(h, "AJ") &&
        lacks(h, "KT") &&
        bestHonour(d) === "Q" &&
        honoursOf(d).length === 1
          ? small(h)
          : [],
      ),
  },
  {
    name: "queen-to-jack",
    rules: ["upto.end.qtx-j9x"],
    partnerNeeds: [],
    find: (end) =>
      end.wanted === 1 &&
      inOneSuit(end, "right", (h, d) =>
        h.length === 3 && queenTen(h) && jackNine(d) ? ["Q"] : [],
      ),
  },
  {
    name: "small-to-jack",
    rules: ["upto.end.qtx-j9x"],
    partnerNeeds: [],
    find: (end) =>
      end.wanted === 2 &&
      inOneSuit(end, "right", (h, d) =>
        h.length === 3 && queenTen(h) && jackNine(d) ? small(h) : [],
      ),
  },
];

/** Whether nobody has yet played a card of the leader’s one suit. */
function unplayed(end: Seen): boolean {
  const suit = onlySuit(end);
  const known = [...end.hand, ...end.dummy, ...end.unseen];
  return known.filter((card) => suitOf(card) === suit).length === RANKS.length;
}

/**
 * What an adversary leads near the end, where it may be needful to play as if partner held a certain card. Every card of
 * the hand is graded. Null where the texts do not settle the ending. (Rules `through.end.*`, `upto.end.*`.)
 */
export function endGameLead(end: EndGame): EndGameLead | null {
  const seen: Seen = { ...end, held: holdings(end.hand), theirs: holdings(end.dummy) };
  for (const { name, rules, partnerNeeds, find } of LINES) {
    const found = find(seen);
    if (!found) continue;
    const { lead, next = null, alsoSound = [] } = found;
    return {
      name,
      lead,
      next,
      rules,
      partnerNeeds,
      grades: end.hand.map((card) => ({
        card,
        mark: card === lead ? "best" : alsoSound.includes(card) ? "acceptable" : "wrong",
      })),
    };
  }
  return null;
}
