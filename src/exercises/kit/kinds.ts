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
  "play-to-score",
  "nullo-lead",
  "whist-return",
  "whist-echo",
  "finesse-or-drop",
  "lead-toward",
  "trump-signal",
  "short-hand-first",
  "nullo-play",
  "declarer-second",
  "hold-up",
  "keep-entry",
  "read-duck",
  "end-game",
  "dealer-bid",
  "second-hand-bid",
  "partner-bids",
  "fourth-hand-bid",
  "later-bid",
  "double-or-not",
  "find-the-line",
  "set-it",
  "nullo-escape",
  "throw-in",
  "price-the-card",
  "dummy-ruff",
  "misprint",
  "count-the-hand",
  "what-the-law-says",
  "revoke-in-time",
  "is-it-so",
  "odds",
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
  "play-to-score": {
    title: "Play to the score",
    about: "What wins the game, what saves it, and what is a contract worth risking for?",
  },
  "nullo-lead": {
    title: "Lead against a nullo",
    about: "They mean to lose tricks. Which suit do you lead, and which card of it?",
  },
  "whist-return": {
    title: "Return partner’s suit at whist",
    about: "No dummy to beat: the best card, or one that tells how many are left.",
  },
  "whist-echo": {
    title: "The echo at whist",
    about: "Partner leads high cards. Show him, in trumps or a plain suit, whether you have four.",
  },
  "finesse-or-drop": {
    title: "Finesse, or play for the drop?",
    about: "One high card of the suit is out. Do you finesse against it, or lead out your winners?",
  },
  "lead-toward": {
    title: "Lead toward the high cards",
    about: "A tenace in one hand. From which hand must the suit be led, and how often?",
  },
  "trump-signal": {
    title: "The call for trumps",
    about: "Whist: has partner asked for trumps, and how do you answer him, or ask yourself?",
  },
  "short-hand-first": {
    title: "Out of the long suit’s way",
    about: "You lead a long suit from its shorter hand. Which card goes first?",
  },
  "nullo-play": {
    title: "Play to a nullo",
    about: "Tricks are to be lost. Which card do you play to this one?",
  },
  "declarer-second": {
    title: "Cover, or play low?",
    about: "An adversary leads, and you play second hand and fourth. Which card from second hand?",
  },
  "hold-up": {
    title: "Hold up the stopper",
    about: "They lead the suit you fear at no trump, and you have one winner in it. Now, or later?",
  },
  "keep-entry": {
    title: "Keep the entry",
    about: "One hand has a long suit and one way in. Which card keeps the way open?",
  },
  "read-duck": {
    title: "They let partner’s card win",
    about: "Declarer has not beaten a card that he could beat. What has he left?",
  },
  "end-game": {
    title: "The last tricks",
    about: "Three or four cards are left, and you lead. Which one, for the tricks you need?",
  },
  "dealer-bid": {
    title: "The dealer’s first call",
    about: "You deal and must bid. Which call tells partner what you have?",
  },
  "second-hand-bid": {
    title: "Second hand’s call",
    about: "The dealer has bid. Overcall him, or pass?",
  },
  "partner-bids": {
    title: "Partner has bid",
    about: "Third hand: take partner out, raise him, deny his suit, or leave him in?",
  },
  "fourth-hand-bid": {
    title: "Fourth hand’s call",
    about: "The bidding comes round to you. Leave it there, or speak?",
  },
  "later-bid": {
    title: "The later rounds",
    about: "Free, forced or a shout? What has been told already, and when do you go on?",
  },
  "double-or-not": {
    title: "Double, or not?",
    about: "They have bid, and you may double. Is it certain, is it free, and what would it cost?",
  },
  "find-the-line": {
    title: "Find the line",
    about: "The last cards, and you know them all. One card makes what you need: which?",
  },
  "set-it": {
    title: "Keep him from it",
    about: "The last cards, and you know them all. One lead stops declarer: which?",
  },
  "throw-in": {
    title: "Throw him in",
    about:
      "The last cards, and you know them all. Give somebody the lead who has nothing good to lead.",
  },
  "price-the-card": {
    title: "What is the card worth?",
    about: "The last cards, and you know them all. One is led: how many tricks does it bring?",
  },
  "nullo-escape": {
    title: "Escape the last tricks",
    about: "A nullo, the last cards, and you know them all. Which card leaves the tricks to them?",
  },
  "dummy-ruff": {
    title: "A ruff in dummy",
    about: "They lead a suit in which dummy is short. Do you take it, or let it go?",
  },
  misprint: {
    title: "Misprints",
    about: "Four hands as a printer set them. Which card stands there twice, or not at all?",
  },
  "count-the-hand": {
    title: "Count the hand",
    about: "Some tricks are over, and somebody has not followed suit. What has he left, exactly?",
  },
  "what-the-law-says": {
    title: "What does the law say?",
    about: "A late claim, a torn card, three at the table. What follows, and until when?",
  },
  "revoke-in-time": {
    title: "Too late to mend?",
    about: "A card was not of the suit led, and it is noticed. May it still be put right?",
  },
  "is-it-so": {
    title: "Is it so?",
    about: "The customs, prices and advice of the three games: what is so, and in which of them?",
  },
  odds: {
    title: "What are the chances?",
    about: "Two or three high cards are out. How likely is it that partner has them?",
  },
};
