import { ok, refuse, type Result } from "../engine/core/result.ts";
import type { Mark } from "../exercises/kit/exercise.ts";
import { findCode, findCodes, frame, type Framed } from "./frame.ts";
import { shortened, type Figure, type Reply } from "./reply.ts";
import { SignReader, SIGNS, SignWriter } from "./symbols.ts";
import { readText, writeText } from "./text-code.ts";

/** What a student hands in: to which set, under what name if he typed one, and what he answered first to each step. */
export interface Answers {
  /** The six signs by which the set is known. */
  readonly set: string;
  /** As typed; empty where he gave none. */
  readonly name: string;
  /** Three signs drawn by chance, so that two students without a name are told apart, and one who hands in twice is not. */
  readonly tag: string;
  readonly replies: readonly Reply[];
}

const VERSION = 1;
/** So many letters a name may have. */
export const MOST_NAME = 40;
/** A code that would be longer keeps of figures only whether they were right. */
const MOST_SIGNS = 200;
const MOST_REPLIES = 60;
export const TAG_SIGNS = 3;
const SET_SIGNS = 6;

const MARKS = ["best", "acceptable", "wrong"] as const satisfies readonly Mark[];
const TYPES = [
  "none",
  "choice",
  "several",
  "figures",
] as const satisfies readonly Reply["given"]["type"][];

/** The answers of a student as one string of capitals and digits, to be copied or shown as a QR code. */
export function formatAnswers(answers: Answers): string {
  const whole = written(answers);
  if (whole.length <= MOST_SIGNS) return whole;
  return written({ ...answers, replies: answers.replies.map(shortened) });
}

function written({ set, name, tag, replies }: Answers): string {
  const out = new SignWriter();
  for (const sign of set + tag) out.bits(Math.max(0, SIGNS.indexOf(sign)), 5);
  writeText(out, name);
  out.count(replies.length);
  for (const reply of replies) writeReply(out, reply);
  return frame("answers", VERSION, out.signs());
}

function writeReply(out: SignWriter, { given, hinted, fresh }: Reply): void {
  out.bits(TYPES.indexOf(given.type), 2);
  out.bits(hinted ? 1 : 0, 1);
  out.bits(fresh ? 1 : 0, 1);
  if (fresh) {
    out.bits(MARKS.indexOf(fresh.mark), 2);
    out.count(fresh.seed);
  }
  if (given.type === "choice") out.count(given.at);
  if (given.type === "several") {
    out.count(given.at.length);
    for (const at of given.at) out.count(at);
  }
  if (given.type === "figures") {
    out.count(given.figures.length);
    for (const figure of given.figures) writeFigure(out, figure);
  }
}

function writeFigure(out: SignWriter, figure: Figure): void {
  // Most are right, and need one bit.
  if (figure === "right") return out.bits(1, 1);
  out.bits(figure === "wrong" ? 0 : 1, 2);
  if (figure === "wrong") return;
  out.bits(figure < 0 ? 1 : 0, 1);
  out.count(Math.abs(figure));
}

function readFigure(from: SignReader): Figure {
  if (from.bits(1) === 1) return "right";
  if (from.bits(1) === 0) return "wrong";
  const below = from.bits(1) === 1;
  const figure = from.count();
  return below ? -figure : figure;
}

function readReply(from: SignReader): Reply | null {
  const type = TYPES[from.bits(2)];
  const hinted = from.bits(1) === 1;
  const own = from.bits(1) === 1;
  const mark = own ? MARKS[from.bits(2)] : undefined;
  const seed = own ? from.count() : undefined;
  if (!type || (own && !mark) || from.over) return null;
  const fresh = mark && seed !== undefined ? { fresh: { seed, mark } } : {};
  const many = <T>(read: () => T): T[] => {
    const list: T[] = [];
    for (let left = from.count(); left > 0 && !from.over; left--) list.push(read());
    return list;
  };
  switch (type) {
    case "none":
      return { given: { type }, hinted, ...fresh };
    case "choice":
      return { given: { type, at: from.count() }, hinted, ...fresh };
    case "several":
      return { given: { type, at: many(() => from.count()) }, hinted, ...fresh };
    case "figures":
      return { given: { type, figures: many(() => readFigure(from)) }, hinted, ...fresh };
    default:
      return type satisfies never;
  }
}

/** Reads one code. Refuses in one sentence what is no code, is damaged, or comes from a newer edition. */
export function parseAnswers(text: string): Result<Answers> {
  const found = findCode("answers", text);
  return found.ok ? read(found.value) : found;
}

/** What came of a text in which many codes may stand, in any order and with anything between them. */
export interface ManyAnswers {
  readonly answers: readonly Answers[];
  /** Codes that were refused, each with what can be told of it. */
  readonly refused: readonly { readonly named: string; readonly fault: string }[];
}

/** Reads every code in a text. A code that is damaged is named by its first signs and refused by itself. */
export function parseManyAnswers(text: string): ManyAnswers {
  const answers: Answers[] = [];
  const refused: { named: string; fault: string }[] = [];
  for (const framed of findCodes("answers", text)) {
    const one = read(framed);
    if (one.ok) answers.push(one.value);
    else refused.push({ named: beginning(framed), fault: one.violation.message });
  }
  return { answers, refused };
}

function beginning({ version, signs }: Framed): string {
  const shown = signs.slice(0, 9).map((sign) => SIGNS[sign]);
  return `ANS${version}…${shown.join("")}…`;
}

function read({ version, signs, fault }: Framed): Result<Answers> {
  if (fault) return refuse("damaged", fault);
  if (version > VERSION) {
    return refuse(
      "newer-version",
      "This code comes from a newer edition of Odd Trick. Reload the page for that edition.",
    );
  }
  const from = new SignReader(signs);
  const letters = (count: number) =>
    Array.from({ length: count }, () => SIGNS[from.bits(5)] ?? "").join("");
  const set = letters(SET_SIGNS);
  const tag = letters(TAG_SIGNS);
  const name = readText(from);
  const replies: Reply[] = [];
  for (let left = from.count(); left > 0; left--) {
    const reply = readReply(from);
    if (!reply || from.over || replies.length >= MOST_REPLIES) {
      return refuse("unread", "The code was not made by this site: what it holds cannot be read.");
    }
    replies.push(reply);
  }
  return ok({ set, name, tag, replies });
}

/** The tag of a number drawn by chance. */
export function tagOf(number: number): string {
  return [10, 5, 0].map((shift) => SIGNS[(number >> shift) & 31] ?? "0").join("");
}
