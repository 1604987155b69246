import {
  cardOf,
  rankOf,
  SUITS,
  isCard,
  type Card,
  type Holding,
} from "../../src/engine/core/card.ts";
import { highToLow, isRank, isSuit, type Rank, type Suit } from "../../src/engine/core/card.ts";
import { dealFrom, type Setup } from "../../src/engine/core/deal.ts";
import { replay } from "../../src/engine/core/play.ts";
import { must } from "../../src/engine/core/result.ts";
import { leftOf, SEATS, sideOf, type Seat, type Side } from "../../src/engine/core/seat.ts";
import { winningPlay, type Play } from "../../src/engine/core/trick.ts";
import {
  bidWorth,
  biddingEnded,
  contractOf,
  minimumLevel,
  overcalls,
} from "../../src/engine/declaring/auction.ts";
import { dummyOf, leaderOf } from "../../src/engine/declaring/roles.ts";
import { checkCall } from "../../src/engine/declaring/legality.ts";
import type { Bid, Level, SeatedCall } from "../../src/engine/declaring/call.ts";
import { isStrain, TRUMP_OF, type Strain } from "../../src/engine/declaring/strain.ts";
import { books, scoreDeal, sumOf, trickPoints } from "../../src/engine/scoring/deal.ts";
import {
  HONOUR_TRICKS,
  honourCards,
  honourKind,
  honourPoints,
  honoursIn,
} from "../../src/engine/scoring/honours.ts";
import type { DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { keepRubber } from "../../src/engine/scoring/rubber.ts";
import { BOOK, GAME_POINTS, TRICK_VALUE } from "../../src/engine/scoring/values.ts";
import { elevenCount } from "../../src/engine/conventions/eleven.ts";
import { againstOf, leadFrom, type Against } from "../../src/engine/conventions/lead-card.ts";
import { leadAgainstNullo } from "../../src/engine/conventions/nullo-leads.ts";
import { secondLead } from "../../src/engine/conventions/second-lead.ts";

/** A case as it stands in the files; what `input` holds depends on its kind. */
export interface OracleCase {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly input: Record<string, any>;
  readonly expected: Record<string, any>;
}

/** What the engine makes of a case: values to compare by key, or a reason to skip it. */
export type Outcome = { readonly actual: Record<string, unknown> } | { readonly skip: string };

type Adapter = (oracleCase: OracleCase) => Outcome;

/** Kinds that stand in the folder and have no engine behind them yet. */
export const NOT_BUILT = [
  "contract-modern",
  "cutting",
  "declare",
  "double-legal",
  "evaluate",
  "fourth-hand",
  "law",
  "lead",
  "nullo",
  "return",
  "second-hand",
  "signal",
  "suit-selection",
  "third-hand",
  "through-dummy",
  "trump-lead",
  "unblock",
  "up-to-dummy",
  "whist-score",
] as const;

const AUCTION = ["auction", "nullo"];

function only(games: readonly string[], adapter: Adapter): Adapter {
  return (oracleCase) =>
    games.includes(oracleCase.game) ? adapter(oracleCase) : { skip: oracleCase.game };
}

function foster(adapter: Adapter): Adapter {
  return (oracleCase) => {
    const system: string = oracleCase.input["system"] ?? "foster";
    return system === "foster" ? adapter(oracleCase) : { skip: system };
  };
}

function strainOf(name: string): Strain {
  if (isStrain(name)) return name;
  throw new Error(`no such strain: ${name}`);
}

function ranksOf(value: string | readonly string[]): Holding {
  const signs = typeof value === "string" ? [...value] : value;
  return highToLow(signs.map((sign) => (isCard(sign) ? rankOf(sign) : (sign as Rank))));
}

function trumpOf(name: string | null): Suit | null {
  if (name === null || isSuit(name)) return name;
  return TRUMP_OF[strainOf(name)];
}

function handOf(value: readonly string[] | Record<string, string | readonly string[]>): Card[] {
  if (Array.isArray(value)) return value as Card[];
  const bySuit = value as Record<string, string>;
  return SUITS.flatMap((suit) =>
    [...(bySuit[suit] ?? "")].filter(isRank).map((r) => cardOf(suit, r)),
  );
}

const columns = (deal: DealOutcome, laws1913: boolean) => {
  const lines = must(scoreDeal(deal, { laws1913 }));
  const of = (side: Side) => ({
    below: sumOf(lines, side, "below"),
    above: sumOf(lines, side, "above"),
  });
  return { YZ: of("YZ"), AB: of("AB") };
};

const score: Adapter = ({ input }) => {
  const { strain, level, tricks, oddTricks, scoreBefore } = input;
  if (tricks !== undefined) {
    const deal = { multiplier: 1, ...input } as DealOutcome;
    return { actual: columns(deal, /^laws-?1913$/.test(input["option"] ?? "")) };
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
  const kept = must(keepRubber(deals, { bonus: input["bonus"] ?? 250 }));
  const sheet = kept.deals.map(({ columns: c, game, gameWonBy }) => ({
    ...c,
    game,
    ...(gameWonBy ? { gameWonBy } : {}),
  }));
  const { rubberTo, totals, net } = kept;
  return {
    actual: { sheet, rubberTo, totals, net, winner: rubberTo, balance: net?.points ?? 0 },
  };
};

const replayCase: Adapter = ({ input }) => {
  const setup = Object.fromEntries(
    SEATS.map((seat) => [seat, handOf(input["hands"][seat])]),
  ) as unknown as Setup;
  const strain = strainOf(input["strain"] ?? input["contract"].strain);
  const tricks: Play[][] = input["tricks"] ?? input["plays"];
  const declarer: Seat = input["declarer"];
  const leader: Seat = input["leader"] ?? leftOf(declarer);
  const deal = must(dealFrom(setup));
  const played = replay(deal, TRUMP_OF[strain], leader, tricks);
  const distinct = new Set(tricks.flat().map((play) => play.card)).size;
  if (!played.ok) return { actual: { distinct, legal: false } };
  const { winners, leaders, tricksWon } = played.value;
  const bySeat = Object.fromEntries(
    SEATS.map((seat) => [seat, winners.filter((winner) => winner === seat).length]),
  );
  const side = sideOf(declarer);
  const tricksFor = tricksWon[side];
  const honours = (["YZ", "AB"] as const).flatMap((s) => {
    const [a, b] = SEATS.filter((seat) => sideOf(seat) === s).map((seat) =>
      honoursIn(deal[seat], strain),
    );
    const kind = honourKind(strain, [a ?? 0, b ?? 0]);
    return kind ? [{ side: s, kind }] : [];
  })[0];
  const level: Level | null = input["contract"]?.level ?? null;
  const odd = (strain === "nullo" ? 13 - tricksFor : tricksFor) - BOOK;
  const points = trickPoints(strain, odd);
  const outcome = (at: Level): DealOutcome => ({
    declarerSide: side,
    level: at,
    strain,
    multiplier: 1,
    tricks: tricksFor,
    ...(honours ? { honours } : {}),
  });
  const lines = level ? must(scoreDeal(outcome(level))) : [];
  const other = side === "YZ" ? "AB" : "YZ";
  return {
    actual: {
      distinct,
      legal: true,
      winners,
      leaders,
      tricksWon: { ...tricksWon, ...bySeat },
      ...tricksWon,
      trickPoints: sumOf(lines, side, "below"),
      game: sumOf(lines, side, "below") >= GAME_POINTS,
      honourPoints: honours ? honourPoints(strain, honours.kind) : 0,
      score: {
        declBelow: sumOf(lines, side, "below"),
        declAbove: sumOf(lines, side, "above"),
        defAbove: sumOf(lines, other, "above"),
        made: level !== null && odd >= level,
        detail: { tricks: sumOf(lines, side, "below") },
      },
      oddLost: 13 - tricksFor - BOOK,
      trickPointsIfContractAtMost4: odd >= 4 ? points : 0,
    },
  };
};

const against = (strain: string): Against =>
  strain === "trump" ? "trump" : againstOf(strainOf(strain));

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
  honours: only(AUCTION, ({ input }) => {
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
  }),
  score: only(AUCTION, score),
  rubber: only(AUCTION, rubber),
  "lead-card": foster(
    only(AUCTION, ({ input }) => {
      const holding = ranksOf(input["holding"]);
      const lead =
        input["strain"] === "nullo"
          ? leadAgainstNullo(holding)
          : leadFrom(holding, against(input["strain"]));
      return {
        actual: {
          card: lead.lead,
          oneOf: [lead.lead, ...lead.alsoSound],
          suitBetterAvoided: lead.betterAvoided,
        },
      };
    }),
  ),
  "second-lead": foster(
    only(AUCTION, ({ input }) => {
      const fell = input["fell"] ? ranksOf(input["fell"]) : [];
      const led = ranksOf([input["led"]])[0] as Rank;
      const lead = secondLead(ranksOf(input["holding"]), led, fell)?.lead;
      return { actual: { card: lead, notCard: { not: lead } } };
    }),
  ),
  eleven: ({ input }) => {
    const led = ranksOf([input["led"]])[0] as Rank;
    const count = elevenCount(led, ranksOf(input["hand"] ?? []), ranksOf(input["dummy"] ?? []));
    return { actual: { ...count } };
  },
  replay: only(AUCTION, replayCase),
};

/** Keys of `expected` that no engine of ours can check yet, with what they wait for. */
export const NOT_CHECKED: Readonly<Record<string, string>> = {
  doubleDummyTricksYZ: "the double-dummy solver",
  strainNote: "words, not a value",
};
