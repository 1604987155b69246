import type { Posed } from "../exercises/kit/exercise.ts";

/**
 * Scenes and ways of answering that not every page has, by type. Each is a chunk of its own, fetched before the first
 * exercise that shows it is drawn, so that a page carries no marker where nothing is marked.
 */
const LATE = {
  auction: () => import("./table/AuctionTable.tsx"),
  "bidding-hand": () => import("./table/BiddingScene.tsx"),
  cuts: () => import("./table/CutScene.tsx"),
  doubling: () => import("./table/AuctionTable.tsx"),
  discarding: () => import("./table/DiscardScene.tsx"),
  ending: () => import("./table/EndingScene.tsx"),
  hand: () => import("./table/HandScene.tsx"),
  honours: () => import("./table/HonoursScene.tsx"),
  making: () => import("./table/HandScene.tsx"),
  marker: () => import("./table/Marker.tsx"),
  numbers: () => import("./answers/NumbersAnswer.tsx"),
  opening: () => import("./table/HandScene.tsx"),
  round: () => import("./table/RoundScene.tsx"),
  rubber: () => import("./table/RubberScene.tsx"),
  several: () => import("./answers/SeveralAnswer.tsx"),
  sheet: () => import("./answers/SheetAnswer.tsx"),
  table: () => import("./table/TableScene.tsx"),
  "third-hand": () => import("./table/ThirdHandScene.tsx"),
  trick: () => import("./table/TrickScene.tsx"),
  "two-hands": () => import("./table/TwoHandsScene.tsx"),
} as const;
type Late = keyof typeof LATE;
type View<Id extends Late> = Awaited<ReturnType<(typeof LATE)[Id]>>;

const had: { -readonly [Id in Late]?: unknown } = {};

/** Fetches what a problem needs to be drawn. Rejects where it cannot be had. */
export async function fetchViews({ scene, ask }: Pick<Posed, "scene" | "ask">): Promise<void> {
  for (const type of [scene.table ? "table" : scene.type, ask.type]) {
    if (type in LATE) had[type as Late] ??= await LATE[type as Late]();
  }
}

/** A view that has been fetched; throws on any other, since that is a bug of ours. */
export function viewOf<Id extends Late>(id: Id): View<Id> {
  const view = had[id];
  if (!view) throw new Error(`the view “${id}” was not fetched`);
  return view as View<Id>;
}
