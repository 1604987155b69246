import { type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { winningPlay } from "../../src/engine/core/trick.ts";
import {
  bidWorth,
  biddingEnded,
  contractOf,
  minimumLevel,
  overcalls,
} from "../../src/engine/declaring/auction.ts";
import { checkCall } from "../../src/engine/declaring/legality.ts";
import { dummyOf, leaderOf } from "../../src/engine/declaring/roles.ts";
import type { Bid, SeatedCall } from "../../src/engine/declaring/call.ts";
import { books, nulloLimits, scoreDeal, trickPoints } from "../../src/engine/scoring/deal.ts";
import {
  HONOUR_TRICKS,
  honourCards,
  honourKind,
  honourPoints,
} from "../../src/engine/scoring/honours.ts";
import type { DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { keepRubber } from "../../src/engine/scoring/rubber.ts";
import { GAME_POINTS, TRICK_VALUE } from "../../src/engine/scoring/values.ts";
import { elevenCount } from "../../src/engine/conventions/eleven.ts";
import { contractModern } from "./adapters/contract.ts";
import { cutting } from "./adapters/cutting.ts";
import { throughDummy, upToDummy } from "./adapters/dummy-play.ts";
import { law } from "./adapters/law.ts";
import {
  declarerSuit,
  leadCard,
  secondLeadCase,
  signal,
  straightLead,
  trumpLead,
  unblock,
  whistLead,
  whistSuit,
} from "./adapters/leads.ts";
import { fourthHand, returning, secondHand, thirdHand } from "./adapters/play.ts";
import { replayAuction, replayStraight, replayWhist } from "./adapters/replay.ts";
import { byGame, ranksOf, strainOf, trumpOf, type Adapter } from "./adapters/shared.ts";
import {
  bothColumns,
  declare,
  doubleLegal,
  evaluate,
  rubberActual,
  straightHonoursCase,
  straightRubber,
  straightScore,
} from "./adapters/straight.ts";
import { whistDeal, whistScore } from "./adapters/whist.ts";

export type { OracleCase, Outcome } from "./adapters/shared.ts";

/** Kinds that stand in the folder and have no engine behind them yet. */
export const NOT_BUILT = [] as const;

const AUCTION = ["auction", "nullo"];

function only(games: readonly string[], adapter: Adapter): Adapter {
  return (oracleCase) =>
    games.includes(oracleCase.game) ? adapter(oracleCase) : { skip: oracleCase.game };
}

const score: Adapter = ({ input }) => {
  const { strain, level, tricks, oddTricks, scoreBefore } = input;
  if (tricks !== undefined) {
    const deal = { multiplier: 1, ...input } as DealOutcome;
    const laws1913 = /^laws-?1913$/.test(input["option"] ?? "");
    return { actual: bothColumns(must(scoreDeal(deal, { laws1913 }))) };
  }
  if (oddTricks !== undefined) {
    const points = trickPoints(strainOf(strain), oddTricks, input["multiplier"] ?? 1);
    return { actual: { trickPoints: points, game: (scoreBefore ?? 0) + points >= GAME_POINTS } };
  }
  return {
    actual: {
      ...(strain === undefined ? {} : { perTrick: TRICK_VALUE[strainOf(strain)] }),
      ...(level === undefined ? {} : books(level)),
    },
  };
};

const rubber: Adapter = ({ input }) => {
  const deals = (input["deals"] as DealOutcome[]).map((deal) => ({
    ...deal,
    multiplier: deal.multiplier ?? 1,
  }));
  const bonus = input["bonus"] ?? input["rubberBonus"] ?? 250;
  return { actual: rubberActual(must(keepRubber(deals, { bonus }))) };
};

const honours: Adapter = ({ input }) => {
  const strain = strainOf(input["strain"]);
  const kind = input["kind"] ?? (input["hands"] ? honourKind(strain, input["hands"]) : null);
  return {
    actual: {
      kind,
      points: kind ? honourPoints(strain, kind) : 0,
      tricksEquivalent: HONOUR_TRICKS[kind as keyof typeof HONOUR_TRICKS] ?? null,
      honours: honourCards(strain),
    },
  };
};

export const ADAPTERS: Readonly<Record<string, Adapter>> = {
  trick: ({ input }) => ({
    actual: { winner: winningPlay(input["plays"], trumpOf(input["trump"] ?? null)).seat },
  }),
  "bid-over": only(AUCTION, ({ input }) => {
    const bid: Bid = input["bid"];
    const last: Bid | null = input["last"] ?? null;
    const least = minimumLevel(bid.strain, last);
    return {
      actual: {
        sufficient: overcalls(bid, last),
        values: last ? [bidWorth(last), bidWorth(bid)] : [bidWorth(bid)],
        minimumLevel: least,
        impossible: least === null,
      },
    };
  }),
  "minimum-bid": only(AUCTION, ({ input }) => {
    const least = minimumLevel(strainOf(input["strain"]), input["last"] ?? null);
    return { actual: { minimumLevel: least, impossible: least === null } };
  }),
  call: only(AUCTION, ({ input }) => ({
    actual: {
      legal: checkCall(input["calls"], input["call"], input["dealer"] ?? "Z", {
        dealerMayPass: input["option"] === "english",
      }).ok,
    },
  })),
  "auction-end": only(AUCTION, ({ input }) => ({
    actual: { ended: biddingEnded(input["calls"]) },
  })),
  "contract-of": only(AUCTION, ({ input }) => {
    const contract = must(contractOf(input["calls"] as SeatedCall[]));
    return {
      actual: {
        ...contract,
        dummy: dummyOf(contract),
        leader: leaderOf(contract),
        perTrick: TRICK_VALUE[contract.strain] * contract.multiplier,
      },
    };
  }),
  honours: byGame({ "straight-bridge": straightHonoursCase, auction: honours, nullo: honours }),
  score: byGame({
    "straight-bridge": straightScore,
    whist: whistDeal,
    auction: score,
    nullo: score,
  }),
  rubber: byGame({ "straight-bridge": straightRubber, auction: rubber, nullo: rubber }),
  "whist-score": whistScore,
  "contract-modern": contractModern,
  cutting,
  declare,
  "double-legal": doubleLegal,
  evaluate,
  nullo: ({ input }) => ({ actual: nulloLimits(input["level"]) }),
  "lead-card": leadCard,
  "second-lead": secondLeadCase,
  lead: byGame({ "straight-bridge": straightLead, whist: whistLead }),
  "suit-selection": byGame({ auction: declarerSuit, whist: whistSuit }),
  "trump-lead": trumpLead,
  signal,
  unblock,
  eleven: ({ input }) => {
    const led = ranksOf([input["led"]])[0] as Rank;
    const count = elevenCount(led, ranksOf(input["hand"] ?? []), ranksOf(input["dummy"] ?? []));
    return { actual: { ...count } };
  },
  replay: byGame({
    "straight-bridge": replayStraight,
    whist: replayWhist,
    auction: replayAuction,
    nullo: replayAuction,
  }),
  "through-dummy": throughDummy,
  "up-to-dummy": upToDummy,
  "third-hand": thirdHand,
  "second-hand": secondHand,
  "fourth-hand": fourthHand,
  return: returning,
  law,
};

/** Keys of `expected` that no engine of ours can check yet, with what they wait for. */
export const NOT_CHECKED: Readonly<Record<string, string>> = {
  doubleDummyTricksYZ: "the double-dummy solver",
  strainNote: "words, not a value",
  because: "words, not a value",
  correctedMisprint: "words, not a value",
};
