import { SUITS, type Suit } from "../engine/core/card.ts";
import { otherSide, type Side } from "../engine/core/seat.ts";
import { LEVELS } from "../engine/declaring/call.ts";
import type { StraightStrain } from "../engine/declaring/dealer-makes.ts";
import type { Strain } from "../engine/declaring/strain.ts";
import type { ScoredGame, ScoredWhist } from "../engine/games/game.ts";
import { contractTricks, type ContractStrain } from "../engine/scoring/contract.ts";
import { trickPoints } from "../engine/scoring/deal.ts";
import { standingAfter } from "../engine/scoring/sheet.ts";
import { straightTrickValue } from "../engine/scoring/straight-values.ts";
import { kept } from "./kept.ts";
import { gameOf, type RubberRecord } from "./record.ts";

/**
 * One way to game: so many tricks over the book in a strain, undoubled; at auction and contract, the number to bid and
 * make. At whist no strain is named; there may be points by honours besides, or a trump that values the tricks.
 */
export interface Way {
  readonly strain: Strain | null;
  readonly trump?: Suit;
  readonly odd: number;
  readonly honours?: 2 | 4;
}

/** What a side still needs. */
export interface Need {
  /** Points to game. */
  readonly points: number;
  /** The least that makes game from here; a strain in which even seven tricks would not do is left out. */
  readonly ways: readonly Way[];
  /** Whether that game would win the rubber, or is all that is played for. */
  readonly winsRubber: boolean;
}

/** What a side still needs for game; null once the rubber is won or stopped. */
export function whatWeNeed(record: RubberRecord, side: Side): Need | null {
  const { rubber, over } = kept(record);
  if (over) return null;
  const game = gameOf(record);
  const { gamePoints, gamesToWin } = game.rubber;
  const standing = standingAfter(rubber).game;
  const points = gamePoints - standing[side];
  return {
    points,
    ways: waysTo(game, points, gamePoints - standing[otherSide(side)]),
    winsRubber: rubber.gamesWon[side] + 1 === gamesToWin,
  };
}

type Priced = (strain: Strain, odd: number) => number;

/** What so many tricks over the book, bid where bidding is needed, count toward game. */
const PRICE: Readonly<Record<Exclude<ScoredGame["records"], "tricks">, Priced>> = {
  contract: trickPoints,
  make: (strain, odd) => odd * straightTrickValue(strain as StraightStrain),
  "modern-contract": (strain, odd) => contractTricks(strain as ContractStrain, odd),
};

function waysTo(game: ScoredGame, points: number, theirs: number): Way[] {
  if (game.records === "tricks") return whistWays(game, points, theirs);
  const price = PRICE[game.records];
  return game.strains.flatMap((strain): Way[] => {
    const odd = LEVELS.find((level) => price(strain, level) >= points);
    return odd ? [{ strain, odd }] : [];
  });
}

/**
 * Honours help only a side that begins the deal with more than one to go; and since tricks count before them, a side may
 * have to keep the odd trick from adversaries who want no more. (Rules `whist.honours.at-four`, `whist.order`.)
 */
function whistWays({ form }: ScoredWhist, points: number, theirs: number): Way[] {
  const { trickValue } = form;
  const ways: Way[] = trickValue
    ? SUITS.map((trump) => ({ strain: null, trump, odd: Math.ceil(points / trickValue[trump]) }))
    : [{ strain: null, odd: points }];
  if (form.honours && points > 1) {
    const least = theirs > 1 ? 0 : 1;
    for (const honours of [2, 4] as const) {
      ways.push({ strain: null, odd: Math.max(least, points - honours), honours });
    }
  }
  return ways.filter(({ odd }) => odd <= 7);
}
