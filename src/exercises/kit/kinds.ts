/** Every kind of exercise, by its stable slug. A slug is for ever: links, class sets and records carry it. */
export const KIND_IDS = [
  "trick",
  "bid-sufficient",
  "declarer",
  "lead-card",
  "lead",
  "eleven-count",
  "eleven-play",
  "eleven-applies",
  "honours",
  "score-hand",
  "score-rubber",
  "score-straight",
  "make-the-trump",
  "read-the-marker",
  "rubber-points",
  "score-whist",
  "cutting",
  "one-deal-four-scores",
  "redouble-value",
  "may-i-double",
  "revoke-score",
  "nullo-bid",
  "bid-fault",
  "dummys-rights",
  "deal-fault",
  "what-happens-now",
  "second-hand-right",
  "lead-straight",
  "lead-whist",
  "lead-american",
  "second-lead",
  "second-hand-left",
  "fourchette",
  "third-hand",
  "echo",
  "return-partner",
  "fourth-hand",
  "through-dummy",
  "up-to-dummy",
  "suit-whist",
  "trump-lead-whist",
  "signal-four",
  "unblock",
  "discard",
  "lead-plan",
  "read-partner",
  "read-lead",
  "dummy-suit",
  "declarer-suit",
  "draw-trumps",
] as const;
export type KindId = (typeof KIND_IDS)[number];

export function isKindId(value: unknown): value is KindId {
  return KIND_IDS.includes(value as KindId);
}

/** What each kind is called and teaches, for lists and page titles; kept apart so that a list need not load the engine. */
export const KINDS: Readonly<Record<KindId, { readonly title: string; readonly about: string }>> = {
  trick: {
    title: "Who wins the trick?",
    about: "Four cards are down. Touch the one that takes the trick.",
  },
  "bid-sufficient": {
    title: "Is the bid enough?",
    about: "A bid is made over another. Does it over-call?",
  },
  declarer: {
    title: "Who plays, who leads?",
    about: "The bidding is over. Say who plays the hand and who leads to it.",
  },
  "lead-card": {
    title: "Which card of the suit?",
    about: "You have chosen the suit. Lead the card that tells partner the truth.",
  },
  lead: {
    title: "Your opening lead",
    about: "A whole hand after the bidding: choose the suit, then the card.",
  },
  "eleven-count": {
    title: "Count by the Eleven Rule",
    about: "Partner leads a small card. How many higher ones has declarer?",
  },
  "eleven-play": {
    title: "Play by the Eleven Rule",
    about: "The count is made. Now which card do you play third in hand?",
  },
  "eleven-applies": {
    title: "Does the Eleven Rule apply?",
    about: "Before you subtract: was the card a fourth best at all?",
  },
  honours: {
    title: "Count the honours",
    about: "Two partners show their trumps. What do the honours score?",
  },
  "score-hand": {
    title: "Score a hand",
    about: "The hand is over. Enter both sides, below the line and above.",
  },
  "score-rubber": {
    title: "Keep a rubber’s score",
    about: "Deal by deal, from love all to the balance.",
  },
  "score-straight": {
    title: "Score a deal of straight bridge",
    about: "No contract: whoever has the odd tricks scores them. Enter both sides.",
  },
  "make-the-trump": {
    title: "Make the trump",
    about:
      "Straight bridge: a dealer’s hand and the score. Name the trump, or leave it to partner.",
  },
  "read-the-marker": {
    title: "Read the whist marker",
    about: "Counters or keys lie on the table. What is the score?",
  },
  "rubber-points": {
    title: "Count the rubber points",
    about: "Treble, double or single, and what the whole rubber comes to.",
  },
  "score-whist": {
    title: "Mark the score at whist",
    about: "A revoke, the tricks, the honours: in what order, and who is out?",
  },
  cutting: {
    title: "Cut the cards",
    about: "Cards are drawn for partners and places. Who deals, and who sits out?",
  },
  "one-deal-four-scores": {
    title: "One deal, four scores",
    about: "The same tricks as whist, straight bridge, auction and contract would have them.",
  },
  "redouble-value": {
    title: "Doubled, and doubled again",
    about: "A make or a contract has been doubled. What is each trick worth now?",
  },
  "may-i-double": {
    title: "May he double?",
    about:
      "The bidding, or a trump just made: has this player the right to double, or to redouble?",
  },
  "revoke-score": {
    title: "What does the revoke cost?",
    about: "Somebody did not follow suit. Settle it by the code of the game, and score the deal.",
  },
  "nullo-bid": {
    title: "Bid to lose",
    about: "Nullos: how the tricks must fall, what the bid beats, and what it scores.",
  },
  "bid-fault": {
    title: "Something wrong in the bidding",
    about: "A call was out of turn, or not enough, or against the rules. What may be done?",
  },
  "dummys-rights": {
    title: "May dummy say that?",
    about: "His cards are down, and something has happened. May he speak, or touch a card?",
  },
  "deal-fault": {
    title: "Something wrong in the deal",
    about: "A card is shown, the pack is not cut, a hand is short. What may be done?",
  },
  "what-happens-now": {
    title: "What may be demanded?",
    about: "Something irregular has happened. Choose every remedy the law gives, or none.",
  },
  "second-hand-right": {
    title: "Second hand, dummy on your right",
    about: "Dummy leads through you. Cover, go up, or play low?",
  },
  "lead-straight": {
    title: "Elwell’s lead from the suit",
    about: "Straight bridge: the suit is chosen. Lead the card that Elwell would.",
  },
  "lead-whist": {
    title: "The old leads of whist",
    about: "Which card of the suit tells partner what it should?",
  },
  "lead-american": {
    title: "American leads: tell the number",
    about: "Whist: open the suit, and go on with it, so that partner can count it.",
  },
  "second-lead": {
    title: "The second round",
    about: "You opened the suit, and it comes round again. Which card now?",
  },
  "second-hand-left": {
    title: "Second hand, dummy on your left",
    about: "Declarer leads through you and dummy plays after. When does the king go up?",
  },
  fourchette: {
    title: "Is it a fourchette?",
    about: "Two cards about the one led: true, imperfect, or no fourchette at all.",
  },
  "third-hand": {
    title: "Third hand’s card",
    about: "Partner leads. Win it, with what, or let it run?",
  },
  echo: {
    title: "Tell partner as he leads high",
    about: "Partner leads king and ace. Down and out, or the echo: which card now?",
  },
  "return-partner": {
    title: "Return partner’s suit",
    about: "You have won his lead. With which card do you lead his suit back?",
  },
  "fourth-hand": {
    title: "Last to play",
    about: "Fourth hand wins. With which card, and what goes back?",
  },
  "through-dummy": {
    title: "Lead through dummy",
    about:
      "Dummy is on your left. Which card goes through his strength, and which suits do you leave?",
  },
  "up-to-dummy": {
    title: "Lead up to dummy",
    about: "Dummy is on your right and plays last. Where is he weak, and what do you lead?",
  },
  "suit-whist": {
    title: "Which suit at whist?",
    about: "A whole hand, and trumps are not to be led. Choose the suit to open.",
  },
  "trump-lead-whist": {
    title: "Trumps, or a plain suit?",
    about: "Whist: a whole hand to lead from. Do you draw trumps?",
  },
  "signal-four": {
    title: "The four-signal",
    about: "Whist: play three small cards in the order that shows your trumps.",
  },
  unblock: {
    title: "Out of partner’s way",
    about: "No trump at straight bridge: partner leads a high card. Which do you play?",
  },
  discard: {
    title: "What to throw away",
    about: "You cannot follow suit. Which suit do you discard from, and how do you ask for one?",
  },
  "lead-plan": {
    title: "Lead by a plan",
    about: "Straight bridge: a whole hand, the make and your plan. Choose suit and card.",
  },
  "read-partner": {
    title: "Where is the card?",
    about: "A card is led or played. Does it place one that you cannot see?",
  },
  "read-lead": {
    title: "Read partner’s lead",
    about: "Partner has led a card of his suit. Which others can he hold?",
  },
  "dummy-suit": {
    title: "Dummy is down: which suit?",
    about: "You see your hand and dummy’s. Which suit do you lead through him, or up to him?",
  },
  "declarer-suit": {
    title: "Which suit do you play for?",
    about: "You declare at no trump. Two hands, four suits: which one will make the hand?",
  },
  "draw-trumps": {
    title: "Draw trumps, or wait?",
    about:
      "You declare, and have the lead. Draw trumps at once, or is there something to do first?",
  },
};
