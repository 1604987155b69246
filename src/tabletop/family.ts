import type { Strain } from "../engine/declaring/strain.ts";
import type { ScoredByHouse } from "../engine/games/house.ts";
import type { ContractOutcome } from "../engine/scoring/contract.ts";
import type { DealOutcome } from "../engine/scoring/outcome.ts";
import type { StraightOutcome } from "../engine/scoring/straight-outcome.ts";
import type { WhistOutcome } from "../engine/scoring/whist.ts";
import type { Reading } from "./reading.ts";

/** What is entered for a deal; which of them, a game’s `records` says. */
export type Outcome = DealOutcome | StraightOutcome | WhistOutcome | ContractOutcome;

/**
 * What is said of a deal, box by box: the one form that the boxes of the sheet, a stored draft and every file have in
 * common. A box that is absent or empty says nothing.
 */
export type Fields = Readonly<Record<string, string>>;

/** Games whose deals are recorded alike: how each is scored, and how a deal is read from its boxes and written to them. */
export interface Family<Deal extends Outcome = Outcome> {
  readonly scored: ScoredByHouse;
  /**
   * The boxes of a deal in their order. `declarer` and `honoursTo` are a side; `doubled` is what tricks count; `revokes` are
   * declarer’s and `theirRevokes` the adversaries’, `revokesYZ` those made by Y and Z and `penaltyYZ` what is exacted for
   * them; `oneSpade` is “yes” where the dealer was left in with it; `called` is “no” where nobody called the honours;
   * `chicane` names seats.
   */
  readonly boxes: readonly string[];
  /** Their names in a sentence, where the name of the box will not do. */
  readonly labels: Readonly<Record<string, string>>;
  /** What each box says; what a deal says nothing about is undefined or empty. */
  write(deal: Deal): Readonly<Record<string, string | number | undefined>>;
  /** The reading remembers what is wrong, and the deal is then of no use. */
  read(read: Reading, strains: readonly Strain[]): Deal;
}
