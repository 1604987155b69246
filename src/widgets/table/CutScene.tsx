import { sizeOf, type SceneProps } from "./slot.tsx";

/** The card each player has cut, under his name; two where he had to cut again. */
export function CutScene({ scene, slot }: SceneProps<"cuts">) {
  return (
    <div class="claim cut">
      {scene.cuts.map(({ name, cards }) => (
        <div key={name}>
          <p class="place">
            <b>{name}</b>
          </p>
          <div class={`row ${sizeOf(cards)}`}>{cards.map(slot)}</div>
        </div>
      ))}
    </div>
  );
}
