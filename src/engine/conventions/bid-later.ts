import type { RuleId } from "../../rulebook/rules.ts";
import { minimumLevel } from "../declaring/auction.ts";
import type { Bid, Level } from "../declaring/call.ts";
import { holdingIn, type Card } from "../core/card.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { isLosingSuit, isWinningSuit, sureTricks } from "./bid-hand.ts";
import { missing } from "./declarer-suit.ts";

/** What a bid is by its height over the last. */
export type BidKind = "free" | "forced" | "shout";

/**
 * Whether a bid is a shout, free or forced, and the least that would have done: one more than needed is a shout; an overcall
 * possible at one is free, one that must go higher is forced. Null where the bid does not overcall.
 * (Rules `bid.free-bid`, `bid.forced`, `bid.shout`; ruling AMB-66.)
 */
export function kindOfBid(bid: Bid, last: Bid | null): { kind: BidKind; minimum: Level } | null {
  const minimum = minimumLevel(bid.strain, last);
  if (minimum === null || bid.level < minimum) return null;
  return { kind: bid.level > minimum ? "shout" : minimum === 1 ? "free" : "forced", minimum };
}

/** What a bid tells partner. The words belong to the layer that shows them. */
export const BID_TELLS = [
  /** One spade by the dealer: nothing. */
  "nothing",
  /** Two spades: two sure tricks in short spades and one outside. */
  "two-sure-spades",
  /** Three spades: five or more and strength for royals, without two sure tricks in them. */
  "long-spades",
  /** The high cards of a losing suit. */
  "tops",
  /** Tricks in hand with a winning suit. */
  "tricks",
  /** Three suits well protected, and no length in a winning suit. */
  "no-trump",
  /** A solid suit, or five or six sure tricks. */
  "shout",
  /** The same in a losing suit: go no trump if you can. */
  "shout-for-no-trump",
  /** Three tricks for partner’s suit. */
  "support",
  /** Not partner’s suit. */
  "denies",
  /** Not partner’s suit, but the three others. */
  "denies-with-three",
  /** Length without the tops. */
  "length",
  /** Six or seven sure tricks. */
  "rebid",
  /** What to lead, perhaps no more. */
  "lead",
] as const;
export type BidTell = (typeof BID_TELLS)[number];

export interface BidReading {
  readonly tell: BidTell;
  readonly rules: readonly RuleId[];
}

/** Where in the bidding a bid was made, as far as its meaning depends on it. */
export interface BidPlace {
  readonly bid: Bid;
  /** The bid it overcalled; null for the dealer’s. */
  readonly last: Bid | null;
  /** Partner’s bid, where he made one before. */
  readonly partner?: Bid;
  readonly round: 1 | 2;
  /** Whether second hand made it, straight over the dealer. */
  readonly second?: boolean;
  /** What the same player bid in the first round. */
  readonly before?: Bid;
  /** Whether partner has raised the suit meanwhile. */
  readonly helped?: boolean;
}

/** Cards and sure tricks that the suit bid must have for what the bid tells to be true. */
const CLAIMS: Readonly<Partial<Record<BidTell, { cards: number; sure: number }>>> = {
  "two-sure-spades": { cards: 2, sure: 2 },
  "long-spades": { cards: 5, sure: 0 },
  tops: { cards: 2, sure: 2 },
  tricks: { cards: 5, sure: 2 },
  length: { cards: 5, sure: 0 },
};

/** Whether what a bid tells may be true, given the cards in sight: enough of the suit, and of its high cards, are not there. */
export function mayBeTrue(tell: BidTell, bid: Bid, seen: readonly Card[]): boolean {
  const suit = TRUMP_OF[bid.strain];
  const claim = CLAIMS[tell];
  if (!suit || !claim) return true;
  const unseen = missing(holdingIn(seen, suit));
  return unseen.length >= claim.cards && sureTricks(unseen) >= claim.sure;
}

/**
 * What a bid tells partner, by place; null where the texts give it no meaning, or where the cards the viewer has in sight
 * (`seen`) show that it cannot be true. Foster 1914, “Suggestions for good play”.
 */
export function readBid(place: BidPlace, seen: readonly Card[] = []): BidReading | null {
  const reading = meaningOf(place);
  return reading && mayBeTrue(reading.tell, place.bid, seen) ? reading : null;
}

const says = (tell: BidTell, ...rules: RuleId[]): BidReading => ({ tell, rules });

/**
 * What a bid of the second round tells. A suit bid for the first time is long without the tops; but a raise of partner’s says
 * nothing of length, and spades shown as two or three have been told of already. No trump has no meaning of its own here.
 */
function againMeaning({ bid, partner, before, helped = false }: BidPlace): BidReading | null {
  const suit = TRUMP_OF[bid.strain];
  if (suit === null || bid.strain === "spades") return null;
  if (before?.strain === bid.strain) return helped ? null : says("rebid", "bid.later.rebid-solo");
  if (partner?.strain === bid.strain) return null;
  if (before && before.level > 1 && TRUMP_OF[before.strain] === suit) return null;
  const takenOut = before && isWinningSuit(before.strain) && partner;
  return takenOut && isLosingSuit(bid.strain) && partner.strain !== before.strain
    ? says("tops", "bid.later.losing-after-takeout")
    : says("length", "bid.later.length-no-tops");
}

/**
 * What a bid over partner’s tells. Over one spade, which says nothing, it is a bid of one’s own: undefined. Over two or three
 * spades, and over no trump, it is called for by partner’s bid, and the texts give one meaning to strong and weak alike.
 */
function overPartner({ bid, partner }: BidPlace): BidReading | null | undefined {
  if (!partner || (partner.strain === "spades" && partner.level === 1)) return undefined;
  if (partner.strain === "spades" || partner.strain === "notrump") return null;
  if (partner.strain === bid.strain) return says("support", "bid.third.assist-three-tricks");
  if (bid.strain !== "notrump") return says("denies", "bid.third.suit-denies");
  return isWinningSuit(partner.strain)
    ? says("denies-with-three", "bid.third.nt-over-major")
    : null;
}

function meaningOf(place: BidPlace): BidReading | null {
  const { bid, last, round, second = false } = place;
  if (round === 2) return againMeaning(place);
  const partnered = overPartner(place);
  if (partnered !== undefined) return partnered;
  if (bid.strain === "spades") return !last || second ? dealersSpades(bid) : null;
  const kind = kindOfBid(bid, last)?.kind;
  if (!kind) return null;
  if (bid.strain === "notrump") return says("no-trump", "bid.dealer.no-trump");
  if (kind === "shout") {
    return says(isLosingSuit(bid.strain) ? "shout-for-no-trump" : "shout", "bid.shout");
  }
  if (kind === "forced") {
    // Second hand does not bid over no trump for the lead alone. (Rule `bid.second.over-no-trump`.)
    return second && last?.strain === "notrump" ? null : says("lead", "bid.forced");
  }
  return says(isLosingSuit(bid.strain) ? "tops" : "tricks", "bid.free-bid");
}

/** Spades of the dealer, or of second hand who bids as if he were: one says nothing, two and three are messages. */
function dealersSpades({ level }: Bid): BidReading | null {
  if (level === 1) return says("nothing", "bid.dealer.one-spade");
  if (level === 2) return says("two-sure-spades", "bid.dealer.two-spades");
  return level === 3 ? says("long-spades", "bid.dealer.three-spades") : null;
}

/** How much of his strength a player has already told. */
export interface Told {
  /** Tricks on which he has raised partner. */
  readonly assistedOn: number;
  readonly tricks: number;
  /** Whether partner has since bid his suit again by himself. */
  readonly partnerRebid?: boolean;
}

/**
 * Whether to raise partner again: on a trick more than the last raise told, or where he rebids without waiting, on one.
 * (Rule `bid.later.assist-limits`.)
 */
export function mayAssistAgain({ assistedOn, tricks, partnerRebid = false }: Told): boolean {
  return partnerRebid ? tricks >= 1 : tricks > assistedOn;
}

/**
 * How many raises are left in a hand whose first bid told its ace and king: one if it has an ace outside, and else none.
 * (Rule `bid.later.not-twice`.)
 */
export function raisesLeft(outsideAce: boolean): number {
  return outsideAce ? 1 : 0;
}

/** What a player who may double knows. */
export interface DoubleView {
  /** Whether he is certain to defeat the contract. */
  readonly certain: boolean;
  /** Whether the other side may shift to something better. */
  readonly mayShift: boolean;
  /** Points he is sure of in penalties. */
  readonly penalty?: number;
  /** Whether his side has a fair chance of going game. */
  readonly gameChance?: boolean;
  /** Whether that game would win the rubber. */
  readonly rubberGame?: boolean;
  /** Whether declarer goes game anyhow if he makes his contract. */
  readonly gameAnyhow?: boolean;
}

/** Penalties worth giving up a game for, and the game that wins the rubber. (Rule `bid.double.thresholds`.) */
const WORTH = { game: 200, rubber: 300 } as const;

export interface DoubleAdvice {
  readonly double: boolean;
  /** Whether doubling costs nothing. */
  readonly free: boolean;
  readonly rules: readonly RuleId[];
}

/** Whether to double. (Rules `bid.double.certainty`, `bid.double.thresholds`, `bid.double.free`.) */
export function adviseDouble(view: DoubleView): DoubleAdvice {
  const { certain, mayShift, penalty = 0, gameChance, rubberGame, gameAnyhow = false } = view;
  const free = gameAnyhow && !mayShift;
  const answer = (double: boolean, ...rules: RuleId[]) => ({ double, free, rules });
  if (mayShift) return answer(false, gameAnyhow ? "bid.double.free" : "bid.double.certainty");
  if (gameChance && penalty < (rubberGame ? WORTH.rubber : WORTH.game)) {
    return answer(false, "bid.double.thresholds");
  }
  if (free) return answer(true, "bid.double.free");
  return certain
    ? answer(true, "bid.double.certainty")
    : answer(false, "bid.double.certainty", "bid.double.dangers");
}
