import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Whist, both codes: conduct, choosing penalties, and the score. */
export const WHIST_CONDUCT = {
  "whist.law.score.error": {
    topic: "score",
    event: "The tricks were scored wrongly",
    words: "mistake error tricks score",
    who: "either-side",
    may: ["correct"],
    follows:
      "Slips in what the rubber is worth may be mended at any time in the rubber in England, and until the last score is agreed in America.",
    until: "last-card-next-deal",
    turns: [
      { if: { code: "english" }, until: "next-trump-turned" },
      { if: { scoreClosed: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [
      ["american-whist", "Erroneous scores"],
      ["english-whist", "11-12"],
    ],
  },
  "whist.law.honours.late": {
    topic: "score",
    event: "Honours were not called in time",
    words: "honours forgot claim late",
    codes: ["english"],
    who: "nobody-chooses",
    may: ["right-lost"],
    follows:
      "They must be called at the end of the hand; once called they may be marked at any time in the game.",
    until: "next-trump-turned",
    turns: [
      {
        if: { trumpTurned: false },
        who: "either-side",
        may: ["correct"],
        follows: "The next trump is not turned yet; they may still be called.",
      },
    ],
    source: [["english-whist", "6-7"]],
  },
  "whist.law.bystander": {
    topic: "manners",
    event: "A bystander pointed out a slip in the score",
    words: "spectator onlooker watching spoke said",
    codes: ["english"],
    who: "players",
    may: ["pay-stakes"],
    follows: "The players may make him pay the stakes and bets.",
    source: [["english-whist", "88"]],
  },
  "whist.law.draw-cards": {
    topic: "manners",
    event: "A player asks that everyone draw his card",
    words: "draw cards place whose card is that",
    who: "any-player",
    may: ["place-cards"],
    follows: "Each draws his card before him.",
    until: "gathered",
    source: [
      ["american-whist", "34"],
      ["english-whist", "85"],
    ],
  },
  "whist.law.last-trick": {
    topic: "manners",
    event: "A player looked back at a trick that had been turned",
    words: "looked last trick quitted",
    codes: ["american"],
    who: "adversaries",
    may: ["call-suit"],
    follows:
      "It is dealt with as a lead out of turn; the suit is named by the player on the right of the one who must lead.",
    turns: [{ if: { code: "english" }, see: "whist.law.last-trick-english" }],
    source: [["american-whist", "37"]],
  },
  "whist.law.last-trick-english": {
    topic: "manners",
    event: "A player asks to see the last trick",
    words: "looked last trick quitted",
    codes: ["english"],
    who: "any-player",
    may: ["allowed"],
    follows: "The last trick only: never more than eight cards are seen.",
    turns: [{ if: { code: "american" }, see: "whist.law.last-trick" }],
    source: [["english-whist", "91"]],
  },
  "whist.law.attention": {
    topic: "manners",
    event: "A player drew attention to the trick, or to the score, before his partner had played",
    words: "that is mine attention drew card toward him score",
    who: "last-to-play",
    may: ["highest-of-suit", "lowest-of-suit", "trump", "not-trump"],
    follows:
      "The partner’s card is ordered: highest or lowest of the suit, or if he has none, to trump or not. In England only the trick is spoken of, and the order is highest, lowest, win or lose.",
    turns: [
      { if: { code: "american", void: false }, may: ["highest-of-suit", "lowest-of-suit"] },
      { if: { code: "american", void: true }, may: ["trump", "not-trump"] },
      {
        if: { code: "english" },
        who: "adversaries",
        may: ["highest-of-suit", "lowest-of-suit", "win-trick", "lose-trick"],
      },
    ],
    source: [
      ["american-whist", "35"],
      ["english-whist", "86"],
    ],
  },
  "whist.law.penalty.wrong": {
    topic: "penalties",
    event: "The wrong player or the wrong penalty was named, or partners talked it over",
    words: "wrong penalty consult confer demand",
    who: "nobody-chooses",
    may: ["right-lost"],
    follows:
      "In America a wrong demand loses the right; in England talking over which penalty to take does.",
    source: [
      ["american-whist", "39"],
      ["english-whist", "84"],
    ],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
