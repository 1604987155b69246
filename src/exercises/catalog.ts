import type { Exercise } from "./kit/exercise.ts";
import type { KindId } from "./kit/kinds.ts";

/** Loads one kind of exercise; each is a chunk of its own, so that a page carries only the kinds it shows. */
export const LOAD_KIND: Readonly<Record<KindId, () => Promise<Exercise>>> = {
  trick: async () => (await import("./catalog/trick.ts")).trick,
  "bid-sufficient": async () => (await import("./catalog/bid-sufficient.ts")).bidSufficient,
  declarer: async () => (await import("./catalog/declarer.ts")).declarer,
  "lead-card": async () => (await import("./catalog/lead-card.ts")).leadCard,
  lead: async () => (await import("./catalog/lead.ts")).lead,
  "eleven-count": async () => (await import("./catalog/eleven-count.ts")).elevenCounting,
  "eleven-play": async () => (await import("./catalog/eleven-play.ts")).elevenPlay,
  "eleven-applies": async () => (await import("./catalog/eleven-applies.ts")).elevenApplies,
  honours: async () => (await import("./catalog/honours.ts")).honours,
  "score-hand": async () => (await import("./catalog/score-hand.ts")).scoreHand,
  "score-rubber": async () => (await import("./catalog/score-rubber.ts")).scoreRubber,
};
