import type { SignReader, SignWriter } from "./symbols.ts";

/** One sign: the letters most written, and the ways to the others. Their order is part of every code. */
const PLAIN = "abcdefghijklmnopqrstuvwxyz ";
const CAPITAL = 27;
const FIGURE = 28;
const STOP = 29;
const ANY = 30;
const END = 31;

/** Two signs. */
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?’,-\n!";
const FIGURES = "0123456789♠♥♦♣():;/“”'\"–—&+=\uFE0E£{}";

/** A place in the list of all letters there are. */
const ANY_BITS = 21;

/** Writes words: a small letter is one sign, a capital or a figure two, and any other letter six. */
export function writeText(out: SignWriter, text: string): void {
  for (const letter of text) {
    const plain = PLAIN.indexOf(letter);
    const capital = CAPITALS.indexOf(letter);
    const figure = FIGURES.indexOf(letter);
    if (plain >= 0) out.bits(plain, 5);
    else if (letter === ".") out.bits(STOP, 5);
    else if (capital >= 0) out.bits(CAPITAL * 32 + capital, 10);
    else if (figure >= 0) out.bits(FIGURE * 32 + figure, 10);
    else {
      out.bits(ANY, 5);
      out.bits(letter.codePointAt(0) ?? 0, ANY_BITS);
    }
  }
  out.bits(END, 5);
}

/** Reads words; stops at the end of what there is, and reads a place where no letter is as nothing. */
export function readText(from: SignReader): string {
  let text = "";
  while (!from.over) {
    const sign = from.bits(5);
    if (sign === END) break;
    if (sign === CAPITAL) text += CAPITALS[from.bits(5)] ?? "";
    else if (sign === FIGURE) text += FIGURES[from.bits(5)] ?? "";
    else if (sign === STOP) text += ".";
    else if (sign === ANY) {
      const place = from.bits(ANY_BITS);
      if (place <= 0x10ffff) text += String.fromCodePoint(place);
    } else text += PLAIN[sign] ?? "";
  }
  return text;
}
