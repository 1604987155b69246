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
};
