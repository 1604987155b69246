import type { Card } from "../../engine/core/card.ts";
import {
  cutForPartners,
  cutForTable,
  goingOut,
  type Cuts,
  type Outgoing,
  type Recut,
  type Ties,
} from "../../engine/core/cutting.ts";
import { CUTTING } from "../../engine/games/cutting-rules.ts";
import type { GameId } from "../../engine/games/game.ts";

/** The games whose cutting is asked about: one for each way of doing it. */
export type CutGame = Extract<GameId, "auction-1914" | "straight-bridge" | "whist-english">;

/**
 * Cards cut for partners or for a place at the table, two where a player had to cut again; or the end of a rubber, with
 * how many each at the table has played running and how many wait to come in.
 */
export interface CutPosed {
  readonly game: CutGame;
  readonly stage: "partners" | "table" | "rubber-over";
  readonly cuts: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  readonly running?: readonly { readonly name: string; readonly rubbers: number }[];
  readonly waiting?: number;
}

/** The cuts of a scene as the engine takes them. */
export function cutsOf({ cuts }: CutPosed): Cuts {
  return Object.fromEntries(cuts.map(({ name, cards }) => [name, cards]));
}

/** The id of the answer that these must cut again. */
export function recutId(names: readonly string[]): string {
  return `recut:${[...names].sort()}`;
}

/** The id of the answer that these go out as they are, and so many of those by cutting. */
export function outgoingId({ out, cutAmong, byCut }: Outgoing): string {
  return `go:${[...out].sort()};${[...cutAmong].sort()};${byCut}`;
}

/** Who must cut again in a scene and what for, or null where all is settled. `ties` may be another game’s. */
export function recutIn(scene: CutPosed, ties: Ties = CUTTING[scene.game].ties): Recut | null {
  if (scene.stage === "rubber-over") return null;
  const cut = scene.stage === "partners" ? cutForPartners : cutForTable;
  const outcome = cut(cutsOf(scene), ties);
  return "recut" in outcome ? outcome : null;
}

/**
 * The id of the right answer: `Ann+Ben` where Ann deals with Ben for partner, `out:Eva` where Eva does not play, or
 * what the functions above give. `ties` may be another game’s, to find the mistake of one who knows only that.
 */
export function cutAnswer(scene: CutPosed, ties: Ties = CUTTING[scene.game].ties): string {
  const { stage, cuts, running = [], waiting = 1 } = scene;
  if (stage === "rubber-over") {
    if (CUTTING[scene.game].outgoers === "fresh") return "fresh";
    const played = Object.fromEntries(running.map(({ name, rubbers }) => [name, rubbers]));
    return outgoingId(goingOut(played, waiting));
  }
  if (stage === "partners") {
    const placed = cutForPartners(cutsOf(scene), ties);
    return "recut" in placed ? recutId(placed.recut) : placed.partners[0].join("+");
  }
  const seated = cutForTable(cutsOf(scene), ties);
  if ("recut" in seated) return recutId(seated.recut);
  const names = cuts.map(({ name }) => name);
  return `out:${names.filter((name) => !seated.play.includes(name)).sort()}`;
}
