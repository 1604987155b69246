import { ok, refuse, type Result } from "../core/result.ts";
import {
  SEATS,
  SIDES,
  sideOf,
  type BySeat,
  type BySide,
  type Seat,
  type Side,
} from "../core/seat.ts";
import { suitOf, type Card } from "../core/card.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { mayDoubleAgain, type DoublingLimit } from "../declaring/doubling-limit.ts";
import type { StraightStrain } from "../declaring/strain.ts";
import { honourKind, honoursIn, kindFits } from "./honours.ts";
import type { HonoursHeld } from "./outcome.ts";
import type { RevokesBySide } from "./revoked.ts";
import { STRAIGHT_VALUE } from "./values.ts";

/** A deal of straight bridge that has been played, as a scorer is told of it. */
export interface StraightOutcome {
  readonly strain: StraightStrain;
  /** What tricks count: 1, 2, 4, 8 and so on. */
  readonly multiplier: number;
  /** Tricks won in play by each side, thirteen in all, before any cross over for a revoke. */
  readonly tricks: BySide<number>;
  readonly honours?: HonoursHeld;
  /** The seats that were dealt no trump. */
  readonly chicane?: readonly Seat[];
  readonly revokes?: RevokesBySide;
}

/** Whether a number is 1, 2, 4, 8 …: what doubling can make of a trick. */
function isMultiplier(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && Number.isInteger(Math.log2(value));
}

/**
 * Checks that a deal could have come about. Refuses tricks that do not make thirteen, a multiplier that doubling cannot
 * reach or that lies beyond the limit agreed, honours that do not fit the strain, and a hand without trumps where there
 * are none.
 */
export function checkStraightOutcome(
  deal: StraightOutcome,
  limit?: DoublingLimit,
): Result<StraightOutcome> {
  const { YZ, AB } = deal.tricks;
  if (![YZ, AB].every((won) => Number.isInteger(won) && won >= 0) || YZ + AB !== 13) {
    return refuse("bad-tricks", `The tricks of both sides must make thirteen, not ${YZ + AB}.`);
  }
  if (!isMultiplier(deal.multiplier)) {
    return refuse(
      "bad-multiplier",
      `Tricks cannot count ${deal.multiplier} times: each double makes it twice as much.`,
      "straight.double.effect",
    );
  }
  const doubledFrom = (STRAIGHT_VALUE[deal.strain] * deal.multiplier) / 2;
  if (deal.multiplier > 1 && !mayDoubleAgain(doubledFrom, limit)) {
    return refuse(
      "limit",
      `Doubling stops once a trick counts ${limit}, so it cannot count ${2 * doubledFrom}.`,
      "straight.double.limit",
    );
  }
  if (deal.honours && !kindFits(deal.strain, deal.honours.kind)) {
    return refuse(
      "bad-honours",
      "Those honours cannot be held in that strain.",
      "straight.honours.definition",
    );
  }
  if (deal.strain === "notrump" && (deal.chicane?.length ?? 0) > 0) {
    return refuse(
      "no-trumps-to-lack",
      "At no trump there is no chicane.",
      "straight.bonus.chicane",
    );
  }
  return ok(deal);
}

/** Who holds the honours of four hands and how; null where neither side has three. (Rule `straight.honours.definition`.) */
export function honoursOf(
  hands: BySeat<readonly Card[]>,
  strain: StraightStrain,
): HonoursHeld | null {
  const held = (side: Side) => {
    const [a = 0, b = 0] = SEATS.filter((seat) => sideOf(seat) === side).map((seat) =>
      honoursIn(hands[seat], strain),
    );
    return honourKind(strain, [a, b]);
  };
  for (const side of SIDES) {
    const kind = held(side);
    if (kind) return { side, kind };
  }
  return null;
}

/** The seats that were dealt no trump; none at no trump. (Rule `straight.bonus.chicane`.) */
export function chicaneOf(hands: BySeat<readonly Card[]>, strain: StraightStrain): Seat[] {
  const trump = TRUMP_OF[strain];
  if (trump === null) return [];
  return SEATS.filter((seat) => !hands[seat].some((card) => suitOf(card) === trump));
}
