import { revokeEstablished } from "../../engine/laws/facts.ts";
import type { Code, LawGame } from "../../engine/laws/code.ts";

/** A player has not followed suit though he could, and it is noticed now: how far things have gone. */
export interface RevokeTime {
  readonly game: LawGame;
  readonly code: Code;
  /** Whether it was dummy’s card. */
  readonly dummy: boolean;
  readonly trickQuitted: boolean;
  /** His partner asked him, before the trick was let go, whether he had none. */
  readonly asked: boolean;
  readonly answeredNone: boolean;
  readonly sidePlayedOn: boolean;
  /** The other side has led to the next trick, which changes nothing. */
  readonly othersPlayedOn: boolean;
}

/** It may be mended; it is a revoke; or, dummy’s, it stands without a price. */
export const REVOKE_STATES = ["open", "revoke", "stands"] as const;
export type RevokeState = (typeof REVOKE_STATES)[number];

/** How it lies by the laws of the game. Dummy’s own card is past mending only when the trick is let go. */
export function revokeState(told: RevokeTime): RevokeState {
  if (told.dummy) return told.trickQuitted ? "stands" : "open";
  return revokeEstablished(told) ? "revoke" : "open";
}
