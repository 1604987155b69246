import type { Random } from "../../engine/core/random.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import {
  biddingEnded,
  minimumLevel,
  seatToCall,
  standingBid,
} from "../../engine/declaring/auction.ts";
import { LEVELS, type Level, type SeatedCall } from "../../engine/declaring/call.ts";
import { REMEDIES, type Remedy } from "../../engine/laws/remedies.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import { faultIn } from "./bid-fault.ts";
import type { Posed } from "../kit/exercise.ts";
import { callText, sentence } from "../kit/words.ts";

/** What tempts in each situation: remedies of its neighbours, of duplicate, or of straight bridge. */
const TEMPTING: Readonly<Partial<Record<SituationId, readonly Remedy[]>>> = {
  "auction.law.declare.dealer-must-bid": ["new-deal", "stand", "points:50"],
  "auction.law.declare.out-of-turn": ["cancel", "points:50", "partner-barred"],
  "auction.law.declare.out-of-turn-condoned": ["new-deal", "cancel", "points:50"],
  "auction.law.declare.pass-out-of-turn": ["new-deal", "partner-barred", "points:50"],
  "auction.law.declare.insufficient": ["new-deal", "points:50", "last-own-bid-final"],
  "auction.law.declare.insufficient-waived": ["make-sufficient", "new-deal", "partner-barred"],
  "auction.law.declare.impossible": ["make-sufficient", "points:100", "cancel"],
  "auction.law.double.partner": ["points:100", "new-deal", "partner-barred"],
  "auction.law.double.again": ["points:50", "partner-barred", "make-sufficient"],
};

/** An auction that goes wrong at or near its end: what may be done about it? */
export function poseBidFault(calls: readonly SeatedCall[]): Posed {
  const { ruling } = faultIn(calls);
  const tempting = TEMPTING[ruling.situation] ?? [];
  const ids = [...ruling.may, ...tempting.slice(0, Math.max(2, 4 - ruling.may.length))];
  return {
    scene: { type: "auction", calls },
    ask: {
      type: "option",
      look: "words",
      options: ids.sort().map((id) => ({ id, label: REMEDIES[id].words })),
    },
    question: "What may be done about it?",
    facts: ["Auction bridge, by the laws of 1913; {Z} dealt.", lastWords(calls)],
  };
}

/** A bid that was too low: to what number is it raised? */
export function poseRaise(calls: readonly SeatedCall[]): Posed {
  const { call } = faultIn(calls);
  const next = leftOf(call.seat);
  return {
    scene: { type: "auction", calls },
    ask: {
      type: "option",
      look: "numerals",
      options: LEVELS.map((level) => ({ id: `${level}`, label: `${level}` })),
    },
    question: `{${next}} says that {${call.seat}}’s bid is not enough. To what number must it be raised?`,
    facts: ["Auction bridge, by the laws of 1913; {Z} dealt."],
  };
}

/** What was said last, and that nobody has spoken since. */
function lastWords(calls: readonly SeatedCall[]): string {
  const last = calls.at(-1);
  if (!last) throw new Error("nobody has called");
  const said =
    last.type === "bid"
      ? `bid ${callText(last)}`
      : last.type === "pass"
        ? "passed"
        : `${last.type}d`;
  return sentence(`{${last.seat}} has just ${said}; nobody has spoken since.`);
}

type Fault =
  "low" | "impossible" | "turn" | "pass-turn" | "partner" | "own-double" | "again" | "dealer";

/** A lawful auction of a bid or two, nobody having doubled. */
function opening(random: Random, more: number): SeatedCall[] {
  const calls: SeatedCall[] = [];
  const bid = (level: Level, strain: ReturnType<typeof anyStrain>) =>
    calls.push({ seat: seatToCall(calls), type: "bid", level, strain });
  if (random.chance(0.5)) calls.push({ seat: "Z", type: "bid", level: 1, strain: "spades" });
  else bid(1, anyStrain(random));
  for (let said = 0; said < more; said++) {
    const strain = anyStrain(random);
    const level = minimumLevel(strain, standingBid(calls));
    if (level !== null && level <= 3 && random.chance(0.6)) bid(level, strain);
    else calls.push({ seat: seatToCall(calls), type: "pass" });
  }
  return calls;
}

function anyStrain(random: Random) {
  return random.pick(["clubs", "diamonds", "hearts", "royals", "notrump"] as const);
}

/** The auction with one fault of the kind at its end; null where this one gives no room for it. */
function withFault(random: Random, fault: Fault): SeatedCall[] | null {
  const calls = opening(random, random.below(4));
  const seat = seatToCall(calls);
  const standing = standingBid(calls);
  const last = calls.at(-1);
  if (!standing || !last || biddingEnded(calls)) return null;
  switch (fault) {
    case "low": {
      const strain = anyStrain(random);
      const level = minimumLevel(strain, standing);
      if (level === null || level < 2 || level > 4) return null;
      return [...calls, { seat, type: "bid", level: (level - 1) as Level, strain }];
    }
    case "impossible": {
      const top = random.pick([5, 6] as const);
      const high: SeatedCall = { seat, type: "bid", level: top, strain: "notrump" };
      const strain = random.pick(["clubs", "diamonds"] as const);
      const level = random.pick([6, 7] as const);
      if (minimumLevel(strain, high) !== null) return null;
      return [...calls, high, { seat: leftOf(seat), type: "bid", level, strain }];
    }
    case "turn": {
      const early = random.pick([leftOf(seat), partnerOf(seat)]);
      const strain = anyStrain(random);
      const level = minimumLevel(strain, standing);
      if (level === null || level > 4 || early === last.seat) return null;
      return [...calls, { seat: early, type: "bid", level, strain }];
    }
    case "pass-turn": {
      const early = random.pick([leftOf(seat), partnerOf(seat)]);
      return early === last.seat ? null : [...calls, { seat: early, type: "pass" }];
    }
    case "partner":
      return standing.seat === partnerOf(seat) ? [...calls, { seat, type: "double" }] : null;
    case "own-double": {
      if (standing.seat !== last.seat) return null;
      const [doubler, between] = [seat, leftOf(seat)];
      return [
        ...calls,
        { seat: doubler, type: "double" },
        { seat: between, type: "pass" },
        { seat: partnerOf(doubler), type: "redouble" },
      ];
    }
    case "again": {
      if (standing.seat !== last.seat) return null;
      const third = leftOf(seat, 2);
      return [
        ...calls,
        { seat, type: "double" },
        { seat: leftOf(seat), type: "redouble" },
        { seat: third, type: "redouble" },
      ];
    }
    case "dealer":
      return [{ seat: "Z", type: "pass" }];
    default:
      return fault satisfies never;
  }
}

/** A faulty auction from a seeded stream; some faults have been let pass by a call of the other side. */
export function poseWrongBid(random: Random): Posed {
  const fault: Fault = random.weigh([
    ["low", 8],
    ["impossible", 3],
    ["turn", 5],
    ["pass-turn", 2],
    ["partner", 2],
    ["own-double", 1],
    ["again", 2],
  ] as const);
  for (;;) {
    const calls = withFault(random, fault);
    if (!calls) continue;
    if (fault === "low" && random.chance(0.5)) return poseRaise(calls);
    const letPass = (fault === "low" || fault === "turn") && random.chance(0.3);
    const next: Seat = leftOf(calls.at(-1)?.seat ?? "Z");
    return poseBidFault(letPass ? [...calls, { seat: next, type: "pass" }] : calls);
  }
}
