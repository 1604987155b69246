import { rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import { GLYPH, rankText } from "../../exercises/kit/words.ts";

interface Props {
  readonly card: Card;
  /** `small` for lists; otherwise the card takes the size of the place it lies in. */
  readonly size?: "small";
}

/**
 * One card, drawn in text: rank over suit in the corner, and a large pip from the stylesheet. It is a picture only;
 * whatever holds it gives the accessible name.
 */
export function CardFace({ card, size }: Props) {
  const rank = rankText(rankOf(card));
  const suit = suitOf(card);
  return (
    <span class={`card card-${suit}${size ? ` ${size}` : ""}`} aria-hidden="true">
      <span class={rank.length > 1 ? "rank ten" : "rank"}>{rank}</span>
      <span class="pip">{GLYPH[suit]}</span>
    </span>
  );
}
