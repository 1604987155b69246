/** Suits in the order a hand is shown, so that black and red alternate. */
export const SUITS = ["S", "H", "C", "D"] as const;
export type Suit = (typeof SUITS)[number];
export type BySuit<T> = Readonly<Record<Suit, T>>;

/** Ranks from lowest to highest in play: the ace is high. (Rule `auction.rank.play`.) */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
export type Rank = (typeof RANKS)[number];
export type ByRank<T> = Readonly<Record<Rank, T>>;

/** A card as suit then rank: `SA` is the ace of spades, `HT` the ten of hearts. */
export type Card = `${Suit}${Rank}`;

/** One suit of a hand, ranks from high to low. */
export type Holding = readonly Rank[];

/** The high cards of bridge: A K Q J 10. Anything lower is a small card. (Rule `lead.high.recognised`.) */
export const HONOURS = ["A", "K", "Q", "J", "T"] as const satisfies readonly Rank[];

/** The fifty-two cards. Their order is part of every deal link, so it may never change. */
export const PACK: readonly Card[] = /* @__PURE__ */ SUITS.flatMap((suit) =>
  RANKS.toReversed().map((rank) => cardOf(suit, rank)),
);

export function cardOf(suit: Suit, rank: Rank): Card {
  return `${suit}${rank}`;
}

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** The ranks in one word, since a place in a word is found several times as fast as in a list, and dealing asks for it most. */
const ORDER = /* @__PURE__ */ RANKS.join("");

/** Height in play: 2 is 0, the ace is 12. Only for comparing. */
export function height(rank: Rank): number {
  return ORDER.indexOf(rank);
}

/** Pips on the card, counting on past the ten: jack 11, queen 12, king 13, ace 14. */
export function pips(rank: Rank): number {
  return height(rank) + 2;
}

export function isHonour(rank: Rank): boolean {
  return height(rank) >= height("T");
}

/** Whether two ranks stand next to each other in the pack. */
export function touching(a: Rank, b: Rank): boolean {
  return Math.abs(height(a) - height(b)) === 1;
}

/** The ranks given, high to low: each is put in its place, which for so few takes a third of the time that sorting does. */
export function highToLow(ranks: Iterable<Rank>): Holding {
  const sorted: Rank[] = [];
  for (const rank of ranks) {
    const high = height(rank);
    let at = sorted.length;
    for (; at > 0; at--) {
      const above = sorted[at - 1] as Rank;
      if (height(above) >= high) break;
      sorted[at] = above;
    }
    sorted[at] = rank;
  }
  return sorted;
}

/** The cards of one suit in a hand, as ranks from high to low. */
export function holdingIn(hand: Iterable<Card>, suit: Suit): Holding {
  const ranks: Rank[] = [];
  for (const card of hand) if (card[0] === suit) ranks.push(rankOf(card));
  return highToLow(ranks);
}

export function holdings(hand: readonly Card[]): BySuit<Holding> {
  return {
    S: holdingIn(hand, "S"),
    H: holdingIn(hand, "H"),
    C: holdingIn(hand, "C"),
    D: holdingIn(hand, "D"),
  };
}

/** A hand in the order it is shown: suits as in {@link SUITS}, each from high to low. */
export function sortHand(hand: Iterable<Card>): Card[] {
  const cards = [...hand];
  return SUITS.flatMap((suit) => holdingIn(cards, suit).map((rank) => cardOf(suit, rank)));
}

export function isSuit(value: unknown): value is Suit {
  return SUITS.includes(value as Suit);
}

export function isRank(value: unknown): value is Rank {
  return RANKS.includes(value as Rank);
}

export function isCard(value: unknown): value is Card {
  return typeof value === "string" && value.length === 2 && isSuit(value[0]) && isRank(value[1]);
}
