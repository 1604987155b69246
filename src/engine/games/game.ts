import type { Card } from "../core/card.ts";
import type { CuttingRules } from "../core/cutting.ts";
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
import type { WhistForm } from "../scoring/whist-forms.ts";
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

/** What the score of a game has in common with the others’: the half of it that begins when the cards are played. */
interface Scored<Outcome, Item extends string> {
  readonly id: GameId;
  readonly title: string;
  /** What may be named for trump, from the lowest; none where the trump is turned up. */
  readonly strains: readonly Strain[];
  /** What a deal is worth, as cited lines. `before` is where the rubber stood, from love where it is not given. */
  score(deal: Outcome, before?: Standing): Result<readonly CitedLine<Item>[]>;
  readonly rubber: {
    readonly gamePoints: number;
    readonly gamesToWin: 1 | 2;
    keep(deals: readonly Outcome[]): Result<Rubber<Item>>;
  };
}

/** `records` says what a scorer enters for a deal, so that a sheet can be drawn without knowing which game it is. */
export type ScoredAuction = Scored<DealOutcome, ScoreItem> & { readonly records: "contract" };
export type ScoredStraight = Scored<StraightOutcome, StraightItem> & { readonly records: "make" };
export type ScoredWhist = Scored<WhistOutcome, WhistItem> & {
  readonly records: "tricks";
  /** How it is scored, where more than one way is in use. */
  readonly form: WhistForm;
};
export type ScoredContract = Scored<ContractOutcome, ContractItem> & {
  readonly records: "modern-contract";
};

/** A game as whoever keeps the score knows it. */
export type ScoredGame = ScoredAuction | ScoredStraight | ScoredWhist | ScoredContract;

/** What stands before the score. Trick play is the same in all games; what differs stands before it and after it. */
interface Played<Declaring> {
  readonly cutting: CuttingRules;
  readonly declaring: Declaring;
  /** Whether the trump is named in order to win tricks or to lose them. */
  aim(strain: Strain): "win" | "lose";
}

export type AuctionGame = ScoredAuction & Played<AuctionDeclaring>;
export type StraightGame = ScoredStraight & Played<MakingDeclaring>;
export type WhistGame = ScoredWhist & Played<TurnUpDeclaring>;
export type ContractGame = ScoredContract & Played<AuctionDeclaring>;

/** A game as a value: how the trump is settled, what a deal is worth, how a rubber is kept. */
export type Game = AuctionGame | StraightGame | WhistGame | ContractGame;
