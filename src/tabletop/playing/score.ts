import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { SEATS, SIDES, sideOf, type BySide, type Side } from "../../engine/core/seat.ts";
import type { Contract } from "../../engine/declaring/call.ts";
import type { Make } from "../../engine/declaring/dealer-makes.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { GAMES } from "../../engine/games/registry.ts";
import type { AnyItem } from "../../engine/notation/line-words.ts";
import { CONTRACT_STRAINS } from "../../engine/scoring/contract.ts";
import { honourKind, honoursIn } from "../../engine/scoring/honours.ts";
import type { CitedLine } from "../../engine/scoring/line.ts";
import type { DealOutcome, HonoursHeld } from "../../engine/scoring/outcome.ts";
import { chicaneOf } from "../../engine/scoring/straight-outcome.ts";
import { whistHonoursHeld } from "../../engine/scoring/whist.ts";
import { termsOf, type PlayDeal } from "./deal.ts";

/** What a deal that has been played scores in its game, line by line, each with the rule that gives it. */
export interface PlayedScore {
  readonly lines: readonly CitedLine<AnyItem>[];
  /** How the honours lay, where somebody scores for them. */
  readonly honours?: HonoursHeld;
}

/**
 * Scores a deal from the tricks each side won, as the first of a rubber. `told` is what a scorer would be told of it where
 * something irregular has to be counted as well. Refuses tricks that do not make thirteen, and a declaration that the
 * game does not have.
 */
export function scorePlayed(
  deal: PlayDeal,
  tricks: BySide<number>,
  told?: DealOutcome,
): Result<PlayedScore> {
  if (tricks.YZ + tricks.AB !== 13) {
    return refuse("bad-tricks", "A deal is scored when all thirteen tricks are played.");
  }
  const game = GAMES[deal.game];
  const { declared } = deal;
  if (game.records === "tricks") {
    const { trump } = termsOf(deal);
    if (trump === null) return undeclared(game.title);
    const honours = whistHonoursHeld(deal.hands, trump);
    return withHonours(game.score({ tricks, trump, honours }));
  }
  if (game.records === "make") {
    return declared.kind === "dealer-makes"
      ? withHonours(game.score(makeOutcome(deal, declared.make, tricks)), deal)
      : undeclared(game.title);
  }
  if (declared.kind !== "auction") return undeclared(game.title);
  return game.records === "modern-contract"
    ? withHonours(scoreModern(declared.contract, tricks))
    : withHonours(game.score(told ?? bidOutcome(deal, declared.contract, tricks)), deal);
}

function undeclared(title: string): Result<never> {
  return refuse("wrong-declaration", `${title} does not settle its trump in this way.`);
}

function withHonours(
  scored: Result<readonly CitedLine<AnyItem>[]>,
  deal?: PlayDeal,
): Result<PlayedScore> {
  if (!scored.ok) return scored;
  const honours = deal && honoursDealt(deal);
  return ok({ lines: scored.value, ...(honours ? { honours } : {}) });
}

/** Who was dealt the honours, and how. (Rule `auction.score.honours.definition`.) */
function honoursDealt({ hands, declared }: PlayDeal): HonoursHeld | null {
  if (declared.kind === "turn-up") return null;
  const strain: Strain =
    declared.kind === "dealer-makes" ? declared.make.strain : declared.contract.strain;
  const kinds = SIDES.flatMap((side) => {
    const [a = 0, b = 0] = SEATS.filter((seat) => sideOf(seat) === side).map((seat) =>
      honoursIn(hands[seat], strain),
    );
    const kind = honourKind(strain, [a, b]);
    return kind ? [{ side, kind }] : [];
  });
  return kinds[0] ?? null;
}

function bidOutcome(
  deal: PlayDeal,
  { level, strain, multiplier, declarer }: Contract,
  tricks: BySide<number>,
): DealOutcome {
  const declarerSide: Side = sideOf(declarer);
  const honours = honoursDealt(deal);
  const oneSpade = strain === "spades" && level === 1 && declarer === deal.dealer;
  return {
    level,
    strain,
    multiplier,
    declarerSide,
    tricks: tricks[declarerSide],
    ...(honours ? { honours } : {}),
    ...(oneSpade ? { dealerOneSpade: true } : {}),
  };
}

function scoreModern(
  { level, strain, multiplier, declarer }: Contract,
  tricks: BySide<number>,
): Result<readonly CitedLine<AnyItem>[]> {
  const known = CONTRACT_STRAINS.find((each) => each === strain);
  if (!known) return undeclared(GAMES.contract.title);
  const declarerSide = sideOf(declarer);
  return GAMES.contract.score({
    level,
    strain: known,
    multiplier,
    declarerSide,
    tricks: tricks[declarerSide],
  });
}

function makeOutcome(deal: PlayDeal, { strain, multiplier }: Make, tricks: BySide<number>) {
  const honours = honoursDealt(deal);
  return {
    strain,
    multiplier,
    tricks,
    chicane: chicaneOf(deal.hands, strain),
    ...(honours ? { honours } : {}),
  };
}
