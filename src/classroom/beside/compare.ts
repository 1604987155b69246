import { numberWord } from "../../engine/notation/number-word.ts";

/** How what a teacher accepts stands to what the engine has: all of it, some of it, or nothing. */
export function acceptedWords<T>(theirs: readonly T[], accepted: readonly T[]): string {
  if (theirs.every((one) => accepted.includes(one))) return ", and you accept that";
  if (theirs.some((one) => accepted.includes(one))) return ", and you accept some of that";
  return ", and you do not accept that";
}

/** What is in an answer beyond its wording: small letters, figures for the numbers up to thirteen, no stops. */
export function plainAnswer(label: string): string {
  const words = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replaceAll(/\p{L}+/gu, (word) => {
    const at = NUMBERS.indexOf(word);
    return at < 0 ? word : String(at);
  });
}

const NUMBERS = Array.from({ length: 14 }, (_, n) => numberWord(n));
