import type { ComponentChildren } from "preact";
import { SUITS } from "../../engine/core/card.ts";
import { isSeat } from "../../engine/core/seat.ts";
import type { Words as Text } from "../../exercises/kit/exercise.ts";
import { GLYPH } from "../../exercises/kit/words.ts";
import { SeatName } from "./Seat.tsx";

/** A seat in braces, or a suit glyph with the ranks that follow it without a space. */
const MARKED = /(\{[ZAYB]\}|[♠♥♣♦]\uFE0E?(?:10|[2-9AKQJ](?![a-z]))*)/;

/** Words of a problem, with suits coloured, seats named as the reader has chosen, and no card split over two lines. */
export function Words({ text }: { readonly text: Text }) {
  return <>{text.split(MARKED).map((part, index) => (index % 2 ? marked(part) : part))}</>;
}

function marked(part: string): ComponentChildren {
  const seat = part[1];
  if (isSeat(seat)) return <SeatName seat={seat} />;
  const suit = SUITS.find((candidate) => GLYPH[candidate][0] === part[0]) ?? "S";
  const ranks = part.slice(1).replace("\uFE0E", "");
  const glyph = <span class={`suit suit-${suit}`}>{GLYPH[suit]}</span>;
  return ranks ? (
    <span class="holding">
      {glyph}
      {ranks}
    </span>
  ) : (
    glyph
  );
}
