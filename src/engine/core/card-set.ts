import { PACK, suitOf, type Card, type Suit } from "./card.ts";

/** An immutable set of cards. Every change gives a new set; iteration is in the order of the {@link PACK}. */
export class CardSet implements Iterable<Card> {
  static readonly EMPTY = new CardSet(new Set());
  static readonly FULL = new CardSet(new Set(PACK));

  readonly #cards: ReadonlySet<Card>;

  private constructor(cards: ReadonlySet<Card>) {
    this.#cards = cards;
  }

  /** The set of the cards given; a card given twice counts once. */
  static of(cards: Iterable<Card>): CardSet {
    return new CardSet(new Set(cards));
  }

  get size(): number {
    return this.#cards.size;
  }

  has(card: Card): boolean {
    return this.#cards.has(card);
  }

  with(card: Card): CardSet {
    return CardSet.of([...this.#cards, card]);
  }

  without(card: Card): CardSet {
    return CardSet.of([...this.#cards].filter((held) => held !== card));
  }

  union(other: CardSet): CardSet {
    return CardSet.of([...this.#cards, ...other.#cards]);
  }

  minus(other: CardSet): CardSet {
    return CardSet.of([...this.#cards].filter((card) => !other.has(card)));
  }

  meet(other: CardSet): CardSet {
    return CardSet.of([...this.#cards].filter((card) => other.has(card)));
  }

  ofSuit(suit: Suit): CardSet {
    return CardSet.of([...this.#cards].filter((card) => suitOf(card) === suit));
  }

  *[Symbol.iterator](): Iterator<Card> {
    for (const card of PACK) if (this.#cards.has(card)) yield card;
  }
}
