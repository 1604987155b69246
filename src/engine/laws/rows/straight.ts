import { STRAIGHT_CONDUCT } from "./straight-conduct.ts";
import { STRAIGHT_DEAL } from "./straight-deal.ts";
import { STRAIGHT_EXPOSED } from "./straight-exposed.ts";
import { STRAIGHT_MAKING } from "./straight-making.ts";
import { STRAIGHT_PLAY } from "./straight-play.ts";
import { STRAIGHT_REVOKE } from "./straight-revoke.ts";

/** Every situation of straight bridge, in the order of the code. */
export const STRAIGHT_ENTRIES = {
  ...STRAIGHT_DEAL,
  ...STRAIGHT_MAKING,
  ...STRAIGHT_EXPOSED,
  ...STRAIGHT_PLAY,
  ...STRAIGHT_REVOKE,
  ...STRAIGHT_CONDUCT,
} as const;
