import type { MakerScore } from "../../engine/conventions/make-trump.ts";
import type { Strain } from "../../engine/declaring/strain.ts";

/** What a player thinks of besides his cards before he doubles. */
export interface DoubleStakes {
  /** A strain the other side may go to instead; none where he fears no shift. */
  readonly shift?: Strain;
  /** The strain in which his own side has a fair chance of game; none where it has not. */
  readonly game?: Strain;
  /** The points of the game and the games won, seen from his side. */
  readonly score: MakerScore;
}
