import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Straight bridge: the revoke. Elwell’s code, laws 65 and 85 to 96. */
export const STRAIGHT_REVOKE = {
  "straight.law.revoke.established": {
    topic: "revoke",
    event: "When can a revoke no longer be put right?",
    words: "established final quitted turned",
    who: "nobody-chooses",
    may: ["rule"],
    follows:
      "When the trick has been turned and let go, or the offender or his partner has played to the next.",
    source: [["elwell-1905", "86"]],
  },
  "straight.law.revoke.question": {
    topic: "revoke",
    event: "His partner asked “none?” before the trick was let go",
    words: "asked no hearts having none question",
    who: "nobody-chooses",
    may: ["correctable"],
    follows:
      "It may still be mended after the trick is let go, unless he answered no or his side has played to the next.",
    turns: [
      {
        if: { established: true },
        may: ["revoke-penalty"],
        follows:
          "It is too late to mend: he answered no and the trick is gone, or his side has played on.",
      },
    ],
    source: [
      ["elwell-1905", "90"],
      ["english-1904", "92"],
    ],
  },
  "straight.law.revoke.penalty": {
    topic: "revoke",
    event: "A player did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established penalty",
    codes: ["american"],
    usual: true,
    who: "offenders-adversaries",
    may: ["take-3-tricks"],
    follows:
      "Three tricks change sides at the end of the hand, before anything else is counted, and only in that game.",
    until: "next-cut",
    turns: [
      { if: { role: "dummy" }, see: "straight.law.dummy.revoke" },
      { if: { code: "english" }, see: "straight.law.revoke.penalty-english" },
    ],
    source: [
      ["elwell-1905", "85, 87-88, 94"],
      ["foster", "Bridge"],
    ],
  },
  "straight.law.revoke.penalty-english": {
    topic: "revoke",
    event: "A player did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established penalty english",
    codes: ["english"],
    usual: true,
    who: "offenders-adversaries-confer",
    may: ["take-3-tricks", "deduct-3-tricks-value", "add-3-tricks-value"],
    follows: "One of the three for each revoke; it may not be divided.",
    until: "next-cut",
    turns: [
      { if: { role: "dummy" }, see: "straight.law.dummy.revoke" },
      { if: { code: "american" }, see: "straight.law.revoke.penalty" },
    ],
    source: [
      ["english-1904", "90, 97"],
      ["foster", "Bridge"],
    ],
  },
  "straight.law.dummy.revoke": {
    topic: "revoke",
    event: "Dummy revoked",
    words: "dummy revoke revoked did not follow suit",
    who: "nobody",
    may: ["no-penalty"],
    follows: "It may be mended while the trick is open; after that the trick stands.",
    until: "quitted",
    source: [["elwell-1905", "65"]],
  },
  "straight.law.revoke.limit": {
    topic: "revoke",
    event: "The side that revoked has enough for the game",
    words: "ceiling twenty-eight cannot win game revoke limit",
    who: "nobody-chooses",
    may: ["max-28"],
    follows: "It cannot win the game on that hand, nor score a slam.",
    source: [
      ["elwell-1905", "89"],
      ["english-1904", "90 V"],
      ["foster", "Bridge"],
    ],
  },
  "straight.law.revoke.several": {
    topic: "revoke",
    event: "A side revoked more than once",
    words: "second third revoke several",
    who: "adversaries",
    may: ["take-3-tricks"],
    follows: "Three for each, but never more than thirteen tricks in all.",
    source: [["elwell-1905", "96"]],
  },
  "straight.law.revoke.both": {
    topic: "revoke",
    event: "Both sides revoked",
    words: "both revoke",
    who: "nobody-chooses",
    may: ["no-game"],
    follows: "Neither side can win the game on that hand.",
    source: [["elwell-1905", "95"]],
  },
  "straight.law.revoke.slam": {
    topic: "revoke",
    event: "A slam was reached only with tricks taken for a revoke",
    words: "slam penalty tricks revoke",
    who: "nobody-chooses",
    may: ["no-slam"],
    follows: "A slam must be won in play.",
    source: [
      ["elwell-1905", "7-8"],
      ["foster", "Bridge"],
    ],
  },
  "straight.law.revoke.corrected-adversary": {
    topic: "revoke",
    event: "An opponent of the dealer’s mended his revoke in time",
    words: "corrected put right revoke",
    who: "dealer",
    may: ["card-callable", "highest-of-suit", "lowest-of-suit"],
    follows: "Those who played after him may change their cards.",
    turns: [
      { if: { role: "declarer" }, see: "straight.law.revoke.corrected-dealer" },
      {
        if: { role: "dummy" },
        who: "nobody",
        may: ["no-penalty"],
        follows: "Nothing can be claimed for dummy’s card.",
      },
    ],
    source: [["elwell-1905", "91"]],
  },
  "straight.law.revoke.corrected-dealer": {
    topic: "revoke",
    event: "The dealer mended his revoke in time",
    words: "corrected put right revoke",
    who: "eldest",
    may: ["highest-of-suit", "lowest-of-suit"],
    follows:
      "His card may be ordered only if both his opponents had played; not when he was last to play, and never from dummy.",
    turns: [
      { if: { role: "leader" }, see: "straight.law.revoke.corrected-adversary" },
      { if: { role: "pone" }, see: "straight.law.revoke.corrected-adversary" },
      { if: { role: "dummy" }, who: "nobody", may: ["no-penalty"] },
      { if: { bothAdversariesPlayed: false }, who: "nobody", may: ["no-penalty"] },
      { if: { fourthHand: true }, who: "nobody", may: ["no-penalty"] },
    ],
    source: [["elwell-1905", "92"]],
  },
  "straight.law.revoke.claim": {
    topic: "revoke",
    event: "A side says there was a revoke and wants to see the tricks",
    words: "claim search look through mixed cards prove",
    who: "adversaries",
    may: ["search-tricks"],
    follows: "Should the accused side muddle the cards once it is claimed, that proves it.",
    until: "next-cut",
    turns: [
      { if: { nextCut: true }, who: "nobody", may: ["right-lost"], follows: "It is too late." },
    ],
    source: [["elwell-1905", "93-94"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
