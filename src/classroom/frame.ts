import { ok, refuse, type Result } from "../engine/core/result.ts";
import { CHECK_SIGNS, checkOf, isSound, SIGNS } from "./symbols.ts";

/** What a code is of: a set for a class, or a student’s answers. Each code begins with its word. */
export const CODE_OF = { set: "SET", answers: "ANS" } as const;
export type CodeOf = keyof typeof CODE_OF;

/** How many signs say how long a code is. */
const LENGTH_SIGNS = 3;
const HEAD_SIGNS = 1 + LENGTH_SIGNS;
/** No more of a text than this is looked through, and no more codes than this are read from it. */
const MOST_TEXT = 500_000;
const MOST_CODES = 1000;

/** A code as it was found in a text. */
export interface Framed {
  /** Its edition, from 1 to 9. */
  readonly version: number;
  /** What it holds, without length and check. */
  readonly signs: readonly number[];
  /** The six check signs, by which a set is known. */
  readonly check: string;
  /** What is wrong with it, in a sentence; null where it is whole. */
  readonly fault: string | null;
}

/** A code: its word, its edition, its length, what it holds, and six check signs. All capitals and digits. */
export function frame(of: CodeOf, version: number, signs: readonly number[]): string {
  const total = signs.length + CHECK_SIGNS;
  const length = [(total >> 10) & 31, (total >> 5) & 31, total & 31];
  const all = [version, ...length, ...signs];
  return CODE_OF[of] + [...all, ...checkOf(all)].map((sign) => SIGNS[sign]).join("");
}

/**
 * A text without what mail and chat programs put into it: `%` signs, soft line breaks and tags, signs that nobody sees, and
 * letters run together or drawn wide, which are written as the letters they are.
 */
function unwrapped(text: string): string {
  let plain = text.slice(0, MOST_TEXT).replace(/=[ \t]*\r?\n/g, "");
  for (let times = 0; times < 3 && plain.includes("%"); times++) {
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return plain
    .replace(/<wbr *\/?>|&shy;|&gt;/gi, "")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "");
}

/** What separates the signs of a code where a page, a mail or a reader has broken it. */
const BREAKS = /[\s\p{Cc}\p{Pd}>|+]/u;

/** The signs that follow in a text, with O read as 0, and I and L as 1; up to `most` of them, and where they end. */
function signsIn(
  text: string,
  from: number,
  most: number,
): { readonly signs: readonly number[]; readonly end: number } {
  const signs: number[] = [];
  let at = from;
  for (; at < text.length && signs.length < most; at++) {
    const letter = (text[at] ?? "").toUpperCase();
    const sign = SIGNS.indexOf(ALIKE[letter] ?? letter);
    if (sign >= 0) signs.push(sign);
    else if (!BREAKS.test(letter)) break;
  }
  return { signs, end: at };
}

/** Letters that a reader may take a sign for. */
const ALIKE: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** What is wrong with a row of signs that should be `wanted` long, in a sentence; null where nothing is. */
function faultOf(signs: readonly number[], wanted: number): string | null {
  if (signs.length < wanted) {
    return `The code has ${signs.length} signs of ${wanted}: part of it was lost on its way, or changed. Copy it again from its first letter to its last.`;
  }
  return isSound(signs)
    ? null
    : "A sign of the code was changed on its way. Copy it again from its first letter to its last.";
}

/**
 * Every code of the sort in a text that may hold many, whole or damaged, in the order in which they stand; none inside
 * another that is whole.
 */
export function findCodes(of: CodeOf, text: string): Framed[] {
  const plain = unwrapped(text);
  const found: Framed[] = [];
  const beginning = new RegExp(`${CODE_OF[of]}[1-9]`, "gi");
  for (
    let at = beginning.exec(plain);
    at && found.length < MOST_CODES;
    at = beginning.exec(plain)
  ) {
    const from = at.index + CODE_OF[of].length;
    const [version = 0, ...length] = signsIn(plain, from, HEAD_SIGNS).signs;
    const wanted = HEAD_SIGNS + length.reduce((sum, sign) => sum * 32 + sign, 0);
    const { signs, end } = signsIn(plain, from, wanted);
    const fault = faultOf(signs, wanted);
    if (!fault) beginning.lastIndex = end;
    found.push({
      version,
      signs: signs.slice(HEAD_SIGNS, Math.max(HEAD_SIGNS, wanted - CHECK_SIGNS)),
      check: signs
        .slice(-CHECK_SIGNS)
        .map((sign) => SIGNS[sign])
        .join(""),
      fault,
    });
  }
  return found;
}

/**
 * Finds a code in whatever a teacher or student pastes: a whole address, a mail, a code broken over lines. Damage is told in
 * the code’s `fault`; refuses only a text in which no code of the sort begins.
 */
export function findCode(of: CodeOf, text: string): Result<Framed> {
  const found = findCodes(of, text);
  const first = found.find(({ fault }) => !fault) ?? found[0];
  if (first) return ok(first);
  const [other] = findCodes(of === "set" ? "answers" : "set", text);
  if (other) {
    return refuse(
      "other-code",
      of === "set"
        ? "This is the code of a student’s answers, not of a set of questions."
        : "This is the code of a set of questions, not of a student’s answers.",
    );
  }
  return refuse(
    "no-code",
    text.trim() === ""
      ? "There is no code here yet."
      : `There is no code here: it begins with ${CODE_OF[of]}1.`,
  );
}
