import { describe, expect, test } from "vitest";
import { seededRandom, type Random } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { otherSide, partnerOf, SEATS, sideOf, type Seat } from "../../src/engine/core/seat.ts";
import {
  bidLadder,
  overcalls,
  seatToCall,
  standingBid,
} from "../../src/engine/declaring/auction.ts";
import type { Bid, Call, SeatedCall } from "../../src/engine/declaring/call.ts";
import {
  checkMakeCall,
  DOUBLING_LIMITS,
  makeOf,
  makingEnded,
  mayDoubleAgain,
  STRAIGHT_STRAINS,
  type MakeCall,
  type MakingOptions,
  type SeatedMakeCall,
} from "../../src/engine/declaring/dealer-makes.ts";
import type { AuctionDeclaring } from "../../src/engine/games/game.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { straightTrickValue } from "../../src/engine/scoring/straight.ts";

/** Auctions tried in each form: sampled in the daily run, a hundred thousand in `npm run test:deep`. */
const AUCTIONS = process.env["DEEP"] ? 100_000 : 2_000;

const FORMS = [
  GAMES["auction-1914"],
  GAMES["auction-nullo"],
  GAMES["auction-english"],
  GAMES.contract,
] as const;

type Form = AuctionDeclaring & { readonly ladder: readonly Bid[] };

/** A call that may be made, chosen at random: passes often, doubles now and then, bids not far above the last. */
function randomCall(
  { ladder, check }: Form,
  calls: readonly SeatedCall[],
  dealer: Seat,
  random: Random,
): SeatedCall {
  const seat = seatToCall(calls, dealer);
  const standing = standingBid(calls);
  const from = standing
    ? ladder.findIndex(
        ({ level, strain }) => level === standing.level && strain === standing.strain,
      ) + 1
    : 0;
  const bids = ladder.slice(from, from + 9).map((bid): Call => ({ type: "bid", ...bid }));
  const wanted: readonly Call[] = random.weigh<readonly Call[]>([
    [[{ type: "pass" }], 5],
    [[{ type: "double" }, { type: "redouble" }, { type: "pass" }], 3],
    [bids, 3],
  ]);
  for (const call of [
    ...random.shuffle(wanted),
    { type: "pass" } as const,
    ...random.shuffle(bids),
  ]) {
    if (check(calls, { seat, ...call }, dealer).ok) return { seat, ...call };
  }
  throw new Error("no call is legal");
}

/** What is wrong with an auction that has ended, or null. */
function faultIn(form: Form, calls: readonly SeatedCall[], dealer: Seat): string | null {
  const anything: readonly Call[] = [
    { type: "pass" },
    { type: "double" },
    { type: "redouble" },
    { type: "bid", ...(form.ladder.at(-1) as Bid) },
  ];
  const late = anything.some((call) =>
    SEATS.some((seat) => form.check(calls, { seat, ...call }, dealer).ok),
  );
  if (late) return "a call is still legal";
  if (calls.some((call, at) => call.seat !== seatToCall(calls.slice(0, at), dealer))) {
    return "somebody spoke out of turn";
  }
  const bids = calls.filter((call) => call.type === "bid");
  const last = bids.at(-1);
  if (!last) {
    if (!form.options.dealerMayPass) return "the dealer never opened";
    return calls.length === 4 && !form.contract(calls).ok ? null : "not passed out by four";
  }
  if (bids.some((bid, at) => at > 0 && !overcalls(bid, bids[at - 1] as Bid, form.options))) {
    return "a bid does not over-call";
  }
  const contract = must(form.contract(calls));
  const side = sideOf(last.seat);
  const namer = bids.find((bid) => sideOf(bid.seat) === side && bid.strain === last.strain);
  const after = calls.slice(calls.lastIndexOf(last) + 1);
  const doubles = after.filter(({ type }) => type === "double");
  const redoubles = after.filter(({ type }) => type === "redouble");
  const sound =
    calls.slice(-3).every(({ type }) => type === "pass") &&
    form.strains.includes(contract.strain) &&
    contract.level === last.level &&
    contract.strain === last.strain &&
    contract.declarer === namer?.seat &&
    doubles.length <= 1 &&
    redoubles.length <= doubles.length &&
    doubles.every(({ seat }) => sideOf(seat) === otherSide(side)) &&
    redoubles.every(({ seat }) => sideOf(seat) === side) &&
    contract.multiplier === (redoubles.length > 0 ? 4 : doubles.length > 0 ? 2 : 1) &&
    form.settled(contract).dummy === partnerOf(contract.declarer);
  return sound ? null : `it comes to ${JSON.stringify(contract)}`;
}

describe("an auction never ends illegally from any sequence of legal calls", () => {
  test.each(FORMS)(`$title: ${AUCTIONS} auctions`, ({ declaring }) => {
    const form: Form = {
      ...declaring,
      ladder: bidLadder(declaring.strains, declaring.options),
    };
    let [passedOut, redoubled] = [0, 0];
    for (let seed = 0; seed < AUCTIONS; seed++) {
      const random = seededRandom(seed);
      const dealer = random.pick(SEATS);
      const calls: SeatedCall[] = [];
      while (!form.ended(calls)) {
        calls.push(randomCall(form, calls, dealer, random));
        // Between two bids at most eight calls can stand: pass, pass, double, pass, pass, redouble, pass, pass.
        if (calls.length > 9 * form.ladder.length + 4) throw new Error(`seed ${seed}: no end`);
      }
      const fault = faultIn(form, calls, dealer);
      if (fault) throw new Error(`seed ${seed}: ${fault}`);
      const contract = form.contract(calls);
      if (!contract.ok) passedOut += 1;
      else if (contract.value.multiplier === 4) redoubled += 1;
    }
    expect(passedOut > 0).toBe(Boolean(form.options.dealerMayPass));
    expect(redoubled).toBeGreaterThan(0);
  });
});

const MAKES: readonly MakeCall[] = STRAIGHT_STRAINS.map((strain) => ({ type: "make", strain }));
const SPOKEN: readonly MakeCall[] = [
  { type: "pass" },
  { type: "leave" },
  { type: "double" },
  ...MAKES,
];

const legalMakeCalls = (calls: readonly SeatedMakeCall[], options: MakingOptions) =>
  SEATS.flatMap((seat) => SPOKEN.map((call): SeatedMakeCall => ({ seat, ...call }))).filter(
    (call) => checkMakeCall(calls, call, options).ok,
  );

function faultInMaking(calls: readonly SeatedMakeCall[], options: MakingOptions): string | null {
  const { dealer = "Z", limit = "none" } = options;
  const made = must(makeOf(calls, options));
  const making = calls.findIndex(({ type }) => type === "make");
  const doubles = calls.slice(making + 1).filter(({ type }) => type === "double");
  const turnAbout = doubles.every(
    ({ seat }, at) => (sideOf(seat) === sideOf(dealer)) === (at % 2 === 1),
  );
  const before = straightTrickValue(made.strain, made.multiplier / 2);
  const after = straightTrickValue(made.strain, made.multiplier);
  const quiet = calls.slice(-2).every(({ type }) => type === "pass");
  const sound =
    made.declarer === dealer &&
    made.maker === (calls[0]?.type === "leave" ? partnerOf(dealer) : dealer) &&
    made.multiplier === 2 ** doubles.length &&
    turnAbout &&
    (doubles.length === 0 || mayDoubleAgain(before, limit)) &&
    (quiet || !mayDoubleAgain(after, limit));
  return sound ? null : `it comes to ${JSON.stringify(made)}`;
}

describe("making the trump never ends illegally from any sequence of legal calls", () => {
  test.each(DOUBLING_LIMITS)(`doubling limit %s: ${AUCTIONS} hands`, (limit) => {
    let dearest = 1;
    for (let seed = 0; seed < AUCTIONS; seed++) {
      const random = seededRandom(seed);
      const options: MakingOptions = { dealer: random.pick(SEATS), limit };
      const calls: SeatedMakeCall[] = [];
      for (;;) {
        const legal = legalMakeCalls(calls, options);
        const ended = makingEnded(calls, options);
        if ((legal.length === 0) !== ended) throw new Error(`seed ${seed}: ended with calls left`);
        if (ended) break;
        calls.push(random.pick(legal));
        if (calls.length > 200) throw new Error(`seed ${seed}: no end`);
      }
      const fault = faultInMaking(calls, options);
      if (fault) throw new Error(`seed ${seed}: ${fault}`);
      dearest = Math.max(dearest, must(makeOf(calls, options)).multiplier);
    }
    // Spades go furthest: two a trick may be doubled six times short of a hundred, seven times short of two hundred.
    expect(dearest).toBeGreaterThanOrEqual(8);
    if (limit !== "none") expect(dearest).toBeLessThanOrEqual(limit === "100" ? 64 : 128);
  });
});
