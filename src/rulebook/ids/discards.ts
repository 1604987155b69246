/** The rules of playing to the score and of discarding. */
export const DISCARD_RULES = {
  "score-play": {
    title: "Playing to the score",
    ids: ["score-play.attention", "score-play.save-first", "score-play.no-risk"],
  },
  discards: {
    title: "Discarding",
    ids: [
      "discard.trump-best-suit",
      "discard.nt-two-schools",
      "discard.encourage",
      "discard.reverse",
      "discard.reverse-on-lead-confusing",
    ],
  },
} as const;
