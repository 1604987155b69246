import { ok, refuse, type Result } from "../core/result.ts";
import { leftOf, partnerOf, sideOf, type Seat } from "../core/seat.ts";
import { STRAIGHT_VALUE } from "../scoring/values.ts";
import { mayDoubleAgain, type DoublingLimit } from "./doubling-limit.ts";
import type { StraightStrain } from "./strain.ts";

export { DOUBLING_LIMITS, mayDoubleAgain, type DoublingLimit } from "./doubling-limit.ts";
export { STRAIGHT_STRAINS, type StraightStrain } from "./strain.ts";

/**
 * What a player says before a hand of straight bridge: he makes the trump, leaves it to his partner, doubles, or lets
 * the matter stand (“may I lead?”, “play”, “satisfied”).
 */
export type MakeCall =
  | { readonly type: "leave" | "double" | "pass" }
  | { readonly type: "make"; readonly strain: StraightStrain };

/** A call with the seat that made it. */
export type SeatedMakeCall = MakeCall & { readonly seat: Seat };

export interface MakingOptions {
  readonly dealer?: Seat;
  readonly limit?: DoublingLimit;
}

/** The trump as it was made: the dealer always plays it, whoever named it. */
export interface Make {
  readonly strain: StraightStrain;
  readonly maker: Seat;
  readonly declarer: Seat;
  /** What tricks count: 1, 2, 4, 8 and so on. */
  readonly multiplier: number;
}

/**
 * Whose turn it is to speak, or null once play may begin. The dealer makes or leaves; his partner must then make. The
 * eldest hand has the first right to double, then his partner; after that the side that was doubled, the maker or its
 * last doubler first. (Rules `straight.make.order`, `straight.double.order`.)
 */
export function seatToMake(
  calls: readonly SeatedMakeCall[],
  options: MakingOptions = {},
): Seat | null {
  const { dealer = "Z" } = options;
  const make = madeBy(calls);
  if (!make) return calls.length === 0 ? dealer : partnerOf(dealer);
  const lastDouble = calls.findLastIndex((call) => call.type === "double");
  if (!mayDoubleAgain(valueNow(calls), options.limit)) return null;
  const passes = calls.slice(Math.max(lastDouble, calls.indexOf(make)) + 1).length;
  const first = firstToDouble(calls, dealer, make.seat);
  return passes === 0 ? first : passes === 1 ? partnerOf(first) : null;
}

/** Whether the trump is settled and every right to double is spent. */
export function makingEnded(
  calls: readonly SeatedMakeCall[],
  options: MakingOptions = {},
): boolean {
  return seatToMake(calls, options) === null;
}

/**
 * Whether a call may be made after those given. Refuses, with the rule, a call out of turn or after the end, a second
 * make, leaving the make back to the dealer, and a double before there is a trump. (Rule `straight.make.order`.)
 */
export function checkMakeCall(
  calls: readonly SeatedMakeCall[],
  call: SeatedMakeCall,
  options: MakingOptions = {},
): Result<SeatedMakeCall> {
  const made = madeBy(calls);
  const turn = seatToMake(calls, options);
  if (made && (call.type === "make" || call.type === "leave")) {
    return refuse("made", "The trump is made and cannot be changed.", "straight.declare");
  }
  if (turn === null) {
    return call.type === "double" && !mayDoubleAgain(valueNow(calls), options.limit)
      ? refuse("limit", "Doubling has reached the limit agreed.", "straight.double.limit")
      : refuse("ended", "The trump and its value are settled.", "straight.double.order");
  }
  if (call.seat !== turn) {
    return refuse(
      "out-of-turn",
      `It is ${turn}’s turn to speak, not ${call.seat}’s.`,
      made ? "straight.double.order" : "straight.make.order",
    );
  }
  if (made) return ok(call);
  if (call.type === "double") {
    return refuse("nothing-to-double", "There is no trump to double yet.", "straight.double.order");
  }
  if (call.type === "pass" || (call.type === "leave" && calls.length > 0)) {
    return refuse(
      "must-make",
      calls.length === 0
        ? "The dealer must make the trump or leave it to his partner."
        : "The dealer’s partner must make the trump.",
      "straight.make.order",
    );
  }
  return ok(call);
}

/** The make that finished calls come to. Refuses where the trump is not made or a player may still double. */
export function makeOf(
  calls: readonly SeatedMakeCall[],
  options: MakingOptions = {},
): Result<Make> {
  const made = madeBy(calls);
  if (!made || !makingEnded(calls, options)) {
    return refuse("not-ended", "The trump is not settled.", "straight.make.order");
  }
  const { strain, seat: maker } = made;
  return ok({ strain, maker, declarer: options.dealer ?? "Z", multiplier: multiplierOf(calls) });
}

type Making = Extract<SeatedMakeCall, { type: "make" }>;

function madeBy(calls: readonly SeatedMakeCall[]): Making | undefined {
  return calls.find((call): call is Making => call.type === "make");
}

function multiplierOf(calls: readonly SeatedMakeCall[]): number {
  return 2 ** calls.filter((call) => call.type === "double").length;
}

function valueNow(calls: readonly SeatedMakeCall[]): number {
  const made = madeBy(calls);
  return made ? STRAIGHT_VALUE[made.strain] * multiplierOf(calls) : 0;
}

/** The player with the first right to the next double: his side’s last doubler, or else the maker or the eldest hand. */
function firstToDouble(calls: readonly SeatedMakeCall[], dealer: Seat, maker: Seat): Seat {
  const doubles = calls.filter((call) => call.type === "double");
  const last = doubles.at(-1);
  if (!last) return leftOf(dealer);
  const own = doubles.findLast((call) => sideOf(call.seat) !== sideOf(last.seat));
  return own ? own.seat : maker;
}
