import type { SceneType } from "../exercises/kit/scene.ts";
import bidding from "../styles/scenes/bidding.css?inline";
import figures from "../styles/scenes/figures.css?inline";
import hand from "../styles/scenes/hand.css?inline";
import pad from "../styles/scenes/pad.css?inline";
import rankStrip from "../styles/scenes/rank-strip.css?inline";
import seats from "../styles/scenes/seats.css?inline";
import thirdHand from "../styles/scenes/third-hand.css?inline";
import trick from "../styles/scenes/trick.css?inline";

/** Figures of a lesson with styles of their own, by the name it uses them under. */
const FIGURES = ["Trick", "RankStrip", "Seats", "Pad"] as const;

/** What a page shows that has styles of its own: the scene of an exercise, or a figure. */
export type Shown = SceneType | (typeof FIGURES)[number];

/** The figures that an MDX body names. */
export function figuresIn(mdxBody: string): Shown[] {
  return FIGURES.filter((name) => mdxBody.includes(`<${name} `));
}

/** The sheets each needs beyond what all pages with exercises share; a row of one suit needs none. */
const SHEETS: Readonly<Record<Shown, readonly string[]>> = {
  Trick: [trick],
  RankStrip: [rankStrip],
  Seats: [seats],
  Pad: [pad],
  trick: [trick],
  auction: [bidding],
  suit: [],
  hand: [hand, bidding],
  "third-hand": [thirdHand],
  honours: [figures],
  outcome: [figures],
  rubber: [figures],
};

/** The CSS of what is shown on a page and of nothing else, each sheet once, for its head: a lesson on leads carries no pad. */
export function sceneCss(shown: Iterable<Shown>): string {
  return [...new Set([...shown].flatMap((one) => SHEETS[one]))].join("");
}
