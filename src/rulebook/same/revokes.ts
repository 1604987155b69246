import type { Topic } from "./topic.ts";

/** The topics of dummy’s silence, of revokes, and of what remains to be said about manners at the table. */
export const REVOKE_TOPICS = {
  "dummys-rights": {
    title: "What dummy may do",
    rules: {
      auction: ["auction.law.dummy.rights", "auction.dummy.nothing-else"],
      straight: ["straight.law.dummy.rights"],
    },
  },
  "dummys-rights-lost": {
    title: "A right that dummy loses",
    rules: {
      auction: ["auction.law.dummy.rights-lost"],
      straight: ["straight.law.dummy.rights-lost"],
    },
  },
  "dummy-suggests": {
    title: "Dummy hints at a card",
    rules: { auction: ["auction.law.dummy.suggests"], straight: ["straight.law.dummy.suggests"] },
  },
  "dummys-revoke": {
    title: "Dummy’s revoke",
    rules: {
      auction: ["auction.revoke.dummy-exempt", "auction.law.dummy.revoke"],
      straight: ["straight.revoke.dummy-exempt", "straight.law.dummy.revoke"],
    },
  },
  "asking-partner": {
    title: "“None, partner?”",
    rules: {
      auction: ["auction.revoke.ask-partner", "auction.law.revoke.question"],
      straight: ["straight.prevent-revoke", "straight.law.revoke.question"],
      whist: ["whist.law.revoke.question"],
    },
  },
  "revoke-final": {
    title: "When a revoke is final",
    rules: {
      auction: ["auction.revoke.established", "auction.law.revoke.established"],
      straight: ["straight.law.revoke.established"],
      whist: ["whist.law.revoke.established"],
    },
  },
  "revoke-mended": {
    title: "A revoke mended in time",
    rules: {
      auction: ["auction.law.revoke.corrected-defender", "auction.law.revoke.corrected-declarer"],
      straight: ["straight.law.revoke.corrected-adversary", "straight.law.revoke.corrected-dealer"],
      whist: ["whist.law.revoke.corrected", "whist.revoke.correct"],
    },
  },
  revoke: {
    title: "What a revoke costs",
    rules: {
      auction: ["auction.revoke.declarer-penalty", "auction.revoke.adversary-penalty"],
      nullo: ["nullo.revoke.declarer", "nullo.revoke.adversary"],
      straight: ["straight.revoke.penalty", "straight.revoke.english"],
      whist: ["whist.revoke.american", "whist.revoke.english"],
    },
  },
  "revoke-limit": {
    title: "What a side that revoked may score",
    rules: {
      auction: ["auction.revoke.no-bonus"],
      straight: ["straight.revoke.cap-28", "straight.law.revoke.limit"],
      whist: ["whist.revoke.no-game", "whist.score.revoke"],
    },
  },
  "revokes-both": {
    title: "Revokes on both sides",
    rules: {
      auction: ["auction.law.revoke.both"],
      straight: ["straight.law.revoke.both"],
      whist: ["whist.law.revoke.both"],
    },
  },
  "revoke-claim": {
    title: "Claiming a revoke",
    rules: {
      auction: ["auction.law.revoke.claim"],
      straight: ["straight.law.revoke.claim"],
      whist: ["whist.law.revoke.claim"],
    },
  },
  "last-trick": {
    title: "Looking at the last trick",
    rules: {
      auction: ["auction.law.last-trick"],
      straight: ["straight.law.last-trick"],
      whist: ["whist.last-trick", "whist.law.last-trick", "whist.law.last-trick-english"],
    },
  },
  "draw-cards": {
    title: "“Draw your cards”",
    rules: {
      auction: ["auction.law.draw-cards"],
      straight: ["straight.law.draw-cards"],
      whist: ["whist.draw-cards", "whist.law.draw-cards"],
    },
  },
  consulting: {
    title: "Conferring about a penalty",
    rules: {
      auction: ["auction.law.penalty.consultation"],
      straight: ["straight.law.penalty.consultation"],
    },
  },
  "score-errors": {
    title: "A slip in the score",
    rules: {
      auction: ["auction.law.score.trick-error", "auction.law.score.honour-error"],
      straight: ["straight.law.score.trick-error", "straight.law.score.honour-error"],
      whist: ["whist.law.score.error"],
    },
  },
  "new-cards": {
    title: "New cards",
    rules: {
      auction: ["auction.law.newcards"],
      straight: ["straight.law.newcards"],
      whist: ["whist.law.newcards"],
    },
  },
  bystanders: {
    title: "Bystanders",
    rules: {
      auction: ["auction.law.bystander"],
      straight: ["straight.law.bystander"],
      whist: ["whist.law.bystander"],
    },
  },
  cheating: {
    title: "Cheating",
    rules: { auction: ["auction.ethics.cheating"], whist: ["whist.cheating"] },
  },
} as const satisfies Readonly<Record<string, Topic>>;
