import { no, yes, type Statements } from "./statement.ts";

/** What a card says to partner, by the conventions of each game. */
export const CARD_STATEMENTS = {
  "from-eleven": {
    says: "The pips of a fourth-best lead, taken from eleven, tell how many higher cards are outside the leader’s hand.",
    tells: "The Eleven Rule is the same wherever the fourth best is led.",
    in: {
      auction: yes("third.eleven.rule"),
      straight: yes("straight.eleven"),
      whist: yes("whist.eleven"),
    },
  },
  "one-hand-left": {
    says: "The Eleven Rule tells how many higher cards one certain opponent has.",
    tells:
      "Where dummy is seen, all that are not his or yours are declarer’s. At whist they may lie in either of two hands.",
    in: {
      auction: yes("third.eleven.declarer"),
      straight: yes("straight.eleven"),
      whist: no("whist.eleven"),
    },
  },
  "short-king": {
    says: "From a king and two small cards, the king is led.",
    tells: "From a short suit the top card is led, but not a king.",
    in: {
      auction: no("lead.short.top"),
      straight: no("straight.lead.trump.short"),
      whist: no("whist.lead.short"),
    },
  },
  "long-fourth": {
    says: "From a long suit that has no high-card lead, the fourth best is led.",
    tells: "It tells partner that there are exactly three higher in the hand.",
    in: {
      auction: yes("lead.fourth-best"),
      straight: yes("straight.lead.trump.fourth"),
      whist: yes("whist.lead.fourth"),
    },
  },
  "trump-the-third": {
    says: "Against a trump, a higher card on partner’s king and a lower on his ace may mean that you can trump the third round.",
    tells: "So they may, in both games. At straight bridge the queen may be behind it as well.",
    in: { auction: yes("third.trump.down-and-out"), straight: yes("straight.echo") },
  },
  "second-best-of-four": {
    says: "At no trump, from four small cards, the second best goes on the high card that partner leads.",
    tells:
      "Foster plays the second best. Elwell plays the third best of four, and keeps the lowest.",
    in: { auction: yes("third.nt.foster-echo"), straight: no("straight.unblock") },
  },
  "third-best-of-four": {
    says: "From four or more of the suit, the third best goes on partner’s high card.",
    tells:
      "That is the echo of whist. At auction Foster plays the second best at no trump, and the lowest against a trump.",
    in: {
      auction: no("third.nt.foster-echo", "third.trump.down-and-out"),
      whist: yes("whist.signal.low", "whist.signal.plain-echo"),
    },
  },
  "keep-the-lowest": {
    says: "With four cards of partner’s long suit, keep your lowest.",
    tells: "It leaves him free to run the suit, where a high card would block it.",
    in: { straight: yes("straight.unblock"), whist: yes("whist.unblock") },
  },
  "on-both-sides": {
    says: "Second hand covers a card if he holds those on both sides of it.",
    tells: "Two of their high cards then go for one trick.",
    in: {
      auction: yes("second.right.fourchette"),
      straight: yes("straight.second"),
      whist: yes("whist.second"),
    },
  },
  "always-covered": {
    says: "An honour should always be covered with an honour.",
    tells:
      "Only with cards on both sides of it; a king, queen or jack that is long guarded had better wait.",
    in: { straight: no("straight.second") },
  },
  "no-pause": {
    says: "In doubt, second hand plays low, and without a pause.",
    tells: "A pause would tell the dealer where the high card is.",
    in: { straight: yes("straight.second") },
  },
  "queen-unseen": {
    says: "Third hand may play the queen from ace and queen without knowing where the king is.",
    tells:
      "At whist it is the one finesse against partner. At straight bridge he needs to see in dummy the honour that he means to catch.",
    in: { straight: no("straight.third"), whist: yes("whist.third") },
  },
  "lower-of-two": {
    says: "Of two cards that will do equally well, third hand plays the lower.",
    tells: "He wins as cheaply as he can.",
    in: { straight: yes("straight.third"), whist: yes("whist.third") },
  },
  "best-suit-thrown": {
    says: "Against a trump, the first discard comes from the best suit.",
    tells:
      "At auction it does, and tells partner where to look. At whist you throw what is of least use.",
    in: { auction: yes("discard.trump-best-suit"), whist: no("whist.discard") },
  },
  "ace-thrown": {
    says: "To throw away the ace of a suit says that its owner commands it.",
    tells: "Nobody would part with it otherwise: the suit is solid.",
    in: { straight: yes("straight.discard"), whist: yes("whist.discard") },
  },
  "twice-strong": {
    says: "A player shows his strong suit by one discard after another from it.",
    tells: "Strength is shown once only; what is thrown after that is weak.",
    in: { straight: no("straight.discard") },
  },
  "weak-and-strong": {
    says: "“Weak and strong” is an agreement on two discards.",
    tells:
      "The first word is the lead when partner doubles no trump, the second the discard against no trump.",
    in: { straight: no("straight.convention.strong") },
  },
  "asks-for-trumps": {
    says: "A high card and then a low one, in a suit the other side leads, ask partner to lead trumps.",
    tells:
      "At whist they do. At straight bridge they ask him to give up his own suit and try another.",
    in: { straight: no("straight.change-suit-call"), whist: yes("whist.signal.call") },
  },
  "go-on": {
    says: "At no trump, high and then low on partner’s own lead are best taken to mean “go on”.",
    tells:
      "At straight bridge they encourage. At auction Foster finds it confusing, for those cards already tell something else.",
    in: { auction: no("discard.reverse-on-lead-confusing"), straight: yes("straight.echo") },
  },
  "later-leads": {
    says: "A high card led later, when its suit is opened for the first time, follows other rules than the first lead.",
    tells: "Whoever opens a suit leads his high cards by the same rules.",
    in: { auction: no("lead.pone.high"), whist: no("whist.lead.applies-all") },
  },
  "dummy-in-sight": {
    says: "Once dummy’s cards are in sight, they may change what is best to lead.",
    tells:
      "The rules for leads are for the opening lead, and those for leading through dummy are a guide, not a law.",
    in: { auction: yes("lead.after-dummy", "dummyplay.not-blindly") },
  },
  "no-trump-first": {
    says: "If you learn one set of leads only, let it be those against no trump.",
    tells: "Learn those against a trump: used at no trump they do little harm.",
    in: { auction: no("lead.principle.learn-trump-first") },
  },
  "nine-high": {
    says: "For leading, the nine counts as a high card.",
    tells:
      "Ace, king, queen, jack and ten do. Below the ten it does not matter which card you hold.",
    in: { auction: no("lead.high.recognised") },
  },
  "trump-opened": {
    says: "A good player who opens with a trump has no plain suit that he likes to lead.",
    tells: "So his partner, once in, leads up to the suits in which dummy is weak.",
    in: { auction: yes("lead.trump.partner-reply") },
  },
  "winners-first": {
    says: "Against no trump, make your aces and kings before anything else.",
    tells:
      "Try to make small cards good. Play off the winners, and partner may have none of the suit left to lead to you.",
    in: { auction: no("lead.nt.no-hurry") },
  },
  "fourth-trump": {
    says: "When trumps are led for their length alone, the fourth best will do even from ace and king.",
    tells: "It will, and from an ace, from king-queen without the ten and from king-jack-ten.",
    in: { whist: yes("whist.leads.trump") },
  },
  minneapolis: {
    says: "By the Minneapolis lead, the ace of a long suit without the king says that its leader is strong in trumps.",
    tells: "He is weak in them. Strong in trumps he would lead the fourth best.",
    in: { whist: no("whist.leads.minneapolis") },
  },
  "american-game": {
    says: "In the later school called the American game, the lowest card led promises an honour.",
    tells: "One as good as the queen; a middle card denies one.",
    in: { whist: yes("whist.system.american-game") },
  },
  "at-once": {
    says: "A strong suit without trumps or entries behind it is kept until the end.",
    tells: "Make its tricks at once.",
    in: { whist: no("whist.lead.make-tricks") },
  },
} as const satisfies Statements;
