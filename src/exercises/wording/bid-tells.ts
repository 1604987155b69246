import type { BidReading, BidTell } from "../../engine/conventions/bid-later.ts";
import type { Words } from "../kit/exercise.ts";

/** What a bid tells partner, as its player would say it. */
export const BID_TELLS_WORDS: Readonly<Record<BidTell, Words>> = {
  nothing: "I have nothing to call on this round.",
  "two-sure-spades":
    "My spades are short, with two sure tricks, and I have one sure trick outside.",
  "long-spades":
    "I have five spades or more and strength for royals, but not two sure tricks in the suit.",
  tops: "I have two sure tricks in this suit, and perhaps nothing else.",
  tricks: "I have five or more of this suit with two sure tricks, and a trick outside.",
  "no-trump": "I have the worth of three aces, and three suits protected.",
  shout: "I have a solid suit, or five or six sure tricks.",
  "shout-for-no-trump": "I have a solid suit, or five or six sure tricks: go no trump if you can.",
  support: "I have three tricks for your suit.",
  denies: "I have no help for your suit, but this one.",
  "denies-with-three": "I have no help for your suit, but the three others.",
  length: "I have length in this suit, without the high cards.",
  rebid: "I have six or seven sure tricks with this suit, and need no help.",
  lead: "This is the suit to lead; I may have no more than that.",
};

/** What else a bid might be thought to tell: never a thing that it tells as well. */
export const OTHER_TELLS: Readonly<Record<BidTell, readonly [BidTell, BidTell, BidTell]>> = {
  nothing: ["two-sure-spades", "long-spades", "no-trump"],
  "two-sure-spades": ["nothing", "long-spades", "no-trump"],
  "long-spades": ["nothing", "two-sure-spades", "shout"],
  tops: ["tricks", "length", "shout-for-no-trump"],
  tricks: ["tops", "length", "shout"],
  "no-trump": ["nothing", "shout", "rebid"],
  shout: ["tricks", "length", "lead"],
  "shout-for-no-trump": ["tops", "length", "denies"],
  support: ["denies", "length", "rebid"],
  denies: ["support", "nothing", "shout-for-no-trump"],
  "denies-with-three": ["support", "shout", "rebid"],
  length: ["tops", "support", "rebid"],
  rebid: ["length", "support", "lead"],
  lead: ["length", "shout-for-no-trump", "no-trump"],
};

const WHY_TOLD: Readonly<Record<BidTell, Words>> = {
  nothing: "One spade is how the dealer passes: it has nothing to do with the suit.",
  "two-sure-spades":
    "Two spades is never meant to be played: it shows two sure tricks in short spades, and one outside.",
  "long-spades":
    "Three spades is never meant to be played: it shows length and outside strength, and denies two sure tricks in the suit.",
  tops: "A losing suit bid of one’s own accord shows the high cards, and promises no length.",
  tricks:
    "A winning suit bid of one’s own accord shows tricks in hand: length, tops and help outside.",
  "no-trump":
    "No trump shows the worth of three aces with three suits protected, and no long winning suit.",
  shout: "It is one more than was needed: a shout.",
  "shout-for-no-trump":
    "It is one more than was needed, in a losing suit: a shout, which begs partner to go no trump.",
  support: "Partner’s suit is raised on three tricks, and not on fewer.",
  denies: "Another suit over partner’s suit denies his.",
  "denies-with-three":
    "No trump over partner’s winning suit denies it, and shows strength in the three others.",
  length: "A suit bid on the second round, but not on the first, is long without the tops.",
  rebid: "A suit rebid without waiting for partner’s help shows six or seven sure tricks.",
  lead: "It had to go so high to overcall at all: a forced bid may do no more than show a lead.",
};

/** Why a bid tells what it does, by its place in the bidding. */
export function whyTold({ tell, rules }: BidReading): Words {
  return rules.includes("bid.later.losing-after-takeout")
    ? "Partner has taken out his winning suit: a losing suit now shows its tops."
    : WHY_TOLD[tell];
}
