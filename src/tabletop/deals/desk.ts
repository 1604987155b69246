import { EMPTY_BOARD, isEmpty, type Board } from "./board.ts";

/** The boards on the desk and which of them is looked at. */
export interface Laid {
  readonly boards: readonly Board[];
  readonly at: number;
}

/** The desk: what lies on it, what lay on it before each step, and what is typed and not yet read. */
export interface Desk {
  readonly now: Laid;
  readonly before: readonly Laid[];
  readonly typed: string;
}

export const EMPTY_DESK: Desk = { now: { boards: [EMPTY_BOARD], at: 0 }, before: [], typed: "" };

/** Steps that can be undone. */
const MOST_STEPS = 60;

/** The most boards on a desk. */
export const MOST_BOARDS = 500;

/** The board that is looked at. */
export function boardNow({ now: { boards, at } }: Pick<Desk, "now">): Board {
  return boards[at] ?? EMPTY_BOARD;
}

/** A step that can be undone. */
function step(desk: Desk, now: Laid): Desk {
  return { ...desk, now, before: [...desk.before, desk.now].slice(-MOST_STEPS) };
}

/** Changes the board that is looked at; a change to the same thing is no step. */
export function withBoard(desk: Desk, board: Board): Desk {
  const { boards, at } = desk.now;
  if (JSON.stringify(boards[at]) === JSON.stringify(board)) return desk;
  return step(desk, { boards: boards.with(at, board), at });
}

/**
 * Lays boards on the desk and looks at the first of them: in the place of the only board where that is empty, else after
 * the last. Boards beyond {@link MOST_BOARDS} are left out.
 */
export function addBoards(desk: Desk, added: readonly Board[]): Desk {
  if (added.length === 0) return desk;
  const { boards } = desk.now;
  const [only] = boards;
  const kept = boards.length === 1 && only && isEmpty(only) ? [] : boards;
  const all = [...kept, ...added].slice(0, MOST_BOARDS);
  return step(desk, { boards: all, at: Math.min(kept.length, all.length - 1) });
}

/** Takes the board that is looked at off the desk; the last one is cleared instead. */
export function removeBoard(desk: Desk): Desk {
  const { boards, at } = desk.now;
  const rest = boards.toSpliced(at, 1);
  return rest.length === 0
    ? withBoard(desk, EMPTY_BOARD)
    : step(desk, { boards: rest, at: Math.min(at, rest.length - 1) });
}

/** Looks at another board, which is no step. */
export function lookAt(desk: Desk, at: number): Desk {
  const { boards } = desk.now;
  return { ...desk, now: { boards, at: Math.max(0, Math.min(boards.length - 1, at)) } };
}

/** Takes the last step back. */
export function undo(desk: Desk): Desk {
  const last = desk.before.at(-1);
  return last ? { ...desk, now: last, before: desk.before.slice(0, -1) } : desk;
}

/** What a board is called in a list, by its own name or its place. */
export function boardName({ label }: Board, at: number): string {
  return label === "" ? `Board ${at + 1}` : /^\w{1,4}$/.test(label) ? `Board ${label}` : label;
}
