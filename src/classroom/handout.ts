import { holdings, SUITS, type Card, type Suit } from "../engine/core/card.ts";
import { SEATS, type BySeat, type Seat } from "../engine/core/seat.ts";
import type { Strain } from "../engine/declaring/strain.ts";
import type { Scene } from "../exercises/kit/scene.ts";
import type { ClassSet } from "./set.ts";

/** The sheets a teacher may have printed, in the order they come. */
export const SHEETS = ["questions", "answers", "records", "cards"] as const;
export type SheetId = (typeof SHEETS)[number];

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** A deal of a set as it is recorded or dealt out in class: the hands that are known, and the number of its question. */
export interface Board {
  readonly number: number;
  readonly hands: BySeat<readonly Card[]>;
  readonly strain: Strain | null;
  readonly declarer: Seat | null;
}

/** The deals of a set: every hand of the teacher’s own of which at least one seat’s cards are known. */
export function boardsOf({ steps }: ClassSet): Board[] {
  return steps.flatMap((step, at) => {
    if (step.type !== "own") return [];
    const { hands, strain, declarer } = step.own;
    return SEATS.some((seat) => hands[seat].length > 0)
      ? [{ number: at + 1, hands, strain, declarer }]
      : [];
  });
}

/** A hand suit by suit for print: `10` and not `T`, and a dash where there is none. */
export function suitLines(cards: readonly Card[]): readonly { suit: Suit; ranks: string }[] {
  const held = holdings(cards);
  return SUITS.map((suit) => ({
    suit,
    ranks: held[suit].map((rank) => (rank === "T" ? "10" : rank)).join(" ") || "–",
  }));
}

/** Longer hands than this are printed as lines of text, as in a hand record: as cards they would fill the page. */
const AS_CARDS = 7;

/** The hands of a scene that are printed as lines of text, those laid open alone; null where they are drawn as cards. */
export function linesOf(scene: Scene): Partial<BySeat<readonly Card[]>> | null {
  if (scene.type !== "ending") return null;
  const { hands, shown } = scene;
  const open = shown?.seats ?? SEATS;
  if (open.every((seat) => hands[seat].length <= AS_CARDS)) return null;
  return Object.fromEntries(open.map((seat) => [seat, hands[seat]]));
}
