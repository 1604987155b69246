import { ok, refuse, type Result } from "../engine/core/result.ts";
import type { ScoredGame } from "../engine/games/game.ts";
import { familyOf } from "./families.ts";
import type { Fields, Outcome } from "./family.ts";
import { Reading } from "./reading.ts";

export type { Fields, Outcome } from "./family.ts";

/** A deal box by box, in their order; boxes with nothing to say are left out. */
export function fieldsOf(records: ScoredGame["records"], outcome: Outcome): Fields {
  const { boxes, write } = familyOf(records);
  const said = write(outcome);
  const fields: Record<string, string> = {};
  for (const name of boxes) {
    const value = said[name];
    if (value !== undefined && value !== "") fields[name] = String(value);
  }
  return fields;
}

/**
 * Reads a deal from its boxes. Refuses the first box that is wrong or wanting with the sentence to show; the code is the
 * name of the box. What the boxes say is not yet judged: that is for the game’s own score.
 */
export function outcomeFrom(game: ScoredGame, fields: Fields): Result<Outcome> {
  const family = familyOf(game.records);
  const read = new Reading(fields, family.labels);
  const outcome = family.read(read, game.strains);
  const { violation } = read;
  return violation ? refuse(violation.code, violation.message) : ok(outcome);
}
