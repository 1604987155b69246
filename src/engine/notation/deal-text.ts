import { holdingIn } from "../core/card.ts";
import { leftOf, SEATS } from "../core/seat.ts";
import { suitSign, WRITTEN_SUITS } from "./cards.ts";
import { seatWords, type FoundDeal } from "./found-deal.ts";
import type { DealToWrite } from "./pbn-deals.ts";

function handLine(hand: FoundDeal["hands"]["Z"]): string {
  return WRITTEN_SUITS.map((suit) => {
    const ranks = holdingIn(hand, suit).map((rank) => (rank === "T" ? "10" : rank));
    return `${suitSign(suit)} ${ranks.join(" ") || "–"}`;
  }).join("  ");
}

/** A deal in lines of plain text, a hand a line from North (Y) clockwise: what a mail or a chat leaves whole. */
export function formatDealText({ hands, dealer, vulnerable, label }: DealToWrite): string {
  const head = [
    label ? `Board: ${label}` : "Board",
    ...(dealer ? [`Dealer: ${seatWords(dealer)}`] : []),
    ...(vulnerable ? [`Vulnerable: ${vulnerable}`] : []),
  ];
  const seats = SEATS.map((_, step) => leftOf("Y", step)).filter((seat) => hands[seat].length > 0);
  return [...head, ...seats.map((seat) => `${seatWords(seat)}: ${handLine(hands[seat])}`), ""].join(
    "\n",
  );
}

/** Deals in plain text, an empty line between. */
export function formatDealTexts(deals: readonly DealToWrite[]): string {
  return deals.map(formatDealText).join("\n");
}
