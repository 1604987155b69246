import type { Code } from "../../../engine/laws/code.ts";
import type { Known } from "../../../engine/laws/facts.ts";
import type { Remedy } from "../../../engine/laws/remedies.ts";
import type { SituationId } from "../../../engine/laws/rows.ts";

/** One thing that can go wrong, as it is told, with remedies that tempt: those of its neighbours and of other games. */
export interface Happening {
  readonly situation: SituationId;
  readonly code?: Code;
  readonly known?: Known;
  readonly told: string;
  readonly tempting: readonly Remedy[];
}
