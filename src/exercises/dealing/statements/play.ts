import { no, yes, type Statements } from "./statement.ts";

/** The play, the tricks, and what may be said and seen meanwhile. */
export const PLAY_STATEMENTS = {
  "lead-unseen": {
    says: "The first lead is made before dummy’s cards are seen.",
    tells: "Dummy lays down his cards only after it.",
    in: { auction: yes("auction.play.lead-before-dummy"), straight: yes("straight.open-lead") },
  },
  "must-trump": {
    says: "A player who cannot follow suit must trump if he can.",
    tells: "He may trump, or throw away what he likes.",
    in: { straight: no("straight.play"), whist: no("whist.play.follow") },
  },
  follow: {
    says: "A player who has a card of the suit led must play one.",
    tells: "You must follow suit if you can, in every one of these games.",
    in: {
      auction: yes("auction.revoke.definition"),
      straight: yes("straight.play"),
      whist: yes("whist.play.follow"),
    },
  },
  "one-gathers": {
    says: "The partner of whoever wins a side’s first trick gathers for that side.",
    tells:
      "That is the custom of whist. At bridge declarer gathers for his side, and either adversary for theirs.",
    in: {
      auction: no("auction.play.gather"),
      straight: no("straight.gather"),
      whist: yes("whist.tricks.stack"),
    },
  },
  "either-gathers": {
    says: "Of the two who play against dummy, either may gather their tricks.",
    tells: "Declarer takes in the tricks of his side, and either adversary theirs.",
    in: { auction: yes("auction.play.gather"), straight: yes("straight.gather") },
  },
  "in-one-heap": {
    says: "Tricks may be put together in one heap.",
    tells: "They are laid so that the whole table can count them.",
    in: {
      auction: no("auction.play.gather"),
      straight: no("straight.gather"),
      whist: no("whist.tricks.stack"),
    },
  },
  book: {
    says: "The first six tricks of a side score nothing.",
    tells: "They are its book; only those over six count.",
    in: {
      auction: yes("auction.bid.book"),
      straight: yes("straight.gather", "straight.either-side-scores"),
      whist: yes("whist.object"),
    },
  },
  suggests: {
    says: "Dummy may point out a good card to his partner.",
    tells: "He may suggest nothing, by word or by hand.",
    in: { auction: no("auction.law.dummy.suggests"), straight: no("straight.dummy") },
  },
  "saves-revoke": {
    says: "Dummy may ask his partner whether he has none of the suit.",
    tells: "It is one of the few things he may say.",
    in: { auction: yes("auction.dummy.right.ask-renounce"), straight: yes("straight.dummy") },
  },
  touched: {
    says: "By the American laws, a card of dummy’s that is touched has been played.",
    tells: "So it has, unless the player says that he is arranging the cards.",
    in: {
      auction: yes("auction.law.play.declarer-card"),
      straight: yes("straight.law.play.dealer-card"),
    },
  },
  "own-card": {
    says: "By the American laws, a card of declarer’s own has been played as soon as he touches it.",
    tells:
      "His own card is played when he lets go of it. It is dummy’s that he must be careful not to touch.",
    in: {
      auction: no("auction.law.play.declarer-card"),
      straight: no("straight.law.play.dealer-card"),
    },
  },
  "looks-back": {
    says: "A player may look again at the last trick that was turned.",
    tells: "Only the English game of whist allows it, and no other trick may be asked for.",
    in: {
      auction: no("auction.law.last-trick"),
      straight: no("straight.law.last-trick"),
      american: no("whist.last-trick", "whist.law.last-trick"),
      english: yes("whist.last-trick", "whist.law.last-trick-english"),
    },
  },
  "which-card-turned": {
    says: "During the play, anyone may ask which card was turned up.",
    tells:
      "Once it is taken up nobody may say which card it was; which suit is trumps may always be asked.",
    in: { whist: no("whist.trump-card") },
  },
  "which-suit": {
    says: "During the play, anyone may ask which suit is trumps.",
    tells: "He may, though the card that was turned up may no longer be named.",
    in: { whist: yes("whist.trump-card") },
  },
  "broken-off": {
    says: "Play stops as soon as a side has the points for the game.",
    tells: "At American whist it stops at seven. At bridge the hand is played to the end.",
    in: {
      auction: no("auction.game.play-out"),
      straight: no("straight.game.play-out"),
      american: yes("whist.score.american"),
    },
  },
  "marked-at-once": {
    says: "The score is marked before the hand is talked over.",
    tells: "Mark it as soon as the hand is over; all discussion waits.",
    in: { whist: yes("whist.score-at-once") },
  },
  "revoke-next-deal": {
    says: "A revoke may still be claimed while the next hand is played.",
    tells: "It must be claimed before the next cut.",
    in: { whist: no("whist.score-at-once", "whist.law.revoke.claim") },
  },
  "plays-for-a-number": {
    says: "A side plays to win a number of tricks that it has bid.",
    tells:
      "Only auction has a contract. In the older games every trick over six is worth the same to whoever wins it.",
    in: {
      auction: yes("auction.object"),
      straight: no("straight.both-sides-score"),
      whist: no("whist.principle.object"),
    },
  },
} as const satisfies Statements;
