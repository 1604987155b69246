import { partnerOf, sideOf, type Seat } from "../../engine/core/seat.ts";
import { seatToCall, standingBid } from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { seatToMake, type SeatedMakeCall } from "../../engine/declaring/dealer-makes.ts";
import { STRAIGHT_VALUE } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Exercise, Solution, Words } from "../kit/exercise.ts";
import {
  lastRaiser,
  mayDoubleBid,
  mayDoubleMake,
  type AuctionAnswer,
  type DoublingScene,
  type Finding,
  type MakeAnswer,
} from "../dealing/may-double.ts";
import { bidText, sentence, STRAIN_NAME } from "../kit/words.ts";

const BID_RULES: Readonly<Record<AuctionAnswer, readonly RuleId[]>> = {
  double: ["auction.bid.options", "auction.double.in-turn"],
  redouble: ["auction.double.redouble-opponent-only"],
  turn: ["auction.double.in-turn"],
  own: ["auction.double.not-partner"],
  again: ["auction.double.redouble-opponent-only"],
  spent: ["auction.double.redouble-opponent-only"],
};

const MAKE_RULES: Readonly<Record<MakeAnswer, readonly RuleId[]>> = {
  double: ["straight.double", "straight.double.order"],
  redouble: ["straight.redouble", "straight.double.order"],
  turn: ["straight.double.order"],
  side: ["straight.redouble"],
  over: ["straight.double.order"],
  limit: ["straight.double.limit"],
};

/** Whether a double has been wiped out by an over-call, and the bid that stands has not been doubled since. */
function doubleFell(calls: readonly SeatedCall[]): boolean {
  return standingBid(calls)?.multiplier === 1 && calls.some(({ type }) => type === "double");
}

/** Why a player may or may not double in an auction, in terms of the bid that stands. */
function bidReason(calls: readonly SeatedCall[], seat: Seat, answer: AuctionAnswer): Words {
  const standing = standingBid(calls);
  if (!standing) throw new Error("there is no bid to double");
  const bid = `{${standing.seat}}’s ${bidText(standing)}`;
  const whose = standing.seat === seat ? "his own" : "his partner’s";
  switch (answer) {
    case "double":
      return doubleFell(calls)
        ? `${sentence(bid)} stands undoubled, since the over-call wiped out what was doubled before; and it is {${seat}}’s turn.`
        : `${sentence(bid)} is a bid of the other side, nobody has doubled it, and it is {${seat}}’s turn.`;
    case "redouble":
      return `The other side has doubled ${bid}, which is ${whose} bid: he may redouble it, once, and it is his turn.`;
    case "turn":
      return `It is {${seatToCall(calls)}}’s turn to speak. A player may double only in his turn.`;
    case "own":
      return `${sentence(bid)} is ${whose} bid, and nobody may double his own side.`;
    case "again":
      return `${sentence(bid)} has been doubled by {${seat}}’s own side. Only the side that was doubled may redouble.`;
    case "spent":
      return `${sentence(bid)} has been doubled and redoubled, and there is nothing beyond a redouble.`;
    default:
      return answer satisfies never;
  }
}

/** Why a player may or may not double a make, in terms of what has been said. */
function makeReason(scene: DoublingScene, answer: MakeAnswer): Words {
  const { calls, asked, limit } = scene;
  const { worth, doubled } = stakeOf(calls);
  const open =
    limit === "none"
      ? ""
      : ` A trick is worth ${worth}, still less than ${limit}, so one more is allowed${2 * worth > Number(limit) ? ", though it passes the figure" : ""}.`;
  const raiser = lastRaiser(calls);
  switch (answer) {
    case "double":
      return asked === "A"
        ? "The player on the dealer’s left has the first right to double."
        : "{A} has let it stand, so the right to double comes to his partner.";
    case "redouble":
      return `{${raiser}} doubled last. ${firstText(calls, asked)}.${open}`;
    case "turn":
      return `It is for {${seatToMake(calls, { limit })}} to speak first: ${doubled ? "of the side that was doubled, the maker or its last doubler has the first right" : "the player on the dealer’s left has the first right to double"}.`;
    case "side":
      return doubled
        ? `${raiser === asked ? "He" : `His partner {${raiser}}`} doubled last. It is for the other side to let that stand or to redouble.`
        : `${raiser === asked ? "He" : `His partner {${raiser}}`} made the trump. It is for the other side to double it or to let it stand.`;
    case "over":
      return doubled
        ? "Both players of the side that was doubled have let it stand, so play begins."
        : "{A} and {B} have both let it stand, so play begins.";
    case "limit":
      return `A trick is worth ${worth} by now, and nobody may double once it is worth ${limit}.`;
    default:
      return answer satisfies never;
  }
}

function stakeOf(calls: readonly SeatedMakeCall[]): { worth: number; doubled: boolean } {
  const make = calls.find((call) => call.type === "make");
  const doubles = calls.filter(({ type }) => type === "double").length;
  const value = make?.type === "make" ? STRAIGHT_VALUE[make.strain] : 0;
  return { worth: value * 2 ** doubles, doubled: doubles > 0 };
}

/** By what right a player is the one to redouble now. */
function firstText(calls: readonly SeatedMakeCall[], asked: Seat): Words {
  const last = calls.at(-1);
  if (last?.type === "pass")
    return `{${partnerOf(asked)}} has let it stand, so his partner may redouble`;
  const before = calls.some(
    ({ type, seat }) => type === "double" && sideOf(seat) === sideOf(asked),
  );
  return before
    ? `For the other side {${asked}} was the last to double, so he speaks first`
    : `{${asked}} made the trump, so he has the first right to redouble`;
}

function solved<A extends string>(
  ids: readonly string[],
  found: Finding<A>,
  rules: Readonly<Record<A, readonly RuleId[]>>,
  reason: (answer: A) => Words,
  hints: readonly [Words, Words],
): Solution {
  const because = reason(found.best);
  return {
    type: "choices",
    choices: ids.map((id) => {
      const best = id === found.best;
      const also = found.also.find((answer) => answer === id);
      return also === undefined
        ? { id, mark: best ? "best" : "wrong", rules: rules[found.best], because }
        : { id, mark: "acceptable", rules: rules[also], because: reason(also) };
    }),
    hints: [...hints, because],
  };
}

/** A bid, or a make at straight bridge, with what has been said since: may this player double or redouble? */
const mayIDouble: Exercise = {
  id: "may-i-double",
  pose: async (random) => (await import("../dealing/may-double-deal.ts")).poseDoubling(random),
  solve({ scene, ask }) {
    const ids = choicesOf(ask);
    if (scene.type === "doubling") {
      const { calls, asked, limit } = scene;
      const make = calls.find((call) => call.type === "make");
      const trump = make?.type === "make" ? STRAIN_NAME[make.strain] : "";
      return solved(
        ids,
        mayDoubleMake(calls, asked, limit),
        MAKE_RULES,
        (answer) => makeReason(scene, answer),
        [
          "The leader doubles first, then his partner; after that the side that was doubled, its maker or last doubler first.",
          `{${lastRaiser(calls)}} spoke last for ${trump}: whose right comes next?`,
        ],
      );
    }
    if (scene.type !== "auction" || !scene.asked)
      throw new Error("nobody’s right to double is asked");
    const { calls, asked } = scene;
    return solved(
      ids,
      mayDoubleBid(calls, asked),
      doubleFell(calls) ? { ...BID_RULES, double: ["auction.double.overcall-annuls"] } : BID_RULES,
      (answer) => bidReason(calls, asked, answer),
      [
        "Look for the bid that stands, whose it is, and what has been said of it since.",
        `It is {${seatToCall(calls)}}’s turn to speak.`,
      ],
    );
  },
};

export default mayIDouble;
