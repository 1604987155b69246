/** What whist is played for, and the four ways in which a trick is taken. */
export const WHIST_PRINCIPLES = {
  "whist-principles": {
    title: "Whist: how tricks are taken",
    ids: [
      "whist.principle.object",
      "whist.principle.value",
      "whist.four-ways",
      "whist.four-systems",
      "whist.tenace",
      "whist.example-deal",
      "whist.good-play.diversity",
      "whist.no-machine",
      "whist.principle.one-thing",
      "whist.study",
    ],
  },
} as const;
