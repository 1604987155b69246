import { expect } from "vitest";
import { mayDoubleAgain } from "../../src/engine/declaring/doubling-limit.ts";
import type { StraightStrain } from "../../src/engine/declaring/strain.ts";
import { scoreDeal, sumOf, type ScoreLine } from "../../src/engine/scoring/deal.ts";
import type { DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { straightTrickValue } from "../../src/engine/scoring/straight-values.ts";
import { scoreStraight } from "../../src/engine/scoring/straight.ts";

type Bid = Pick<DealOutcome, "level" | "strain">;

/** A bid of auction, level before strain as it is spoken. */
export const bid = (level: Bid["level"], strain: Bid["strain"]): Bid => ({ level, strain });

/** The lines of a deal of auction that Y and Z declared. */
function lines(
  { level, strain }: Bid,
  tricks: number,
  multiplier: DealOutcome["multiplier"] = 1,
  more: Partial<DealOutcome> = {},
): readonly ScoreLine[] {
  const scored = scoreDeal({ declarerSide: "YZ", level, strain, multiplier, tricks, ...more });
  if (!scored.ok) throw new Error(scored.violation.message);
  return scored.value;
}

type Played = Parameters<typeof lines>;
/** What a deal of auction that Y and Z declared brings them below the line. */
export const below = (...deal: Played) => sumOf(lines(...deal), "YZ", "below");
/** What it brings them above the line. */
export const above = (...deal: Played) => sumOf(lines(...deal), "YZ", "above");
/** What it brings their adversaries. */
export const against = (...deal: Played) => sumOf(lines(...deal), "AB", "above");

/** The points of one line of a deal, as of a slam. */
export const item = (name: ScoreLine["item"], ...deal: Played) =>
  lines(...deal).find((line) => line.item === name)?.points;

/** What the adversaries write for so many tricks short. */
export const short = (by: number, multiplier: DealOutcome["multiplier"] = 1) =>
  against(bid(2, "hearts"), 8 - by, multiplier);

/** A revoke by declarer. */
export const revoked = { revoke: { declarer: 1 } };
/** The most that the dealer’s one spade loses. */
export const cap = against(bid(1, "spades"), 3, 2, { dealerOneSpade: true });

/** A slam at straight bridge, by either side: it is the same above the line. */
export function straightSlam(tricks: number): number {
  const deal = {
    strain: "hearts",
    multiplier: 1,
    tricks: { YZ: tricks, AB: 13 - tricks },
  } as const;
  const scored = scoreStraight(deal);
  if (!scored.ok) throw new Error(scored.violation.message);
  return sumOf(scored.value, "YZ", "above");
}

/** What a trick has come to when doubling stops at a limit: the last step may pass it. */
export function lastStep(strain: StraightStrain): number {
  let value = straightTrickValue(strain);
  while (mayDoubleAgain(value, "100")) value *= 2;
  return value;
}

/** Different values, least first: “2, 4, 6 or 8”. */
export const listed = (values: readonly number[]) => {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return `${sorted.slice(0, -1).join(", ")} or ${sorted.at(-1)}`;
};

/** Two hearts, four hearts and two royals, which lessons speak of most. */
export const two = bid(2, "hearts");
export const four = bid(4, "hearts");
export const royals = bid(2, "royals");

/** What a lesson says, without what is drawn and asked by the engine itself, holdings, and years. */
export function said(body: string): string {
  return body
    .replaceAll(/```[\s\S]*?```|<[A-Z][^>]*\/>|`[^`]*`(?:\{:[a-z]+\})?/g, " ")
    .replaceAll(/\{[ZAYB]\}/g, (seat) => seat.charAt(1))
    .replaceAll(/[♠♥♣♦]\uFE0E?\S*/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** The captions of a lesson’s figures. */
export function captionsIn(body: string): string {
  return Array.from(body.matchAll(/\bcaption="([^"]*)"/g), ([, caption]) => caption).join(" ");
}

/**
 * What is left of a text once the words in which it states scores, and figures that are no scores, are taken out. Fails by
 * name where the text does not say them: then it says something else, or the list is out of date.
 */
export function withoutStated(
  text: string,
  where: string,
  stated: readonly string[] = [],
  other: readonly RegExp[] = [],
): string {
  let rest = text;
  for (const words of stated) {
    expect(rest, `${where} says otherwise`).toContain(words);
    rest = rest.replaceAll(words, " ");
  }
  for (const pattern of other) {
    expect(rest, `${where} has no ${pattern.source}`).toMatch(new RegExp(pattern.source));
    rest = rest.replaceAll(pattern, " ");
  }
  return rest;
}

/** The name by which a lesson stands in lists of what lessons say: its track and slug. */
export const keyOf = (path: string) => path.replace(/^content\/lessons\/|\.mdx$/g, "");

const SMALL =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number as lessons spell it: “thirty”, “two hundred”. */
export function spelt(n: number): string {
  if (n >= 200) return `${SMALL[n / 100]} hundred`;
  return n === 100 ? "hundred" : (SMALL[n] ?? TENS[n / 10 - 2] ?? String(n));
}
/** The same words at the head of a sentence. */
export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

const ANY = [...SMALL.slice(1), ...TENS, "hundred", "thousand"].join("|");
const LARGE = [...SMALL.slice(14), ...TENS, "hundred", "thousand"].join("|");

/** Numbers in words that are too many to be cards or tricks, or are called points or a worth: they may be scores. */
export const MAY_BE_SCORES = new RegExp(
  `\\b(?:(?:${ANY})(?:-(?:${ANY}))? points?\\b|worth (?:${ANY})\\b|(?:(?:${ANY}) )?(?:${LARGE})(?:-(?:${ANY}))?\\b)`,
  "gi",
);
