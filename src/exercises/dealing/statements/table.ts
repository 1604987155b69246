import { no, yes, type Statements } from "./statement.ts";

/** The table, the cut, the deal and the stakes. */
export const TABLE_STATEMENTS = {
  "pone-cuts": {
    says: "The player on the dealer’s right cuts the pack for him.",
    tells: "In every one of these games the pack is cut by the player on the dealer’s right.",
    in: {
      auction: yes("auction.deal.cut-to-pone"),
      straight: yes("straight.deal"),
      whist: yes("whist.deal"),
    },
  },
  "turn-up": {
    says: "The last card dealt is turned up, and its suit is trumps.",
    tells:
      "Whist turns up the dealer’s last card. At bridge no card is turned, since the trump is named.",
    in: {
      auction: no("auction.intro.straight-vs-auction"),
      straight: no("straight.deal"),
      whist: yes("whist.deal"),
    },
  },
  singly: {
    says: "The cards are dealt singly, beginning on the dealer’s left.",
    tells: "All these games deal one card at a time, from the dealer’s left.",
    in: {
      auction: yes("auction.deal.one-at-a-time"),
      straight: yes("straight.deal"),
      whist: yes("whist.deal"),
    },
  },
  "lose-the-deal": {
    says: "For some faults the dealer loses the deal, which passes to the next player.",
    tells: "At whist a misdeal costs the deal. At bridge the same player deals again.",
    in: {
      auction: no("auction.deal.no-misdeal"),
      straight: no("straight.deal"),
      whist: yes("whist.deal.loses-deal"),
    },
  },
  "second-pack": {
    says: "The dealer’s partner shuffles a second pack for the next deal.",
    tells: "He shuffles it while the first is dealt, and puts it at the left of the next dealer.",
    in: { auction: yes("auction.deal.second-pack"), whist: yes("whist.deal.shuffled-pack") },
  },
  "deal-goes-left": {
    says: "When a hand has been played, the player on the dealer’s left deals the next.",
    tells: "The deal goes round the table to the left until the rubber is over.",
    in: { auction: yes("auction.deal.rotation") },
  },
  "three-in-the-cut": {
    says: "A cut that leaves only three cards in one part is good.",
    tells: "Neither part may have fewer than four.",
    in: { auction: no("auction.deal.min-four"), straight: no("straight.law.deal.cut") },
  },
  "two-shown": {
    says: "A player who shows two cards in cutting for partners cuts again.",
    tells: "At auction the higher of the two is his cut. At straight bridge he cuts again.",
    in: {
      auction: no("auction.cut.spread", "auction.law.cut.two-cards"),
      straight: yes("straight.law.cut.exposed"),
    },
  },
  "equal-cuts": {
    says: "Two players whose cards in cutting are equal may have to cut again.",
    tells: "At auction the suit decides between equal cards. The older games cut again.",
    in: {
      auction: no("auction.cut.ties-suit-order"),
      straight: yes("straight.cut"),
      whist: yes("whist.cutting"),
    },
  },
  "shown-in-cut": {
    says: "If a card shows while the pack is cut, it is cut again.",
    tells: "There is a fresh cut in all of these games.",
    in: {
      auction: yes("auction.deal.cut-to-pone"),
      straight: yes("straight.law.deal.cut"),
      whist: yes("whist.law.deal.card-seen-in-cut"),
    },
  },
  "lowest-play": {
    says: "When more wish to play than can, those who cut the lowest cards play first.",
    tells: "They cut, and the four lowest have the first rubber.",
    in: {
      auction: yes("auction.players.four", "auction.cut.lowest-play"),
      straight: yes("straight.players"),
    },
  },
  "all-cut-again": {
    says: "When a rubber is over, all who wish to play cut again on equal terms.",
    tells:
      "At auction to have just played is no help and no hindrance. At whist those go out who have played most, or cut highest.",
    in: { auction: yes("auction.cutting-out"), whist: no("whist.cutting-out") },
  },
  counters: {
    says: "The score is kept with counters.",
    tells:
      "Whist is scored with counters or a marker. At auction they do not serve, and the score is written.",
    in: { auction: no("auction.markers.paper"), whist: yes("whist.markers") },
  },
  "two-sheets": {
    says: "Each side had better keep a score sheet of its own.",
    tells: "One sheet can then be checked against the other.",
    in: { auction: yes("auction.markers.paper") },
  },
  announced: {
    says: "The score is said aloud at the start of every hand.",
    tells: "Whoever keeps the score says it, so that all four know how they stand.",
    in: { auction: yes("auction.deal.announce-score") },
  },
  "pone-on-the-left": {
    says: "The player on the dealer’s left is called the pone.",
    tells: "The pone sits on the dealer’s right: he is {B}.",
    in: { auction: no("auction.seats.letters") },
  },
  "dealers-left-leads": {
    says: "The player on the dealer’s left always leads to the first trick.",
    tells: "At auction it is the player on declarer’s left, whoever dealt.",
    in: {
      auction: no("auction.play.opening-leader"),
      straight: yes("straight.open-lead"),
      whist: yes("whist.seats"),
    },
  },
  "right-hand-winner": {
    says: "When you settle, each loser pays the winner on his right.",
    tells: "So it is at both games of bridge.",
    in: { auction: yes("auction.stakes.unit"), straight: yes("straight.settle") },
  },
  "kinds-of-stake": {
    says: "You may play for so much a rubber point, a game or a trick.",
    tells: "At bridge the stake is so much a point of the difference. Whist has all three kinds.",
    in: {
      auction: no("auction.stakes.unit"),
      straight: no("straight.settle"),
      whist: yes("whist.stakes"),
    },
  },
  "four-hundred": {
    says: "A rubber comes to about 400 points on the average.",
    tells: "At auction it does; at straight bridge it is about 180.",
    in: { auction: yes("auction.stakes.average"), straight: no("auction.stakes.average") },
  },
  "one-code": {
    says: "The American and the English laws have the same penalties.",
    tells:
      "They differ, in the price of a revoke for one thing, so agree on one code before you begin.",
    in: { straight: no("straight.revoke.penalty"), whist: no("whist.laws-study") },
  },
} as const satisfies Statements;
