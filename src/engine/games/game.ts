import type { Result } from "../core/result.ts";
import type { AuctionOptions } from "../declaring/legality.ts";
import type { Contract, SeatedCall } from "../declaring/call.ts";
import type { Strain } from "../declaring/strain.ts";
import type { ScoreLine, ScoreOptions } from "../scoring/deal.ts";
import type { DealOutcome } from "../scoring/outcome.ts";
import type { Rubber } from "../scoring/rubber.ts";

export const GAME_IDS = ["auction-1914"] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A game as a value: how the trump is settled, what a deal is worth, how a rubber is kept. Trick play is the same in all. */
export interface Game {
  readonly id: GameId;
  readonly title: string;
  readonly declaring: {
    readonly strains: readonly Strain[];
    readonly options: AuctionOptions;
    check(calls: readonly SeatedCall[], call: SeatedCall): Result<SeatedCall>;
    ended(calls: readonly SeatedCall[]): boolean;
    contract(calls: readonly SeatedCall[]): Result<Contract>;
  };
  /** Whether the contract is to win tricks or to lose them. */
  aim(strain: Strain): "win" | "lose";
  score(deal: DealOutcome, options?: ScoreOptions): Result<ScoreLine[]>;
  readonly rubber: {
    readonly gamePoints: number;
    readonly bonus: number;
    keep(deals: readonly DealOutcome[]): Result<Rubber>;
  };
}
