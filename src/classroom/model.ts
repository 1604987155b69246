import type { Card } from "../engine/core/card.ts";
import type { BySeat, Seat } from "../engine/core/seat.ts";
import type { Strain } from "../engine/declaring/strain.ts";
import type { Level } from "../exercises/kit/exercise.ts";
import type { KindId } from "../exercises/kit/kinds.ts";

/** How a class works through a set: with hints and a verdict at once, or with every verdict at the end. */
export const MODES = ["teach", "exam"] as const;
export type ClassMode = (typeof MODES)[number];

/** One of the answers in words that a teacher offers to a question of his own. */
export interface OwnAnswer {
  readonly label: string;
  readonly accepted: boolean;
}

/** How a teacher’s own question is answered: by a card of the viewer’s hand, or by one of several answers in words. */
export type OwnAsk =
  | { readonly type: "card"; readonly accepted: readonly Card[] }
  | { readonly type: "words"; readonly answers: readonly OwnAnswer[] };

/** A hand, or several, of a teacher’s own, with his question about it. */
export interface OwnHand {
  /** The cards that are known; a hand of which nothing is known is empty. */
  readonly hands: BySeat<readonly Card[]>;
  /** Whose place the student takes. */
  readonly viewer: Seat;
  /** Whose hands the student sees. */
  readonly sees: readonly Seat[];
  /** What is declared, and by whom; null where it does not matter. */
  readonly strain: Strain | null;
  readonly declarer: Seat | null;
  readonly question: string;
  readonly ask: OwnAsk;
  /** The teacher’s reason, shown with the verdict; may be empty. */
  readonly why: string;
}

/**
 * One step of a set: an authored item, the problem of a seed, a fresh problem that each student is dealt for himself, or a
 * teacher’s own hand.
 */
export type Step =
  | { readonly type: "item"; readonly kind: KindId; readonly item: string }
  | { readonly type: "seed"; readonly kind: KindId; readonly seed: number }
  | { readonly type: "fresh"; readonly kind: KindId; readonly level: Level }
  | { readonly type: "own"; readonly own: OwnHand };

/** What a teacher sets a class: no names in it, and everything needed to put the same questions to everybody. */
export interface ClassSet {
  readonly title: string;
  /** A word to the class, shown before the first step; may be empty. */
  readonly note: string;
  readonly mode: ClassMode;
  readonly steps: readonly Step[];
}
