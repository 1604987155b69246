import type { Chapters } from "./chapters.ts";

/** What the chapters on straight bridge say in short of a law of its code. */
export const STRAIGHT_CHAPTERS: Chapters = {
  "straight.law.exposed.before-make": ["straight.exposed.before-declaration"],
  "straight.law.exposed.before-lead": ["straight.exposed.before-lead"],
  "straight.law.exposed.before-lead-pone": ["straight.exposed.before-lead"],
  "straight.law.exposed.play": ["straight.exposed.during-play"],
  "straight.law.lead.adversary": ["straight.oot"],
  "straight.law.lead.dealer": ["straight.oot"],
  "straight.law.play.omitted": ["straight.error.omitted"],
  "straight.law.play.two-cards": ["straight.error.two-cards"],
  "straight.law.declare.final": ["straight.declare", "straight.make.order"],
};
