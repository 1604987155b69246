import { SEATS } from "../engine/core/seat.ts";
import { formatHand } from "../engine/notation/cards.ts";
import { cardText } from "../exercises/kit/words.ts";
import type { Typed } from "./draft.ts";
import type { OwnHand } from "./model.ts";

/** So many answers in words the form has room for. */
export const ANSWER_BOXES = [1, 2, 3, 4, 5, 6] as const;

/** The boxes of the form for a hand of one’s own, all as typed; a box to tick is “yes” or empty. */
export const OWN_BOXES = [
  ...SEATS,
  ...SEATS.map((seat) => `sees${seat}` as const),
  "viewer",
  "strain",
  "declarer",
  "question",
  "why",
  "asks",
  "cards",
  ...ANSWER_BOXES.map((at) => `label${at}` as const),
  ...ANSWER_BOXES.map((at) => `ok${at}` as const),
] as const;
export type OwnBox = (typeof OWN_BOXES)[number];
export type OwnTyped = Typed<OwnBox>;

/** The form before anything is typed: the leader’s hand is shown, and a card is asked for. */
export const EMPTY_FORM: OwnTyped = {
  ...(Object.fromEntries(OWN_BOXES.map((box) => [box, ""])) as Record<OwnBox, string>),
  viewer: "A",
  seesA: "yes",
  declarer: "Z",
  asks: "card",
};

/** The form filled in with a hand, to be changed. */
export function typedFrom(own: OwnHand): OwnTyped {
  const { hands, viewer, sees, strain, declarer, question, why, ask } = own;
  const filled: Record<OwnBox, string> = { ...EMPTY_FORM, viewer, question, why };
  for (const seat of SEATS) {
    filled[seat] = hands[seat].length > 0 ? formatHand(hands[seat]) : "";
    filled[`sees${seat}`] = sees.includes(seat) ? "yes" : "";
  }
  filled.strain = strain ?? "";
  filled.declarer = declarer ?? "";
  filled.asks = ask.type;
  if (ask.type === "card") filled.cards = ask.accepted.map(cardText).join(" ");
  else {
    for (const at of ANSWER_BOXES) {
      const answer = ask.answers[at - 1];
      filled[`label${at}`] = answer?.label ?? "";
      filled[`ok${at}`] = answer?.accepted ? "yes" : "";
    }
  }
  return filled;
}
