import type { Card } from "../../../engine/core/card.ts";
import { must } from "../../../engine/core/result.ts";
import { sideOf } from "../../../engine/core/seat.ts";
import type { Position as Solved } from "../../../solver/search/solver.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { positionOf } from "../../../tabletop/playing/position.ts";

/** A point of the play as the solver is told of it, and what its answer means for the whole deal. */
export interface Asked {
  /** Null where nothing is left to play. */
  readonly solved: Solved | null;
  /** What Y and Z take in all, if the side to play takes so many from here. */
  inAll(tricks: number): number;
}

/** What to ask the solver after these plays; a revoke among them changes nothing of what is left. */
export function asSolved(deal: PlayDeal, plays: readonly Card[]): Asked {
  const { left: hands, trick, toPlay, won } = must(positionOf(deal, plays, "allowed"));
  if (!toPlay) return { solved: null, inAll: () => won.YZ };
  const { trump, aim } = termsOf(deal);
  const ours = sideOf(toPlay) === "YZ";
  const left = hands[toPlay].length;
  return {
    solved: {
      hands,
      trump,
      aim,
      leader: trick[0]?.seat ?? toPlay,
      trick: trick.map(({ card }) => card),
    },
    inAll: (tricks) => won.YZ + (ours ? tricks : left - tricks),
  };
}
