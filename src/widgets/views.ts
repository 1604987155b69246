import type { Posed } from "../exercises/kit/exercise.ts";

/**
 * Scenes and ways of answering that few exercises have, by type. Each is a chunk of its own, fetched before the first
 * exercise that shows it is drawn, so that a page carries no marker where nothing is marked.
 */
const LATE = {
  cuts: () => import("./table/CutScene.tsx"),
  discarding: () => import("./table/DiscardScene.tsx"),
  honours: () => import("./table/HonoursScene.tsx"),
  marker: () => import("./table/Marker.tsx"),
  numbers: () => import("./answers/NumbersAnswer.tsx"),
  round: () => import("./table/RoundScene.tsx"),
  rubber: () => import("./table/RubberScene.tsx"),
  several: () => import("./answers/SeveralAnswer.tsx"),
  sheet: () => import("./answers/SheetAnswer.tsx"),
  "third-hand": () => import("./table/ThirdHandScene.tsx"),
  trick: () => import("./table/TrickScene.tsx"),
  "two-hands": () => import("./table/TwoHandsScene.tsx"),
} as const;
type Late = keyof typeof LATE;
type View<Id extends Late> = Awaited<ReturnType<(typeof LATE)[Id]>>;

const had: { -readonly [Id in Late]?: unknown } = {};

/** Fetches what a problem needs to be drawn. Rejects where it cannot be had. */
export async function fetchViews({ scene, ask }: Pick<Posed, "scene" | "ask">): Promise<void> {
  for (const type of [scene.type, ask.type]) {
    if (type in LATE) had[type as Late] ??= await LATE[type as Late]();
  }
}

/** A view that has been fetched; throws on any other, since that is a bug of ours. */
export function viewOf<Id extends Late>(id: Id): View<Id> {
  const view = had[id];
  if (!view) throw new Error(`the view “${id}” was not fetched`);
  return view as View<Id>;
}
