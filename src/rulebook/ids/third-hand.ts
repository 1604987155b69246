/** The rules of third hand’s play beyond the Eleven Rule, of returning partner’s suit, and of fourth hand. */
export const THIRD_HAND_RULES = {
  "third-hand-signals": {
    title: "Third hand: telling partner",
    ids: [
      "third.trump.down-and-out",
      "third.trump.three-low-then-high",
      "third.trump.not-with-honour",
      "third.nt.foster-echo",
      "third.nt.echo-second-round",
      "third.no-false-cards",
    ],
  },
  "third-hand-play": {
    title: "Third hand: to win or to pass",
    ids: [
      "third.trump.kqx",
      "third.jack-led.ace",
      "third.jack-led.other",
      "third.left.ruff-king",
      "third.left.let-king-make",
      "third.left.small-to-strength",
      "third.left.qjt-on-king",
      "third.unblock-aq",
    ],
  },
  "third-hand-reading": {
    title: "Third hand: placing the cards",
    ids: [
      "third.infer.dummy-queen",
      "third.lead-elsewhere",
      "third.force.invited",
      "third.left.infer-j-q",
      "third.left.infer-q-k",
      "third.left.infer-q-a",
    ],
  },
  returning: {
    title: "Returning partner’s suit",
    ids: ["third.return.two-three", "third.return.beat-dummy", "third.return.kxx-aqjx"],
  },
  "fourth-hand": {
    title: "Fourth hand",
    ids: ["fourth.show-sequence", "fourth.not-returning"],
  },
} as const;
