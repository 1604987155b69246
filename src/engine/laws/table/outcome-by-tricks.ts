import { ok, refuse, type Result } from "../../core/result.ts";
import { SIDES, sideOf, type BySide, type Side } from "../../core/seat.ts";
import type { Revoked, RevokePenalty, RevokesBySide } from "../../scoring/revoked.ts";
import { chicaneOf, honoursOf, type StraightOutcome } from "../../scoring/straight-outcome.ts";
import { whistHonoursHeld, type WhistOutcome } from "../../scoring/whist.ts";
import type { Remedy } from "../remedies.ts";
import { claimed } from "./outcome.ts";
import type { Table } from "./state.ts";

const PENALTY_OF: Partial<Readonly<Record<Remedy, RevokePenalty>>> = {
  "deduct-3": "deduct",
  "deduct-3-tricks-value": "deduct",
  "add-3": "add",
  "add-3-tricks-value": "add",
};

/** The established revokes of a side with what is taken for them: tricks, where nothing else has been chosen. */
function revokedBy(table: Table, side: Side): Result<Revoked | null> {
  const faults = claimed(table, side);
  const [penalty, ...others] = new Set(
    faults.map(({ taken }): RevokePenalty => (taken && PENALTY_OF[taken]) || "tricks"),
  );
  if (!penalty) return ok(null);
  if (others.length > 0) {
    return refuse("mixed", "The same must be taken for every revoke of a side to be reckoned up.");
  }
  return ok({ count: faults.length, ...(penalty === "tricks" ? {} : { penalty }) });
}

function revokesOf(table: Table): Result<RevokesBySide | null> {
  const [YZ, AB] = [revokedBy(table, "YZ"), revokedBy(table, "AB")];
  if (!YZ.ok) return YZ;
  if (!AB.ok) return AB;
  if (!YZ.value && !AB.value) return ok(null);
  return ok({ ...(YZ.value ? { YZ: YZ.value } : {}), ...(AB.value ? { AB: AB.value } : {}) });
}

function tricksOf(table: Table): BySide<number> {
  const [YZ = 0, AB = 0] = SIDES.map(
    (side) => table.tricks.filter(({ winner }) => sideOf(winner) === side).length,
  );
  return { YZ, AB };
}

const notPlayed = () => refuse("not-played", "The deal has not been played to the end.");

/**
 * A deal of straight bridge as a scorer is told of it: tricks as they were won, honours and chicane as they were dealt,
 * and the established revokes with what was taken for them. Refuses a deal not played out, and different penalties for the
 * revokes of one side.
 */
export function straightOutcomeOf(table: Table): Result<StraightOutcome> {
  const make = table.making?.make;
  if (!make || table.over !== "played") return notPlayed();
  const revokes = revokesOf(table);
  if (!revokes.ok) return revokes;
  const honours = honoursOf(table.dealt, make.strain);
  const chicane = chicaneOf(table.dealt, make.strain);
  return ok({
    strain: make.strain,
    multiplier: make.multiplier,
    tricks: tricksOf(table),
    ...(honours ? { honours } : {}),
    ...(chicane.length > 0 ? { chicane } : {}),
    ...(revokes.value ? { revokes: revokes.value } : {}),
  });
}

/** The same of a deal of whist; whether honours count is the form’s to say. */
export function whistOutcomeOf(table: Table): Result<WhistOutcome> {
  const trump = table.turnUp && table.settled?.trump;
  if (!trump || table.over !== "played") return notPlayed();
  const revokes = revokesOf(table);
  if (!revokes.ok) return revokes;
  return ok({
    tricks: tricksOf(table),
    honours: whistHonoursHeld(table.dealt, trump),
    trump,
    ...(revokes.value ? { revokes: revokes.value } : {}),
  });
}
