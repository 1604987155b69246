import { SUITS, type Suit } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { ANY_LENGTH, ANY_SHAPE, type Lengths, type Shape } from "./problem.ts";

/**
 * Reads how many cards of a suit a hand may hold: `5`, `4+`, `0-2`; nothing is any number. Refuses anything else, and a
 * number over thirteen.
 */
export function parseLengths(text: string): Result<Lengths> {
  const words = text.trim().replace(/[–—]/g, "-");
  if (words === "") return ok(ANY_LENGTH);
  const match = /^(\d{1,2})\s*(?:(\+)|-\s*(\d{1,2}))?$/.exec(words);
  const least = Number(match?.[1]);
  const most = match?.[2] ? 13 : Number(match?.[3] ?? match?.[1]);
  if (!match || most > 13 || least > most) {
    return refuse("bad-length", `“${text.trim()}” is not a length; write 5, 4+ or 0-2.`);
  }
  return ok({ least, most });
}

/** A range as it is typed: `5`, `4+`, `0-2`, or nothing. */
export function formatLengths({ least, most }: Lengths): string {
  if (least === most) return `${least}`;
  if (most < 13) return `${least}-${most}`;
  return least > 0 ? `${least}+` : "";
}

/** Reads what is known of a hand, four ranges between full stops in the order in which a hand is shown. */
export function parseShape(text: string): Result<Shape> {
  const parts = text.split(".");
  if (parts.length !== 4) return refuse("bad-shape", `“${text}” does not give four lengths.`);
  const shape: Record<Suit, Lengths> = { ...ANY_SHAPE };
  for (const [at, suit] of SUITS.entries()) {
    const lengths = parseLengths(parts[at] ?? "");
    if (!lengths.ok) return lengths;
    shape[suit] = lengths.value;
  }
  return ok(shape);
}

/** A shape as {@link parseShape} reads it. */
export function formatShape(shape: Shape): string {
  return SUITS.map((suit) => formatLengths(shape[suit])).join(".");
}
