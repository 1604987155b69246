import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Answered } from "./answered.ts";
import { NO_CHOICES, type Choices } from "./choices.ts";
import { faultIn, readAnswered, readMissed } from "./read-answered.ts";
import { readChoices } from "./read-choices.ts";

/** What a saved record holds. */
export interface SavedRecord {
  readonly answers: readonly Answered[];
  readonly missed: Readonly<Record<string, unknown>>;
  readonly choices: Choices;
}

const FORMAT = "odd-trick-record";
const VERSION = 1;

/** The record as text for a file: JSON, one answer a line, so that it can be looked into. */
export function formatSaved({ answers, missed, choices }: SavedRecord): string {
  const lines = answers.map((answer) => JSON.stringify(answer)).join(",\n");
  return `{"format":"${FORMAT}","v":${VERSION},"choices":${JSON.stringify(choices)},"missed":${JSON.stringify(missed)},"answers":[\n${lines}\n]}\n`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads a saved record. Refuses, in one sentence each: text that is no JSON, a file of another kind, one of a later
 * edition, and an answer that is not one, by its number and the part that is wrong. Nothing is taken from a refused file.
 */
export function parseSaved(text: string): Result<SavedRecord> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refuse("not-json", "The file is damaged or is no record: it does not read to its end.");
  }
  if (!isObject(read) || read["format"] !== FORMAT) {
    return refuse("other-file", "The file is not a record saved from Odd Trick.");
  }
  if (typeof read["v"] !== "number" || read["v"] > VERSION) {
    return refuse(
      "later-edition",
      "The record was saved by a later edition of Odd Trick; open it there, or change to that edition first.",
    );
  }
  const stored = read["answers"];
  if (!Array.isArray(stored)) return refuse("no-answers", "The file holds no list of answers.");
  const answers: Answered[] = [];
  for (const [index, one] of stored.entries()) {
    const answer = readAnswered(one);
    if (!answer) {
      return refuse(
        "bad-answer",
        `Answer ${index + 1} of the file cannot be read: ${faultIn(one)}.`,
      );
    }
    answers.push(answer);
  }
  const missed = isObject(read["missed"]) ? readMissed(read["missed"]) : {};
  return ok({ answers, missed, choices: readChoices(read["choices"]) ?? NO_CHOICES });
}
