import { no, yes, type Statements } from "./statement.ts";

/** Duplicate, three at the table, and other ways in which the games have been played. */
export const FORM_STATEMENTS = {
  "duplicate-rubbers": {
    says: "At duplicate auction the winners of a rubber add 250.",
    tells:
      "Duplicate has no games and no rubbers. A pair with 30 or more in tricks from one deal adds 125.",
    in: { forms: no("varieties.duplicate-auction") },
  },
  "duplicate-125": {
    says: "At duplicate auction a pair that makes 30 in tricks from one deal adds 125.",
    tells: "There are no games and no rubbers, and the 125 goes above the line.",
    in: { forms: yes("varieties.duplicate-auction") },
  },
  "three-hand": {
    says: "With three at auction, you may win from one player and lose to the other.",
    tells: "Each has a score of his own, and settles with each of the others.",
    in: { forms: yes("varieties.three-hand") },
  },
  "bridge-for-three": {
    says: "At bridge for three, all three may score below the line.",
    tells: "Only the dealer does, who plays with dummy against the other two.",
    in: { forms: no("varieties.bridge-for-three") },
  },
  "bridge-for-three-rubber": {
    says: "At bridge for three, the first to win two games adds 100.",
    tells: "And in the end each settles with each.",
    in: { forms: yes("varieties.bridge-for-three") },
  },
  "kings-lose": {
    says: "At king’s bridge, what a dealer loses is credited to each of the others.",
    tells: "There are no games: when he wins, he is credited with his tricks and honours.",
    in: { forms: yes("varieties.kings-bridge") },
  },
  "kings-games": {
    says: "King’s bridge is played in games and rubbers.",
    tells: "It has no games.",
    in: { forms: no("varieties.kings-bridge") },
  },
  reversi: {
    says: "At reversi, what a side makes is written down to its opponents.",
    tells: "You want to lose: tricks and honours count for the other side.",
    in: { forms: yes("varieties.reversi") },
  },
  "misery-none": {
    says: "At misery the dealer has failed if he takes a single trick.",
    tells: "He may take one. With more than one he has failed.",
    in: { forms: no("varieties.misery") },
  },
  "misery-five": {
    says: "At misery each trick over six that is won against the dealer counts 5.",
    tells: "For him if he took one at most, against him if he took more.",
    in: { forms: yes("varieties.misery") },
  },
  "straight-duplicate": {
    says: "At duplicate straight bridge, each deal is a game by itself.",
    tells: "Four deals are taken together, and the side with more trick points in them adds 50.",
    in: { forms: no("straight.variant.duplicate") },
  },
  "four-deals": {
    says: "At duplicate straight bridge four deals are taken together.",
    tells: "The side with more trick points in the four adds 50.",
    in: { forms: yes("straight.variant.duplicate") },
  },
  mechanical: {
    says: "Where the make is mechanical, dummy with three aces must make it no trump.",
    tells: "Otherwise his longest suit is trumps; he has no choice.",
    in: { forms: yes("straight.declare.mechanical") },
  },
  "mechanical-pips": {
    says: "Where the make is mechanical and two suits are equally long, dummy chooses.",
    tells:
      "The pips decide, an ace counting eleven and king, queen and knave ten; then the dearer suit.",
    in: { forms: no("straight.declare.mechanical") },
  },
  favourite: {
    says: "At favourite whist a trick counts most in hearts.",
    tells: "4 in hearts, 3 in diamonds, 2 in clubs and 1 in spades.",
    in: { forms: yes("whist.score.favourite") },
  },
  "favourite-game": {
    says: "At favourite whist five points make a game.",
    tells: "Ten do, and the hands are played out.",
    in: { forms: no("whist.score.favourite") },
  },
  continuous: {
    says: "Four who play whist for hours may count tricks on and on, without games.",
    tells: "At the end the smaller total is taken from the larger.",
    in: { forms: yes("whist.continuous", "whist.score.continuous") },
  },
  "single-game": {
    says: "A single game of whist must stop when the score is reached.",
    tells: "Some stop there; others play the hand out, so that six and five by cards make eleven.",
    in: { forms: no("whist.single-game", "whist.score.play-out") },
  },
} as const satisfies Statements;
