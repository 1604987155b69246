import type { Random } from "../../engine/core/random.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import {
  biddingEnded,
  minimumLevel,
  seatToCall,
  standingBid,
} from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import {
  seatToMake,
  STRAIGHT_STRAINS,
  type DoublingLimit,
  type SeatedMakeCall,
} from "../../engine/declaring/dealer-makes.ts";
import { checkCall } from "../../engine/declaring/legality.ts";
import type { Ask } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { LIMIT_WORDS } from "../wording/limit-words.ts";
import { AUCTION_ANSWERS, MAKE_ANSWERS, mayDoubleBid, mayDoubleMake } from "./may-double.ts";

function askOf(answers: Readonly<Record<string, string>>): Ask {
  const options = Object.entries(answers).map(([id, label]) => ({ id, label }));
  return { type: "option", look: "words", options };
}

/** An auction that goes on: may this player double what stands? */
export function poseMayDouble(calls: readonly SeatedCall[], asked: Seat): Posed {
  return {
    scene: { type: "auction", calls, asked },
    ask: askOf(AUCTION_ANSWERS),
    question: `May {${asked}} double or redouble now?`,
    facts: ["Auction bridge; {Z} dealt."],
  };
}

/** A make at straight bridge and what has been said since: may this player double? */
export function poseMayDoubleMake(
  calls: readonly SeatedMakeCall[],
  asked: Seat,
  limit: DoublingLimit = "none",
): Posed {
  return {
    scene: { type: "doubling", calls, asked, limit },
    ask: askOf(MAKE_ANSWERS),
    question: `May {${asked}} double or redouble now?`,
    facts: [`Straight bridge; {Z} dealt. ${LIMIT_WORDS[limit]}`],
  };
}

/** A bidding of a few calls, with doubles far commoner than in life, broken off before it ends. */
function randomBidding(random: Random): SeatedCall[] {
  const calls: SeatedCall[] = [];
  const length = 2 + random.below(6);
  while (calls.length < length) {
    const seat = seatToCall(calls);
    const doubles = (["redouble", "double"] as const).filter(
      (type) => checkCall(calls, { type, seat }).ok,
    );
    const strain = random.pick(["clubs", "diamonds", "hearts", "royals", "notrump"] as const);
    const level = minimumLevel(strain, standingBid(calls));
    const [double] = doubles;
    const bidding = calls.length === 0 || random.chance(0.4);
    if (double && random.chance(0.5)) calls.push({ seat, type: double });
    else if (bidding && level !== null && level <= 4)
      calls.push({ seat, type: "bid", level, strain });
    else calls.push({ seat, type: "pass" });
  }
  return calls;
}

/** What is said after a make, for so many turns: doubles by turns, and passes between them. */
function randomDoubling(random: Random, limit: DoublingLimit): SeatedMakeCall[] {
  const strain = random.pick(STRAIGHT_STRAINS);
  const left: SeatedMakeCall[] = [{ seat: "Z", type: "leave" }];
  const calls: SeatedMakeCall[] = random.chance(0.4)
    ? [...left, { seat: "Y", type: "make", strain }]
    : [{ seat: "Z", type: "make", strain }];
  const wanted = limit === "none" ? random.below(5) : 2 + random.below(8);
  for (let said = 0; said < wanted; said++) {
    const seat = seatToMake(calls, { limit });
    if (!seat) break;
    calls.push({ seat, type: random.chance(limit === "none" ? 0.5 : 0.85) ? "double" : "pass" });
  }
  return calls;
}

function auctionProblem(random: Random): Posed {
  const wanted = random.weigh([
    ["double", 3],
    ["redouble", 3],
    ["turn", 2],
    ["own", 2],
    ["again", 2],
    ["spent", 1],
  ] as const);
  for (;;) {
    const calls = randomBidding(random);
    if (biddingEnded(calls)) continue;
    const asked = random.chance(0.6) ? seatToCall(calls) : random.pick(SEATS);
    const { best, also } = mayDoubleBid(calls, asked);
    if (best === wanted && also.length === 0) return poseMayDouble(calls, asked);
  }
}

function makeProblem(random: Random): Posed {
  const limit = random.pick(["none", "100", "200"] as const);
  const wanted = random.weigh(
    limit === "none"
      ? ([
          ["double", 2],
          ["redouble", 3],
          ["turn", 3],
          ["side", 2],
          ["over", 2],
        ] as const)
      : ([
          ["limit", 3],
          ["redouble", 4],
          ["side", 1],
        ] as const),
  );
  for (;;) {
    const calls = randomDoubling(random, limit);
    const asked = random.pick(SEATS);
    // Whoever has let the last double stand is out of it: his turn has not yet to come, but it is not “over” either.
    const raised = calls.findLastIndex(({ type }) => type === "make" || type === "double");
    const stood = calls.slice(raised).some(({ type, seat }) => type === "pass" && seat === asked);
    if (stood && wanted !== "over") continue;
    if (mayDoubleMake(calls, asked, limit).best === wanted) {
      return poseMayDoubleMake(calls, asked, limit);
    }
  }
}

/** A fair question of either game from a seeded stream. */
export function poseDoubling(random: Random): Posed {
  return random.chance(0.5) ? auctionProblem(random) : makeProblem(random);
}
