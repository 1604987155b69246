import type { LawGame } from "./code.ts";
import type { Known } from "./facts.ts";

type Told = Readonly<Partial<Record<keyof Known, Readonly<Record<string, string>>>>>;

/** Each circumstance on which a ruling may turn, as it is told after “if”. */
const TOLD: Told = {
  accepted: { true: "both the other players have taken it as made" },
  adversaryHasCalled: { true: "a player of the other side has called since" },
  adversaryTouched: {
    true: "the other side had touched its cards",
    false: "nobody of the other side had touched them",
  },
  allPlayed: { true: "all four have played" },
  authority: { foster: "you follow Foster’s chapter where it parts from the printed code" },
  belowTable: { true: "it fell below the table" },
  bothAdversariesPlayed: { false: "his opponents had not both played to the trick" },
  bothSidesWrong: { true: "a player of the other side has a wrong number too" },
  callType: { pass: "the call was a pass", double: "the call was a double" },
  claimantLooked: { true: "the one who claims has looked at a card of his own" },
  dealerClaimed: { true: "he did it because the dealer had claimed the rest" },
  dealersSide: {
    true: "it was the dealer or his partner",
    false: "it was an opponent of the dealer’s",
  },
  declarerPlayed: { true: "declarer has already played to it" },
  established: { true: "he answered no and the trick was let go, or his side has played on" },
  found: {
    "before-overplay": "it is found when the hands come to the next table, before they are played",
    overplay: "it is found only while the hands are played again",
  },
  fourthHand: { true: "he was the last to play to the trick" },
  gamesUneven: { false: "neither side is a game up" },
  nextCut: { true: "the pack has been cut for the next deal" },
  noticed: { "after-deal": "it is noticed only when the deal is over" },
  playBegun: { true: "a card has already been played" },
  role: {
    declarer: "it was declarer",
    dummy: "it was dummy",
    leader: "it was the first leader",
    pone: "it was the first leader’s partner",
  },
  scoreClosed: { true: "that time is past" },
  secondPlayed: { true: "the second player has already played" },
  shortfall: {
    impossible: "not even seven in that suit would be enough",
    insufficient: "some number in that suit, up to seven, would be enough",
  },
  thirdPlayed: { true: "third hand had already played" },
  trumpTurned: {
    true: "the trump card has been turned",
    false: "the next trump card is not turned yet",
  },
  turnUpLate: { false: "fewer tricks than that have been let go" },
  void: {
    true: "the player who is told what to play has none of the suit",
    false: "the player who is told what to play has a card of the suit",
  },
};

/** Where a game has no declarer but its dealer. */
const AT: Readonly<Record<LawGame, Told>> = {
  auction: {},
  "straight-bridge": { role: { declarer: "it was the dealer" } },
  whist: {},
};

/** A circumstance in the words that follow “if”: “declarer has already played to it”. */
export function circumstanceWords(game: LawGame, when: Partial<Known>): string {
  return Object.entries(when)
    .map(([fact, value]) => {
      const key = fact as keyof Known;
      return AT[game][key]?.[`${value}`] ?? TOLD[key]?.[`${value}`] ?? "";
    })
    .join(" and ");
}
