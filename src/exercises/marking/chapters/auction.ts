import type { Chapters } from "./chapters.ts";

/** What the chapters on auction bridge say in short of a law of its code. */
export const AUCTION_CHAPTERS: Chapters = {
  "auction.law.exposed.before-final": [
    "auction.exposed.before-settled",
    "auction.exposed.prohibit-lead",
  ],
  "auction.law.exposed.play": ["auction.exposed.during-play", "auction.exposed.definition"],
  "auction.law.exposed.two-played": ["auction.exposed.definition"],
  "auction.law.exposed.declarer": ["auction.exposed.declarer-exempt"],
  "auction.law.lead.defender": ["auction.oot.adversary"],
  "auction.law.lead.defender-accepted": ["auction.oot.declarer-follows"],
  "auction.law.lead.declarer": ["auction.oot.declarer", "auction.oot.second-hand-plays"],
  "auction.law.call.void": ["auction.oot.called-suit-void"],
  "auction.law.play.omitted": ["auction.error.omitted-card", "auction.error.surplus-card"],
};
