/** Signals of whist, and the play of the hands that do not lead. */
export const WHIST_SIGNALS = {
  "whist-signals": {
    title: "Whist: signals",
    ids: [
      "whist.signal.call",
      "whist.signal.answer",
      "whist.signal.echo",
      "whist.signal.four",
      "whist.signal.plain-echo",
      "whist.signal.low",
      "whist.discard",
    ],
  },
  "whist-hands": {
    title: "Whist: second and third hand",
    ids: [
      "whist.second",
      "whist.third",
      "whist.eleven",
      "whist.unblock",
      "whist.return",
      "whist.force",
      "whist.coup.deschapelles",
      "whist.coup.grand",
      "whist.coup.bath",
    ],
  },
} as const;
