import { no, yes, type Statements } from "./statement.ts";

/** How the trump is named and doubled, what it is worth, and who plays. */
export const TRUMP_STATEMENTS = {
  "all-name": {
    says: "Any of the four players may name the trump.",
    tells:
      "At auction all four bid. At straight bridge only the dealer’s side names it, and at whist nobody does.",
    in: {
      auction: yes("auction.intro.straight-vs-auction"),
      straight: no("straight.declare"),
      whist: no("whist.deal"),
    },
  },
  "left-to-partner": {
    says: "The dealer may leave the naming of the trump to his partner.",
    tells:
      "Only at straight bridge. At auction the dealer bids, and the next to speak is an opponent; at whist a card is turned.",
    in: {
      auction: no("auction.seats.bid-order"),
      straight: yes("straight.declare", "straight.make.order"),
      whist: no("whist.deal"),
    },
  },
  "dealer-must": {
    says: "The dealer must name something, whatever he holds.",
    tells:
      "At auction he may not pass; with nothing to say he bids one spade. At straight bridge he may leave it to his partner.",
    in: { auction: yes("auction.bid.dealer-opens"), straight: no("straight.make.order") },
  },
  "left-speaks-next": {
    says: "After the dealer, the player on his left may name another trump.",
    tells:
      "At auction the turn to bid goes round to the left. At straight bridge only the dealer’s partner may be asked.",
    in: { auction: yes("auction.seats.bid-order"), straight: no("straight.make.order") },
  },
  "three-passes": {
    says: "The trump is settled when three players in a row have passed.",
    tells:
      "That ends the bidding at auction. At straight bridge there is one make, and no bidding.",
    in: { auction: yes("auction.bid.three-passes-end"), straight: no("straight.make.order") },
  },
  "two-prices": {
    says: "Spades may be named at either of two prices.",
    tells:
      "At auction they are spades at 2 or royals at 9. At straight bridge there is one price, 2.",
    in: { auction: yes("auction.intro.royal-name"), straight: no("straight.value.tricks") },
  },
  twelve: {
    says: "Each odd trick at no trump counts 12.",
    tells:
      "It is 10 at auction and 12 at straight bridge. Whist has no such thing, and each of its tricks counts one.",
    in: {
      auction: no("auction.value.tricks"),
      straight: yes("straight.value.tricks", "straight.make.values"),
      whist: no("whist.object"),
    },
  },
  eight: {
    says: "Each odd trick in hearts counts 8.",
    tells: "Both games of bridge give 8. At whist every odd trick counts one, in any suit.",
    in: {
      auction: yes("auction.value.tricks"),
      straight: yes("straight.value.tricks", "straight.make.values"),
      whist: no("whist.object"),
    },
  },
  "clubs-six": {
    says: "Each odd trick in clubs counts 6.",
    tells: "At auction it does. At straight bridge clubs count 4 and diamonds 6.",
    in: { auction: yes("auction.value.tricks"), straight: no("straight.value.tricks") },
  },
  "over-called": {
    says: "A trump that has been named may be over-called by a dearer one.",
    tells: "That is what an auction is. At straight bridge what has been made stands.",
    in: { auction: yes("auction.bid.options"), straight: no("straight.declare") },
  },
  "after-a-double": {
    says: "When a trump has been doubled, another may still be named.",
    tells:
      "At auction a double lets all the others speak again. At straight bridge the trump stands once it is made.",
    in: {
      auction: yes("auction.double.reopens"),
      straight: no("straight.declare", "straight.law.declare.final"),
    },
  },
  "doubled-bid": {
    says: "A bid that has been doubled takes twice as much to over-call.",
    tells:
      "For over-calling it is worth what it was before: three clubs, 18, still beat two royals doubled.",
    in: { auction: no("auction.double.no-bid-value") },
  },
  "again-and-again": {
    says: "A double may be doubled back again and again.",
    tells:
      "At auction there is one redouble. At straight bridge it goes on to a limit that the table has agreed.",
    in: {
      auction: no("auction.double.redouble-opponent-only"),
      straight: yes("straight.double.limit"),
    },
  },
  "asks-leave": {
    says: "Before he leads, the first leader asks his partner whether he may.",
    tells:
      "At straight bridge the question gives his partner his turn to double. At auction the talk is over when three have passed.",
    in: { auction: no("auction.bid.three-passes-end"), straight: yes("straight.conversation") },
  },
  "set-words": {
    says: "Each player who speaks must say it aloud, in a set form of words.",
    tells: "Another phrase, or a gesture, might tell partner something.",
    in: { auction: yes("auction.bid.oral"), straight: yes("straight.conversation") },
  },
  "one-spade-later": {
    says: "A player who wishes to show weakness may bid one spade over another’s bid.",
    tells:
      "One spade is the lowest bid there is, so it can never be made over another: only the dealer can bid it.",
    in: { auction: no("auction.bid.one-spade-dealer-only") },
  },
  "raise-after-three": {
    says: "A player may raise his own bid when the three others have passed it.",
    tells: "Three passes end the bidding, and he may not raise what has become the contract.",
    in: { auction: no("auction.bid.three-passes-end", "auction.law.declare.own-bid-passed") },
  },
  "first-namer": {
    says: "Whoever of his side was first to name the trump plays the hand.",
    tells: "At straight bridge the dealer plays it, whoever named the trump.",
    in: { auction: yes("auction.declarer.first-namer"), straight: no("straight.dummy.fixed") },
  },
  "dealers-partner": {
    says: "The dealer’s partner is always dummy.",
    tells: "At straight bridge he is. At auction dummy is the partner of whoever won the bidding.",
    in: {
      auction: no("auction.intro.straight-vs-auction"),
      straight: yes("straight.dummy.fixed", "straight.dummy"),
    },
  },
  "winning-suit": {
    says: "Diamonds count as a winning suit.",
    tells:
      "Hearts and royals are the winning suits: four over the book make the game. Clubs and diamonds need five.",
    in: { auction: no("auction.suits.major-minor") },
  },
  "four-kinds": {
    says: "A dealer’s bids are of four kinds: one spade, a losing suit, a winning suit, and no trump.",
    tells:
      "One spade says that he has nothing to declare as yet; each of the others tells partner something of its own.",
    in: { auction: yes("bid.dealer.four-kinds") },
  },
  "ten-for-four": {
    says: "To make four hearts you need ten tricks.",
    tells: "Six for the book, and the four that were bid.",
    in: { auction: yes("auction.play.declarer-book") },
  },
  "four-set-four": {
    says: "Four tricks set a contract of four hearts.",
    tells:
      "The adversaries’ book is seven less the number bid: with three they have it, and the fourth sets declarer.",
    in: { auction: yes("auction.play.adversary-book") },
  },
  "three-set-four": {
    says: "Three tricks set a contract of four royals.",
    tells: "With three the adversaries have only their book. It takes a fourth.",
    in: { auction: no("auction.play.adversary-book") },
  },
} as const satisfies Statements;
