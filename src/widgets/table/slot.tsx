import type { ComponentChildren } from "preact";
import type { Card } from "../../engine/core/card.ts";
import type { Scene, SceneType } from "../../exercises/kit/scene.ts";
import { cardName } from "../../exercises/kit/words.ts";
import { CardFace } from "./CardFace.tsx";

/** What lies in the place of a card: the bare card, or a button where the card may be chosen. */
export type Slot = (card: Card) => ComponentChildren;

/** One member of the union of scenes, by its type. */
export type SceneOf<T extends SceneType> = Extract<Scene, { type: T }>;

export interface SceneProps<T extends SceneType> {
  readonly scene: SceneOf<T>;
  readonly slot: Slot;
}

/** A card that is only looked at, named for those who cannot see it. */
export const bare: Slot = (card) => (
  <span class="bare" role="img" aria-label={cardName(card)} key={card}>
    <CardFace card={card} />
  </span>
);

/** The class that tells the stylesheet how many cards a row must hold: 1 to 13. */
export function sizeOf(cards: readonly Card[]): string {
  return `n${cards.length}`;
}
