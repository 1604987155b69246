import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** The revoke: laws 63 and 83 to 89 of 1913, with duplicate’s change. */
export const AUCTION_REVOKE = {
  "auction.law.revoke.established": {
    topic: "revoke",
    event: "When can a revoke no longer be put right?",
    words: "established final quitted turned",
    who: "nobody-chooses",
    may: ["rule"],
    follows:
      "When the rightful winners have turned the trick and let it go, or the offender or his partner has played to the next.",
    turns: [
      {
        if: { code: "duplicate" },
        follows:
          "When all four have turned their cards and let go of them, or the offender or his partner has played to the next.",
      },
    ],
    source: [
      ["laws-1913", "83"],
      ["duplicate-1913", "C"],
    ],
  },
  "auction.law.revoke.question": {
    topic: "revoke",
    event: "His partner asked “none?” before the trick was let go",
    words: "asked no spades having none question",
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
    source: [["laws-1913", "85"]],
  },
  "auction.law.revoke.corrected-defender": {
    topic: "revoke",
    event: "An opponent of declarer’s mended his revoke in time",
    words: "corrected put right revoke not followed suit",
    who: "declarer",
    may: ["card-callable", "highest-of-suit", "lowest-of-suit"],
    follows: "Those who played after him may change their cards freely.",
    turns: [
      { if: { role: "declarer" }, see: "auction.law.revoke.corrected-declarer" },
      { if: { role: "dummy" }, see: "auction.law.revoke.corrected-declarer" },
    ],
    source: [["laws-1913", "86"]],
  },
  "auction.law.revoke.corrected-declarer": {
    topic: "revoke",
    event: "Declarer mended his revoke in time",
    words: "corrected put right revoke",
    who: "nobody",
    may: ["no-penalty"],
    follows: "Those who played after him may change their cards.",
    turns: [
      { if: { role: "leader" }, see: "auction.law.revoke.corrected-defender" },
      { if: { role: "pone" }, see: "auction.law.revoke.corrected-defender" },
    ],
    source: [["laws-1913", "86"]],
  },
  "auction.law.revoke.penalty-declarer": {
    topic: "revoke",
    event: "Declarer did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established declarer penalty",
    usual: true,
    who: "adversaries",
    may: ["points:100"],
    follows:
      "His side scores nothing but honours. The 100 comes on top of whatever he owes for failing in his contract.",
    turns: [
      { if: { role: "dummy" }, see: "auction.law.dummy.revoke" },
      { if: { role: "leader" }, see: "auction.law.revoke.penalty-defender" },
      { if: { role: "pone" }, see: "auction.law.revoke.penalty-defender" },
    ],
    source: [["laws-1913", "84a"]],
  },
  "auction.law.revoke.penalty-defender": {
    topic: "revoke",
    event: "An opponent of declarer’s did not follow suit (revoked), and it was too late to mend",
    words: "revoke did not follow suit established defender penalty",
    usual: true,
    who: "declarer-dummy-advises",
    may: ["points:100", "take-3-tricks"],
    follows:
      "The three tricks may complete the contract and count at the doubled rate, but earn no bonus and no slam. The revoking side scores honours only.",
    until: "next-cut",
    turns: [
      { if: { code: "duplicate" }, until: "deal-recorded" },
      { if: { code: "three-hand" }, who: "declarer" },
      { if: { role: "declarer" }, see: "auction.law.revoke.penalty-declarer" },
      { if: { role: "dummy" }, see: "auction.law.dummy.revoke" },
    ],
    source: [
      ["laws-1913", "84b, notes 21-22"],
      ["duplicate-1913", "D"],
    ],
  },
  "auction.law.dummy.revoke": {
    topic: "revoke",
    event: "Dummy revoked",
    words: "dummy revoke revoked did not follow suit",
    who: "nobody",
    may: ["no-penalty"],
    follows: "It may be mended while the trick is open; after that the trick stands.",
    until: "quitted",
    source: [["laws-1913", "63"]],
  },
  "auction.law.revoke.several": {
    topic: "revoke",
    event: "The same side revoked again",
    words: "second third revoke several more than one",
    who: "adversaries",
    may: ["points:100"],
    follows: "One hundred for each after the first.",
    source: [["laws-1913", "84c"]],
  },
  "auction.law.revoke.both": {
    topic: "revoke",
    event: "Both sides revoked",
    words: "both revoke",
    who: "nobody-chooses",
    may: ["honours-only"],
    follows: "Only honours are scored, and 100 for each side’s second and later revokes.",
    source: [["laws-1913", "89"]],
  },
  "auction.law.revoke.claim": {
    topic: "revoke",
    event: "A side says there was a revoke and wants to see the tricks",
    words: "claim search look through mixed cards prove",
    codes: ["american", "three-hand"],
    who: "adversaries",
    may: ["search-tricks"],
    follows: "Should the accused side muddle the cards once it is claimed, that proves it.",
    until: "next-cut",
    turns: [
      { if: { code: "duplicate" }, see: "auction.law.duplicate.revoke-claim" },
      { if: { nextCut: true }, who: "nobody", may: ["right-lost"], follows: "It is too late." },
    ],
    source: [["laws-1913", "87-88"]],
  },
  "auction.law.duplicate.revoke-claim": {
    topic: "revoke",
    event: "A side says there was a revoke",
    words: "duplicate claim late",
    codes: ["duplicate"],
    who: "adversaries",
    may: ["claim"],
    follows: "It is in time while the score of the deal is not agreed and written down.",
    until: "deal-recorded",
    turns: [
      { if: { scoreClosed: true }, who: "nobody", may: ["right-lost"], follows: "It is too late." },
    ],
    source: [["duplicate-1913", "D"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
