import type { BySide, Side } from "../core/seat.ts";
import { otherSide } from "../core/seat.ts";

/**
 * What may be exacted for a revoke where the code gives a choice: tricks cross over, points come off the offenders’
 * score in the present game, or points go on to the claimants’. (Rules `straight.revoke.english`, `whist.revoke.english`.)
 */
export const REVOKE_PENALTIES = ["tricks", "deduct", "add"] as const;
export type RevokePenalty = (typeof REVOKE_PENALTIES)[number];

/** Established revokes of one side, and what its adversaries exact for them; tricks where nothing is said. */
export interface Revoked {
  readonly count: number;
  readonly penalty?: RevokePenalty;
}

/** The revokes of each side that made any. */
export type RevokesBySide = Partial<BySide<Revoked>>;

/** How often a side revoked. */
export function revokesOf(revokes: RevokesBySide | undefined, side: Side): number {
  return revokes?.[side]?.count ?? 0;
}

/** How often a side revoked where this penalty is exacted for it. */
export function exacted(
  revokes: RevokesBySide | undefined,
  side: Side,
  penalty: RevokePenalty,
): number {
  const revoked = revokes?.[side];
  return revoked && (revoked.penalty ?? "tricks") === penalty ? revoked.count : 0;
}

/**
 * Tricks as they lie once `each` a revoke has crossed over; revokes of the two sides are set against each other, and
 * nobody can lose more tricks than he has.
 */
export function afterRevokes(
  tricks: BySide<number>,
  revokes: RevokesBySide | undefined,
  each: number,
): BySide<number> {
  const toYZ = each * (exacted(revokes, "AB", "tricks") - exacted(revokes, "YZ", "tricks"));
  const YZ = Math.min(13, Math.max(0, tricks.YZ + toYZ));
  return { YZ, AB: 13 - YZ };
}

/** The side that takes tricks for revokes, or null where none cross over. */
export function takerOf(before: BySide<number>, after: BySide<number>): Side | null {
  if (before.YZ === after.YZ) return null;
  return after.YZ > before.YZ ? "YZ" : otherSide("YZ");
}
