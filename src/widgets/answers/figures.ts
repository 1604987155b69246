import type { Answer, Field } from "../../exercises/kit/ask.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";

/** Most that a box takes; no line of a rubber comes near it. */
const MOST = 9999;

/**
 * Reads what was typed, by field id, as an answer; an empty box counts as nought. Refuses the first entry that is not a
 * whole number from 0 to 9999, naming the box; the code of the refusal is the id of the field.
 */
export function readFigures(
  fields: readonly Field[],
  typed: (id: string) => string,
): Result<Answer> {
  const values: Record<string, number> = {};
  for (const { id, label } of fields) {
    const text = typed(id).trim();
    if (!/^\d*$/.test(text) || Number(text) > MOST) {
      return refuse(
        id,
        `“${label}” needs a whole number from 0 to ${MOST}; “${text.slice(0, 20)}” is not one.`,
      );
    }
    values[id] = Number(text);
  }
  return ok({ type: "numbers", values });
}
