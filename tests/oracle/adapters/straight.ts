import { must } from "../../../src/engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../../../src/engine/core/seat.ts";
import { mayDoubleAgain, type StraightStrain } from "../../../src/engine/declaring/dealer-makes.ts";
import { trumpTricks } from "../../../src/engine/conventions/doubling-count.ts";
import { adviseDummy, mechanicalMake } from "../../../src/engine/conventions/make-dummy.ts";
import {
  adviseDealer,
  LOVE_ALL,
  type MakerScore,
} from "../../../src/engine/conventions/make-trump.ts";
import { HONOUR_TRICKS, honourCards, honourKind } from "../../../src/engine/scoring/honours.ts";
import { sumOf, type CitedLine } from "../../../src/engine/scoring/line.ts";
import type { Revoked, RevokePenalty } from "../../../src/engine/scoring/revoked.ts";
import { AT_LOVE, type Rubber } from "../../../src/engine/scoring/sheet.ts";
import {
  chicanePoints,
  scoreStraight,
  straightHonours,
  straightTrickValue,
  tricksForGame,
  type ChicaneMode,
} from "../../../src/engine/scoring/straight.ts";
import { keepStraight } from "../../../src/engine/scoring/straight-rubber.ts";
import type { StraightOutcome } from "../../../src/engine/scoring/straight-outcome.ts";
import { GAME_POINTS } from "../../../src/engine/scoring/values.ts";
import { handOf, ranksOf, withSmallCards, type Adapter, type OracleCase } from "./shared.ts";

type Input = OracleCase["input"];

/** Revokes as cases give them: a count by side, or one side with what is exacted. */
export function revokesOf(input: Input): Partial<BySide<Revoked>> {
  const penalty = penaltyOf(input["penalty"]);
  const exact = penalty ? { penalty } : {};
  if (input["revokeBy"]) return { [input["revokeBy"] as Side]: { count: 1, ...exact } };
  const counts = Object.entries((input["revokesBy"] ?? {}) as Record<string, number>);
  return Object.fromEntries(counts.map(([side, count]) => [side, { count, ...exact }]));
}

function penaltyOf(code: string | undefined): RevokePenalty | undefined {
  if (code === undefined) return undefined;
  if (code.startsWith("take")) return "tricks";
  return code.startsWith("deduct") ? "deduct" : "add";
}

export const bothColumns = (lines: readonly CitedLine<string>[]) => ({
  YZ: { below: sumOf(lines, "YZ", "below"), above: sumOf(lines, "YZ", "above") },
  AB: { below: sumOf(lines, "AB", "below"), above: sumOf(lines, "AB", "above") },
});

/** Tricks of both sides; a bare number is the dealer’s side, which is YZ. */
function tricksOf(tricks: number | BySide<number> | undefined): BySide<number> {
  if (tricks === undefined) return { YZ: 7, AB: 6 };
  return typeof tricks === "number" ? { YZ: tricks, AB: 13 - tricks } : tricks;
}

const outcomeOf = (input: Input): StraightOutcome => ({
  strain: input["strain"],
  multiplier: input["multiplier"] ?? 1,
  tricks: tricksOf(input["tricks"]),
  revokes: revokesOf(input),
  ...(input["honours"] ? { honours: input["honours"] } : {}),
  ...(input["chicane"] ? { chicane: input["chicane"] } : {}),
});

const modeOf = (input: Input): ChicaneMode => input["chicaneMode"] ?? "offset";

export const straightScore: Adapter = ({ input }) => {
  const strain: StraightStrain = input["strain"];
  if (input["honourKind"]) {
    return { actual: { honours: straightHonours(strain, input["honourKind"]) } };
  }
  const perTrick = straightTrickValue(strain, input["multiplier"] ?? 1);
  if (input["tricks"] === undefined && !input["chicane"] && !input["honours"]) {
    return { actual: { perTrick } };
  }
  const before = { ...AT_LOVE, game: input["scoreBefore"] ?? AT_LOVE.game };
  const code = input["code"] ?? (input["penalty"] ? "english" : "american");
  const lines = must(scoreStraight(outcomeOf(input), before, { chicane: modeOf(input), code }));
  const side = SIDES.find((each) => sumOf(lines, each, "below") > 0) ?? "YZ";
  const points = (items: readonly string[], of: Side) =>
    lines
      .filter((line) => line.side === of && items.includes(line.item))
      .reduce((sum, line) => sum + line.points, 0);
  const held = ["honours", "chicane"];
  const both = bothColumns(lines);
  const after = { YZ: before.game.YZ + both.YZ.below, AB: before.game.AB + both.AB.below };
  return {
    actual: {
      ...both,
      perTrick,
      below: sumOf(lines, side, "below"),
      to: side === "YZ" ? "dealer" : "adv",
      slam: points(["little-slam", "grand-slam"], side),
      honours: { YZ: points(held, "YZ"), AB: points(held, "AB") },
      after,
      game: SIDES.some((each) => after[each] >= GAME_POINTS),
    },
  };
};

/** A kept rubber in the words of the cases. */
export const rubberActual = (kept: Rubber) => ({
  sheet: kept.deals.map(({ columns, game, gameWonBy }) => ({
    ...columns,
    game,
    ...(gameWonBy ? { gameWonBy } : {}),
  })),
  rubberTo: kept.rubberTo,
  totals: kept.totals,
  net: kept.net,
  winner: kept.rubberTo,
  balance: kept.net?.points ?? 0,
});

export const straightRubber: Adapter = ({ input }) => {
  const deals = (input["deals"] as Input[]).map(outcomeOf);
  const bonus = input["bonus"] ?? input["rubberBonus"] ?? 100;
  return { actual: rubberActual(must(keepStraight(deals, { bonus, chicane: modeOf(input) }))) };
};

export const straightHonoursCase: Adapter = ({ input }) => {
  const strain: StraightStrain = input["strain"];
  if (input["trumpless"]) {
    const hands = input["trumpless"] === "one hand" ? 1 : 2;
    return { actual: { points: chicanePoints(strain, hands) } };
  }
  const kind = input["kind"] ?? (input["hands"] ? honourKind(strain, input["hands"]) : null);
  return {
    actual: {
      kind,
      points: kind ? straightHonours(strain, kind) : 0,
      tricksEquivalent: HONOUR_TRICKS[kind as keyof typeof HONOUR_TRICKS] ?? null,
      honours: honourCards(strain),
    },
  };
};

export const doubleLegal: Adapter = ({ input }) => ({
  actual: {
    furtherDoubleLegal: mayDoubleAgain(
      input["currentTrickValue"],
      String(input["doublingLimit"]) as Parameters<typeof mayDoubleAgain>[1],
    ),
  },
});

export const evaluate: Adapter = ({ input }) => ({
  actual: {
    trumpTricks: trumpTricks(ranksOf(withSmallCards(input["trumps"])), input["overMaker"] ?? true),
  },
});

/** A score as cases word it: “love-all, first game”, “0-24”, “rubber game”. */
function scoreOf(words: unknown): MakerScore {
  if (typeof words === "object" && words !== null) return { ...LOVE_ALL, ...words };
  const text = typeof words === "string" ? words : "";
  const [, own, theirs] = /(\d+)\s*(?:-|to|–)\s*(\d+)/.exec(text) ?? [];
  const rubber = /rubber|third/.test(text);
  return {
    own: Number(own ?? 0),
    theirs: Number(theirs ?? 0),
    gamesOwn: rubber || /game (up|ahead)/.test(text) ? 1 : 0,
    gamesTheirs: rubber || /game (down|behind)/.test(text) ? 1 : 0,
  };
}

export const declare: Adapter = ({ input }) => {
  if (!input["hand"]) {
    return { actual: { tricksOverSix: tricksForGame(input["score"], input["strain"]) } };
  }
  const suits = Object.entries(input["hand"] as Record<string, string>);
  const hand = handOf(
    Object.fromEntries(suits.map(([suit, ranks]) => [suit, withSmallCards(ranks)])),
  );
  if (input["variant"]) return { actual: { declare: mechanicalMake(hand) } };
  const score = scoreOf(input["score"]);
  const advice = input["seat"] === "Y" ? adviseDummy(hand, score) : adviseDealer(hand, score);
  const make = advice.declare === "leave" ? "pass" : advice.declare;
  return { actual: { declare: make, notRed: make !== "hearts" && make !== "diamonds" } };
};
