import { no, yes, type Statements } from "./statement.ts";

/** What scores, the game and the rubber. */
export const SCORE_STATEMENTS = {
  "odd-trick-scores": {
    says: "A side that has won seven tricks always scores for the odd one.",
    tells:
      "At auction it must have undertaken to win them. In the older games whoever has them scores.",
    in: {
      auction: no("auction.score.only-if-made", "auction.score.failed.declarer"),
      straight: yes("straight.either-side-scores"),
      whist: yes("whist.object"),
    },
  },
  "both-toward-game": {
    says: "Either side can score toward the game, whoever named the trump.",
    tells:
      "At auction only declarer’s side can. In the older games whoever wins more than six does.",
    in: {
      auction: no("auction.intro.straight-vs-auction"),
      straight: yes("straight.either-side-scores"),
      whist: yes("whist.object"),
    },
  },
  "failed-honours": {
    says: "A declarer who fails keeps the honours he was dealt.",
    tells: "His tricks score nothing, but honours score in any case.",
    in: { auction: yes("auction.score.failed.declarer") },
  },
  "honours-to-game": {
    says: "Honours help a side toward the game.",
    tells:
      "Only the English game of whist counts them so. At bridge they are scored apart, and American whist leaves them out.",
    in: {
      auction: no("auction.game.thirty"),
      straight: no("straight.game"),
      american: no("whist.american.no-honours"),
      english: yes("whist.english", "whist.score.english"),
    },
  },
  thirty: {
    says: "Thirty points make a game.",
    tells: "At both games of bridge. American whist is seven points, the English game five.",
    in: {
      auction: yes("auction.game.thirty"),
      straight: yes("straight.game"),
      american: no("whist.score.american"),
      english: no("whist.english"),
    },
  },
  "hearts-game": {
    says: "From love, four odd tricks in hearts make the game.",
    tells: "Four times 8 is 32, at either game of bridge.",
    in: {
      auction: yes("auction.suits.major-minor", "auction.game.thirty"),
      straight: yes("straight.make.values", "straight.game"),
    },
  },
  "clubs-game": {
    says: "From love, five odd tricks in clubs make the game.",
    tells: "At auction five times 6 is 30. At straight bridge five times 4 is 20.",
    in: {
      auction: yes("auction.suits.major-minor", "auction.game.thirty"),
      straight: no("straight.value.tricks", "straight.game"),
    },
  },
  "four-diamonds-game": {
    says: "From love, four odd tricks in diamonds make the game.",
    tells: "Four times 7 is 28 at auction, four times 6 is 24 at straight bridge: five are needed.",
    in: {
      auction: no("auction.suits.major-minor", "auction.game.thirty"),
      straight: no("straight.value.tricks", "straight.game"),
    },
  },
  "hundred-for-rubber": {
    says: "The winners of the rubber add 100.",
    tells: "At straight bridge they do. At auction it is 250, and at English whist two points.",
    in: {
      auction: no("auction.rubber.bonus-250"),
      straight: yes("straight.rubber", "straight.rubber.bonus"),
      english: no("whist.english"),
    },
  },
  "two-for-rubber": {
    says: "The winners of the rubber add two.",
    tells: "English whist gives two rubber points; straight bridge gives 100 and auction 250.",
    in: {
      auction: no("auction.rubber.bonus-250"),
      straight: no("straight.rubber"),
      english: yes("whist.english"),
    },
  },
  "win-and-lose": {
    says: "The side that wins two games may still be the one to pay.",
    tells:
      "At bridge all points are added, and the larger total wins. At English whist the winners of the rubber gain between one and eight.",
    in: {
      auction: yes("auction.rubber.difference"),
      straight: yes("straight.rubber.bonus"),
      english: no("whist.score.rubber-points"),
    },
  },
  "third-game": {
    says: "A third game is played even if one side has won the first two.",
    tells: "It is left out: the rubber is won.",
    in: { auction: no("auction.rubber.best-of-three"), straight: no("straight.rubber") },
  },
  "two-games-at-once": {
    says: "A deal that brings 60 points wins two games at once.",
    tells: "No deal can win more than one game, however many points it brings.",
    in: { straight: no("straight.game.frame") },
  },
  carried: {
    says: "Points over thirty are carried into the next game.",
    tells: "Both sides start the next game at nothing.",
    in: { auction: no("auction.pad.line-under-game"), straight: no("straight.game.frame") },
  },
  kept: {
    says: "Points over thirty count in the final total.",
    tells: "They win no second game, but they stay on the sheet and are added in the end.",
    in: {
      auction: yes("auction.game.play-out", "auction.pad.line-under-game"),
      straight: yes("straight.game", "straight.game.play-out"),
    },
  },
  "losers-lose": {
    says: "What the losers of a game have scored is struck out.",
    tells: "It stays on the sheet until the end of the rubber.",
    in: { auction: no("auction.pad.line-under-game"), straight: no("straight.game.play-out") },
  },
  chicane: {
    says: "A player who was dealt no trump scores as if he had three honours.",
    tells: "That is chicane. If his partner has none either, it counts as four.",
    in: { straight: yes("straight.chicane") },
  },
  "slam-by-revoke": {
    says: "Tricks taken for a revoke may make up a slam.",
    tells: "A slam must be won in play.",
    in: {
      auction: no("auction.score.slam.no-revoke-tricks"),
      straight: no("straight.law.revoke.slam"),
    },
  },
  "revoker-slam": {
    says: "A side that has revoked may still score a slam.",
    tells: "It may not, whatever it has won.",
    in: {
      auction: no("auction.score.slam.no-revoke-tricks"),
      straight: no("straight.law.revoke.limit"),
    },
  },
  "three-for-revoke": {
    says: "By the American code, a revoke costs three tricks and never anything else.",
    tells:
      "At straight bridge it does. At auction declarer may take 100 instead, and whist takes two tricks.",
    in: {
      auction: no("auction.revoke.adversary-penalty"),
      straight: yes("straight.revoke.penalty"),
      whist: no("whist.law.revoke.penalty-american"),
    },
  },
  "fifty-four": {
    says: "Four diamond honours in one hand, and the fifth with partner, count 54.",
    tells:
      "Nine times a trick: 54 at straight bridge, where one table prints 64 by mistake, and 63 at auction.",
    in: {
      auction: no("auction.score.honours.table"),
      straight: yes("straight.honours.misprint-64", "straight.honours.table"),
    },
  },
  "one-column": {
    says: "Each side may keep one column, tricks downward from a line and honours upward.",
    tells:
      "At the end each column is added as one sum. Some give tricks and honours a column each.",
    in: { auction: yes("auction.pad.single-column") },
  },
  "column-each": {
    says: "Where tricks and honours have a column each, only those of the tricks are added.",
    tells: "All four columns are added, and each side’s two sums are put together.",
    in: { auction: no("auction.pad.two-column") },
  },
  "larger-total": {
    says: "The 250 goes to the side with the larger total.",
    tells: "It goes to the side that won two games, before the totals are compared.",
    in: { auction: no("auction.rubber.bonus-250", "auction.pad.two-column") },
  },
  "worth-more": {
    says: "A game is worth more, the fewer points the losers have.",
    tells:
      "American whist takes the losers’ points from seven; English whist counts three, two or one.",
    in: { american: yes("whist.score.american"), english: yes("whist.english") },
  },
  "counter-enough": {
    says: "To claim honours, it is enough to move a counter.",
    tells:
      "They must be named aloud, after the last card is played and before the next trump is turned.",
    in: { english: no("whist.honours.claim") },
  },
} as const satisfies Statements;
