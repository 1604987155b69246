import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Whist, both codes: exposed cards, claims, leads and plays out of turn, and calls on cards. */
export const WHIST_PLAY = {
  "whist.law.exposed": {
    topic: "exposed",
    event: "A card was dropped face up, thrown down with another, seen by the partner, or named",
    words: "exposed showed fell table two cards penalty card",
    usual: true,
    who: "either-adversary",
    may: ["card-callable"],
    follows: "It stays face up. Its owner may still get rid of it in turn.",
    until: "played",
    turns: [
      {
        if: { belowTable: true },
        who: "nobody",
        may: ["no-penalty"],
        follows: "A card on the floor is not exposed.",
      },
    ],
    source: [
      ["american-whist", "20-21"],
      ["english-whist", "56"],
    ],
  },
  "whist.law.exposed.play-before-decision": {
    topic: "exposed",
    event: "The owner of an exposed card played another before the other side had spoken",
    words: "exposed card played before decision",
    codes: ["american"],
    who: "adversaries",
    may: ["card-callable"],
    follows: "The second card may be called too.",
    source: [["american-whist", "23"]],
  },
  "whist.law.exposed.run-winners": {
    topic: "exposed",
    event: "A player ran off winning cards without waiting for his partner",
    words: "winners without waiting several cards",
    who: "either-adversary",
    may: ["partner-must-win-first", "others-callable"],
    follows:
      "In America the partner may be told to win the first of those tricks, in England any one of them; the other cards may be called.",
    turns: [{ if: { code: "english" }, may: ["partner-must-win-one", "others-callable"] }],
    source: [
      ["american-whist", "22"],
      ["english-whist", "57"],
    ],
  },
  "whist.law.exposed.detached": {
    topic: "exposed",
    event: "A player pulled a card from his hand far enough for it to be named",
    words: "detached drew out half played wrong card named",
    codes: ["english"],
    who: "adversaries",
    may: ["card-callable"],
    follows:
      "It may be called. But an opponent who names the wrong card may himself have a suit called when his side leads.",
    source: [["english-whist", "60"]],
  },
  "whist.law.claim": {
    topic: "claims",
    event: "A player said “the rest are ours”, or threw his cards down",
    words: "claim the rest threw abandoned",
    who: "adversaries",
    may: ["partner-hand-callable"],
    follows:
      "In America his partner’s cards go face up. In England cards thrown down may be called, a hand kept up is safe, and all four thrown end the hand.",
    turns: [{ if: { code: "english" }, may: ["card-callable"] }],
    source: [
      ["american-whist", "27, 36"],
      ["english-whist", "58-59"],
    ],
  },
  "whist.law.lead": {
    topic: "leading",
    event: "A player led out of turn",
    words: "led wrong turn false lead",
    codes: ["american"],
    usual: true,
    who: "right-of-leader",
    may: ["call-suit"],
    follows:
      "The suit is named when he or his partner next leads. Nothing can be claimed if all four have played; otherwise the others take their cards back.",
    until: "first-lead-of-side",
    turns: [
      { if: { code: "english" }, see: "whist.law.lead-english" },
      {
        if: { allPlayed: true },
        who: "nobody",
        may: ["stand"],
        follows: "All four have played; the trick counts.",
      },
    ],
    source: [["american-whist", "24"]],
  },
  "whist.law.lead-english": {
    topic: "leading",
    event: "A player led out of turn",
    words: "led wrong turn false lead english",
    codes: ["english"],
    usual: true,
    who: "adversaries",
    may: ["card-callable", "call-suit"],
    follows:
      "Either the card may be called, or a suit when that side next leads. Nothing can be claimed if all four have played; otherwise the others take their cards back.",
    until: "first-lead-of-side",
    turns: [
      { if: { code: "american" }, see: "whist.law.lead" },
      {
        if: { allPlayed: true },
        who: "nobody",
        may: ["stand"],
        follows: "All four have played; the trick counts.",
      },
    ],
    source: [["english-whist", "62-63"]],
  },
  "whist.law.play.third-before-second": {
    topic: "turn",
    event: "The third player played before the second",
    words: "played out of turn too soon third before second",
    who: "fourth-hand",
    may: ["fourth-may-play-first"],
    follows: "The fourth player may then play before his partner.",
    source: [
      ["american-whist", "25"],
      ["english-whist", "67"],
    ],
  },
  "whist.law.play.fourth-before-second": {
    topic: "turn",
    event: "The fourth player played before the second, and third hand had not played",
    words: "played out of turn too soon fourth before second",
    who: "third-hand",
    may: ["highest-of-suit", "lowest-of-suit", "trump", "not-trump"],
    follows:
      "The second player’s card is ordered; to trump or not only if he has none of the suit. In England he is told to win the trick or not to win it.",
    turns: [
      { if: { thirdPlayed: true }, see: "whist.law.play.third-before-second" },
      { if: { code: "american", void: false }, may: ["highest-of-suit", "lowest-of-suit"] },
      { if: { code: "american", void: true }, may: ["trump", "not-trump"] },
      { if: { code: "english" }, may: ["win-trick", "lose-trick"] },
    ],
    source: [
      ["american-whist", "26"],
      ["english-whist", "68"],
    ],
  },
  "whist.law.play.omitted": {
    topic: "turn",
    event: "Someone missed a trick and has played to the next",
    words: "forgot to play omitted missed left out",
    who: "adversaries",
    may: ["new-deal", "play-on"],
    follows:
      "If the hand goes on, the card left over counts with the short trick and is no revoke.",
    source: [
      ["american-whist", "19"],
      ["english-whist", "69"],
    ],
  },
  "whist.law.play.two-cards": {
    topic: "turn",
    event: "Someone played two cards to one trick",
    words: "two cards one trick surplus extra",
    codes: ["english"],
    who: "nobody-chooses",
    may: ["answer-for-revokes"],
    follows:
      "The tricks may be counted face down and the card goes back; he answers for revokes meanwhile.",
    source: [["english-whist", "70"]],
  },
  "whist.law.call.disobeyed": {
    topic: "calls",
    event: "A player did not play or lead as he was lawfully told, though he could",
    words: "disobeyed called card ignored refuse",
    who: "adversaries",
    may: ["revoke-penalty"],
    follows: "It counts as a revoke.",
    turns: [{ if: { void: true }, see: "whist.law.call.void" }],
    source: [
      ["american-whist", "38"],
      ["english-whist", "61"],
    ],
  },
  "whist.law.call.no-forced-revoke": {
    topic: "calls",
    event: "To play the card he was told to would be a revoke",
    words: "called card revoke cannot be made",
    who: "nobody-chooses",
    may: ["no-penalty"],
    follows: "Nobody can be made to revoke; the card may be called again later.",
    source: [
      ["american-whist", "21"],
      ["english-whist", "64"],
    ],
  },
  "whist.law.call.void": {
    topic: "calls",
    event: "A player told to lead a suit has none of it",
    words: "called suit void none",
    who: "nobody-chooses",
    may: ["penalty-paid"],
    follows: "The penalty counts as paid.",
    source: [
      ["american-whist", "24"],
      ["english-whist", "66"],
    ],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
