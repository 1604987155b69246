import { SUITS, type Suit } from "../../engine/core/card.ts";
import type { Bid } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { GAME_TRICKS } from "../../engine/conventions/bid-adversary.ts";
import { dealerFit, type DealerBid } from "../../engine/conventions/bid-dealer.ts";
import type { BidGrade } from "../../engine/conventions/bid-grade.ts";
import {
  isWinningSuit,
  stoppers,
  supportTricks,
  tricksInHand,
  type BidStrain,
} from "../../engine/conventions/bid-hand.ts";
import type { Words } from "../kit/exercise.ts";
import type { Bidding } from "../marking/bid-situation.ts";
import { bidText, listText, numberWord, sentence } from "../kit/words.ts";
import { PASS_WORDS } from "./bid-pass-words.ts";
import { dealerHas, dealerLacks } from "./bid-dealer-words.ts";
import { bestText, strainText, suitText, tricksText, withText } from "./bid-text.ts";

/** A bid as the dealer’s bids are named. */
export function asDealerBid({ level, strain }: Bid): DealerBid {
  if (strain === "spades") return level === 2 ? "two-spades" : "three-spades";
  return strain as BidStrain;
}

/** The suit of a bid that has one. */
const suitOf = (bid: Bid) => TRUMP_OF[bid.strain] as Suit;

/** “You count seven tricks with hearts for trumps”. */
function countText({ hand }: Bidding, strain: BidStrain): Words {
  return `You count ${tricksText(tricksInHand(hand, strain), "trick")} ${withText(strain)}`;
}

/** “You count three tricks for partner’s hearts”. */
function supportText({ hand, partner }: Bidding): Words {
  if (!partner) return "";
  const suit = suitOf(partner);
  return `Counting aces, guarded kings, the queen of trumps and ruffs, you have ${tricksText(supportTricks(hand, suit), "trick")} for partner’s ${strainText(partner.strain)}`;
}

/** “You have no help for partner’s hearts, only ♥10 7”. */
function noHelp({ hand, partner }: Bidding): Words {
  if (!partner) return "";
  const suit = suitOf(partner);
  const only = hand.held[suit].length === 0 ? "" : `, only ${suitText(hand, suit)}`;
  return `You have ${only ? "no help" : "nothing at all"} for partner’s ${strainText(partner.strain)}${only}`;
}

/** Why third hand, or a second hand over a suit, may not call this. */
function notEnough(bidding: Bidding, bid: Bid): Words {
  const { situation, hand, last, partner } = bidding;
  const suit = TRUMP_OF[bid.strain];
  if (situation === "third-spade" && dealerFit(hand, asDealerBid(bid)) === true) {
    return `${dealerHas(hand, asDealerBid(bid))} But that is a dealer’s bid and no more, and to take partner out of one spade you should be a trick or two stronger.`;
  }
  if (last && last.strain !== "spades" && suit !== null && suit === TRUMP_OF[last.strain]) {
    return `${sentence(strainText(bid.strain))} are the other side’s suit.`;
  }
  switch (situation) {
    case "over-suit":
      return `${countText(bidding, bid.strain as BidStrain)}, not the ${numberWord(6 + bid.level)} of ${bidText(bid)}; and ${suitText(hand, suit as Suit)} has not the two sure tricks that are worth showing as a lead.`;
    case "third-suit":
    case "third-suit-overcalled":
      return `You might well deny partner’s ${strainText(partner?.strain ?? "hearts")}, but ${suitText(hand, suit as Suit)} has not two sure tricks and is no suit to take him out with.`;
    case "third-no-trump-overcalled":
      return `${sentence(suitText(hand, suit as Suit))} has not two sure tricks and is no good suit to show.`;
    default:
      return dealerLacks(hand, asDealerBid(bid));
  }
}

/** Why a shout may or may not be made where the lower bid is sound. */
function shoutText({ hand }: Bidding, bid: Bid, sound: boolean): Words {
  const more = "One more than is needed is a shout, for a solid suit or five sure tricks";
  const has = `you have ${tricksText(hand.total)}`;
  if (!sound) return `${more}; ${has}, and ${suitText(hand, suitOf(bid))} is not solid.`;
  const begs = isWinningSuit(bid.strain) ? "" : " In a losing suit it begs partner to go no trump.";
  return `${more}, and ${has}: it may be made.${begs}`;
}

/** Why a double is right, or is not. */
function doubleText({ situation, hand, last }: Bidding, right: boolean): Words {
  if (!last) return "";
  const suit = TRUMP_OF[last.strain];
  if (situation === "third-no-trump-overcalled" && suit) {
    const stops = stoppers(hand.held[suit]);
    return right
      ? `${suitText(hand, suit)} stops their ${strainText(last.strain)} twice: double.`
      : `To double you should stop their ${strainText(last.strain)} twice; ${hand.held[suit].length === 0 ? "you have none" : `with ${suitText(hand, suit)} you stop them ${stops === 0 ? "not at all" : "once"}`}.`;
  }
  const needed = 8 - last.level;
  return `Double only on a certainty: to beat ${bidText(last)} takes ${tricksText(needed, "trick")}, and you are sure of ${hand.total === 0 ? "none" : numberWord(hand.total)}.`;
}

/** Why a bid is right or wrong, in terms of the very cards. */
function bidReason(bidding: Bidding, bid: Bid, { verdict, reason }: BidGrade): Words {
  const { hand, partner, best, last } = bidding;
  const right = verdict === "best" || verdict === "acceptable";
  const strain = bid.strain as BidStrain;
  const suit = TRUMP_OF[bid.strain];
  switch (reason) {
    case "winning-suit":
    case "losing-suit":
    case "no-trump-hand":
    case "two-spades":
    case "three-spades":
      return dealerHas(hand, asDealerBid(bid));
    case "not-enough":
      return notEnough(bidding, bid);
    case "shout":
    case "no-shout":
      return shoutText(bidding, bid, right);
    case "makes":
      return `${countText(bidding, strain)}: enough to make ${bidText(bid)} by yourself.`;
    case "shows-lead":
      return `${suitText(hand, suit as Suit)} has ${tricksText(hand.sure[suit as Suit])}: the bid shows partner what to lead, should third hand go no trump.`;
    case "seven-tricks":
      return `To take a losing suit out with a winning one you want seven tricks in your own hand. ${countText(bidding, strain)}.`;
    case "outbid-three":
      return `Over no trump you bid only if you can outbid a further call for three, and that takes nine tricks. ${countText(bidding, strain)}.`;
    case "stronger-than-dealer":
      return `${dealerHas(hand, asDealerBid(bid))} You are a trick or more stronger than a dealer need be, so take partner out.`;
    case "never-left-in":
      return `${dealerHas(hand, asDealerBid(bid))} Partner’s spades may not be left in, and this is better than a royal.`;
    case "rescue-royals":
      return `Partner’s ${last ? bidText(last) : "spades"} may not be left in. ${verdict === "best" ? "With nothing better to bid, make it a royal." : `A royal will do, but you have better: ${bestText(best)}.`}`;
    case "five-major":
      return `${suitText(hand, suit as Suit)} is ${numberWord(hand.held[suit as Suit].length)} of a winning suit: take partner out of no trump, however strong the rest.`;
    case "weak-five":
      return `${suitText(hand, suit as Suit)} is long, and you have no ace and no king: take partner out, to warn him that you have no winning cards.`;
    case "leave-no-trump":
      return `Partner is taken out of no trump only with five of a suit; you have ${suitText(hand, suit as Suit)}.`;
    case "denies":
      return `${noHelp(bidding)}; a suit of two sure tricks, ${suitText(hand, suit as Suit)}, denies his.`;
    case "supports":
      return `A suit over partner’s suit denies his, and ${suitText(hand, suitOf(partner ?? bid))} is not a holding to deny.`;
    case "three-suits":
      return right
        ? `${noHelp(bidding)}, and the three other suits are protected: no trump says just that.`
        : threeSuitsLack(bidding);
    case "three-tricks":
      return `${supportText(bidding)}; to raise takes three.`;
    case "fourth-trick":
      return `You have raised once, and that told of three tricks. ${supportText(bidding)}: ${right ? "the fourth is worth a raise of its own" : "all of them are told"}.`;
    case "rebid-alone":
      return `Partner has rebid his suit without waiting for you, and then one trick is enough to raise on. ${supportText(bidding)}.`;
    case "spent":
      return spentText(bidding, right);
    case "good-suit":
      return `You stop their suit less than twice, so show a good suit of your own: ${suitText(hand, suit as Suit)} has ${tricksText(hand.sure[suit as Suit])}.`;
    case "two-stoppers":
      return `${suitText(hand, suitOf(last ?? bid))} stops their suit twice, and then you double rather than show a suit.`;
    case "single-handed":
      return `${sentence(bidText(bid))} is only for a hand that does it all alone, which takes ${numberWord(6 + bid.level)} tricks. ${countText(bidding, "notrump")}.`;
    case "no-game":
      return right
        ? `${countText(bidding, strain)}, and game takes ${numberWord(GAME_TRICKS[strain])}: with that you may take the dealer out.`
        : `The dealer is left in unless you can go game. ${countText(bidding, strain)}, and game takes ${numberWord(GAME_TRICKS[strain])}.`;
    case "sound-bid":
      return right
        ? `Over a winning suit passed round any sound bid will do. ${dealerHas(hand, strain)}`
        : dealerLacks(hand, strain);
    case "saves-game":
      return right
        ? `${suitText(hand, suit as Suit)} might save the game if partner leads it at once: show it.`
        : `${sentence(suitText(hand, suit as Suit))} would hardly save the game if partner led it.`;
    case "tops-shown":
      return right
        ? `Partner has taken out your winning suit, and ${suitText(hand, suit as Suit)} has its tops: a losing suit now tells him so.`
        : `A losing suit bid now tells partner that you have its tops, and ${suitText(hand, suit as Suit)} has ${tricksText(hand.sure[suit as Suit])}.`;
    case "nothing-to-show":
      return PASS_WORDS[bidding.situation](bidding);
    case "holds-back":
      return heldBack(bestText(best));
    case "no-certainty":
    case "silent":
      return "";
    default:
      return reason satisfies never;
  }
}

function threeSuitsLack({ hand, partner }: Bidding): Words {
  const mine = partner && TRUMP_OF[partner.strain];
  if (!mine) return "";
  const open = SUITS.filter((suit) => suit !== mine && stoppers(hand.held[suit]) === 0).map(
    (suit) => suitText(hand, suit),
  );
  const says = `No trump over partner’s ${strainText(partner.strain)} denies them, and shows the three other suits.`;
  return open.length > 0
    ? `${says} You have no protection in ${listText(open)}.`
    : `${says} ${sentence(suitText(hand, mine))} is not a holding to deny.`;
}

function spentText({ hand, calls, viewer }: Bidding, right: boolean): Words {
  const own = calls.find((call) => call.seat === viewer && call.type === "bid");
  const first = own?.type === "bid" ? suitText(hand, suitOf(own)) : "";
  const raised = calls.filter((call) => call.seat === viewer && call.type === "bid").length > 1;
  if (right) {
    return `Your first bid told of ${first}, but not of the ace you have outside: on that you may raise partner once.`;
  }
  return raised
    ? `Your first bid told of ${first}, and your raise of the ace outside. There is nothing left to tell.`
    : `${first} is told already, and you have no ace outside: the same strength is not bid twice.`;
}

/** Reasons for which a hand may be fit for more than one bid. */
const RANKED: ReadonlySet<BidGrade["reason"]> = new Set([
  "winning-suit",
  "losing-suit",
  "no-trump-hand",
  "two-spades",
  "three-spades",
  "sound-bid",
]);

/** Why a call is right, sound or wrong, in terms of the very hand and the very bidding. */
export function bidBecause(bidding: Bidding, grade: BidGrade): Words {
  const { call, verdict, reason } = grade;
  const { best } = bidding;
  if (call.type === "bid") {
    const words = bidReason(bidding, call, grade);
    return verdict === "acceptable" && RANKED.has(reason)
      ? `${words} The book does not rank what a hand is fit for; we put ${bestText(best)} first.`
      : words;
  }
  if (call.type === "double") return doubleText(bidding, verdict === "best");
  if (verdict === "wrong") return mustBid(bidding);
  return reason === "holds-back"
    ? `A pass is not forbidden, but it tells partner nothing; ${bestText(best)} tells him what you have.`
    : PASS_WORDS[bidding.situation](bidding);
}

/** Of the dealer’s one spade, where he has a bid to make. */
export function heldBack(best: Words): Words {
  return `One spade is not forbidden, and you may still bid on the second round; but it says nothing, and ${best} tells partner what you have.`;
}

/** Why a pass is wrong. */
function mustBid({ situation, last, best, hand }: Bidding): Words {
  if (situation === "third-spades" && last) {
    return `${sentence(bidText(last))} may never be left in. If nothing better offers, bid a royal.`;
  }
  const [bid] = best;
  const suit = bid?.type === "bid" ? suitText(hand, suitOf(bid)) : "";
  return bid?.type === "bid" && isWinningSuit(bid.strain)
    ? `With five of a winning suit, ${suit}, partner is always taken out of no trump.`
    : `You have ${suit} and no ace or king: partner must be warned of it.`;
}
