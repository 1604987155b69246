import { sortHand } from "../../engine/core/card.ts";
import { sizeOf, type SceneProps } from "./slot.tsx";

/** The suit to be led, its cards apart from high to low. */
export function SuitScene({ scene, slot }: SceneProps<"suit">) {
  const cards = sortHand(scene.cards);
  return (
    <div class="felt">
      <div
        class={`row one-suit ${sizeOf(cards)}${cards.length > 4 ? " many" : ""}`}
        role="group"
        aria-label="Your cards of the suit"
      >
        {cards.map(slot)}
      </div>
    </div>
  );
}
