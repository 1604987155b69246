import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** The deal and the bidding at duplicate and with three hands, where the laws of auction differ; kept apart for its weight. */
export const AUCTION_FORMS = {
  "auction.law.duplicate.wrong-count": {
    topic: "hands",
    event: "At duplicate, a player had a wrong number of cards",
    words: "board wrong number too many too few fourteen twelve missing card overplay",
    codes: ["duplicate"],
    who: "the-law",
    may: ["new-deal-compulsory"],
    follows:
      "Found before or during the first play, the deal is made again. Found when the hands come to the next table, they go back to be put right; found later still, with more than two tables, the deal is not played there and the average is taken.",
    turns: [
      { if: { found: "before-overplay" }, may: ["send-back"] },
      { if: { found: "overplay" }, may: ["average-score"] },
    ],
    source: [["duplicate-1913", "B"]],
  },
  "auction.law.duplicate.out-of-turn": {
    topic: "bidding",
    event: "Someone bid, doubled or redoubled out of turn",
    words: "duplicate before turn wrong turn",
    codes: ["duplicate"],
    who: "nobody-chooses",
    may: ["stand", "points:50", "partner-barred"],
    follows:
      "The call stands, the other side scores 50, and the offender’s partner is out of the bidding for that deal.",
    source: [["duplicate-1913", "F"]],
  },
  "auction.law.duplicate.impossible": {
    topic: "bidding",
    event: "A bid was made that not even seven in that suit could make good",
    words: "duplicate impossible",
    codes: ["duplicate"],
    who: "either-adversary",
    may: ["make-seven", "last-own-bid-final"],
    follows: "A new deal may not be asked for.",
    source: [["duplicate-1913", "F, note 24"]],
  },
  "auction.law.three-hand.out-of-turn": {
    topic: "bidding",
    event: "One of three players bid out of turn",
    words: "three-hand before turn wrong turn",
    codes: ["three-hand"],
    who: "each-other-player",
    may: ["points:50"],
    follows:
      "Each of the others scores 50. The call does not count unless both take it as made, by passing or bidding.",
    turns: [
      {
        if: { accepted: true },
        who: "nobody",
        may: ["stand"],
        follows: "Both the others have taken it as made.",
      },
    ],
    source: [["three-hand-1913", "5-6"]],
  },
  "auction.law.three-hand.double-out-of-turn": {
    topic: "doubling",
    event: "One of three players doubled out of turn",
    words: "three-hand double wrong turn",
    codes: ["three-hand"],
    who: "player-doubled",
    may: ["points:100", "stand", "cancel"],
    follows:
      "Each of the others scores 100. If the double is refused, the remaining player loses his right to double that bid.",
    source: [["three-hand-1913", "10"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
