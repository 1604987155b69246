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
  "score-straight": async () => (await import("./catalog/score-straight.ts")).scoreStraight,
  "make-the-trump": async () => (await import("./catalog/make-the-trump.ts")).makeTheTrump,
  "read-the-marker": async () => (await import("./catalog/read-the-marker.ts")).readTheMarker,
  "rubber-points": async () => (await import("./catalog/rubber-points.ts")).rubberPoints,
  "score-whist": async () => (await import("./catalog/score-whist.ts")).scoreWhist,
  cutting: async () => (await import("./catalog/cutting.ts")).cutting,
  "one-deal-four-scores": async () =>
    (await import("./catalog/one-deal-four-scores.ts")).oneDealFourScores,
  "redouble-value": async () => (await import("./catalog/redouble-value.ts")).redoubleValue,
  "may-i-double": async () => (await import("./catalog/may-i-double.ts")).mayIDouble,
  "revoke-score": async () => (await import("./catalog/revoke-score.ts")).revokeScore,
  "nullo-bid": async () => (await import("./catalog/nullo-bid.ts")).nulloBid,
  "bid-fault": async () => (await import("./catalog/bid-fault.ts")).bidFault,
  "dummys-rights": async () => (await import("./catalog/dummys-rights.ts")).dummysRights,
  "deal-fault": async () => (await import("./catalog/deal-fault.ts")).dealFault,
  "what-happens-now": async () => (await import("./catalog/what-happens-now.ts")).whatHappensNow,
};
