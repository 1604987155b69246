import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Whist, both codes: the revoke. */
export const WHIST_REVOKE = {
  "whist.law.revoke.established": {
    topic: "revoke",
    event: "When can a revoke no longer be put right?",
    words: "established final quitted turned",
    who: "nobody-chooses",
    may: ["rule"],
    follows:
      "When the trick has been turned and let go, or the offender or his partner has played to the next.",
    source: [
      ["american-whist", "28"],
      ["english-whist", "73"],
    ],
  },
  "whist.law.revoke.question": {
    topic: "revoke",
    event: "His partner asked “none?” before the trick was let go",
    words: "asked having none question",
    codes: ["english"],
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
    source: [["english-whist", "74"]],
  },
  "whist.law.revoke.penalty-american": {
    topic: "revoke",
    event: "A player did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established penalty",
    codes: ["american"],
    usual: true,
    who: "adversaries",
    may: ["take-2-tricks"],
    follows:
      "Two tricks for each revoke. The side that revoked cannot win the game on that hand and stops at six.",
    until: "next-cut",
    turns: [
      { if: { code: "english" }, see: "whist.law.revoke.penalty-english" },
      { if: { nextCut: true }, who: "nobody", may: ["right-lost"], follows: "It is too late." },
    ],
    source: [["american-whist", "30-31, 33"]],
  },
  "whist.law.revoke.penalty-english": {
    topic: "revoke",
    event: "A player did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established penalty english",
    codes: ["english"],
    usual: true,
    who: "offenders-adversaries-confer",
    may: ["take-3-tricks", "deduct-3", "add-3"],
    follows:
      "One of the three for each revoke, undivided, before any other score. The side that revoked stops at four.",
    until: "next-cut",
    turns: [
      { if: { code: "american" }, see: "whist.law.revoke.penalty-american" },
      { if: { nextCut: true }, who: "nobody", may: ["right-lost"], follows: "It is too late." },
    ],
    source: [["english-whist", "72, 78, 82"]],
  },
  "whist.law.revoke.both": {
    topic: "revoke",
    event: "Both sides revoked",
    words: "both revoke",
    who: "nobody-chooses",
    may: ["no-game"],
    follows: "Neither side can win the game on that hand.",
    source: [
      ["american-whist", "30"],
      ["english-whist", "81"],
    ],
  },
  "whist.law.revoke.corrected": {
    topic: "revoke",
    event: "A player mended his revoke in time",
    words: "corrected put right revoke",
    who: "adversaries",
    may: ["card-callable"],
    follows:
      "Those who played after him may change their cards. In England he may instead be told to play his highest or lowest to that trick.",
    turns: [
      { if: { code: "english" }, may: ["card-callable", "highest-of-suit", "lowest-of-suit"] },
    ],
    source: [
      ["american-whist", "29"],
      ["english-whist", "76"],
    ],
  },
  "whist.law.revoke.claim": {
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
    source: [
      ["american-whist", "32-33"],
      ["english-whist", "75-78"],
    ],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
