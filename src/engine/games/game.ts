import type { Card } from "../core/card.ts";
import type { Ties } from "../core/cutting.ts";
import type { Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import type { AuctionOptions } from "../declaring/auction.ts";
import type { Contract, SeatedCall } from "../declaring/call.ts";
import type { Make, MakingOptions, SeatedMakeCall } from "../declaring/dealer-makes.ts";
import type { Settled } from "../declaring/settled.ts";
import type { Strain } from "../declaring/strain.ts";
import type { ContractItem, ContractOutcome } from "../scoring/contract.ts";
import type { ScoreItem } from "../scoring/deal.ts";
import type { CitedLine } from "../scoring/line.ts";
import type { DealOutcome } from "../scoring/outcome.ts";
import type { Rubber, Standing } from "../scoring/sheet.ts";
import type { StraightItem } from "../scoring/straight.ts";
import type { StraightOutcome } from "../scoring/straight-outcome.ts";
import type { WhistItem, WhistOutcome } from "../scoring/whist.ts";

export const GAME_IDS = [
  "auction-1914",
  "auction-nullo",
  "auction-english",
  "straight-bridge",
  "whist-english",
  "whist-american",
  "contract",
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The trump is bid for. */
export interface AuctionDeclaring {
  readonly kind: "auction";
  readonly strains: readonly Strain[];
  readonly options: AuctionOptions;
  check(calls: readonly SeatedCall[], call: SeatedCall, dealer?: Seat): Result<SeatedCall>;
  ended(calls: readonly SeatedCall[]): boolean;
  contract(calls: readonly SeatedCall[]): Result<Contract>;
  settled(contract: Contract): Settled;
}

/** The dealer makes the trump or leaves it to his partner, and it may be doubled. */
export interface MakingDeclaring {
  readonly kind: "dealer-makes";
  readonly strains: readonly Strain[];
  readonly options: MakingOptions;
  check(
    calls: readonly SeatedMakeCall[],
    call: SeatedMakeCall,
    dealer?: Seat,
  ): Result<SeatedMakeCall>;
  ended(calls: readonly SeatedMakeCall[], dealer?: Seat): boolean;
  make(calls: readonly SeatedMakeCall[], dealer?: Seat): Result<Make>;
  settled(make: Make): Settled;
}

/** The last card dealt is turned up. */
export interface TurnUpDeclaring {
  readonly kind: "turn-up";
  settled(turnUp: Card, dealer?: Seat): Settled;
}

/** How a game is cut for: what equal cards do, and whether all cut afresh when there are more than four. */
export interface CuttingRules {
  readonly ties: Ties;
  /** `fresh`: everyone cuts anew for the next rubber; `longest`: those who have played longest give way. */
  readonly outgoers: "fresh" | "longest";
}

/** What games have in common. Trick play is the same in all; what differs stands before it and after it. */
interface AnyGame<Outcome, Item extends string> {
  readonly id: GameId;
  readonly title: string;
  readonly cutting: CuttingRules;
  /** Whether the trump is named in order to win tricks or to lose them. */
  aim(strain: Strain): "win" | "lose";
  /** What a deal is worth, as cited lines. `before` is where the rubber stood, from love where it is not given. */
  score(deal: Outcome, before?: Standing): Result<readonly CitedLine<Item>[]>;
  readonly rubber: {
    readonly gamePoints: number;
    readonly gamesToWin: 1 | 2;
    keep(deals: readonly Outcome[]): Result<Rubber<Item>>;
  };
}

/** `records` says what a scorer enters for a deal, so that a sheet can be drawn without knowing which game it is. */
export type AuctionGame = AnyGame<DealOutcome, ScoreItem> & {
  readonly records: "contract";
  readonly declaring: AuctionDeclaring;
};
export type StraightGame = AnyGame<StraightOutcome, StraightItem> & {
  readonly records: "make";
  readonly declaring: MakingDeclaring;
};
export type WhistGame = AnyGame<WhistOutcome, WhistItem> & {
  readonly records: "tricks";
  readonly declaring: TurnUpDeclaring;
};
export type ContractGame = AnyGame<ContractOutcome, ContractItem> & {
  readonly records: "modern-contract";
  readonly declaring: AuctionDeclaring;
};

/** A game as a value: how the trump is settled, what a deal is worth, how a rubber is kept. */
export type Game = AuctionGame | StraightGame | WhistGame | ContractGame;
