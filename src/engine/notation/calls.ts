import { ok, refuse, type Result } from "../core/result.ts";
import { LEVELS, type Call, type Level } from "../declaring/call.ts";
import type { ByStrain, Strain } from "../declaring/strain.ts";

/** How each strain is written short: `1S` is the dealer’s spade at two, `1R` a royal at nine. */
export const STRAIN_LETTERS: ByStrain<string> = {
  spades: "S",
  clubs: "C",
  diamonds: "D",
  hearts: "H",
  royals: "R",
  nullo: "U",
  notrump: "NT",
};

const STRAIN_WORDS: readonly (readonly [RegExp, Strain])[] = [
  [/^(s|spades?|♠)$/, "spades"],
  [/^(c|clubs?|♣)$/, "clubs"],
  [/^(d|diamonds?|♦)$/, "diamonds"],
  [/^(h|hearts?|♥)$/, "hearts"],
  [/^(r|royals?)$/, "royals"],
  [/^(u|nullos?)$/, "nullo"],
  [/^(n|nt|no ?trumps?)$/, "notrump"],
];

/**
 * Reads a call: `pass`, `double` (or `X`), `redouble` (`XX`), or a bid such as `2H`, `2 hearts`, `1 no trump`. Refuses
 * anything else, saying whether the number or the strain is at fault.
 */
export function parseCall(text: string): Result<Call> {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\uFE0E/g, "");
  if (/^(p|pass|no|no bid)$/.test(words)) return ok({ type: "pass" });
  if (/^(x|d|dbl|double)$/.test(words)) return ok({ type: "double" });
  if (/^(xx|rdbl|redouble)$/.test(words)) return ok({ type: "redouble" });
  const match = /^(\d+)\s*(.+)$/.exec(words);
  if (!match) return refuse("bad-call", `“${text}” is not a call.`);
  const level = Number(match[1]);
  if (!LEVELS.includes(level as Level)) {
    return refuse("bad-level", `“${text}” bids ${level}; a bid is for one to seven.`);
  }
  const strain = STRAIN_WORDS.find(([pattern]) => pattern.test(match[2] as string))?.[1];
  return strain
    ? ok({ type: "bid", level: level as Level, strain })
    : refuse("bad-strain", `“${text}” names no suit that can be bid.`);
}

/** A call written short: `2H`, `1NT`, `pass`, `X`, `XX`. */
export function formatCall(call: Call): string {
  switch (call.type) {
    case "bid":
      return `${call.level}${STRAIN_LETTERS[call.strain]}`;
    case "double":
      return "X";
    case "redouble":
      return "XX";
    case "pass":
      return "pass";
    default:
      return call satisfies never;
  }
}
