import type { Posed } from "../exercises/kit/exercise.ts";

/**
 * Scenes and ways of answering that few exercises have, by type. Each is a chunk of its own, fetched before the first
 * exercise that shows it is drawn, so that a page carries no marker where nothing is marked.
 */
const LATE = {
  cuts: async () => (await import("./table/CutScene.tsx")).CutScene,
  discarding: async () => (await import("./table/DiscardScene.tsx")).DiscardScene,
  honours: async () => (await import("./table/HonoursScene.tsx")).HonoursScene,
  marker: async () => (await import("./table/Marker.tsx")).MarkerScene,
  numbers: async () => {
    const { NumbersAnswer, Reasons } = await import("./answers/NumbersAnswer.tsx");
    return { NumbersAnswer, Reasons };
  },
  round: async () => (await import("./table/RoundScene.tsx")).RoundScene,
  rubber: async () => (await import("./table/RubberScene.tsx")).RubberScene,
  several: async () => (await import("./answers/SeveralAnswer.tsx")).SeveralAnswer,
  sheet: async () => (await import("./answers/SheetAnswer.tsx")).SheetAnswer,
  "third-hand": async () => (await import("./table/ThirdHandScene.tsx")).ThirdHandScene,
  trick: async () => (await import("./table/TrickScene.tsx")).TrickScene,
  "two-hands": async () => (await import("./table/TwoHandsScene.tsx")).TwoHandsScene,
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
