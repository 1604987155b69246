import type { Card, Suit } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Bid, Contract, SeatedCall } from "../../engine/declaring/call.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";

/**
 * What a player sees before answering, and no more. Drawn by `widgets/table`; every member is plain JSON, since a
 * problem travels in links and class sets. `viewer` sits at the foot of the table.
 */
export type Scene =
  /** Four cards of one trick, in the order played. */
  | {
      readonly type: "trick";
      readonly trump: Suit | null;
      readonly plays: readonly { readonly seat: Seat; readonly card: Card }[];
    }
  /** The bidding so far; `proposed` is a bid just offered, over which the question is asked. */
  | {
      readonly type: "auction";
      readonly calls: readonly SeatedCall[];
      readonly proposed?: Bid & { readonly seat: Seat };
    }
  /** One suit of the leader’s hand, the choice of suit being made. */
  | {
      readonly type: "suit";
      readonly viewer: Seat;
      readonly strain: Strain;
      readonly declarer: Seat;
      readonly cards: readonly Card[];
    }
  /** The leader’s whole hand after the bidding. */
  | {
      readonly type: "hand";
      readonly viewer: Seat;
      readonly hand: readonly Card[];
      readonly calls: readonly SeatedCall[];
      readonly contract: Contract;
    }
  /** Third hand’s view of one suit: partner’s lead, dummy, and his own cards. `dummyPlays` once dummy has played. */
  | {
      readonly type: "third-hand";
      readonly viewer: Seat;
      readonly strain: Strain;
      readonly declarer: Seat;
      readonly led: Card;
      readonly dummy: readonly Card[];
      readonly dummyPlays?: Card;
      readonly hand: readonly Card[];
    }
  /** Two partners’ honours in trumps, or their aces, shown for scoring; `seats` gives whose they are. */
  | {
      readonly type: "honours";
      readonly strain: Strain;
      readonly hands: readonly [
        { readonly seat: Seat; readonly cards: readonly Card[] },
        { readonly seat: Seat; readonly cards: readonly Card[] },
      ];
    }
  /** One finished deal, as told to the scorer. */
  | { readonly type: "outcome"; readonly deal: DealOutcome }
  /** A whole rubber’s deals, to be kept on one sheet. */
  | { readonly type: "rubber"; readonly deals: readonly DealOutcome[] };

export type SceneType = Scene["type"];

/** The scene of a posed problem, known to be of the type its kind poses; throws on another, since that is a bug of ours. */
export function sceneOf<T extends SceneType>(
  problem: { readonly scene: Scene },
  type: T,
): Extract<Scene, { type: T }> {
  if (problem.scene.type !== type) {
    throw new Error(`a “${type}” scene was expected, not “${problem.scene.type}”`);
  }
  return problem.scene as Extract<Scene, { type: T }>;
}
