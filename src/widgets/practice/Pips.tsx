import { STRENGTHS, type Strength } from "../../progress/model/strength.ts";

/** How well something is known: four small cards, as many filled as it deserves, and the word. */
export function Pips({ strength }: { readonly strength: Strength }) {
  const filled = STRENGTHS.indexOf(strength);
  return (
    <span class="held">
      <svg class="pips" viewBox="0 0 45 14" aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <rect
            key={step}
            x={index * 12 + 0.75}
            y={0.75}
            width={7.5}
            height={12.5}
            class={index <= filled ? "filled" : undefined}
          />
        ))}
      </svg>
      {strength}
    </span>
  );
}
