import { applyRow, type Ruling } from "../../engine/laws/apply.ts";
import type { Code } from "../../engine/laws/code.ts";
import type { Known } from "../../engine/laws/facts.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import type { LawRow } from "../../engine/laws/row.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import { LAW_ROWS_OF, type LawPart } from "../marking/law-parts.ts";

/** An irregularity: the situation of the laws, the part of them it stands in, the code played by, and what else is known. */
export interface Incident {
  readonly part: LawPart;
  readonly situation: SituationId;
  readonly code: Code;
  readonly when: Partial<Known>;
}

/** The answer that stands where nobody may demand anything. */
export const NOTHING = "nothing";

/** What a row says where there is nothing to demand. */
const NO_DEMAND: readonly Remedy[] = [
  "no-penalty",
  "stand",
  "right-lost",
  "penalty-paid",
  "forbidden",
];

/** What a side may do instead of demanding anything; it may always be named, and need not be. */
export const LENIENT: readonly Remedy[] = ["stand", "waive", "accept", "play-on", "ignore"];

/** What the laws say of an incident whose part has been made ready. */
export function rulingOnIncident({ part, situation, code, when }: Incident): Ruling {
  const rows = LAW_ROWS_OF.get(part);
  const find = (id: string) => rows.find((row) => row.id === id);
  return applyRow(find(situation) as LawRow, code, when, find);
}

/** Whether nothing may be demanded. */
export function nothingIn({ may }: Ruling): boolean {
  return may.every((remedy) => NO_DEMAND.includes(remedy));
}
