import { SUITS } from "../../engine/core/card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { tricksInHand, type BidStrain } from "../../engine/conventions/bid-hand.ts";
import { stoppers, supportTricks } from "../../engine/conventions/bid-hand.ts";
import type { Words } from "../kit/exercise.ts";
import type { Bidding, Situation } from "../marking/bid-situation.ts";
import { listText, numberWord, sentence, SUIT_NAME } from "../kit/words.ts";
import { doText, sureText, suitText, tricksText, withText } from "./bid-text.ts";

/** What the text says of each situation, as a first hint. */
const RULE: Readonly<Record<Situation, Words>> = {
  deal: "Is there a suit with two sure tricks? A winning suit wants five cards and a trick outside as well; no trump wants the worth of three aces.",
  "over-spade":
    "Over the dealer’s one spade bid as if you dealt; no trump may even be a little lighter.",
  "over-suit":
    "Over a suit bid only to make your contract, or to show a lead; a winning suit over a losing one wants seven tricks.",
  "over-no-trump":
    "Over no trump pass, unless you are ready to outbid a further call for three tricks.",
  "third-spade":
    "You need not take partner out of one spade, and should be a trick or two stronger than a dealer to do it.",
  "third-spades": "Two or three spades is a message, never a contract: what has partner told you?",
  "third-no-trump":
    "Partner is taken out of no trump with five of a winning suit, or with five weak cards and nothing else.",
  "third-no-trump-overcalled":
    "Double if you stop their suit twice; if not, show a good suit; two no trumps only if you can do it all alone.",
  "third-suit":
    "A suit over partner’s suit denies his; no trump over his winning suit denies it and shows the other three.",
  "third-suit-overcalled":
    "To raise partner over an overcall takes three tricks; another suit denies his.",
  "fourth-spade": "A spade passed round to you is taken out only if you can go game.",
  "fourth-losing": "A losing suit passed round to you is left in, unless you can go game.",
  "fourth-winning": "A winning suit has been passed round: any sound bid will do.",
  "fourth-no-trump": "Have you a suit that might save the game if partner led it at once?",
  "fourth-raise": "You bid on the bidding here: for partner’s suit you want three tricks, as ever.",
  "taken-out":
    "Partner has taken out your winning suit. A losing suit now would show its tops; have you any?",
  assisted: "Your raise told of three tricks. Have you a fourth?",
  rebid:
    "Partner has rebid his suit without waiting for you: then one trick is enough to raise on.",
  spent:
    "What your first bid told is not to be bid a second time. What have you that it did not tell?",
};

function bestCount({ hand }: Bidding): Words {
  const strains: readonly BidStrain[] = ["clubs", "diamonds", "hearts", "royals"];
  const most = strains.reduce((best, strain) =>
    tricksInHand(hand, strain) > tricksInHand(hand, best) ? strain : best,
  );
  return `You count ${tricksText(tricksInHand(hand, most), "trick")} ${withText(most)}.`;
}

function longestText({ hand }: Bidding): Words {
  const most = Math.max(...SUITS.map((suit) => hand.held[suit].length));
  const suits = SUITS.filter((suit) => hand.held[suit].length === most);
  return `Your longest: ${listText(suits.map((suit) => `${numberWord(most)} ${SUIT_NAME[suit]}`))}.`;
}

function helpText({ hand, partner }: Bidding): Words {
  const suit = partner && TRUMP_OF[partner.strain];
  if (!suit) return sureText(hand);
  return `In partner’s suit you have ${suitText(hand, suit)}; in support of it you count ${tricksText(supportTricks(hand, suit), "trick")}.`;
}

/** What this hand has of it, as a second hint. */
function near(bidding: Bidding): Words {
  const { situation, hand, last } = bidding;
  switch (situation) {
    case "over-no-trump":
    case "fourth-spade":
    case "fourth-losing":
      return bestCount(bidding);
    case "over-suit":
      return `${sureText(hand)} ${bestCount(bidding)}`;
    case "third-no-trump":
      return longestText(bidding);
    case "third-no-trump-overcalled": {
      const suit = last && TRUMP_OF[last.strain];
      if (!suit) return sureText(hand);
      const times = stoppers(hand.held[suit]);
      return times === 0
        ? "You do not stop their suit."
        : `${suitText(hand, suit)} stops their suit ${["", "once", "twice", "three times"][times]}.`;
    }
    case "third-suit":
    case "third-suit-overcalled":
    case "fourth-raise":
    case "assisted":
    case "rebid":
      return helpText(bidding);
    default:
      return sureText(hand);
  }
}

/** Three hints: the rule, what this hand has of it, and the call. */
export function bidHints(bidding: Bidding): readonly Words[] {
  return [RULE[bidding.situation], near(bidding), sentence(doText(bidding.best))];
}
