import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Straight bridge: cutting, dealing, and hands or packs that turn out wrong. Elwell’s code, laws 14 to 44. */
export const STRAIGHT_DEAL = {
  "straight.law.cut.exposed": {
    topic: "cutting",
    event: "A player showed more than one card when cutting for partners",
    words: "two cards drew cut again",
    who: "nobody-chooses",
    may: ["cut-again"],
    follows: "Neither of the cards he showed counts.",
    source: [
      ["elwell-1905", "16"],
      ["english-1904", "16"],
    ],
  },
  "straight.law.cut.ties": {
    topic: "cutting",
    event: "Two or three players cut cards of the same rank",
    words: "tie equal same card cut",
    who: "nobody-chooses",
    may: ["cut-again"],
    follows:
      "Those who tie cut again. Where two tie for lowest it settles only who deals; where three tie, the new cut is set beside the fourth card.",
    source: [
      ["elwell-1905", "19-20"],
      ["english-1904", "19-20"],
    ],
  },
  "straight.law.deal.cut": {
    topic: "cutting",
    event:
      "A card showed in cutting, a packet had fewer than four, or the place of the cut is in doubt",
    words: "cut exposed seen confusion shuffled after",
    who: "nobody-chooses",
    may: ["recut"],
    follows: "The pack is cut afresh, as it is when the dealer shuffles after the cut.",
    until: "dealing-starts",
    source: [["elwell-1905", "33-35"]],
  },
  "straight.law.deal.compulsory": {
    topic: "cutting",
    event:
      "Cards dealt in the wrong order, a card face up in the pack, fourteen to one hand, or the last card not to the dealer",
    words: "misdeal faced two together rotation fourteen wrong pack",
    who: "the-law",
    may: ["new-deal-compulsory"],
    follows:
      "The same player deals again; there is no misdeal. In England one card may be moved to mend a double card before the next is dealt, and a hand over thirteen counts only if another is short.",
    source: [
      ["elwell-1905", "37-38"],
      ["english-1904", "38-39"],
    ],
  },
  "straight.law.deal.uncut": {
    topic: "cutting",
    event: "The pack was not cut",
    words: "uncut forgot to cut",
    who: "adversaries",
    may: ["new-deal-compulsory"],
    follows: "Noticed in time, the deal must be made again.",
    until: "deal-ends-unlooked",
    turns: [
      { if: { claimantLooked: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
      { if: { noticed: "after-deal" }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [
      ["elwell-1905", "38f"],
      ["english-1904", "39 VII"],
    ],
  },
  "straight.law.deal.exposed-by-dealer-side": {
    topic: "cutting",
    event: "The dealer or his partner showed a card during the deal",
    words: "exposed turned over dealing faced",
    who: "eldest",
    may: ["new-deal", "stand"],
    follows: "The card may never be called. Whoever claims must not have looked at his cards.",
    until: "deal-complete-or-reasonable",
    turns: [
      { if: { dealersSide: false }, see: "straight.law.deal.exposed-by-adversary" },
      { if: { code: "english" }, who: "either-adversary" },
      { if: { claimantLooked: true }, who: "nobody", may: ["stand"], follows: "He has looked." },
    ],
    source: [
      ["elwell-1905", "39a, 39d, 40"],
      ["english-1904", "40-41"],
    ],
  },
  "straight.law.deal.exposed-by-adversary": {
    topic: "cutting",
    event: "One of the dealer’s opponents showed a card during the deal",
    words: "exposed turned over dealing faced",
    who: "dealer-side",
    may: ["new-deal", "stand"],
    follows: "The card may never be called. Whoever claims must not have looked at his cards.",
    until: "deal-complete",
    turns: [
      { if: { dealersSide: true }, see: "straight.law.deal.exposed-by-dealer-side" },
      { if: { claimantLooked: true }, who: "nobody", may: ["stand"], follows: "He has looked." },
    ],
    source: [["elwell-1905", "39b, 40"]],
  },
  "straight.law.deal.dealer-looks": {
    topic: "cutting",
    event: "The dealer looked at a card before the deal was nearly done",
    words: "peeked looked dealing",
    who: "eldest",
    may: ["see-card", "new-deal"],
    follows: "The other side may see it too, or the deal may be made again.",
    turns: [{ if: { code: "english" }, who: "adversaries" }],
    source: [
      ["elwell-1905", "39c"],
      ["english-1904", "42"],
    ],
  },
  "straight.law.deal.for-partner": {
    topic: "cutting",
    event: "Someone cut, shuffled or dealt in his partner’s place",
    words: "instead of partner for partner",
    who: "either-adversary",
    may: ["object"],
    follows: "It may be done only with the other side’s leave.",
    source: [
      ["elwell-1905", "44"],
      ["english-1904", "46"],
    ],
  },
  "straight.law.deal.out-of-turn": {
    topic: "cutting",
    event: "The wrong player dealt",
    words: "dealt out of turn wrong dealer",
    who: "any-player",
    may: ["correct"],
    follows: "Put right in time, the proper player deals; otherwise it stands.",
    until: "next-deal-dealt",
    turns: [
      { if: { code: "english" }, until: "last-card-dealt" },
      {
        if: { code: "english", noticed: "after-deal" },
        who: "nobody",
        may: ["stand"],
        follows: "The last card has been dealt; it is too late.",
      },
    ],
    source: [
      ["elwell-1905", "43"],
      ["english-1904", "45"],
    ],
  },
  "straight.law.deal.wrong-pack": {
    topic: "hands",
    event: "The deal was made with the other side’s cards",
    words: "wrong pack adversaries cards",
    who: "any-player",
    may: ["correct"],
    follows: "Put right in time, the proper pack is dealt; otherwise it stands.",
    until: "first-card-played",
    turns: [
      { if: { code: "english" }, until: "last-card-dealt" },
      { if: { playBegun: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
      {
        if: { code: "english", noticed: "after-deal" },
        who: "nobody",
        may: ["stand"],
        follows: "The last card has been dealt; it is too late.",
      },
    ],
    source: [
      ["elwell-1905", "43"],
      ["english-1904", "45"],
    ],
  },
  "straight.law.deal.imperfect-pack": {
    topic: "hands",
    event: "The pack proved wrong during the play",
    words: "imperfect incorrect two of the same card missing",
    who: "the-law",
    may: ["deal-void"],
    follows: "Earlier scores stand, and the same player deals again.",
    source: [["elwell-1905", "42"]],
  },
  "straight.law.deal.short-hand": {
    topic: "hands",
    event: "One hand, not dummy’s, was a card short, and he found it after he had played",
    words: "missing card twelve lost floor",
    who: "nobody",
    may: ["stand"],
    follows:
      "He answers for a revoke as though he held the card. The other pack may be searched for it.",
    source: [["elwell-1905", "41"]],
  },
  "straight.law.newcards": {
    topic: "hands",
    event: "A player asks for new cards",
    words: "new pack fresh cards",
    who: "any-player",
    may: ["two-packs"],
    follows:
      "Two packs come at the asker’s cost. In mid-rubber the other side chooses between them, at a new rubber the dealer; in England always the dealer.",
    until: "before-cut",
    source: [
      ["elwell-1907", "New cards"],
      ["english-1904", "100"],
    ],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
