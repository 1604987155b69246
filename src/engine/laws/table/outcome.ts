import { ok, refuse, type Result } from "../../core/result.ts";
import { SEATS, SIDES, sideOf, type Side } from "../../core/seat.ts";
import { honourKind, honoursIn } from "../../scoring/honours.ts";
import type { DealOutcome, HonoursHeld, Revokes } from "../../scoring/outcome.ts";
import type { FaultKind } from "./laws.ts";
import type { Fault, Table } from "./state.ts";

/** Established revokes, each of which costs something. */
export const REVOKE_FAULTS: readonly FaultKind[] = ["revoke", "revoke-again"];

/** The revokes of a side for which something can still be claimed. */
export function claimed(table: Table, side: Side): readonly Fault[] {
  return table.faults.filter(
    (fault) =>
      REVOKE_FAULTS.includes(fault.kind) && fault.status !== "lost" && sideOf(fault.by) === side,
  );
}

function revokesOf(table: Table, declarerSide: Side): Revokes | undefined {
  const [own, other] = [declarerSide, SIDES.find((side) => side !== declarerSide) as Side];
  const declarer = claimed(table, own).length;
  const against = claimed(table, other);
  if (declarer === 0 && against.length === 0) return undefined;
  const tricks = against.some((fault) => fault.taken === "take-3-tricks");
  return {
    ...(declarer > 0 ? { declarer } : {}),
    ...(against.length > 0 ? { adversary: against.length } : {}),
    ...(against.length > 0 ? { choice: tricks ? ("tricks" as const) : ("hundred" as const) } : {}),
  };
}

function honoursOf(table: Table): HonoursHeld | undefined {
  const strain = table.contract?.strain;
  if (!strain) return undefined;
  return SIDES.flatMap((side) => {
    const [first = 0, second = 0] = SEATS.filter((seat) => sideOf(seat) === side).map((seat) =>
      honoursIn(table.dealt[seat], strain),
    );
    const kind = honourKind(strain, [first, second]);
    return kind ? [{ side, kind }] : [];
  })[0];
}

/**
 * The deal as a scorer is told of it: tricks as they were won in play, honours as they were dealt, and the established
 * revokes with what declarer chose for the first of his opponents’. Refuses a deal that is not played out, or that does
 * not count.
 */
export function outcomeOf(table: Table): Result<DealOutcome> {
  const { contract } = table;
  if (!contract || table.over !== "played") {
    return refuse("not-played", "The deal has not been played to the end.");
  }
  const { level, strain, multiplier, declarer } = contract;
  const declarerSide = sideOf(declarer);
  const tricks = table.tricks.filter(({ winner }) => sideOf(winner) === declarerSide).length;
  const honours = honoursOf(table);
  const revoke = revokesOf(table, declarerSide);
  const oneSpade = strain === "spades" && level === 1 && declarer === table.dealer;
  return ok({
    level,
    strain,
    multiplier,
    declarerSide,
    tricks,
    ...(honours ? { honours } : {}),
    ...(oneSpade ? { dealerOneSpade: true } : {}),
    ...(revoke ? { revoke } : {}),
  });
}
