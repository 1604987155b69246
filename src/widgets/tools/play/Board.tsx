import { holdings } from "../../../engine/core/card.ts";
import { leftOf, SEATS, type Seat } from "../../../engine/core/seat.ts";
import {
  cardName,
  GLYPH,
  holdingText,
  numberWord,
  SUIT_NAME,
  SUITS_SHOWN,
} from "../../../exercises/kit/words.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { onTable, type Position } from "../../../tabletop/playing/position.ts";
import type { Chair } from "../../../tabletop/playing/session.ts";
import { CardFace } from "../../table/CardFace.tsx";
import { SeatLabel } from "../../table/Seat.tsx";
import { still } from "./still.ts";
import { whoIs } from "./words.ts";

/** Where the seats lie round the table, from the one at the foot. */
const PLACES = ["foot", "left", "top", "right"] as const;

interface Props {
  readonly deal: PlayDeal;
  readonly chair: Chair;
  readonly position: Position;
  /** The hands whose cards may be shown. */
  readonly seen: readonly Seat[];
  /** The hand whose cards lie in full beneath, and are not told of twice; in print they are told of here. */
  readonly dealtBelow: Seat | null;
}

/**
 * The table from above: each hand by suits at its place, or how many cards it has where they are not seen, and in the
 * middle the trick. The reader sits at the foot.
 */
export const Board = still(({ deal, chair, position, seen, dealtBelow }: Props) => {
  const foot = chair === "all" ? "Z" : chair;
  const trick = onTable(position);
  const gathered = position.trick.length === 0;
  // Once nothing is left to play the hands are told of as they were dealt.
  const hands = position.toPlay ? position.left : deal.hands;
  return (
    <div class="board">
      {SEATS.map((_, step) => {
        const seat = leftOf(foot, step);
        return (
          <div
            class={`hand-at sits-${PLACES[step]}`}
            data-turn={position.toPlay === seat || undefined}
            key={seat}
          >
            <SeatLabel {...nameAt(deal, chair, seat)} seat={seat} />
            {seen.includes(seat) ? (
              <Suits cards={hands[seat]} onPaper={dealtBelow === seat} />
            ) : (
              <p class="unseen">{unseen(position.left[seat].length)}</p>
            )}
          </div>
        );
      })}
      <ol
        class={gathered ? "lying gathered" : "lying"}
        aria-label={gathered ? "The last trick" : "The trick"}
      >
        {trick.map(({ seat, card }) => (
          <li
            class={`lies-${PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(foot) + 4) % 4]}`}
            key={card}
          >
            <span class="vh">
              {seat}: {cardName(card)}
            </span>
            <CardFace card={card} />
          </li>
        ))}
      </ol>
    </div>
  );
});

function nameAt(deal: PlayDeal, chair: Chair, seat: Seat): { who?: string } {
  const who = whoIs(deal, chair, seat);
  return who ? { who } : {};
}

function unseen(cards: number): string {
  if (cards === 0) return "no cards left";
  return `${numberWord(cards)} ${cards === 1 ? "card" : "cards"} unseen`;
}

interface SuitsProps {
  readonly cards: Position["left"][Seat];
  /** Whether they are wanted in print alone. */
  readonly onPaper: boolean;
}

/** A hand in four lines of text. */
const Suits = still(({ cards, onPaper }: SuitsProps) => {
  const held = holdings(cards);
  return (
    <ul class={onPaper ? "suits on-paper" : "suits"}>
      {SUITS_SHOWN.map((suit) => (
        <li key={suit}>
          <span class={`suit suit-${suit}`} aria-hidden="true">
            {GLYPH[suit]}
          </span>{" "}
          <span class="vh">{SUIT_NAME[suit]}: </span>
          {held[suit].length > 0 ? holdingText(held[suit]).replaceAll("\u00A0", "\u2009") : "–"}
        </li>
      ))}
    </ul>
  );
});
