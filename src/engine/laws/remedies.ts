import { CODES_OF, type Code, type LawGame } from "./code.ts";

/** Where a remedy exists: for each game the codes that know it. */
export type KnownIn = Partial<Readonly<Record<LawGame, readonly Code[]>>>;

/** What a side may take, or what the law lays down, after an irregularity. */
export interface RemedySpec {
  /** What it means at the table, in plain words. */
  readonly words: string;
  /** Points, or tricks, that pass; absent where nothing is counted. */
  readonly amount?: number;
  readonly unit?: "points" | "tricks";
  readonly known: KnownIn;
}

const { auction, "straight-bridge": straight, whist } = CODES_OF;
const AUCTION: KnownIn = { auction };
const AMERICAN_AUCTION: KnownIn = { auction: ["american"] };
const BRIDGE: KnownIn = { auction, "straight-bridge": straight };
const EVERYWHERE: KnownIn = { auction, "straight-bridge": straight, whist };
const STRAIGHT: KnownIn = { "straight-bridge": straight };
const STRAIGHT_AMERICAN: KnownIn = { "straight-bridge": ["american"] };
const STRAIGHT_ENGLISH: KnownIn = { "straight-bridge": ["english"] };
const WHIST: KnownIn = { whist };
const WHIST_AMERICAN: KnownIn = { whist: ["american"] };
const WHIST_ENGLISH: KnownIn = { whist: ["english"] };
const PARTNERS_BID: KnownIn = { auction: ["american", "duplicate"] };
/** With three hands nobody sits behind the dummy. */
const DUMMY_SITS: KnownIn = PARTNERS_BID;
const DUMMY_SITS_IN_BRIDGE: KnownIn = { ...DUMMY_SITS, "straight-bridge": straight };
const DUMMY_SITS_IN_AMERICA: KnownIn = { ...DUMMY_SITS, "straight-bridge": ["american"] };
const NOT_DUPLICATE: KnownIn = {
  auction: ["american", "three-hand"],
  "straight-bridge": straight,
  whist,
};
const WIN_LOSE: KnownIn = { auction, "straight-bridge": straight, whist: ["english"] };
const THREES: KnownIn = { auction, "straight-bridge": straight, whist: ["english"] };

/**
 * Every remedy the codes know, with its amount and the codes that have it. The ids are ours; an id with a number carries
 * the amount in its name, so that two amounts are never taken for one another.
 */
export const REMEDIES = {
  "new-deal": { words: "Ask for a new deal by the same dealer", known: NOT_DUPLICATE },
  "new-deal-compulsory": {
    words: "The cards must be dealt again by the same dealer",
    known: EVERYWHERE,
  },
  "deal-void": { words: "The deal does not count; earlier scores stand", known: BRIDGE },
  "lose-deal": { words: "The dealer loses the deal, which passes to the left", known: WHIST },
  "redeal-same-dealer": { words: "The same dealer deals again", known: WHIST },
  reshuffle: {
    words: "The dealer shuffles again",
    known: { auction, whist: ["american"] },
  },
  recut: { words: "The pack is cut again", known: EVERYWHERE },
  "adversaries-may-shuffle": { words: "The other side may shuffle too", known: AUCTION },
  object: { words: "Object, and the proper player does it himself", known: EVERYWHERE },
  correct: { words: "Have it put right", known: EVERYWHERE },
  stop: { words: "Stop the deal", known: WHIST },
  "see-card": {
    words: "See the card the dealer saw",
    known: { "straight-bridge": straight, whist: ["english"] },
  },
  stand: { words: "Let it stand", known: EVERYWHERE },
  "play-on": { words: "Have the hand played out as it is", known: WHIST },
  ignore: { words: "Go on as if nothing had been said", known: STRAIGHT },
  cancel: { words: "Have the call wiped out", known: BRIDGE },
  waive: { words: "Let it pass without penalty", known: AUCTION },
  illegal: { words: "It may not be done; the dealer must bid", known: AUCTION },
  "no-change": { words: "It cannot be changed", known: BRIDGE },
  "make-sufficient": {
    words: "Have the bid raised to the lowest number that is enough in that suit",
    known: AUCTION,
  },
  "make-seven": { words: "Have the bid taken as seven in that suit", known: AUCTION },
  "last-own-bid-final": {
    words: "Have your own side’s last bid made the final one",
    known: AUCTION,
  },
  "partner-barred": { words: "The offender’s partner is out of the bidding", known: PARTNERS_BID },
  "partner-no-double": {
    words: "The offender’s partner may neither double nor redouble",
    known: STRAIGHT,
  },
  "partner-must-declare": {
    words: "Make the dealer’s partner name the trump himself",
    known: STRAIGHT,
  },
  "consent-to-double": {
    words: "The leader’s partner may double only if you agree",
    known: STRAIGHT,
  },
  "card-callable": {
    words: "The card lies face up and may be called until it is played",
    known: EVERYWHERE,
  },
  "others-callable": {
    words: "The other cards lie face up and may be called",
    known: EVERYWHERE,
  },
  "choose-card-to-trick": { words: "Choose which of the cards is played", known: BRIDGE },
  "partner-hand-callable": {
    words: "The offender’s partner lays his cards down, and they may be called",
    known: WHIST_AMERICAN,
  },
  "partner-two-cards-callable": {
    words: "The two cards left in the partner’s hand lie face up and may be called",
    known: AUCTION,
  },
  "partner-must-win-one": {
    words: "The offender’s partner must win one of those tricks, if he can",
    known: WIN_LOSE,
  },
  "partner-must-win-first": {
    words: "The offender’s partner must win the first of those tricks, if he can",
    known: WHIST_AMERICAN,
  },
  "call-suit": { words: "Name the suit of that side’s next lead", known: EVERYWHERE },
  "call-lead": { words: "Call a lead, and have the hand played", known: STRAIGHT_AMERICAN },
  "forbid-suit": { words: "Forbid that suit for the first lead", known: BRIDGE },
  "highest-of-suit": { words: "Call his highest card of the suit led", known: EVERYWHERE },
  "lowest-of-suit": { words: "Call his lowest card of the suit led", known: EVERYWHERE },
  "highest-of-named-suit": {
    words: "Call his highest card of any suit you name",
    known: AUCTION,
  },
  "highest-trump": { words: "Call his highest trump", known: WHIST },
  "lowest-trump": { words: "Call his lowest trump", known: WHIST },
  "win-trick": { words: "Tell him to win the trick if he can", known: WIN_LOSE },
  "lose-trick": { words: "Tell him to lose the trick if he can", known: WIN_LOSE },
  trump: { words: "Tell him to trump", known: WHIST_AMERICAN },
  "not-trump": { words: "Tell him not to trump", known: WHIST_AMERICAN },
  "play-that-card": { words: "Have that card played", known: DUMMY_SITS_IN_BRIDGE },
  "not-play-that-card": { words: "Have that card not played", known: DUMMY_SITS_IN_BRIDGE },
  "lead-from-that-hand": { words: "Have the lead made from that hand", known: DUMMY_SITS },
  "require-correction": { words: "Have the lead made from the right hand", known: AUCTION },
  accept: { words: "Accept the lead", known: BRIDGE },
  "fourth-may-play-first": {
    words: "The fourth player may play before his partner",
    known: { auction, whist },
  },
  "show-hand": {
    words: "Have the claimer put his cards face up",
    known: { auction, "straight-bridge": ["english"] },
  },
  "lay-on-table": { words: "Have the card laid on the table again", known: WHIST_ENGLISH },
  "points:25": { words: "Score 25", amount: 25, unit: "points", known: AUCTION },
  "points:50": { words: "Score 50", amount: 50, unit: "points", known: AUCTION },
  "points:100": { words: "Score 100", amount: 100, unit: "points", known: AUCTION },
  "points:125": {
    words: "Score 125 for the game in hand",
    amount: 125,
    unit: "points",
    known: AMERICAN_AUCTION,
  },
  "points-toward-game:2": {
    words: "Score two points toward game, without play",
    amount: 2,
    unit: "points",
    known: STRAIGHT_AMERICAN,
  },
  "take-2-tricks": {
    words: "Take two tricks for each revoke",
    amount: 2,
    unit: "tricks",
    known: WHIST_AMERICAN,
  },
  "take-3-tricks": {
    words: "Take three tricks",
    amount: 3,
    unit: "tricks",
    known: THREES,
  },
  "deduct-3": {
    words: "Take three points off the other side’s score",
    amount: 3,
    unit: "points",
    known: WHIST_ENGLISH,
  },
  "add-3": {
    words: "Add three points to your own score",
    amount: 3,
    unit: "points",
    known: WHIST_ENGLISH,
  },
  "deduct-3-tricks-value": {
    words: "Take the value of three tricks off the other side’s score",
    amount: 3,
    unit: "tricks",
    known: STRAIGHT_ENGLISH,
  },
  "add-3-tricks-value": {
    words: "Add the value of three tricks to your own score",
    amount: 3,
    unit: "tricks",
    known: STRAIGHT_ENGLISH,
  },
  "max-28": {
    words: "The revoking side stops at 28 toward game",
    amount: 28,
    unit: "points",
    known: STRAIGHT,
  },
  "honours-only": { words: "Nothing but honours is scored", known: AUCTION },
  "no-game": {
    words: "That side cannot win the game on this hand",
    known: { "straight-bridge": straight, whist },
  },
  "no-slam": { words: "The slam does not count", known: STRAIGHT },
  "revoke-penalty": { words: "Claim the penalty for a revoke", known: EVERYWHERE },
  "answer-for-revokes": {
    words: "He answers for any revoke that came of it",
    known: EVERYWHERE,
  },
  correctable: { words: "It may still be put right", known: EVERYWHERE },
  "search-tricks": { words: "Look through the tricks at the end of the hand", known: EVERYWHERE },
  claim: { words: "Claim the revoke", known: AUCTION },
  "right-lost": { words: "The right is lost; nothing may be claimed", known: EVERYWHERE },
  "penalty-paid": { words: "The penalty counts as paid", known: EVERYWHERE },
  "no-penalty": { words: "There is no penalty", known: EVERYWHERE },
  wait: { words: "Wait: the other side must be given time to choose", known: EVERYWHERE },
  "place-cards": {
    words: "Have each card put in front of the player who played it",
    known: EVERYWHERE,
  },
  "two-packs": { words: "Have two new packs brought", known: EVERYWHERE },
  "replace-cards": {
    words: "Replace the cards by agreement, or bring new packs",
    known: EVERYWHERE,
  },
  "highest-counts": { words: "The higher of the cards shown counts", known: AUCTION },
  "cut-again": { words: "Cut again", known: { "straight-bridge": straight, whist } },
  "pay-stakes": { words: "Make the bystander pay the stakes", known: EVERYWHERE },
  "score-without-play": {
    words: "Undoubled spades are not played out",
    known: STRAIGHT_AMERICAN,
  },
  forbidden: { words: "It may not be done; no penalty is named", known: STRAIGHT },
  allowed: { words: "It may be done", known: WHIST },
  "send-back": { words: "Send the hands back to be put right", known: { auction: ["duplicate"] } },
  "average-score": {
    words: "Both sides take the average for the deal",
    known: { auction: ["duplicate"] },
  },
  rule: { words: "A definition; there is nothing to claim", known: EVERYWHERE },
  "ask-void": {
    words: "Ask his partner whether he has none of the suit",
    known: DUMMY_SITS_IN_BRIDGE,
  },
  "ask-penalty-obeyed": {
    words: "Ask whether an order for the highest or lowest card has been obeyed",
    known: STRAIGHT_AMERICAN,
  },
  "call-cards-per-trick": {
    words: "Point out too many or too few cards in a trick",
    known: DUMMY_SITS,
  },
  "trick-incomplete": { words: "Point out that a trick is not complete", known: STRAIGHT_AMERICAN },
  "correct-claim": {
    words: "Put right a claim the other side is not entitled to",
    known: DUMMY_SITS_IN_AMERICA,
  },
  "trick-wrong-side": {
    words: "Point out a trick taken by the wrong side",
    known: DUMMY_SITS_IN_AMERICA,
  },
  "discuss-fact": {
    words: "Take part in settling a question of fact",
    known: DUMMY_SITS_IN_AMERICA,
  },
  "correct-score": {
    words: "Put right the score",
    known: DUMMY_SITS_IN_AMERICA,
  },
  "advise-revoke-penalty": {
    words: "Advise declarer which penalty to take for a revoke",
    known: DUMMY_SITS,
  },
} as const satisfies Record<string, RemedySpec>;

/** The id of a remedy, for example `card-callable` or `points:50`. */
export type Remedy = keyof typeof REMEDIES;
export const REMEDY_IDS = Object.keys(REMEDIES) as Remedy[];

/** Whether a game, under a code, knows a remedy at all. */
export function knowsRemedy(game: LawGame, code: Code, remedy: Remedy): boolean {
  const spec: RemedySpec = REMEDIES[remedy];
  return (spec.known[game] ?? []).includes(code);
}
