import { SIDES, type BySide } from "../engine/core/seat.ts";
import { REVOKE_PENALTIES, type RevokesBySide } from "../engine/scoring/revoked.ts";
import { MOST_REVOKES } from "./bid-boxes.ts";
import type { Reading } from "./reading.ts";

interface Sided {
  readonly tricks: BySide<number>;
  readonly revokes?: RevokesBySide;
}

/** The boxes for the tricks of both sides. */
export const TRICKS_BOXES = ["tricksYZ", "tricksAB"] as const;

/** The boxes for the revokes of both sides. */
export const REVOKE_BOXES = ["revokesYZ", "penaltyYZ", "revokesAB", "penaltyAB"] as const;

/** The names of those boxes in a sentence. */
export const SIDED_LABELS = {
  tricksYZ: "The tricks of one side",
  tricksAB: "The tricks of the other side",
  revokesYZ: "The revokes of one side",
  revokesAB: "The revokes of the other side",
} as const;

/** The tricks and the revokes of both sides, as their boxes have them. */
export function sidedBoxes({ tricks, revokes }: Sided) {
  return {
    tricksYZ: tricks.YZ,
    tricksAB: tricks.AB,
    revokesYZ: revokes?.YZ?.count,
    penaltyYZ: revokes?.YZ?.penalty,
    revokesAB: revokes?.AB?.count,
    penaltyAB: revokes?.AB?.penalty,
  };
}

/** The tricks and the revokes of both sides; where one box for tricks is empty, the rest of the thirteen. */
export function readSided(read: Reading): Sided {
  const tricks = (own: string, other: string) =>
    read.has(own) || !read.has(other) ? read.whole(own, 13) : 13 - read.whole(other, 13);
  return {
    tricks: { YZ: tricks("tricksYZ", "tricksAB"), AB: tricks("tricksAB", "tricksYZ") },
    ...readRevokes(read),
  };
}

function readRevokes(read: Reading): Pick<Sided, "revokes"> {
  const sides = SIDES.filter((side) => read.has(`revokes${side}`));
  if (sides.length === 0) return {};
  const made = sides.map((side) => {
    const count = read.whole(`revokes${side}`, MOST_REVOKES);
    const box = `penalty${side}`;
    return [side, read.has(box) ? { count, penalty: read.one(box, REVOKE_PENALTIES) } : { count }];
  });
  return { revokes: Object.fromEntries(made) };
}
