import type { Card } from "../../../engine/core/card.ts";
import { legalCards } from "../../../tabletop/playing/position.ts";
import {
  playsHand,
  positionNow,
  seenHands,
  type Session,
} from "../../../tabletop/playing/session.ts";
import { Words } from "../../table/Words.tsx";
import { Board } from "./Board.tsx";
import { HandCards } from "./HandCards.tsx";
import { followsBook, remarkAt } from "./book.ts";
import { awaitsGathering, handBelow, type HandCosts, type PlayProps } from "./stage.ts";
import { dueText, playSaid } from "./words.ts";

interface Props extends PlayProps {
  readonly session: Session;
  readonly gathered: number;
  readonly costs: HandCosts;
  /** Something that could not be done, in a sentence. */
  readonly trouble: string;
  readonly onPlay: (card: Card) => void;
  readonly onGather: () => void;
}

/** All that lies on the table: the four hands and the trick, what has just happened, and the hand in turn. */
export function Felt({ deal, record, notes, session, costs, trouble, ...props }: Props) {
  const { chair, line, at } = session;
  const position = positionNow(deal, session);
  const hand = handBelow(deal, session, position);
  const mine = hand !== null && position.toPlay === hand && playsHand(deal, session, hand);
  const playable = mine ? (session.faults ? position.left[hand] : legalCards(position)) : [];
  const seen = seenHands(deal, session);
  const remark = remarkAt({ deal, record, notes }, session);
  return (
    <div class="felt">
      <Board
        deal={deal}
        chair={chair}
        position={position}
        seen={seen}
        dealtBelow={chair === "all" ? null : hand}
      />
      <div class="say" role="status">
        <p>
          <Words text={`${playSaid(deal, chair, position)} ${dueText(deal, chair, position)}`} />
        </p>
        {remark && (
          <p class="remark">
            <Words text={remark} />
          </p>
        )}
        {chair !== "all" && session.helper === "book" && !followsBook(record, line, at) && (
          <p>This is no longer the book’s line: the others now play as well as they can.</p>
        )}
        {trouble && <p class="refused">{trouble}</p>}
      </div>
      {awaitsGathering(deal, session, props.gathered) && (
        <button type="button" class="button next" onClick={props.onGather}>
          Next trick
        </button>
      )}
      {hand && (
        <HandCards
          label={mine ? "The hand to play" : "Your hand"}
          cards={position.left[hand]}
          playable={playable}
          costs={costs}
          onPlay={props.onPlay}
        />
      )}
    </div>
  );
}
