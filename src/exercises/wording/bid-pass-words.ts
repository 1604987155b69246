import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import {
  isLosingSuit,
  stoppers,
  supportTricks,
  type BidHand,
  type BidStrain,
} from "../../engine/conventions/bid-hand.ts";
import type { Words } from "../kit/exercise.ts";
import type { Bidding, Situation } from "../marking/bid-situation.ts";
import { bidText, sentence } from "../kit/words.ts";
import { dealerLacks } from "./bid-dealer-words.ts";
import { strainText, suitText, tricksText } from "./bid-text.ts";

const lastText = ({ last }: Bidding) => (last ? bidText(last) : "");

/** Whether the engine finds a holding in partner’s suit that is not to be denied. */
const supports = ({ grades }: Bidding) => grades.some(({ reason }) => reason === "supports");

function supported({ hand, partner }: Bidding): Words {
  const suit = partner && TRUMP_OF[partner.strain];
  return suit
    ? `you count ${tricksText(supportTricks(hand, suit), "trick")} for partner’s ${strainText(partner.strain)}`
    : "";
}

/** The strain of the longest suit, the dearest of those alike. */
function longest({ held }: BidHand): BidStrain {
  const strains: readonly BidStrain[] = ["royals", "hearts", "diamonds", "clubs"];
  const length = (strain: BidStrain) => held[TRUMP_OF[strain] ?? "S"].length;
  return strains.reduce((long, strain) => (length(strain) > length(long) ? strain : long));
}

/** Why a pass, or the dealer’s one spade, is the right thing to say where it is. */
export const PASS_WORDS: Readonly<Record<Situation, (bidding: Bidding) => Words>> = {
  deal: ({ hand }) =>
    `${dealerLacks(hand, longest(hand))} Nor is this a hand for no trump: one spade says nothing, and leaves it to the others.`,
  "over-spade": ({ hand }) =>
    `${dealerLacks(hand, longest(hand))} Nor is this a hand for no trump, even a light one: pass.`,
  "over-suit": (bidding) => {
    const { hand, last } = bidding;
    return last && isLosingSuit(last.strain) && (hand.sure.S >= 2 || hand.sure.H >= 2)
      ? `To take ${lastText(bidding)} out with a winning suit you want seven tricks in your own hand, and have not so many: pass.`
      : `You can make nothing over ${lastText(bidding)} by yourself, and have no suit that must be shown as a lead: pass.`;
  },
  "over-no-trump": () =>
    "You have not the nine tricks that would let you outbid a further call for three: pass.",
  "third-spade": () =>
    "Nobody obliges you to take partner out of one spade, and you are not a trick or two stronger than a dealer who bids: pass.",
  "third-spades": (bidding) => `${sentence(lastText(bidding))} may not be left in.`,
  "third-no-trump": () =>
    "You have neither five of a winning suit, nor a weak suit of five and nothing else: leave partner in no trump.",
  "third-no-trump-overcalled": ({ hand, last }) => {
    const suit = last && TRUMP_OF[last.strain];
    return `${suit && stoppers(hand.held[suit]) === 1 ? "You stop their suit once, not twice" : "You do not stop their suit"}, and have no good suit to show: pass, and leave it to partner.`;
  },
  "third-suit": (bidding) => {
    const { hand, partner } = bidding;
    const suit = partner && TRUMP_OF[partner.strain];
    const held = suit ? suitText(hand, suit) : "";
    return supports(bidding)
      ? `Take partner out of his suit only to deny it, and ${held} is not a holding to deny: leave him in.`
      : `You would gladly deny his suit, having ${held}, but no other suit of yours has two sure tricks: leave him in.`;
  },
  "third-suit-overcalled": (bidding) =>
    `A raise takes three tricks, and ${supported(bidding)}; nor have you a suit of your own to show: pass.`,
  "fourth-spade": () =>
    "A spade that has been passed round is left in, unless you can go game: you cannot.",
  "fourth-losing": (bidding) =>
    `${sentence(lastText(bidding))} passed round is left in, unless you can go game: you cannot.`,
  "fourth-winning": () =>
    "Over a winning suit passed round any sound bid will do, but you have none: pass.",
  "fourth-no-trump": () =>
    "You have no suit that might save the game if partner led it at once: pass.",
  "fourth-raise": (bidding) => `A raise takes three tricks, and ${supported(bidding)}: pass.`,
  "taken-out": () =>
    "You have no losing suit with the tops to show, and your winning suit is told already: pass.",
  assisted: (bidding) =>
    `Your raise told of three tricks. To go on you want a fourth, and ${supported(bidding)}: pass.`,
  rebid: (bidding) =>
    `Partner has rebid his suit alone, and one trick would be enough; but ${supported(bidding)}: pass.`,
  spent: () => "What you have was told by what you have bid: pass.",
};
