import { must } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { seatCalls } from "../../engine/declaring/auction.ts";
import type {
  DoublingLimit,
  SeatedMakeCall,
  StraightStrain,
} from "../../engine/declaring/dealer-makes.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { STRAIGHT_VALUE } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseMayDouble, poseMayDoubleMake } from "../dealing/may-double-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const mayIDoubleTeaches: readonly RuleId[] = [
  "auction.bid.options",
  "auction.double.in-turn",
  "auction.double.not-partner",
  "auction.double.redouble-opponent-only",
  "auction.double.overcall-annuls",
  "straight.double",
  "straight.redouble",
  "straight.double.order",
  "straight.double.limit",
];

const bidding = (words: string, asked: Seat) =>
  poseMayDouble(seatCalls(words.split(" ").map((word) => must(parseCall(word)))), asked);

const HEARTS: SeatedMakeCall = { seat: "Z", type: "make", strain: "hearts" };
const LEFT: readonly SeatedMakeCall[] = [
  { seat: "Z", type: "leave" },
  { seat: "Y", type: "make", strain: "diamonds" },
];
const double = (seat: Seat): SeatedMakeCall => ({ seat, type: "double" });
const pass = (seat: Seat): SeatedMakeCall => ({ seat, type: "pass" });

/** A make of the dealer’s, doubled by turns until a trick is worth so much; the side that was doubled last is asked. */
function limited(limit: DoublingLimit, strain: StraightStrain, worth: number): Posed {
  const doubles = Math.log2(worth / STRAIGHT_VALUE[strain]);
  const doublers = Array.from({ length: doubles }, (_, at): Seat => (at % 2 === 0 ? "A" : "Z"));
  const calls: SeatedMakeCall[] = [{ seat: "Z", type: "make", strain }, ...doublers.map(double)];
  return poseMayDoubleMake(calls, doubles % 2 === 0 ? "A" : "Z", limit);
}

/** One item for each answer in either game, and the limits of straight bridge. */
export const mayIDoubleItems: Readonly<Record<string, Posed>> = {
  "adversarys-bid": bidding("1S pass 1H", "B"),
  "partners-bid": bidding("1S 1NT pass", "B"),
  "not-his-turn": bidding("1S 2H", "Z"),
  "redouble-partners-bid": bidding("1H X", "Y"),
  "partner-doubled": bidding("1H X pass", "B"),
  "redoubled-already": bidding("1H X XX", "B"),
  "double-wiped-out": bidding("1H X 2H pass pass", "A"),
  "straight-leader-first": poseMayDoubleMake([HEARTS], "A"),
  "straight-leaders-partner-waits": poseMayDoubleMake([HEARTS], "B"),
  "straight-leaders-partner": poseMayDoubleMake([HEARTS, pass("A")], "B"),
  "straight-maker-first": poseMayDoubleMake([...LEFT, double("A")], "Z"),
  "straight-makers-partner": poseMayDoubleMake([...LEFT, double("A"), pass("Y")], "Z"),
  "straight-all-content": poseMayDoubleMake([HEARTS, double("A"), pass("Z"), pass("Y")], "Z"),
  "limit-100-notrump-96": limited("100", "notrump", 96),
  "limit-100-notrump-192": limited("100", "notrump", 192),
  "limit-100-spades-128": limited("100", "spades", 128),
  "limit-200-hearts-128": limited("200", "hearts", 128),
  "limit-200-hearts-256": limited("200", "hearts", 256),
  "no-limit-hearts-1024": limited("none", "hearts", 1024),
};
