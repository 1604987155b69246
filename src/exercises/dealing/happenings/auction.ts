import type { Happening } from "./happening.ts";

const during = { noticed: "during-deal" } as const;
const after = { noticed: "after-deal" } as const;

/** Auction bridge by the laws of 1913, {Z} being the dealer. */
export const AUCTION_HAPPENINGS: readonly Happening[] = [
  {
    situation: "auction.law.cut.two-cards",
    told: "Cutting for partners, {B} has turned up two cards.",
    tempting: ["cut-again", "reshuffle", "object"],
  },
  {
    situation: "auction.law.deal.card-seen-in-cut",
    told: "{B} has cut the pack to {Z}, and a card has shown.",
    tempting: ["lose-deal", "stand", "new-deal"],
  },
  {
    situation: "auction.law.deal.shuffle-after-cut",
    told: "The pack has been cut, and now {Z} shuffles it once more.",
    tempting: ["lose-deal", "stand", "points:50"],
  },
  {
    situation: "auction.law.deal.faced-card",
    told: "Half the cards are dealt when one is found face up in the pack.",
    tempting: ["stand", "lose-deal", "card-callable", "new-deal"],
  },
  {
    situation: "auction.law.deal.faced-card",
    told: "Dealing, {Z} has turned over one of {A}’s cards.",
    tempting: ["new-deal", "stand", "lose-deal", "card-callable"],
  },
  {
    situation: "auction.law.deal.wrong-order",
    told: "{Z} has dealt two cards together to {Y}.",
    tempting: ["stand", "lose-deal", "correct"],
  },
  {
    situation: "auction.law.deal.last-card",
    told: "The last card of the pack has fallen to {B} and not to {Z}.",
    tempting: ["lose-deal", "stand", "new-deal"],
  },
  {
    situation: "auction.law.deal.uncut",
    known: { ...during, claimantLooked: false },
    told: "Nobody cut the pack. {A} says so while {Z} is still dealing, and has looked at none of his cards.",
    tempting: ["stand", "lose-deal", "points:50"],
  },
  {
    situation: "auction.law.deal.uncut",
    known: after,
    told: "Nobody cut the pack. {A} says so when the deal is done and all have taken up their cards.",
    tempting: ["new-deal-compulsory", "lose-deal", "points:50"],
  },
  {
    situation: "auction.law.deal.uncut",
    known: { ...during, claimantLooked: true },
    told: "Nobody cut the pack. {A} says so while {Z} is still dealing, but {A} and {B} have both looked at cards of theirs.",
    tempting: ["new-deal-compulsory", "lose-deal", "points:50"],
  },
  {
    situation: "auction.law.deal.uncut",
    known: { ...during, claimantLooked: false },
    told: "{Z} is dealing the other side’s pack. {A} says so before the last card falls, and has looked at none of his cards.",
    tempting: ["stand", "lose-deal", "points:100"],
  },
  {
    situation: "auction.law.deal.uncut",
    known: after,
    told: "{Z} dealt with the other side’s pack. {A} sees it when the bidding has begun.",
    tempting: ["new-deal-compulsory", "lose-deal", "deal-void"],
  },
  {
    situation: "auction.law.deal.for-partner",
    told: "{Y} has begun to deal in the place of {Z}, his partner. {A} does not like it.",
    tempting: ["new-deal-compulsory", "lose-deal", "points:50"],
  },
  {
    situation: "auction.law.deal.imperfect-pack",
    told: "At the sixth trick a second four of clubs comes out: the pack has two of them.",
    tempting: ["stand", "play-on", "lose-deal", "points:100"],
  },
  {
    situation: "auction.law.deal.fourteen",
    told: "The bidding has begun when {Y} finds that he was dealt fourteen cards.",
    tempting: ["stand", "play-on", "correct", "lose-deal"],
  },
  {
    situation: "auction.law.deal.short-hand",
    told: "At the fourth trick {B} finds that he is a card short. It lies on the floor; the other three hands were right.",
    tempting: ["new-deal-compulsory", "deal-void", "card-callable", "new-deal"],
  },
  {
    situation: "auction.law.deal.over-and-under",
    told: "The hand is played out. Only now is it seen that {A} held fourteen cards and {Y} twelve.",
    tempting: ["stand", "honours-only", "right-lost"],
  },
];
