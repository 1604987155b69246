import { rankOf, type Suit } from "../../engine/core/card.ts";
import type { Bid } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { dealerFit, judgeAsDealer } from "../../engine/conventions/bid-dealer.ts";
import { sureTricks, type BidHand, type BidStrain } from "../../engine/conventions/bid-hand.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidText, sentence } from "../kit/words.ts";
import { dealerHas, dealerLacks } from "../wording/bid-dealer-words.ts";
import { suitText, tricksText } from "../wording/bid-text.ts";
import { asDealerBid, heldBack } from "../wording/bid-words.ts";

/** The strains in which a suit may be called at its playing price. */
export type SuitStrain = Exclude<BidStrain, "notrump">;

/** The bids that a dealer may make on one suit: spades may be called at three. */
export function bidsOfSuit(strain: SuitStrain): readonly Bid[] {
  const one: Bid = { level: 1, strain };
  return strain === "royals" ? [{ level: 2, strain: "spades" }, one] : [one];
}

/** A hand of which only one suit is seen, and whether there is a sure trick outside it. */
function seenOf(problem: Posed): { hand: BidHand; suit: Suit; strain: SuitStrain } {
  const { cards, strain, reentry } = sceneOf(problem, "suit");
  const suit = TRUMP_OF[strain] as Suit;
  const holding = cards.map(rankOf);
  const sure = sureTricks(holding);
  const none = { S: 0, H: 0, C: 0, D: 0 };
  const hand: BidHand = {
    held: { S: [], H: [], C: [], D: [], [suit]: holding },
    sure: { ...none, [suit]: sure },
    total: sure + (reentry ? 1 : 0),
  };
  return { hand, suit, strain: strain as SuitStrain };
}

/** Why one spade, where the suit allows nothing. */
function nothing(hand: BidHand, strain: SuitStrain): Words {
  return `${dealerLacks(hand, strain)} One spade says nothing.`;
}

/** Marks what the dealer may call on one suit, with or without a sure trick outside it. */
export function solveDealerSuit(problem: Posed): Solution {
  const { hand, suit, strain } = seenOf(problem);
  const bids = bidsOfSuit(strain);
  const right = bids.find((bid) => dealerFit(hand, asDealerBid(bid)) === true);
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const bid = bids.find((each) => formatCall({ type: "bid", ...each }) === id);
    if (!bid) {
      const rules: readonly RuleId[] = ["bid.dealer.one-spade"];
      return right
        ? {
            id,
            mark: "wrong",
            rules,
            because: heldBack(bidText(right)),
          }
        : { id, mark: "best", rules, because: nothing(hand, strain) };
    }
    const [, , ...rules] = judgeAsDealer(hand, asDealerBid(bid));
    const fits = bid === right;
    const because = fits ? dealerHas(hand, asDealerBid(bid)) : dealerLacks(hand, asDealerBid(bid));
    return { id, mark: fits ? "best" : "wrong", rules, because };
  });
  return {
    type: "choices",
    choices,
    hints: [
      "A losing suit wants two sure tricks and no more; a winning suit wants five cards besides, and a trick outside.",
      `${suitText(hand, suit)} has ${tricksText(hand.sure[suit])}.`,
      right ? sentence(`call ${bidText(right)}.`) : "Call one spade.",
    ],
  };
}
