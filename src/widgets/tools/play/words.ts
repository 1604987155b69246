import { partnerOf, type Seat } from "../../../engine/core/seat.ts";
import {
  bidText,
  cardName,
  cardText,
  numberWord,
  STRAIN_NAME,
  trumpName,
} from "../../../exercises/kit/words.ts";
import { playerOf, termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Position } from "../../../tabletop/playing/position.ts";
import type { Chair, Helper } from "../../../tabletop/playing/session.ts";

/** How the helpers are called where the reader chooses one. */
export const HELPER_NAME: Readonly<Record<Helper, string>> = {
  best: "Best play",
  foster: "Foster’s rules",
  book: "The book",
};

/** Who sits in a seat, as the reader in his chair thinks of him: “You”, “Declarer”, “Dummy”, “Partner”. */
export function whoIs(deal: PlayDeal, chair: Chair, seat: Seat): string | undefined {
  const { declarer, dummy } = termsOf(deal);
  if (seat === chair) return "You";
  if (seat === dummy) return "Dummy";
  if (seat === declarer) return "Declarer";
  return chair !== "all" && seat === partnerOf(chair) ? "Partner" : undefined;
}

/** What was declared and by whom: “{Y} plays two no trumps”, “{Z} makes it hearts”, “♥5 is turned up”. */
export function declaredText(deal: PlayDeal): string {
  const { declared } = deal;
  switch (declared.kind) {
    case "auction": {
      const { contract } = declared;
      const doubled = { 1: "", 2: ", doubled", 4: ", redoubled" }[contract.multiplier];
      return `{${contract.declarer}} plays ${bidText(contract)}${doubled}.`;
    }
    case "dealer-makes": {
      const { strain, maker, declarer, multiplier } = declared.make;
      const doubled = multiplier > 1 ? ` Doubling makes a trick count ${multiplier} times.` : "";
      const made = `makes it ${STRAIN_NAME[strain]}`;
      return maker === declarer
        ? `{${declarer}} ${made} and plays the hand.${doubled}`
        : `{${declarer}} leaves it to {${maker}}, who ${made}; {${declarer}} plays the hand.${doubled}`;
    }
    case "turn-up":
      return `${cardText(declared.card)} is turned up: ${trumpName(termsOf(deal).trump)} are trumps.`;
    default:
      return declared satisfies never;
  }
}

/** “{Y} and {Z} five, {A} and {B} two”. */
export function tricksText({ won }: Position): string {
  return `{Y} and {Z} ${numberWord(won.YZ)}, {A} and {B} ${numberWord(won.AB)}`;
}

/** Whose card is due, in words: “Your lead.”, “Dummy to play.”, “{B} to play.” */
export function dueText(deal: PlayDeal, chair: Chair, { toPlay, trick }: Position): string {
  if (!toPlay) return "All thirteen tricks are played.";
  const lead = trick.length === 0;
  const terms = termsOf(deal);
  if (toPlay === chair) return lead ? "Your lead." : "Your play.";
  if (playerOf(terms, toPlay) === chair)
    return lead ? "You lead from dummy." : "You play from dummy.";
  return `${nameOf(deal, chair, toPlay)} ${lead ? "to lead" : "to play"}.`;
}

function nameOf(deal: PlayDeal, chair: Chair, seat: Seat): string {
  const who = whoIs(deal, chair, seat);
  return who === "Dummy" && chair !== "all" ? "Dummy" : `{${seat}}`;
}

/**
 * The last card played as it is spoken: “{B} leads the nine of spades.”, with who took the trick where it was the fourth.
 * Empty before the first card.
 */
export function playSaid(deal: PlayDeal, chair: Chair, position: Position): string {
  const { trick, tricks } = position;
  const whole = trick.length === 0 ? tricks.at(-1) : undefined;
  const plays = whole?.plays ?? trick;
  const last = plays.at(-1);
  if (!last) return "";
  const { seat, card } = last;
  const you = seat === chair;
  const name = you ? "You" : nameOf(deal, chair, seat);
  const verb = plays.length === 1 ? "lead" : "play";
  const said = `${name} ${verb}${you ? "" : "s"} the ${cardName(card)}.`;
  if (!whole) return said;
  const winner = whole.winner === chair ? "You take" : `${nameOf(deal, chair, whole.winner)} takes`;
  return `${said} ${winner} the trick: ${tricksText(position)}.`;
}
