import {
  cardOf,
  holdings,
  PACK,
  RANKS,
  sortHand,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { plainClass } from "../../engine/conventions/lead-suit.ts";
import { has } from "../../engine/conventions/lead-pattern.ts";
import { must } from "../../engine/core/result.ts";
import { contractOf, minimumLevel } from "../../engine/declaring/auction.ts";
import type { Bid, Call, SeatedCall } from "../../engine/declaring/call.ts";
import { leaderOf } from "../../engine/declaring/roles.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { bidText } from "../kit/words.ts";

/** What a whole-hand lead problem is about; each is settled by a rule of its own. */
const LEAD_SCENARIOS = [
  ["sequence", 4],
  ["long-suit", 2],
  ["short-suit", 2],
  ["tenaces", 2],
  ["partner-bid", 3],
  ["ace-king-first", 2],
  ["nt-longest", 4],
  ["nt-partner-bid", 2],
] as const;
type LeadScenario = (typeof LEAD_SCENARIOS)[number][0];

/** A hand to lead from, with the strain and, where partner has bid, his suit. */
interface LeadDeal {
  readonly hand: readonly Card[];
  readonly strain: Strain;
  readonly partnerSuit: Suit | null;
}

/** Most high-card points a hand may hold that left the bidding to the other side: a check on plausibility, not a rule. */
const MOST_POINTS = 15;
const POINTS: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };

function plausible(held: BySuit<Holding>, trump: Suit | null): boolean {
  const points = SUITS.flatMap((suit) => held[suit]).reduce((n, r) => n + (POINTS[r] ?? 0), 0);
  const shortest = Math.min(...SUITS.map((suit) => held[suit].length));
  return points <= MOST_POINTS && shortest >= 1 && (trump === null || held[trump].length <= 4);
}

function fits(scenario: LeadScenario, held: BySuit<Holding>, deal: LeadDeal): boolean {
  const trump = TRUMP_OF[deal.strain];
  const plain = SUITS.filter((suit) => suit !== trump);
  const classes = plain.map((suit) => plainClass(held[suit]));
  const lone = plain.some((suit) => held[suit].length === 1);
  const lengths = SUITS.map((suit) => held[suit].length).sort((a, b) => b - a);
  const ownAceKing = plain.some((suit) => suit !== deal.partnerSuit && has(held[suit], "AK"));
  const partners = deal.partnerSuit ? held[deal.partnerSuit].length : 0;
  switch (scenario) {
    case "sequence":
      return !lone && classes.includes("sequence");
    case "long-suit":
      return !lone && !classes.includes("sequence") && classes.includes("length");
    case "short-suit":
      return (
        !lone && classes.includes("short") && classes.every((c) => c === "short" || c === "avoid")
      );
    case "partner-bid":
      return partners >= 1 && partners <= 4 && !ownAceKing;
    case "ace-king-first":
      return partners >= 1 && partners <= 4 && ownAceKing;
    case "nt-longest":
      return (lengths[0] as number) > (lengths[1] as number);
    case "nt-partner-bid":
      return partners >= 1 && partners <= 4;
    case "tenaces":
      return true;
    default:
      return scenario satisfies never;
  }
}

const SUIT_STRAINS = ["clubs", "diamonds", "hearts", "royals"] as const;

/** A hand of the scenario wanted. Most are dealt until one fits; three tenaces at once are too rare for that and are built. */
function dealLead(random: Random, scenario: LeadScenario): LeadDeal {
  const noTrump = scenario === "nt-longest" || scenario === "nt-partner-bid";
  const strain: Strain = noTrump ? "notrump" : random.pick(SUIT_STRAINS);
  const trump = TRUMP_OF[strain];
  if (scenario === "tenaces") return dealTenaces(random, strain, trump as Suit);
  const partnerBids =
    scenario === "partner-bid" || scenario === "ace-king-first" || scenario === "nt-partner-bid";
  for (;;) {
    const hand = random.shuffle(PACK).slice(0, 13);
    const held = holdings(hand);
    if (!plausible(held, trump)) continue;
    const partnerSuit = partnerBids ? random.pick(SUITS.filter((suit) => suit !== trump)) : null;
    const deal = { hand: sortHand(hand), strain, partnerSuit };
    if (fits(scenario, held, deal)) return deal;
  }
}

/** Foster’s broken pairs of honours, to open none of which is the reason for leading a trump. */
const TENACES = ["AQ", "AJ", "KJ", "QT"] as const;
const SHAPES = [
  [3, 3, 3],
  [4, 3, 3],
  [4, 4, 3],
] as const;

function dealTenaces(random: Random, strain: Strain, trump: Suit): LeadDeal {
  const small = (count: number) =>
    random.shuffle(RANKS.slice(0, RANKS.indexOf("T"))).slice(0, count);
  const shape = random.shuffle(random.pick(SHAPES));
  const plain = random.shuffle(SUITS.filter((suit) => suit !== trump));
  const cards = plain.flatMap((suit, index) => {
    const pair = [...random.pick(TENACES)] as Rank[];
    return [...pair, ...small((shape[index] as number) - 2)].map((rank) => cardOf(suit, rank));
  });
  const trumps = small(13 - cards.length).map((rank) => cardOf(trump, rank));
  return { hand: sortHand([...cards, ...trumps]), strain, partnerSuit: null };
}

const STRAIN_FOR: BySuit<Strain> = { S: "royals", H: "hearts", C: "clubs", D: "diamonds" };
const PASS: Call = { type: "pass" };

/**
 * A bidding that ends in the strain with `declarer` as declarer, in which the leader’s partner names his suit where there
 * is one and everybody else is silent. `declarer` is Z or Y.
 */
function biddingFor(
  random: Random,
  deal: Pick<LeadDeal, "strain" | "partnerSuit">,
  declarer: "Z" | "Y",
): SeatedCall[] {
  const calls: SeatedCall[] = [];
  let last: Bid | null = null;
  const say = (call: Call) => {
    const seat: Seat = calls.length === 0 ? "Z" : leftOf((calls.at(-1) as SeatedCall).seat);
    calls.push({ ...call, seat });
    if (call.type === "bid") last = { level: call.level, strain: call.strain };
  };
  const bid = (strain: Strain) => {
    const level = minimumLevel(strain, last);
    if (level === null) throw new Error("the bidding has gone too high to be posed");
    say({ type: "bid", level, strain });
  };
  const partner = partnerOf(leftOf(declarer));
  const partnerStrain = deal.partnerSuit ? STRAIN_FOR[deal.partnerSuit] : null;
  if (declarer === "Z") {
    bid(deal.strain);
    say(PASS);
    say(PASS);
    if (partnerStrain) {
      bid(partnerStrain);
      bid(deal.strain);
      say(PASS);
      say(PASS);
    }
    say(PASS);
    return calls;
  }
  say({ type: "bid", level: 1, strain: "spades" });
  if (partnerStrain && partner === "A") bid(partnerStrain);
  else say(PASS);
  bid(deal.strain);
  say(PASS);
  if (random.chance(0.3)) {
    bid(deal.strain);
    say(PASS);
    say(PASS);
  } else {
    say(PASS);
  }
  say(PASS);
  return calls;
}

/** A whole hand with the bidding before it, as the leader sees it; the contract is read off the calls. */
export function poseHand(hand: readonly Card[], calls: readonly SeatedCall[]): Posed {
  const contract = must(contractOf(calls));
  const viewer = leaderOf(contract);
  return {
    scene: { type: "hand", viewer, hand, calls, contract },
    ask: { type: "card", from: hand },
    question: `Your lead against ${bidText(contract)}`,
    facts: [`You are {${viewer}}, on declarer’s left.`, "Dummy goes down after you lead."],
  };
}

/** A whole-hand lead problem of one of the scenarios, with a bidding to suit. */
export function poseLead(random: Random): Posed {
  const scenario = random.weigh(LEAD_SCENARIOS);
  const deal = dealLead(random, scenario);
  return poseHand(deal.hand, biddingFor(random, deal, random.chance(0.7) ? "Z" : "Y"));
}
