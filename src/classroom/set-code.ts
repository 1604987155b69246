import { ok, refuse, type Result } from "../engine/core/result.ts";
import { checkSet, faultOf } from "./check.ts";
import { findCode, frame, type Framed } from "./frame.ts";
import { MODES, type ClassSet, type Step } from "./model.ts";
import { readStep, writeStep } from "./step-code.ts";
import { checkOf, SignReader, SignWriter } from "./symbols.ts";
import { readText, writeText } from "./text-code.ts";

/** The edition of the code that is written here. */
const VERSION = 1;
/** Each part of a code ends with so many check signs of its own, by which it is known to be whole where others are not. */
const PART_CHECK = 2;

function partCheck(signs: readonly number[], at: number): number[] {
  return checkOf([at & 31, ...signs]).slice(0, PART_CHECK);
}

function part(at: number, write: (out: SignWriter) => void): number[] {
  const out = new SignWriter();
  write(out);
  const signs = out.signs();
  const length = new SignWriter();
  length.count(signs.length);
  return [...length.signs(), ...signs, ...partCheck(signs, at)];
}

/**
 * A set as one string of capitals and digits, safe in an address and small in a QR code: its edition, its length, a part for
 * the title and one a step, and a check. Ten whole deals with a line of question each are under a thousand signs. Takes a
 * set that {@link checkSet} lets pass.
 */
export function formatSet(set: ClassSet): string {
  const head = part(0, (out) => {
    out.bits(MODES.indexOf(set.mode), 1);
    writeText(out, set.title);
    writeText(out, set.note);
  });
  const steps = set.steps.flatMap((step, at) => part(at + 1, (out) => writeStep(out, step)));
  return frame("set", VERSION, [...head, ...steps]);
}

/** The six signs by which a set is known to the answers given to it: the check signs of its code. */
export function idOf(set: ClassSet): string {
  return formatSet(set).slice(-6);
}

/** What could be read of a code that is damaged or of a newer edition. */
export interface Saved {
  /** What stands in the way, in a sentence. */
  readonly fault: string;
  /** The steps that are whole, with title and note where they are; null where nothing is. */
  readonly set: ClassSet | null;
  /** What was lost, a line each: “Question 3 cannot be read.” */
  readonly lost: readonly string[];
}

/**
 * Reads a set from a code, an address that carries it, or a mail or chat in which it stands. Refuses in one sentence what is
 * no code, is damaged, or comes from a newer edition; {@link salvage} says what can still be had.
 */
export function parseSet(text: string): Result<ClassSet> {
  const found = findCode("set", text);
  if (!found.ok) return found;
  const saved = read(found.value);
  if (!saved.set || saved.fault) return refuse(codeOf(found.value), saved.fault);
  return ok(saved.set);
}

function codeOf({ version, fault }: Framed): string {
  return fault ? "damaged" : version > VERSION ? "newer-version" : "unread";
}

/** What can be had of a code that {@link parseSet} refuses; null where no code begins in the text. */
export function salvage(text: string): Saved | null {
  const found = findCode("set", text);
  return found.ok ? read(found.value) : null;
}

function read(framed: Framed): Saved {
  const steps: Step[] = [];
  const lost: string[] = [];
  let head: Pick<ClassSet, "title" | "note" | "mode"> = { title: "", note: "", mode: "teach" };
  for (const [at, { signs, sound }] of partsOf(framed.signs).entries()) {
    const from = new SignReader(signs);
    if (at === 0) {
      const mode = MODES[from.bits(1)] ?? "teach";
      if (sound) head = { mode, title: readText(from), note: readText(from) };
      else lost.push("The title and the note cannot be read.");
      continue;
    }
    const step = readStep(from);
    const fault = !sound
      ? "it cannot be read."
      : step.ok
        ? faultOf(step.value)
        : step.violation.message;
    if (fault === null && step.ok) steps.push(step.value);
    else lost.push(`Question ${at}: ${fault}`);
  }
  const set = { ...head, steps };
  const checked = checkSet(set);
  const fault = faultIn(framed, lost) ?? (checked.ok ? "" : checked.violation.message);
  return { fault, lost, set: checked.ok ? set : null };
}

function faultIn({ version, fault }: Framed, lost: readonly string[]): string | null {
  if (fault) return fault;
  if (version > VERSION) {
    return "This set was made with a newer edition of Odd Trick. Reload the page for that edition, or take what can be read here.";
  }
  return lost[0] ?? null;
}

interface Part {
  readonly signs: readonly number[];
  readonly sound: boolean;
}

/** The parts of a code one after another, as far as they can be told apart. */
function partsOf(signs: readonly number[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < signs.length) {
    let length = 0;
    for (let more = true; more && at < signs.length; at++) {
      const group = signs[at] ?? 0;
      length = length * 16 + (group % 16);
      more = group >= 16;
    }
    const body = signs.slice(at, at + length);
    const check = signs.slice(at + length, at + length + PART_CHECK);
    const sound = check.length === PART_CHECK && `${partCheck(body, parts.length)}` === `${check}`;
    parts.push({ signs: body, sound });
    at += length + PART_CHECK;
  }
  return parts;
}
