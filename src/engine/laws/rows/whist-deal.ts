import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Whist, both codes: cutting, dealing, misdeals and the turned card. */
export const WHIST_DEAL = {
  "whist.law.deal.card-seen-in-cut": {
    topic: "cutting",
    event: "A card showed while the pack was cut, or nobody is sure where it was cut",
    words: "cut exposed seen confusion",
    who: "the-law",
    may: ["reshuffle", "recut"],
    follows:
      "In America the dealer shuffles again after a card has shown, and the pack is cut afresh; in England it is only cut afresh.",
    until: "dealing-starts",
    turns: [{ if: { code: "english" }, may: ["recut"] }],
    source: [
      ["american-whist", "11"],
      ["english-whist", "34"],
    ],
  },
  "whist.law.deal.reshuffle": {
    topic: "cutting",
    event: "The dealer shuffled after the pack had been cut",
    words: "reshuffled",
    who: "nobody-chooses",
    may: ["lose-deal"],
    follows: "The deal passes to the left.",
    source: [
      ["american-whist", "12"],
      ["english-whist", "36"],
    ],
  },
  "whist.law.deal.faced": {
    topic: "cutting",
    event: "A card other than the last lay face up in the pack, or the pack was wrong",
    words: "faced imperfect pack",
    who: "the-law",
    may: ["new-deal-compulsory"],
    follows: "The same player deals again.",
    source: [
      ["american-whist", "14"],
      ["english-whist", "37"],
    ],
  },
  "whist.law.deal.exposed": {
    topic: "cutting",
    event: "A card was shown during the deal",
    words: "exposed turned over dealing",
    who: "innocent-side",
    may: ["new-deal", "stand"],
    follows: "If the deal stands the card may not be called.",
    until: "side-touches",
    turns: [
      {
        if: { adversaryTouched: true },
        who: "nobody",
        may: ["stand"],
        follows: "They have touched their cards.",
      },
    ],
    source: [
      ["american-whist", "15"],
      ["english-whist", "38"],
    ],
  },
  "whist.law.deal.out-of-turn": {
    topic: "cutting",
    event: "The wrong player dealt, or the other side’s pack was used",
    words: "dealt out of turn wrong dealer wrong pack",
    who: "anyone",
    may: ["stop"],
    follows: "Once the trump is turned the deal is good.",
    until: "trump-turned",
    turns: [
      {
        if: { trumpTurned: true },
        who: "nobody",
        may: ["stand"],
        follows: "The trump has been turned; the deal is good.",
      },
    ],
    source: [
      ["american-whist", "16"],
      ["english-whist", "48"],
    ],
  },
  "whist.law.misdeal": {
    topic: "cutting",
    event:
      "The dealer misdealt: pack not cut, cards counted, a card put wrong and not mended, or the turn-up seen or put face down",
    words: "misdeal uncut counted peeked wrong number face down",
    who: "adversaries",
    may: ["lose-deal"],
    follows:
      "The deal passes to the left, unless one of the other side touched the cards or broke in on the dealer.",
    until: "uncut-trump-turned",
    turns: [{ if: { adversaryTouched: true }, see: "whist.law.misdeal-touched" }],
    source: [
      ["american-whist", "17"],
      ["english-whist", "43-45"],
    ],
  },
  "whist.law.misdeal-touched": {
    topic: "cutting",
    event: "The dealer misdealt after one of the other side had touched the cards",
    words: "misdeal touched interrupted",
    who: "nobody-chooses",
    may: ["redeal-same-dealer"],
    follows:
      "The same player deals again. In England it is so only if the dealer’s partner had not touched them first.",
    turns: [{ if: { adversaryTouched: false }, see: "whist.law.misdeal" }],
    source: [
      ["american-whist", "17"],
      ["english-whist", "45"],
    ],
  },
  "whist.law.deal.dealer-looks": {
    topic: "cutting",
    event: "The dealer looked at the trump card while he was dealing",
    words: "peeked looked turn-up trump",
    codes: ["english"],
    who: "adversaries",
    may: ["see-card", "new-deal"],
    follows: "The other side may see it and may have a new deal.",
    turns: [{ if: { code: "american" }, see: "whist.law.misdeal" }],
    source: [["english-whist", "41"]],
  },
  "whist.law.deal.other-pack": {
    topic: "hands",
    event: "A player took up a card of the other pack with his hand",
    words: "wrong pack other pack card",
    codes: ["english"],
    who: "adversaries",
    may: ["new-deal", "stand"],
    follows: "The other side says whether the deal is made again.",
    source: [["english-whist", "42"]],
  },
  "whist.law.hand.numbers": {
    topic: "hands",
    event: "After the first trick a player was found with a wrong number of cards",
    words: "twelve fourteen too many too few missing card short",
    who: "adversaries-confer",
    may: ["new-deal", "play-on"],
    follows:
      "If one of the other side is wrong as well, the cards must be dealt again. In England a short hand plays on and answers for revokes.",
    turns: [
      { if: { code: "english" }, who: "nobody", may: ["answer-for-revokes"] },
      {
        if: { code: "american", bothSidesWrong: true },
        who: "the-law",
        may: ["new-deal-compulsory"],
        follows: "Both sides are wrong; the same player deals again.",
      },
    ],
    source: [
      ["american-whist", "19"],
      ["english-whist", "46"],
    ],
  },
  "whist.law.newcards": {
    topic: "hands",
    event: "A player asks for new cards",
    words: "new pack fresh cards",
    codes: ["english"],
    who: "any-player",
    may: ["two-packs"],
    follows: "He pays for them, and the dealer chooses between the two packs.",
    until: "before-cut",
    source: [["english-whist", "83"]],
  },
  "whist.law.trump-card": {
    topic: "trump",
    event: "The dealer left the turned card on the table too long",
    words: "turn-up trump card left not taken up",
    who: "either-adversary",
    may: ["card-callable"],
    follows:
      "In America it may be called once the second trick is let go, in England once the first is.",
    turns: [
      {
        if: { turnUpLate: false },
        who: "nobody",
        may: ["no-penalty"],
        follows: "It has not lain there too long yet.",
      },
    ],
    source: [
      ["american-whist", "18"],
      ["english-whist", "52-53"],
    ],
  },
  "whist.law.trump-card.named": {
    topic: "trump",
    event: "A player named the turned card after it had been taken up",
    words: "said trump card turn-up named",
    who: "either-adversary",
    may: ["highest-trump", "lowest-trump"],
    follows: "Anyone may still ask which suit is trumps.",
    source: [
      ["american-whist", "18"],
      ["english-whist", "53"],
    ],
  },
  "whist.law.trump-card.early": {
    topic: "trump",
    event: "The dealer took up the turned card too soon, or cannot remember it",
    words: "turn-up forgot trump card early",
    codes: ["english"],
    who: "adversaries",
    may: ["lay-on-table", "highest-trump", "lowest-trump"],
    follows:
      "Taken up too soon, it may be asked back, and every wrong card he shows may be called. Forgotten, his highest or lowest trump may be called all through the hand, and the order may not be changed.",
    source: [["english-whist", "54-55"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
