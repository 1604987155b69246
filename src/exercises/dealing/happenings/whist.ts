import type { Happening } from "./happening.ts";

/** Whist, by the American code unless the English is named, {Z} being the dealer. */
export const WHIST_HAPPENINGS: readonly Happening[] = [
  {
    situation: "whist.law.deal.card-seen-in-cut",
    told: "{B} has cut the pack to {Z}, and a card has shown.",
    tempting: ["lose-deal", "stand", "new-deal"],
  },
  {
    situation: "whist.law.deal.card-seen-in-cut",
    code: "english",
    told: "{B} has cut the pack to {Z}, and a card has shown.",
    tempting: ["reshuffle", "lose-deal", "stand"],
  },
  {
    situation: "whist.law.deal.reshuffle",
    told: "The pack has been cut, and now {Z} shuffles it once more.",
    tempting: ["recut", "new-deal-compulsory", "adversaries-may-shuffle"],
  },
  {
    situation: "whist.law.deal.faced",
    told: "Half the cards are dealt when one is found face up in the pack.",
    tempting: ["lose-deal", "stand", "new-deal", "card-callable"],
  },
  {
    situation: "whist.law.deal.exposed",
    known: { adversaryTouched: false },
    told: "Dealing, {Z} has turned over one of {A}’s cards. {A} and {B} have touched none of theirs.",
    tempting: ["lose-deal", "new-deal-compulsory", "card-callable"],
  },
  {
    situation: "whist.law.deal.exposed",
    known: { adversaryTouched: true },
    told: "Dealing, {Z} has turned over one of {A}’s cards. {B} has by then taken up some of his.",
    tempting: ["new-deal", "lose-deal", "card-callable"],
  },
  {
    situation: "whist.law.deal.out-of-turn",
    known: { trumpTurned: false },
    told: "{A} is dealing in his place, out of turn. {Y} says so before the trump card is turned.",
    tempting: ["lose-deal", "new-deal-compulsory", "recut"],
  },
  {
    situation: "whist.law.deal.out-of-turn",
    known: { trumpTurned: true },
    told: "{A} has dealt in his place, out of turn. {Y} says so when the trump card has been turned.",
    tempting: ["stop", "lose-deal", "new-deal-compulsory"],
  },
  {
    situation: "whist.law.misdeal",
    known: { adversaryTouched: false },
    told: "Nobody cut the pack. {A} says so before the trump is turned; nobody has touched a card.",
    tempting: ["new-deal-compulsory", "stand", "new-deal"],
  },
  {
    situation: "whist.law.misdeal",
    known: { adversaryTouched: false },
    told: "Dealing, {Z} loses his place and counts the cards left in his hand. Nobody has touched a card.",
    tempting: ["new-deal-compulsory", "stand", "recut"],
  },
  {
    situation: "whist.law.misdeal",
    known: { adversaryTouched: false },
    told: "{Z} has put the last card, the trump, face down on his other cards. Nobody has touched a card.",
    tempting: ["new-deal-compulsory", "stand", "see-card"],
  },
  {
    situation: "whist.law.misdeal-touched",
    known: { adversaryTouched: true },
    told: "{Z} has dealt a card wrong and not put it right at once. {A} had by then taken up some of his cards.",
    tempting: ["lose-deal", "stand", "card-callable"],
  },
  {
    situation: "whist.law.deal.dealer-looks",
    known: { adversaryTouched: false },
    code: "american",
    told: "{Z} has looked at the trump card while he was still dealing. Nobody has touched a card.",
    tempting: ["see-card", "new-deal", "stand"],
  },
  {
    situation: "whist.law.deal.dealer-looks",
    code: "english",
    told: "{Z} has looked at the trump card while he was still dealing.",
    tempting: ["lose-deal", "card-callable", "new-deal-compulsory"],
  },
  {
    situation: "whist.law.deal.other-pack",
    code: "english",
    told: "With his own cards {A} has taken up one of the other pack.",
    tempting: ["lose-deal", "new-deal-compulsory", "card-callable"],
  },
  {
    situation: "whist.law.hand.numbers",
    code: "american",
    told: "At the third trick {A} is found to be a card short. {Y} and {Z} have the right number.",
    tempting: ["lose-deal", "new-deal-compulsory", "deal-void"],
  },
  {
    situation: "whist.law.hand.numbers",
    code: "english",
    told: "At the third trick {A} is found to be a card short. The other three have the right number.",
    tempting: ["new-deal", "lose-deal", "new-deal-compulsory"],
  },
  {
    situation: "whist.law.hand.numbers",
    code: "american",
    known: { bothSidesWrong: true },
    told: "At the third trick {A} is found to be a card short, and {Z} has one too many.",
    tempting: ["play-on", "lose-deal", "stand"],
  },
];
