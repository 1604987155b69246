import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Faults in the bidding and in doubling: laws 42 to 57 of 1913. */
export const AUCTION_BIDDING = {
  "auction.law.declare.dealer-must-bid": {
    topic: "bidding",
    event: "The dealer passed instead of opening",
    words: "no bid first call dealer pass",
    who: "nobody-chooses",
    may: ["illegal"],
    follows:
      "He must undertake at least the odd trick. Where the English opening is agreed he may say no bid.",
    source: [["laws-1913", "42 and note"]],
  },
  "auction.law.declare.out-of-turn": {
    topic: "bidding",
    event: "Someone bid, doubled or redoubled out of turn",
    words: "bid before turn wrong turn double out of turn",
    codes: ["american"],
    who: "either-adversary",
    may: ["new-deal", "stand"],
    follows:
      "If the call stands, the offender’s left-hand neighbour speaks next, as if it had been in turn.",
    until: "adversary-speaks",
    turns: [
      { if: { code: "duplicate" }, see: "auction.law.duplicate.out-of-turn" },
      {
        if: { code: "three-hand", callType: "double" },
        see: "auction.law.three-hand.double-out-of-turn",
      },
      { if: { code: "three-hand" }, see: "auction.law.three-hand.out-of-turn" },
      { if: { callType: "pass" }, see: "auction.law.declare.pass-out-of-turn" },
      { if: { adversaryHasCalled: true }, see: "auction.law.declare.out-of-turn-condoned" },
    ],
    source: [["laws-1913", "49, 57, 50b"]],
  },
  "auction.law.declare.out-of-turn-condoned": {
    topic: "bidding",
    event: "Someone bid out of turn, and an opponent of his has called since",
    words: "too late condoned accepted",
    codes: ["american"],
    who: "nobody",
    may: ["stand"],
    follows: "It is too late to claim anything.",
    source: [["laws-1913", "50b"]],
  },
  "auction.law.declare.pass-out-of-turn": {
    topic: "bidding",
    event: "Someone passed out of turn",
    words: "no bid before turn",
    who: "nobody",
    may: ["no-penalty"],
    follows:
      "The player whose turn it was still calls. The offender may come in later if the bid he passed is beaten or doubled.",
    source: [["laws-1913", "49"]],
  },
  "auction.law.declare.insufficient": {
    topic: "bidding",
    event: "A bid was too low",
    words: "insufficient not enough underbid",
    who: "either-adversary",
    may: ["make-sufficient", "waive"],
    follows:
      "The bid becomes the lowest that is enough in the same suit, and the offender’s partner is silent until an opponent bids or doubles. The bidder may mend the number himself until somebody speaks.",
    until: "adversary-speaks",
    turns: [
      { if: { shortfall: "impossible" }, see: "auction.law.declare.impossible" },
      {
        if: { code: "three-hand" },
        follows:
          "The bid becomes the lowest that is enough in the same suit. The bidder may mend the number himself until somebody speaks.",
      },
      { if: { adversaryHasCalled: true }, see: "auction.law.declare.insufficient-waived" },
    ],
    source: [
      ["laws-1913", "50, 50b, 52"],
      ["foster", "Irregularities in declaring"],
    ],
  },
  "auction.law.declare.insufficient-waived": {
    topic: "bidding",
    event: "A bid was too low, and the next player passed or bid over it",
    words: "insufficient condoned too late",
    who: "nobody",
    may: ["stand"],
    follows:
      "It counts as a proper bid. What it should have beaten may be bid again, if nothing higher has come since.",
    source: [["laws-1913", "50b, note 11"]],
  },
  "auction.law.declare.impossible": {
    topic: "bidding",
    event: "A bid was made that not even seven in that suit could make good",
    words: "impossible diamonds over five no trumps",
    codes: ["american", "three-hand"],
    who: "either-adversary",
    may: ["make-seven", "new-deal", "last-own-bid-final"],
    follows:
      "Seven in that suit with the offender’s partner silent, or a new deal, or the other side’s own last bid becomes the contract.",
    until: "adversary-speaks",
    turns: [
      { if: { code: "duplicate" }, see: "auction.law.duplicate.impossible" },
      { if: { shortfall: "insufficient" }, see: "auction.law.declare.insufficient" },
      {
        if: { code: "three-hand" },
        follows:
          "Seven in that suit, or a new deal, or the last bid of the player who asks for the penalty becomes the contract.",
      },
      {
        if: { adversaryHasCalled: true },
        who: "nobody",
        may: ["stand"],
        follows: "It is too late to claim anything.",
      },
    ],
    source: [
      ["laws-1913", "50"],
      ["foster", "Irregularities in declaring"],
    ],
  },
  "auction.law.declare.barred-bids": {
    topic: "bidding",
    event: "A player who had been silenced called something other than pass",
    words: "barred debarred bids",
    codes: ["american", "duplicate"],
    who: "either-adversary",
    may: ["stand", "cancel"],
    follows:
      "Either way the offender and his partner are out of the bidding, whatever their opponents do.",
    until: "adversary-speaks",
    source: [["laws-1913", "50a, 50b"]],
  },
  "auction.law.declare.change": {
    topic: "bidding",
    event: "A player wants to change a proper call",
    words: "take back alter correct mind slip",
    who: "nobody-chooses",
    may: ["no-change"],
    follows:
      "Only a call made by a slip of the tongue may be mended, and only before the next player speaks.",
    until: "next-call",
    source: [["laws-1913", "52"]],
  },
  "auction.law.declare.own-bid-passed": {
    topic: "bidding",
    event: "A player wants to raise his own bid after all the others have passed it",
    words: "overbid himself again three passes",
    who: "nobody-chooses",
    may: ["no-change"],
    follows: "Once all the others have passed, the bid is final; he may not go higher.",
    source: [["laws-1913", "45"]],
  },
  "auction.law.double.partner": {
    topic: "doubling",
    event: "A player doubled his partner’s bid, or redoubled his partner’s double",
    words: "doubled own side",
    codes: ["american", "duplicate"],
    who: "either-adversary",
    may: ["points:50"],
    follows: "The other side scores 50 above the line.",
    source: [["laws-1913", "54"]],
  },
  "auction.law.double.again": {
    topic: "doubling",
    event: "A redouble was redoubled",
    words: "redoubled again twice",
    who: "either-adversary",
    may: ["points:100", "new-deal"],
    follows: "One of the two, as the other side likes.",
    turns: [
      {
        if: { code: "duplicate" },
        may: ["points:100"],
        follows: "A new deal may not be asked for.",
      },
    ],
    source: [
      ["laws-1913", "54"],
      ["duplicate-1913", "F, note 24"],
    ],
  },
  "auction.law.declare.info-defender": {
    topic: "doubling",
    event: "After the bidding, one of declarer’s opponents told his partner about an earlier bid",
    words: "information told bid defender",
    who: "declarer",
    may: ["call-suit"],
    follows: "The suit is named for whichever of them must lead next.",
    turns: [
      { if: { code: "american", role: "dummy" }, see: "auction.law.declare.info-dummy" },
      { if: { code: "duplicate", role: "dummy" }, see: "auction.law.declare.info-dummy" },
    ],
    source: [["laws-1913", "51"]],
  },
  "auction.law.declare.info-dummy": {
    topic: "doubling",
    event: "After the bidding, dummy told declarer about an earlier bid",
    words: "information told bid",
    codes: ["american", "duplicate"],
    who: "either-defender",
    may: ["call-suit"],
    follows: "The suit is named for declarer’s next lead.",
    turns: [
      { if: { role: "leader" }, see: "auction.law.declare.info-defender" },
      { if: { role: "pone" }, see: "auction.law.declare.info-defender" },
    ],
    source: [["laws-1913", "51"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
