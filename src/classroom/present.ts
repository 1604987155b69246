import { SEATS, type Seat } from "../engine/core/seat.ts";
import type { Scene } from "../exercises/kit/scene.ts";
import type { StepProblem } from "./set.ts";

/** One look of the room: the cover, a problem with so much of its table laid open, or a problem with its answer. */
export type Slide =
  | { readonly type: "cover" }
  | { readonly type: "table"; readonly step: number; readonly scene: Scene; readonly open: boolean }
  | { readonly type: "answer"; readonly step: number };

/**
 * A scene as a teacher lays it open before a class: seat by seat where several whole hands lie on the table, trick by trick
 * where there were tricks before, and at last as the players see it. One that shows a single hand is laid open at once.
 */
export function unveilings(scene: Scene): Scene[] {
  const { table } = scene;
  if (table) {
    const { dummy, tricks, plays, ...own } = table;
    const bare = { ...own, plays: [] };
    const earlier = tricks ?? [];
    const parts = [
      ...(dummy || plays.length > 0 || earlier.length > 0 ? [bare] : []),
      ...earlier.map((_, at) => ({ ...bare, tricks: earlier.slice(0, at + 1) })),
    ];
    return [...parts.map((part) => ({ ...scene, table: part })), scene];
  }
  if (scene.type !== "ending") return [scene];
  const all = inOrder(scene.shown?.seats ?? SEATS, scene.viewer);
  const declarer = scene.shown ? scene.shown.declarer : "Z";
  return all.map((_, at) =>
    at === all.length - 1 ? scene : { ...scene, shown: { seats: all.slice(0, at + 1), declarer } },
  );
}

/** The seats from the viewer’s round the table. */
function inOrder(seats: readonly Seat[], viewer: Seat): Seat[] {
  const from = SEATS.indexOf(viewer);
  return [...SEATS.slice(from), ...SEATS.slice(0, from)].filter((seat) => seats.includes(seat));
}

/** Everything a set shows in the room, in order: what is on one slide gives nothing of the next away. */
export function slidesOf(problems: readonly Pick<StepProblem, "scene">[]): Slide[] {
  return [
    { type: "cover" },
    ...problems.flatMap(({ scene }, step): Slide[] => {
      const scenes = unveilings(scene);
      return [
        ...scenes.map((one, at): Slide => {
          return { type: "table", step, scene: one, open: at === scenes.length - 1 };
        }),
        { type: "answer", step },
      ];
    }),
  ];
}

/** How many of the class chose each answer to each step, by the answer’s id. */
export type Votes = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** The votes with one more, or one fewer, for an answer to a step; there are never fewer than none. */
export function withVote(votes: Votes, step: number, id: string, by: 1 | -1): Votes {
  const cast = votes[step] ?? {};
  return { ...votes, [step]: { ...cast, [id]: Math.max(0, (cast[id] ?? 0) + by) } };
}

/** What a key of the keyboard or of a clicker asks for; null where it asks for nothing here. */
export type Command = "onward" | "back" | "first" | "last" | "dark" | "whole";

const COMMANDS: Readonly<Record<string, Command>> = {
  " ": "onward",
  ArrowRight: "onward",
  ArrowDown: "onward",
  PageDown: "onward",
  Enter: "onward",
  ArrowLeft: "back",
  ArrowUp: "back",
  PageUp: "back",
  Backspace: "back",
  Home: "first",
  End: "last",
  b: "dark",
  ".": "dark",
  f: "whole",
};

/** Where the focus is when a key is pressed: on the screen at large, on a button or link, or in a box to write in. */
export type Focus = "screen" | "button" | "box";

/** The keys that are a button’s own. */
const PRESSES = [" ", "Enter"];

/**
 * What a key asks for. Clickers send the page keys, and for a dark screen `b` or a full stop. A button keeps the keys that
 * press it, and a box all but the page keys.
 */
export function commandOf(key: string, focus: Focus): Command | null {
  if (focus === "box" && !key.startsWith("Page")) return null;
  if (focus === "button" && PRESSES.includes(key)) return null;
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}

/** The number of the slide that a command leads to from another. */
export function led(command: Command, at: number, count: number): number {
  switch (command) {
    case "onward":
      return Math.min(at + 1, count - 1);
    case "back":
      return Math.max(at - 1, 0);
    case "first":
      return 0;
    case "last":
      return count - 1;
    case "dark":
    case "whole":
      return at;
    default:
      return command satisfies never;
  }
}
