import type { Moment } from "../../engine/laws/actors.ts";
import type { Code } from "../../engine/laws/code.ts";
import type { Known } from "../../engine/laws/facts.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import type { LawPart } from "../marking/law-parts.ts";

interface Asked {
  readonly part: LawPart;
  readonly situation: SituationId;
  readonly codes: readonly Code[];
  readonly when?: Partial<Known>;
  /** What else a player at the table would know. */
  readonly also?: string;
}

/** A case of which it is asked what follows; `tempt` is what other games, codes or faults have in its place. */
export interface FollowsAsked extends Asked {
  readonly tempt: readonly Remedy[];
}

/** A case of which it is asked how long there is time; `tempt` are moments at which other rights end. */
export interface LimitAsked extends Asked {
  /** Ends “Until when …?”. */
  readonly may: string;
  readonly tempt: readonly Moment[];
}

/** The codes a case is asked under. */
export const AMERICAN = ["american"] as const;
export const ENGLISH = ["english"] as const;
export const BOTH = ["american", "english"] as const;
