import { loadAuthored } from "../exercises/authored.ts";
import type { AskType } from "../exercises/kit/ask.ts";
import type { KindId } from "../exercises/kit/kinds.ts";
import type { SceneType } from "../exercises/kit/scene.ts";
import board from "../styles/play/board.css?inline";
import shown from "../styles/play/shown.css?inline";
import bidding from "../styles/scenes/bidding.css?inline";
import claim from "../styles/scenes/claim.css?inline";
import cuts from "../styles/scenes/cuts.css?inline";
import ending from "../styles/scenes/ending.css?inline";
import figures from "../styles/scenes/figures.css?inline";
import hand from "../styles/scenes/hand.css?inline";
import marker from "../styles/scenes/marker.css?inline";
import pad from "../styles/scenes/pad.css?inline";
import rankStrip from "../styles/scenes/rank-strip.css?inline";
import seats from "../styles/scenes/seats.css?inline";
import round from "../styles/scenes/round.css?inline";
import several from "../styles/scenes/several.css?inline";
import thirdHand from "../styles/scenes/third-hand.css?inline";
import told from "../styles/scenes/told.css?inline";
import whole from "../styles/scenes/whole.css?inline";
import twoHands from "../styles/scenes/two-hands.css?inline";
import trick from "../styles/scenes/trick.css?inline";

/** Figures of a lesson with styles of their own, by the name it uses them under. */
const FIGURES = ["Trick", "RankStrip", "Seats", "Pad", "Marker", "PlayHand", "PlayStill"] as const;

/** What a page shows that has styles of its own: the scene of an exercise, its way of asking, or a figure. */
export type Shown = SceneType | AskType | "table" | (typeof FIGURES)[number];

/** The figures that an MDX body names. */
export function figuresIn(mdxBody: string): Shown[] {
  return FIGURES.filter((name) => mdxBody.includes(`<${name} `));
}

/** All that a kind of exercise may show: its items have every scene and way of asking that its seeds have, in one suit. */
export async function shownBy(kind: KindId): Promise<Shown[]> {
  const { items, levels } = await loadAuthored(kind);
  const shown = Object.values(items).flatMap(({ scene, ask }): Shown[] => [
    scene.type,
    ask.type,
    ...(scene.table ? ["table" as const] : []),
  ]);
  return levels ? [...shown, "table"] : shown;
}

/** The sheets each needs beyond what all pages with exercises share; a row of one suit needs none. */
const SHEETS: Readonly<Record<Shown, readonly string[]>> = {
  Trick: [trick],
  RankStrip: [rankStrip],
  Seats: [seats],
  Pad: [pad],
  Marker: [marker],
  PlayHand: [board, shown],
  PlayStill: [board],
  trick: [trick],
  auction: [bidding],
  doubling: [bidding],
  suit: [],
  hand: [hand, bidding],
  "bidding-hand": [hand, bidding],
  making: [hand],
  opening: [hand],
  "third-hand": [thirdHand],
  round: [round],
  "two-hands": [twoHands],
  table: [bidding, twoHands, whole],
  discarding: [hand],
  ending: [ending],
  honours: [claim],
  cuts: [claim, cuts],
  misdeal: [told],
  stake: [told],
  outcome: [told],
  "straight-deal": [told],
  "whist-deal": [told],
  "one-deal": [told],
  rubber: [told],
  marker: [marker],
  "whist-rubber": [told],
  "dummy-act": [told],
  incident: [told],
  "revoke-time": [told],
  statements: [told],
  unseen: [told],
  "at-stake": [told],
  printed: [told],
  card: [],
  option: [],
  several: [several],
  numbers: [figures],
  sheet: [figures],
};

/** The CSS of what is shown on a page and of nothing else, each sheet once, for its head: a lesson on leads carries no pad. */
export function sceneCss(shown: Iterable<Shown>): string {
  return [...new Set([...shown].flatMap((one) => SHEETS[one]))].join("");
}
