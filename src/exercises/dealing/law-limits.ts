import { AMERICAN, BOTH, ENGLISH, type LimitAsked } from "./law-asked.ts";

const MEND = "may it be put right";
const CLAIM = "may the revoke be claimed";
const CARDS = "may he have them";
const DRAW = "may he ask it";

/** How long there is time. */
export const LIMITS: Readonly<Record<string, LimitAsked>> = {
  "auction-honours-forgotten": {
    part: "auction-conduct",
    situation: "auction.law.score.honour-error",
    codes: AMERICAN,
    may: MEND,
    tempt: ["next-game-declared", "next-cut", "never", "last-card-next-deal"],
  },
  "auction-tricks-wrong": {
    part: "auction-conduct",
    situation: "auction.law.score.trick-error",
    codes: AMERICAN,
    may: MEND,
    tempt: ["rubber-agreed", "next-cut", "never", "last-card-next-deal"],
  },
  "auction-draw-cards": {
    part: "auction-conduct",
    situation: "auction.law.draw-cards",
    codes: AMERICAN,
    may: DRAW,
    tempt: ["end-of-play", "declarer-plays", "next-cut"],
  },
  "auction-new-cards": {
    part: "auction-deal",
    situation: "auction.law.newcards",
    codes: AMERICAN,
    may: CARDS,
    tempt: ["during-deal", "first-card-played", "rubber-agreed", "next-call"],
  },
  "auction-revoke-claim": {
    part: "auction-revoke",
    situation: "auction.law.revoke.claim",
    codes: AMERICAN,
    may: CLAIM,
    tempt: ["quitted", "deal-recorded", "rubber-agreed", "last-card-next-deal"],
  },
  "duplicate-revoke-claim": {
    part: "auction-revoke",
    situation: "auction.law.duplicate.revoke-claim",
    codes: ["duplicate"],
    may: CLAIM,
    tempt: ["quitted", "next-cut", "never", "rubber-agreed"],
  },
  "auction-false-lead": {
    part: "auction-play",
    situation: "auction.law.lead.defender",
    codes: AMERICAN,
    may: "may a price be named",
    tempt: ["four-have-played", "quitted", "end-of-play", "gathered"],
  },
  "auction-wrong-hand": {
    part: "auction-play",
    situation: "auction.law.lead.declarer",
    codes: AMERICAN,
    may: "may he be made to put it right",
    tempt: ["four-have-played", "quitted", "gathered", "end-of-play"],
  },
  "auction-fourteen-cards": {
    part: "auction-deal",
    situation: "auction.law.deal.fourteen",
    codes: AMERICAN,
    may: "does it undo the deal",
    tempt: ["first-card-played", "deal-ends-unlooked", "next-cut", "dealing-starts"],
  },
  "straight-honours-wrong": {
    part: "straight-conduct",
    situation: "straight.law.score.honour-error",
    codes: BOTH,
    may: MEND,
    tempt: ["next-trump-declared", "next-cut", "never", "last-card-next-deal"],
  },
  "straight-tricks-wrong": {
    part: "straight-conduct",
    situation: "straight.law.score.trick-error",
    codes: BOTH,
    may: MEND,
    tempt: ["next-cut", "rubber-agreed", "never"],
  },
  "straight-draw-cards": {
    part: "straight-conduct",
    situation: "straight.law.draw-cards",
    codes: BOTH,
    may: DRAW,
    tempt: ["end-of-play", "second-plays", "next-cut"],
  },
  "straight-new-cards": {
    part: "straight-deal",
    situation: "straight.law.newcards",
    codes: BOTH,
    may: CARDS,
    tempt: ["during-deal", "doubling-talk", "first-card-played", "rubber-agreed"],
  },
  "straight-revoke-claim": {
    part: "straight-revoke",
    situation: "straight.law.revoke.claim",
    codes: BOTH,
    may: CLAIM,
    tempt: ["quitted", "next-trump-declared", "rubber-agreed", "last-card-next-deal"],
  },
  "straight-partner-first": {
    part: "straight-making",
    situation: "straight.law.declare.partner-first",
    codes: BOTH,
    may: "may a new deal be asked for",
    tempt: ["first-card-played", "next-deal-dealt", "never", "second-plays"],
  },
  "straight-undoubled-spades": {
    part: "straight-making",
    situation: "straight.law.spades.not-played",
    codes: AMERICAN,
    may: "may the hand be thrown in",
    tempt: ["second-plays", "quitted", "next-cut"],
  },
  "whist-tricks-wrong": {
    part: "whist-conduct",
    situation: "whist.law.score.error",
    codes: BOTH,
    may: MEND,
    tempt: ["next-cut", "rubber-agreed", "never"],
  },
  "whist-draw-cards": {
    part: "whist-conduct",
    situation: "whist.law.draw-cards",
    codes: BOTH,
    may: DRAW,
    tempt: ["end-of-play", "second-plays", "next-cut"],
  },
  "whist-new-cards": {
    part: "whist-deal",
    situation: "whist.law.newcards",
    codes: ENGLISH,
    may: CARDS,
    tempt: ["during-deal", "trump-turned", "first-card-played", "rubber-agreed"],
  },
  "whist-revoke-claim": {
    part: "whist-revoke",
    situation: "whist.law.revoke.claim",
    codes: BOTH,
    may: CLAIM,
    tempt: ["quitted", "last-card-next-deal", "rubber-agreed", "next-trump-turned"],
  },
};
