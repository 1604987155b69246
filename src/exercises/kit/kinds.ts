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
};
