import { keptParts } from "../engine/core/kept.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { readHouse } from "../engine/games/house.ts";
import {
  act,
  standAt,
  newSheet,
  withDraft,
  type Act,
  type Draft,
  type Sheet,
} from "./score-sheet.ts";

/** Raised when the stored form changes; a pure step from each older form then stands in this file. */
const VERSION = 1;

/** The sheet as it is stored on the device: what was done, how much of it stands, and what is half typed. */
export function formatSheet({ first, acts, at, draft }: Sheet): string {
  return JSON.stringify({ v: VERSION, first, acts, at, draft });
}

/**
 * Reads a stored sheet by doing again what was done to it. Refuses, in one sentence that names what is wrong, text that
 * is not a sheet, one of a newer edition, a step that the sheet would not take, and a draft that is not words.
 */
export function parseSheet(text: string): Result<Sheet> {
  const stored = keptParts(text);
  const { v: version } = stored;
  if (version !== VERSION) {
    return Number(version) > VERSION
      ? refuse("version", "The saved score sheet is of a newer edition: reload this page.")
      : refuse("version", "The saved text is not a score sheet.");
  }
  const { acts, at, draft } = stored;
  if (!Array.isArray(acts)) return refuse("acts", "The saved score sheet has no list of steps.");
  if (!Number.isInteger(at) || Number(at) < 0 || Number(at) > acts.length) {
    return refuse(
      "at",
      `The saved score sheet has ${acts.length} steps and cannot stand at step ${at}.`,
    );
  }
  if (!isDraft(draft))
    return refuse("draft", "What was half typed on the saved score sheet is not words.");
  const begun = attempt("The beginning", () => {
    const first = stored["first"] as Sheet["first"];
    return readHouse(first.game, first.house);
  });
  if (!begun.ok) return begun;
  let sheet = newSheet(begun.value.game, begun.value.house);
  for (const [index, step] of (acts as readonly Act[]).entries()) {
    const next = attempt(`Step ${index + 1}`, () => act(sheet, step));
    if (!next.ok) return next;
    sheet = next.value;
  }
  return ok(withDraft(standAt(sheet, Number(at)), draft));
}

function isDraft(draft: unknown): draft is Draft {
  return (
    typeof draft === "object" &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === "string")
  );
}

/** Reads a part of what was stored; a part of another shape altogether is refused as one that is wrong would be. */
function attempt<T>(part: string, read: () => Result<T>): Result<T> {
  try {
    const result = read();
    if (result.ok) return result;
    return refuse(
      result.violation.code,
      `${part} of the saved score sheet: ${result.violation.message}`,
    );
  } catch {
    return refuse("bad-shape", `${part} of the saved score sheet cannot be read.`);
  }
}
