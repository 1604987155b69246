/** The rules of second hand’s play, by the side on which dummy sits. */
export const SECOND_HAND_RULES = {
  "second-hand-left": {
    title: "Second hand, dummy on the left",
    ids: [
      "second.left.king",
      "second.left.king-two-cards",
      "second.count",
      "second.left.kxxx-ajt",
      "second.last-three",
    ],
  },
  "second-hand-right": {
    title: "Second hand, dummy on the right",
    ids: [
      "second.right.high-lead-combination",
      "second.right.infer-q-ajx",
      "second.right.no-finesse",
      "second.right.sequence-cover-lowest",
      "second.right.ak",
      "second.right.aq",
      "second.right.kqt",
      "second.right.ajtx",
      "second.right.ajx",
      "second.right.kxx",
      "second.right.qxx",
      "second.right.axx-jack",
      "second.right.fourchette",
      "second.right.fourchette-definitions",
      "second.right.dummy-ruff",
      "second.right.king-short-cover",
      "second.right.cover-honour-short",
      "second.right.ktx",
    ],
  },
} as const;
