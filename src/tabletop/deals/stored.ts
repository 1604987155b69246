import { keptParts } from "../../engine/core/kept.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { formatPbnDeals, readPbnDeals } from "../../engine/notation/pbn-deals.ts";
import { boardOf, EMPTY_BOARD, isEmpty, type Board } from "./board.ts";
import { EMPTY_DESK, lookAt, MOST_BOARDS, type Desk, type Laid } from "./desk.ts";

/** Raised when the stored form changes. */
const VERSION = 1;

/** So many places of boards are kept for the steps behind, that a desk full of boards does not fill the device. */
const MOST_PLACES = 5000;

/** The steps behind as they are kept: every board once, in PBN, and of each step which is looked at and which boards lay there. */
interface Behind {
  readonly pbn: string;
  readonly steps: readonly (readonly number[])[];
}

/** The desk as the device keeps it: the boards in PBN, which is looked at, what is typed, and the steps that can be undone. */
export function formatDesk({ now: { boards, at }, typed, before }: Desk): string {
  const pbn = boards.every(isEmpty) && boards.length === 1 ? "" : formatPbnDeals(boards);
  return JSON.stringify({ v: VERSION, pbn, at, typed, before: formatBehind(before) });
}

/** The latest steps, as many as there is room for. */
function formatBehind(before: readonly Laid[]): Behind {
  const places = new Map<Board, number>();
  const steps: number[][] = [];
  let held = 0;
  for (const { boards, at } of before.toReversed()) {
    held += boards.length;
    const added = boards.filter((board) => !places.has(board));
    if (held > MOST_PLACES || places.size + added.length > MOST_BOARDS) break;
    for (const board of added) if (!places.has(board)) places.set(board, places.size);
    steps.unshift([at, ...boards.map((board) => places.get(board) ?? 0)]);
  }
  return { pbn: formatPbnDeals([...places.keys()]), steps };
}

/**
 * Reads a kept desk. Refuses text of another form and boards that cannot be read, in a sentence. Steps behind that cannot
 * be read are left out: what lies on the desk is whole without them.
 */
export function parseDesk(text: string): Result<Desk> {
  const { v, pbn, at, typed, before } = keptParts(text);
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
  const desk: Desk = { ...EMPTY_DESK, now, typed, before: parseBehind(before) };
  return ok(lookAt(desk, Number.isInteger(at) ? Number(at) : 0));
}

function parseBehind(before: unknown): readonly Laid[] {
  if (!isBehind(before)) return [];
  const boards = readPbnDeals(before.pbn).deals.map(boardOf);
  const laid = before.steps.map(([at = 0, ...places]): Laid => {
    return { boards: places.flatMap((place) => boards[place] ?? []), at };
  });
  const whole = laid.every(
    ({ boards: there, at }, step) =>
      there.length === Number(before.steps[step]?.length) - 1 && there[at] !== undefined,
  );
  return whole ? laid : [];
}

function isBehind(before: unknown): before is Behind {
  return (
    typeof before === "object" &&
    before !== null &&
    "pbn" in before &&
    typeof before.pbn === "string" &&
    "steps" in before &&
    Array.isArray(before.steps) &&
    before.steps.every((step) => Array.isArray(step) && step.every(Number.isInteger))
  );
}
