import type { KindId } from "./kinds.ts";

/** A subject of practice: kinds that belong together, the plainest first. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly KindId[];
}

/** Every kind of exercise by its subject, each kind once; the order is that of the practice room. */
export const SUBJECTS: readonly Subject[] = [
  {
    id: "tricks",
    title: "Tricks and the deal",
    kinds: ["trick", "cutting", "is-it-so", "misprint"],
  },
  {
    id: "bidding",
    title: "Bidding",
    kinds: ["bid-sufficient", "declarer", "may-i-double", "nullo-bid"],
  },
  {
    id: "what-to-bid",
    title: "What to bid",
    kinds: [
      "dealer-bid",
      "second-hand-bid",
      "partner-bids",
      "fourth-hand-bid",
      "later-bid",
      "double-or-not",
    ],
  },
  {
    id: "leads",
    title: "The opening lead",
    kinds: ["lead-card", "lead", "second-lead", "read-lead"],
  },
  {
    id: "eleven",
    title: "The Eleven Rule",
    kinds: ["eleven-count", "eleven-applies", "eleven-play"],
  },
  {
    id: "second-hand",
    title: "Second hand and fourth",
    kinds: ["second-hand-right", "second-hand-left", "fourchette", "fourth-hand"],
  },
  {
    id: "third-hand",
    title: "Third hand and partner",
    kinds: ["third-hand", "echo", "return-partner", "discard", "read-partner", "read-duck"],
  },
  {
    id: "against-dummy",
    title: "Leading with dummy in sight",
    kinds: ["through-dummy", "up-to-dummy", "odds", "dummy-suit", "end-game"],
  },
  {
    id: "declarer-play",
    title: "Declarer’s play",
    kinds: [
      "declarer-suit",
      "draw-trumps",
      "finesse-or-drop",
      "lead-toward",
      "short-hand-first",
      "declarer-second",
      "hold-up",
      "keep-entry",
      "dummy-ruff",
    ],
  },
  {
    id: "endings",
    title: "The last tricks",
    kinds: ["count-the-hand", "price-the-card", "find-the-line", "throw-in", "set-it"],
  },
  { id: "nullo", title: "Playing to lose", kinds: ["nullo-lead", "nullo-play", "nullo-escape"] },
  {
    id: "scoring",
    title: "Scoring at auction",
    kinds: [
      "honours",
      "score-hand",
      "score-rubber",
      "redouble-value",
      "one-deal-four-scores",
      "play-to-score",
    ],
  },
  {
    id: "straight",
    title: "Straight bridge",
    kinds: ["make-the-trump", "score-straight", "lead-straight", "unblock", "lead-plan"],
  },
  {
    id: "whist",
    title: "Whist",
    kinds: [
      "read-the-marker",
      "score-whist",
      "rubber-points",
      "lead-whist",
      "lead-american",
      "suit-whist",
      "trump-lead-whist",
      "signal-four",
      "whist-return",
      "whist-echo",
      "trump-signal",
    ],
  },
  {
    id: "laws",
    title: "The laws",
    kinds: [
      "revoke-in-time",
      "revoke-score",
      "bid-fault",
      "dummys-rights",
      "deal-fault",
      "what-happens-now",
      "what-the-law-says",
    ],
  },
];

/**
 * The kinds that ask about a whole hand, among which the hand of each day is chosen, from some day on. What has begun is
 * never changed, so that a day keeps its hand; a new kind begins a new line.
 */
export const DAILY_HANDS = [
  { from: "2026-01-01", kinds: ["lead", "make-the-trump"] },
] as const satisfies readonly {
  readonly from: `${number}-${number}-${number}`;
  readonly kinds: readonly KindId[];
}[];
