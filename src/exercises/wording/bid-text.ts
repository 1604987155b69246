import { SUITS, type Suit } from "../../engine/core/card.ts";
import type { Call } from "../../engine/declaring/call.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { BidHand, BidStrain } from "../../engine/conventions/bid-hand.ts";
import type { Words } from "../kit/exercise.ts";
import {
  bidText,
  GLYPH,
  holdingText,
  listText,
  numberWord,
  STRAIN_NAME,
  SUIT_NAME,
} from "../kit/words.ts";

/** “♥K Q J 7 3”, or “no hearts”. */
export function suitText({ held }: BidHand, suit: Suit): Words {
  return held[suit].length === 0
    ? `no ${SUIT_NAME[suit]}`
    : `${GLYPH[suit]}${holdingText(held[suit])}`;
}

/** “two sure tricks”, “one sure trick”, “no sure trick”. */
export function tricksText(count: number, kind = "sure trick"): Words {
  return count === 0 ? `no ${kind}` : `${numberWord(count)} ${kind}${count === 1 ? "" : "s"}`;
}

/** A call as it is spoken of: “one heart”, “a pass”, “a double”. */
export function aCall(call: Call): Words {
  return call.type === "bid" ? bidText(call) : `a ${call.type}`;
}

/** What is to be done, a sentence: “Call one heart or one royal.”, “Pass.”. */
export function doText(calls: readonly Call[]): Words {
  const bids = calls.flatMap((call) => (call.type === "bid" ? [bidText(call)] : []));
  const bid = bids.length > 0 ? [`Call ${listText(bids).replace(" and ", " or ")}`] : [];
  const other = calls.flatMap(({ type }) =>
    type === "pass" ? ["Pass"] : type === "double" ? ["Double"] : [],
  );
  return `${[...other, ...bid].join(", or ").replace(", or C", ", or c")}.`;
}

/** The calls recommended, in a sentence: “one heart or one royal”. */
export function bestText(calls: readonly Call[]): Words {
  return listText(calls.map(aCall)).replace(" and ", " or ");
}

/** Where the sure tricks of a hand lie, a sentence. */
export function sureText({ sure, total }: BidHand): Words {
  if (total === 0) return "You are not sure of a trick in any suit.";
  const each = SUITS.filter((suit) => sure[suit] > 0).map(
    (suit) => `${numberWord(sure[suit])} in ${SUIT_NAME[suit]}`,
  );
  return `Your sure tricks: ${listText(each)}.`;
}

/** “with hearts for trumps”, “at no trump”. */
export function withText(strain: BidStrain): Words {
  const suit = TRUMP_OF[strain];
  return suit === null ? "at no trump" : `with ${SUIT_NAME[suit]} for trumps`;
}

/** How many aces a no-trump strength in halves of an ace comes to: “three aces”, “two and a half aces”. */
export function acesText(halves: number): Words {
  const whole = Math.floor(halves / 2);
  if (halves === 0) return "no ace";
  if (halves === 1) return "half an ace";
  const half = halves % 2 === 1 ? " and a half" : "";
  return `${numberWord(whole)}${half} ${halves === 2 ? "ace" : "aces"}`;
}

/** How a strain is spoken of by itself: “hearts”, “royals”, “no trump”. */
export function strainText(strain: Strain): Words {
  return strain === "notrump" ? "no trump" : STRAIN_NAME[strain];
}
