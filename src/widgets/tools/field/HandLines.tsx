import { holdingIn, type Card } from "../../../engine/core/card.ts";
import { GLYPH, holdingText, SUIT_NAME } from "../../../exercises/kit/words.ts";
import { FORM_SUITS } from "./laid.ts";

/** A hand in four lines, a suit each. */
export function HandLines({ hand }: { readonly hand: readonly Card[] }) {
  return (
    <ul class="hand-lines" aria-label="Your hand">
      {FORM_SUITS.map((suit) => (
        <li key={suit}>
          <span class={`suit suit-${suit}`} role="img" aria-label={SUIT_NAME[suit]}>
            {GLYPH[suit]}
          </span>{" "}
          {holdingText(holdingIn(hand, suit)) || "–"}
        </li>
      ))}
    </ul>
  );
}
