import type { Happening } from "./happening.ts";

const during = { noticed: "during-deal" } as const;
const after = { noticed: "after-deal" } as const;
const byDealer = { dealersSide: true } as const;

/** Straight bridge, by Elwell’s code unless the English is named, {Z} being the dealer. */
export const STRAIGHT_HAPPENINGS: readonly Happening[] = [
  {
    situation: "straight.law.cut.exposed",
    told: "Cutting for partners, {B} has turned up two cards.",
    tempting: ["highest-counts", "reshuffle", "object"],
  },
  {
    situation: "straight.law.deal.cut",
    told: "{B} has cut the pack to {Z} and left only three cards in one packet.",
    tempting: ["stand", "lose-deal", "adversaries-may-shuffle"],
  },
  {
    situation: "straight.law.deal.compulsory",
    told: "Half the cards are dealt when one is found face up in the pack.",
    tempting: ["new-deal", "stand", "lose-deal", "card-callable"],
  },
  {
    situation: "straight.law.deal.uncut",
    known: { ...during, claimantLooked: false },
    told: "Nobody cut the pack. {A} says so while {Z} is still dealing, and has looked at none of his cards.",
    tempting: ["stand", "lose-deal", "right-lost"],
  },
  {
    situation: "straight.law.deal.uncut",
    known: after,
    told: "Nobody cut the pack. {A} says so when the deal is done and all have taken up their cards.",
    tempting: ["new-deal-compulsory", "lose-deal", "correct"],
  },
  {
    situation: "straight.law.deal.exposed-by-dealer-side",
    known: { ...byDealer, claimantLooked: false },
    told: "Dealing, {Z} has turned over one of {B}’s cards. Neither {A} nor {B} has looked at his own.",
    tempting: ["new-deal-compulsory", "lose-deal", "card-callable"],
  },
  {
    situation: "straight.law.deal.exposed-by-dealer-side",
    code: "english",
    known: { ...byDealer, claimantLooked: false },
    told: "Dealing, {Z} has turned over one of {A}’s cards. Neither {A} nor {B} has looked at his own.",
    tempting: ["new-deal-compulsory", "lose-deal", "card-callable"],
  },
  {
    situation: "straight.law.deal.exposed-by-dealer-side",
    known: { ...byDealer, claimantLooked: true },
    told: "Dealing, {Z} has turned over one of {B}’s cards. {A} has already looked at some of his own.",
    tempting: ["new-deal", "card-callable", "new-deal-compulsory"],
  },
  {
    situation: "straight.law.deal.exposed-by-adversary",
    known: { dealersSide: false, claimantLooked: false },
    told: "While {Z} is dealing, {A} turns over one of the cards before him. Neither {Z} nor {Y} has looked at his own.",
    tempting: ["new-deal-compulsory", "lose-deal", "card-callable"],
  },
  {
    situation: "straight.law.deal.dealer-looks",
    told: "With half the cards dealt, {Z} takes a look at one of his own.",
    tempting: ["lose-deal", "new-deal-compulsory", "card-callable", "right-lost"],
  },
  {
    situation: "straight.law.deal.for-partner",
    told: "{Y} has begun to deal in the place of {Z}, his partner. {A} does not like it.",
    tempting: ["new-deal-compulsory", "lose-deal", "cancel"],
  },
  {
    situation: "straight.law.deal.out-of-turn",
    known: during,
    told: "{A} is dealing in his place, out of turn, and {Z} says so before the last card falls.",
    tempting: ["new-deal-compulsory", "lose-deal", "right-lost"],
  },
  {
    situation: "straight.law.deal.out-of-turn",
    code: "english",
    known: after,
    told: "{A} has dealt in his place, out of turn, and nobody says so until the last card has fallen.",
    tempting: ["correct", "new-deal-compulsory", "lose-deal"],
  },
  {
    situation: "straight.law.deal.wrong-pack",
    known: { ...after, playBegun: true },
    told: "{Z} dealt with the other side’s pack. {A} sees it when the second trick is over.",
    tempting: ["correct", "new-deal-compulsory", "deal-void"],
  },
  {
    situation: "straight.law.deal.imperfect-pack",
    told: "At the sixth trick a second four of clubs comes out: the pack has two of them.",
    tempting: ["stand", "play-on", "lose-deal", "honours-only"],
  },
  {
    situation: "straight.law.deal.short-hand",
    told: "At the fourth trick {B} finds that he is a card short. It lies on the floor; the other three hands were right.",
    tempting: ["new-deal-compulsory", "deal-void", "card-callable", "new-deal"],
  },
];
