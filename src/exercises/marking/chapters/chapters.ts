import type { SituationId } from "../../../engine/laws/rows.ts";
import type { RuleId } from "../../../rulebook/rules.ts";

/** Where the chapters on a game say in short what a law of its code says at length. */
export type Chapters = Partial<Readonly<Record<SituationId, readonly RuleId[]>>>;
