import type { Card } from "../../../src/engine/core/card.ts";
import { dealFrom, type Deal, type Setup } from "../../../src/engine/core/deal.ts";
import { replay, type PlayedHand } from "../../../src/engine/core/play.ts";
import { must } from "../../../src/engine/core/result.ts";
import { leftOf, otherSide, SEATS, sideOf, type Seat } from "../../../src/engine/core/seat.ts";
import type { Play } from "../../../src/engine/core/trick.ts";
import type { Level } from "../../../src/engine/declaring/call.ts";
import type { StraightStrain } from "../../../src/engine/declaring/dealer-makes.ts";
import { checkTurnUp, settledByTurnUp } from "../../../src/engine/declaring/turn-up.ts";
import { scoreDeal, sumOf, trickPoints } from "../../../src/engine/scoring/deal.ts";
import { honourKind, honourPoints, honoursIn } from "../../../src/engine/scoring/honours.ts";
import type { DealOutcome } from "../../../src/engine/scoring/outcome.ts";
import { AT_LOVE } from "../../../src/engine/scoring/sheet.ts";
import { scoreStraight } from "../../../src/engine/scoring/straight.ts";
import { honoursOf } from "../../../src/engine/scoring/straight-outcome.ts";
import { BOOK, GAME_POINTS } from "../../../src/engine/scoring/values.ts";
import { handOf, strainOf, trumpOf, type Adapter, type OracleCase } from "./shared.ts";
import { bothColumns } from "./straight.ts";

type Input = OracleCase["input"];

interface Replayed {
  readonly deal: Deal;
  readonly played: PlayedHand;
  readonly actual: Record<string, unknown>;
}

/** Plays the cards of a case through; null where a play is illegal. */
function replayed(input: Input, leader: Seat): Replayed | null {
  const setup = Object.fromEntries(SEATS.map((seat) => [seat, handOf(input["hands"][seat])]));
  const deal = must(dealFrom(setup as unknown as Setup));
  const tricks: Play[][] = input["tricks"] ?? input["plays"];
  const trump = trumpOf(input["trump"] ?? input["strain"] ?? input["contract"].strain);
  const played = replay(deal, trump, leader, tricks);
  if (!played.ok) return null;
  const { winners, leaders, tricksWon } = played.value;
  const bySeat = Object.fromEntries(
    SEATS.map((seat) => [seat, winners.filter((winner) => winner === seat).length]),
  );
  const distinct = new Set(tricks.flat().map((play) => play.card)).size;
  const actual = {
    distinct,
    legal: true,
    winners,
    leaders,
    tricksWon: { ...tricksWon, ...bySeat },
    ...tricksWon,
  };
  return { deal, played: played.value, actual };
}

const ILLEGAL = { actual: { legal: false } };

export const replayAuction: Adapter = ({ input }) => {
  const declarer: Seat = input["declarer"];
  const through = replayed(input, input["leader"] ?? leftOf(declarer));
  if (!through) return ILLEGAL;
  const { deal, played, actual } = through;
  const strain = strainOf(input["strain"] ?? input["contract"].strain);
  const side = sideOf(declarer);
  const tricks = played.tricksWon[side];
  const honours = (["YZ", "AB"] as const).flatMap((s) => {
    const [a, b] = SEATS.filter((seat) => sideOf(seat) === s).map((seat) =>
      honoursIn(deal[seat], strain),
    );
    const kind = honourKind(strain, [a ?? 0, b ?? 0]);
    return kind ? [{ side: s, kind }] : [];
  })[0];
  const level: Level | null = input["contract"]?.level ?? null;
  const odd = (strain === "nullo" ? 13 - tricks : tricks) - BOOK;
  const outcome = (at: Level): DealOutcome => ({
    declarerSide: side,
    level: at,
    strain,
    multiplier: 1,
    tricks,
    ...(honours ? { honours } : {}),
  });
  const lines = level ? must(scoreDeal(outcome(level))) : [];
  const below = sumOf(lines, side, "below");
  return {
    actual: {
      ...actual,
      trickPoints: below,
      game: below >= GAME_POINTS,
      honourPoints: honours ? honourPoints(strain, honours.kind) : 0,
      score: {
        declBelow: below,
        declAbove: sumOf(lines, side, "above"),
        defAbove: sumOf(lines, otherSide(side), "above"),
        made: level !== null && odd >= level,
        detail: { tricks: below },
      },
      oddLost: 13 - tricks - BOOK,
      trickPointsIfContractAtMost4: odd >= 4 ? trickPoints(strain, odd) : 0,
    },
  };
};

export const replayStraight: Adapter = ({ input }) => {
  const through = replayed(input, input["leader"] ?? leftOf(input["dealer"] ?? "Z"));
  if (!through) return ILLEGAL;
  const { deal, played, actual } = through;
  const strain: StraightStrain = input["strain"];
  const honours = honoursOf(deal, strain);
  const before = { ...AT_LOVE, game: input["scoreBefore"] ?? AT_LOVE.game };
  const outcome = {
    strain,
    multiplier: input["multiplier"] ?? 1,
    tricks: played.tricksWon,
    ...(honours ? { honours } : {}),
  };
  // The sheets that Elwell prints beside his hands leave chicane out.
  const lines = must(scoreStraight(outcome, before, { chicane: "off" }));
  return { actual: { ...actual, honours, score: bothColumns(lines) } };
};

export const replayWhist: Adapter = ({ input }) => {
  const dealer: Seat = input["dealer"] ?? "Z";
  const turnUp: Card | undefined = input["turnUp"];
  const settled = turnUp ? settledByTurnUp(turnUp, dealer) : null;
  const trump = settled ? settled.trump : (input["trump"] ?? input["strain"]);
  const leader = settled?.leader ?? input["leader"] ?? leftOf(dealer);
  const through = replayed({ ...input, trump }, leader);
  if (!through) return ILLEGAL;
  if (turnUp) must(checkTurnUp(through.deal, turnUp, dealer));
  return { actual: { ...through.actual, trump } };
};
