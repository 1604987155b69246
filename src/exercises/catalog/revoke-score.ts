import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

type Game = "outcome" | "straight-deal" | "whist-deal";
type Solve = (problem: Posed) => Solution;

/** How a revoke is settled in each game, by the scene that tells of its deal. */
const GAMES = new Parts<Game, Solve>({
  outcome: async () => (await import("../marking/revoke-auction.ts")).solveAuctionRevoke,
  "straight-deal": async () => (await import("../marking/revoke-straight.ts")).solveStraightRevoke,
  "whist-deal": async () => (await import("../marking/revoke-whist.ts")).solveWhistRevoke,
});

const gameOf = ({ scene }: Posed) => scene.type as Game;

/** A revoke has been proved: what does it cost, and which penalty is worth more? */
const revokeScore: Exercise = {
  id: "revoke-score",
  pose: async (random) => (await import("../dealing/revoke-deal.ts")).poseRevoke(random),
  ready: (problem) => GAMES.fetch(problem && gameOf(problem)),
  solve: (problem) => GAMES.get(gameOf(problem))(problem),
};

export default revokeScore;
