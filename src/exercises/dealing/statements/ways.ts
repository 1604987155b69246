import { no, yes, type Statements } from "./statement.ts";

/** What the books advise: how to bid, to double, to play, and to think of the game. */
export const WAY_STATEMENTS = {
  "one-meaning": {
    says: "Each bid should mean one thing, so that partner may rely on it.",
    tells: "Sound bidding is the secret of the game.",
    in: { auction: yes("bid.principle.sound") },
  },
  "dealer-nullo": {
    says: "A dealer whose cards are all small does well to open with a nullo.",
    tells:
      "It tells his partner nothing about where the suits lie. A dealer should not open with one.",
    in: { auction: no("nullo.bid.not-dealer") },
  },
  "nullo-over-spade": {
    says: "One nullo is a safe answer to partner’s opening of one spade.",
    tells: "The contract will nearly always go higher.",
    in: { auction: yes("nullo.bid.over-spade") },
  },
  "nullo-singleton": {
    says: "A singleton makes a hand worse for a nullo.",
    tells: "Singletons and empty suits are valuable: they let you throw dangerous cards away.",
    in: { auction: no("nullo.bid.shape") },
  },
  "nullo-defence": {
    says: "A nullo is best bid against a strong no trump.",
    tells:
      "It is chiefly a defence: the stronger the other side, the better its chance, risky as it stays.",
    in: { auction: yes("nullo.bid.opposition") },
  },
  "nullo-shout": {
    says: "A long suit that would serve no trump and nullo alike is worth a bid of one more than you need.",
    tells: "For example ace, king, queen, six, four and two.",
    in: { auction: yes("nullo.bid.shout") },
  },
  "false-cards": {
    says: "Declarer should always play the card from which the others can read his hand.",
    tells: "He has no partner to mislead, and plays the card that tells least.",
    in: { auction: no("declarer.false-cards") },
  },
  established: {
    says: "A suit is established when you can win every trick that is left in it.",
    tells: "Whoever leads it. Until then there is something still to be driven out.",
    in: { auction: yes("declarer.established-defined") },
  },
  gaps: {
    says: "With king, jack, nine, seven, five, four and three, only the ace and the queen need watching.",
    tells: "The ten, the eight and the six break the sequence too.",
    in: { auction: no("declarer.watch-gaps") },
  },
  "all-finesse": {
    says: "Declarer’s adversaries should finesse as freely as he does.",
    tells: "He does it for the tricks he wants beyond his sure ones; as a rule they do not.",
    in: { auction: no("declarer.finesse-only-declarer") },
  },
  "lead-elsewhere": {
    says: "If partner leads a suit of which you cannot have the best card, he has a reason to leave another alone.",
    tells: "He wants a finesse in it, so lead him the suit that he does not lead.",
    in: { auction: yes("third.lead-elsewhere") },
  },
  "invited-force": {
    says: "If partner wins the first round of their suit and leads it straight back, he has made a slip.",
    tells: "He asks you to lead it once more, for him to trump.",
    in: { auction: no("third.force.invited") },
  },
  "ruff-the-queen": {
    says: "Dummy, after you, has king and two more. Partner leads ace and then queen, and you had one: trump the queen.",
    tells: "It looks like waste, but the king would otherwise bring dummy in.",
    in: { auction: yes("third.left.ruff-king") },
  },
  "hurry-back": {
    says: "When your king from three has won dummy’s finesse from ace, queen and jack, hurry to return the suit.",
    tells: "Partner led from a weak suit. He may want a finesse in another where dummy is weak.",
    in: { auction: no("third.return.kxx-aqjx") },
  },
  "rest-of-it": {
    says: "If a high card is led from dummy, declarer has the rest of a combination with it.",
    tells: "Ask what he must have for the lead to make sense.",
    in: { auction: yes("second.right.high-lead-combination") },
  },
  underplay: {
    says: "At no trump, the smallest may be led even from ace, king and three small.",
    tells: "If dummy has no honour there, and you have a card of entry outside.",
    in: { auction: yes("upto.underplay-akxxx") },
  },
  "partner-has-no-more": {
    says: "You open your long suit, and dummy has small ones. If partner wins with the queen and leads something else, he has no more of yours.",
    tells: "He has a finesse in your suit, and wants you to lead it again.",
    in: { auction: no("upto.partner-finesse-inference") },
  },
  "double-no-trump": {
    says: "A double of no trump wants six sure tricks and a likely seventh.",
    tells: "A red suit or clubs want five and a sixth, spades four and a fifth.",
    in: { straight: yes("straight.double.advice") },
  },
  "double-under": {
    says: "A double is best when the maker sits on your left.",
    tells: "On your right: your trumps then lie over his.",
    in: { straight: no("straight.double.advice") },
  },
  "queen-jack-counts": {
    says: "In counting for a double, queen, jack and one more of the maker’s trumps are worth two.",
    tells: "They are worth one; with a fourth card they would be two.",
    in: { straight: no("straight.double.count") },
  },
  "ace-ten-counts": {
    says: "In counting for a double, ace, queen and ten of trumps over the maker’s are worth three.",
    tells: "So are king, queen, ten and a small one.",
    in: { straight: yes("straight.double.count") },
  },
  "most-tricks": {
    says: "The dealer should choose the trump that will yield the most tricks.",
    tells: "The one that will yield the most points.",
    in: { straight: no("straight.make.foster") },
  },
  "one-system": {
    says: "One system of play, kept to, will win in the end.",
    tells:
      "None always wins, neither long suits nor short. Mix them, and suit the mixture to the hand.",
    in: { whist: no("whist.no-machine") },
  },
  "players-differ": {
    says: "Good players may differ over the same hand.",
    tells: "The cards fall in too many ways for a formula.",
    in: { whist: yes("whist.good-play.diversity") },
  },
  "all-signals-first": {
    says: "A beginner should learn all the signals before he sits down.",
    tells: "He gets on fastest by learning one thing, and only then the next.",
    in: { whist: no("whist.principle.one-thing") },
  },
  "tactics-first": {
    says: "Learn the agreed ways of leading and following before the strategy that rests on them.",
    tells: "First the tactics, each tried at the table; then what use to make of what they tell.",
    in: { whist: yes("whist.study") },
  },
  "small-card-wins": {
    says: "A two can take a trick without being a trump.",
    tells: "When all that is above it has gone, and the adverse trumps are out.",
    in: { whist: yes("whist.four-ways", "whist.principle.value") },
  },
  "cross-ruff": {
    says: "In a cross-ruff each partner trumps a suit that the other leads.",
    tells:
      "Ruffing is one of four styles, with high cards, the long suit, and the short suit with its tenaces.",
    in: { whist: yes("whist.four-systems") },
  },
  tenace: {
    says: "Ace, queen and ten, led up to twice, take all three tricks from king, jack and nine.",
    tells: "Whoever has to lead that suit makes only one of it.",
    in: { whist: yes("whist.tenace") },
  },
  "ruff-early": {
    says: "The chief use of trumps is to ruff with.",
    tells: "It is worth more to draw the other side’s, so that an established suit is safe.",
    in: { whist: no("whist.lead.trump-uses") },
  },
  "two-aims": {
    says: "The first lead has one aim: to make the most of the leader’s own hand.",
    tells: "It has two. The other is to tell partner where help is wanted.",
    in: { whist: no("whist.lead.two-aims") },
  },
  "trumps-later": {
    says: "If your suit is established later, four trumps and an entry are enough to lead trumps then.",
    tells: "For instance when its ace has been driven out, or has turned up with partner.",
    in: { whist: yes("whist.trumplead.later") },
  },
  "force-the-strong": {
    says: "Make the adversary ruff who is strong in trumps.",
    tells: "The more so when you are weak in them yourself.",
    in: { whist: yes("whist.force") },
  },
  "grand-coup": {
    says: "It can pay to play a low trump under partner’s higher one.",
    tells: "It rids you of a trump that would give you the lead when you want to be led up to.",
    in: { whist: yes("whist.coup.grand") },
  },
  bath: {
    says: "Foster recommends letting a king win, fourth hand, when you have ace and jack.",
    tells:
      "He thinks it a bad habit: the suit must go round three times, and may never be led back.",
    in: { whist: no("whist.coup.bath") },
  },
  deschapelles: {
    says: "A king may be given up without the ace, to leave partner an entry for his suit.",
    tells: "It may drive out the very ace that stops him.",
    in: { whist: yes("whist.coup.deschapelles") },
  },
} as const satisfies Statements;
