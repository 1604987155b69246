import type { Card } from "../../../engine/core/card.ts";
import { SEATS } from "../../../engine/core/seat.ts";
import { seenHands, type Session } from "../../../tabletop/playing/session.ts";
import type { PlayProps } from "./stage.ts";

/** Whether a line is, as far as it goes, the one that the book prints. */
export function followsBook(
  record: readonly Card[],
  line: readonly Card[],
  at = line.length,
): boolean {
  return at <= record.length && line.slice(0, at).every((card, index) => card === record[index]);
}

/**
 * Our remark on the book’s card just played, if there is one. They are made with all four hands in view and tell of cards
 * that a player cannot see: whoever has taken a chair is given them when the deal is over and he looks back.
 */
export function remarkAt(
  { deal, record, notes }: Pick<PlayProps, "deal" | "record" | "notes">,
  session: Session,
): string | undefined {
  if (seenHands(deal, session).length < SEATS.length) return undefined;
  if (!followsBook(record, session.line, session.at)) return undefined;
  return notes.find(({ after }) => after === session.at)?.text;
}
