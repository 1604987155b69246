import { partnerOf, leftOf, sideOf, type Seat } from "../core/seat.ts";
import { minimumLevel, overcalls } from "../declaring/auction.ts";
import type { Bid } from "../declaring/call.ts";
import type { Code } from "./code.ts";

/** What is known of an event at the table; what is not said is not assumed. Seats are those of the deal. */
export interface Facts {
  readonly code?: Code;
  /** Set to follow Foster’s chapter where it parts from the printed code of straight bridge. */
  readonly authority?: "foster";
  readonly offender?: Seat;
  readonly dealer?: Seat;
  readonly declarer?: Seat;
  readonly leader?: Seat;
  /** The bid that stood, and the one made over it. */
  readonly last?: Bid;
  readonly bid?: Bid;
  readonly callType?: "pass" | "bid" | "double" | "redouble";
  /** An opponent of the offender has called since. */
  readonly adversaryHasCalled?: boolean;
  readonly noticed?: "during-deal" | "after-deal";
  readonly claimantLooked?: boolean;
  /** A card has been played since the deal. */
  readonly playBegun?: boolean;
  readonly adversaryTouched?: boolean;
  readonly trumpTurned?: boolean;
  readonly belowTable?: boolean;
  /** How many have played to the trick. */
  readonly played?: number;
  readonly declarerPlayed?: boolean;
  readonly secondPlayed?: boolean;
  readonly thirdPlayed?: boolean;
  /** The player who must still play has none of the suit led. */
  readonly void?: boolean;
  readonly quittedTricks?: number;
  readonly trickQuitted?: boolean;
  readonly asked?: boolean;
  readonly answeredNone?: boolean;
  readonly sidePlayedOn?: boolean;
  readonly bothAdversariesPlayed?: boolean;
  /** The offender’s place in the trick, 1 to 4. */
  readonly position?: number;
  readonly dealerClaimed?: boolean;
  readonly accepted?: boolean;
  readonly scoreClosed?: boolean;
  readonly games?: { readonly YZ: number; readonly AB: number };
  readonly nextCut?: boolean;
  /** At duplicate, when a wrong hand came to light. */
  readonly found?: "first-play" | "before-overplay" | "overplay";
  /** Whether the other side too holds a wrong number of cards. */
  readonly bothSidesWrong?: boolean;
}

/** Facts together with what follows from them: the form in which the rows of the laws ask about an event. */
export interface Known extends Omit<Facts, "last" | "bid" | "games"> {
  /** The offender’s part in the play. `pone` is the leader’s partner. */
  readonly role?: "declarer" | "dummy" | "leader" | "pone";
  /** Whether the offender is of the dealer’s side. */
  readonly dealersSide?: boolean;
  /** What is wrong with the bid, where both bids are known. */
  readonly shortfall?: "insufficient" | "impossible" | "none";
  readonly allPlayed?: boolean;
  /** Whether the revoke can no longer be mended. */
  readonly established?: boolean;
  readonly gamesUneven?: boolean;
  readonly fourthHand?: boolean;
  /** Whether the tricks quitted pass what the code allows before the turn-up must be taken up. */
  readonly turnUpLate?: boolean;
}

function roleOf(offender: Seat, declarer: Seat): NonNullable<Known["role"]> {
  if (offender === declarer) return "declarer";
  if (offender === partnerOf(declarer)) return "dummy";
  return offender === leftOf(declarer) ? "leader" : "pone";
}

function shortfallOf(last: Bid, bid: Bid): NonNullable<Known["shortfall"]> {
  if (overcalls(bid, last)) return "none";
  return minimumLevel(bid.strain, last) === null ? "impossible" : "insufficient";
}

/**
 * A revoke is past mending once the trick is turned and let go, or once its side has played to the next; a question asked
 * in time, and not answered “none”, keeps it open past the quitting. (Rules `auction.revoke.established`,
 * `auction.revoke.ask-partner`; laws 83 and 85.)
 */
export function revokeEstablished(
  facts: Pick<Facts, "trickQuitted" | "asked" | "answeredNone" | "sidePlayedOn">,
): boolean {
  if (facts.sidePlayedOn) return true;
  return Boolean(facts.trickQuitted) && !(facts.asked && !facts.answeredNone);
}

/** Works out all that follows from the facts. Where a hand is played by its dealer, give him as declarer too. */
export function knownFrom(facts: Facts): Known {
  const { last, bid, games, ...rest } = facts;
  const { offender, declarer, dealer, leader } = facts;
  const role = offender && declarer ? roleOf(offender, declarer) : undefined;
  const known: Record<string, unknown> = {
    ...rest,
    role: leader && offender === partnerOf(leader) ? "pone" : role,
    dealersSide: offender && dealer ? sideOf(offender) === sideOf(dealer) : undefined,
    shortfall: last && bid ? shortfallOf(last, bid) : undefined,
    allPlayed: facts.played === undefined ? undefined : facts.played >= 4,
    established: revokeEstablished(facts),
    gamesUneven: games ? games.YZ !== games.AB : undefined,
    fourthHand: facts.position === undefined ? undefined : facts.position === 4,
    turnUpLate:
      facts.quittedTricks === undefined
        ? undefined
        : facts.quittedTricks >= (facts.code === "english" ? 1 : 2),
  };
  for (const key of Object.keys(known)) if (known[key] === undefined) delete known[key];
  return known as Known;
}
