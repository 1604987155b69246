import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { formatPbnDeals, readPbnDeals } from "../../engine/notation/pbn-deals.ts";
import { boardOf, EMPTY_BOARD, isEmpty } from "./board.ts";
import { EMPTY_DESK, lookAt, type Desk } from "./desk.ts";

/** Raised when the stored form changes. */
const VERSION = 1;

/** The desk as the device keeps it: the boards in PBN, which is looked at, and what is typed. */
export function formatDesk({ now: { boards, at }, typed }: Desk): string {
  const pbn = boards.every(isEmpty) && boards.length === 1 ? "" : formatPbnDeals(boards);
  return JSON.stringify({ v: VERSION, pbn, at, typed });
}

/**
 * Reads a kept desk. Refuses text of another form and boards that cannot be read, in a sentence; the steps that led to it
 * are not kept.
 */
export function parseDesk(text: string): Result<Desk> {
  let stored: Record<string, unknown> | null = null;
  try {
    stored = JSON.parse(text);
  } catch {
    // Refused below, as anything of another form is.
  }
  const { v, pbn, at, typed } = stored ?? {};
  if (Number(v) > VERSION) {
    return refuse(
      "version",
      "The desk kept on this device is of a newer edition: reload this page.",
    );
  }
  if (v !== VERSION || typeof pbn !== "string" || typeof typed !== "string") {
    return refuse("bad-form", "The desk kept on this device cannot be read.");
  }
  const { deals, faults } = readPbnDeals(pbn);
  const lost = faults.find((fault) => fault.lost);
  if (lost) {
    return refuse("bad-board", `The desk kept on this device cannot be read. ${lost.message}`);
  }
  const boards = deals.map(boardOf);
  const now = { boards: boards.length > 0 ? boards : [EMPTY_BOARD], at: 0 };
  const desk: Desk = { ...EMPTY_DESK, now, typed };
  return ok(lookAt(desk, Number.isInteger(at) ? Number(at) : 0));
}
