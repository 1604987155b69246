import {
  cardOf,
  highToLow,
  isCard,
  isRank,
  isSuit,
  rankOf,
  SUITS,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../../../src/engine/core/card.ts";
import { isStrain, TRUMP_OF, type Strain } from "../../../src/engine/declaring/strain.ts";

/** A case as it stands in the files; what `input` holds depends on its kind. */
export interface OracleCase {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly input: Record<string, any>;
  readonly expected: Record<string, any>;
}

/** What the engine makes of a case: values to compare by key, or a reason to skip it. */
export type Outcome = { readonly actual: Record<string, unknown> } | { readonly skip: string };

export type Adapter = (oracleCase: OracleCase) => Outcome;

/** One adapter for each game that a kind knows; a case of another game is skipped by its name. */
export function byGame(adapters: Readonly<Record<string, Adapter>>): Adapter {
  return (oracleCase) => adapters[oracleCase.game]?.(oracleCase) ?? { skip: oracleCase.game };
}

export function strainOf(name: string): Strain {
  if (isStrain(name)) return name;
  throw new Error(`no such strain: ${name}`);
}

/** A trump as a suit, from a suit letter, a strain or null. */
export function trumpOf(name: string | null): Suit | null {
  if (name === null || isSuit(name)) return name;
  return TRUMP_OF[strainOf(name)];
}

/** One suit from `AKJ7`, or from cards or ranks in a list. */
export function ranksOf(value: string | readonly string[]): Holding {
  const signs = typeof value === "string" ? [...value] : value;
  return highToLow(signs.map((sign) => (isCard(sign) ? rankOf(sign) : (sign as Rank))));
}

/** A hand from a list of cards, or from its suits. */
export function handOf(
  value: readonly string[] | Record<string, string | readonly string[]>,
): Card[] {
  if (Array.isArray(value)) return value as Card[];
  const bySuit = value as Record<string, string>;
  return SUITS.flatMap((suit) =>
    [...(bySuit[suit] ?? "")].filter(isRank).map((r) => cardOf(suit, r)),
  );
}

/** The same with every x, any small card, given the lowest rank that the suit does not hold. */
export function withSmallCards(suit: string): string {
  const small = [..."23456789"].filter((rank) => !suit.includes(rank));
  return suit.replaceAll("x", () => small.shift() ?? "2");
}
