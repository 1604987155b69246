import { WHIST_CONDUCT } from "./whist-conduct.ts";
import { WHIST_DEAL } from "./whist-deal.ts";
import { WHIST_PLAY } from "./whist-play.ts";
import { WHIST_REVOKE } from "./whist-revoke.ts";

/** Every situation of whist, in the order of the codes. */
export const WHIST_ENTRIES = {
  ...WHIST_DEAL,
  ...WHIST_PLAY,
  ...WHIST_REVOKE,
  ...WHIST_CONDUCT,
} as const;
