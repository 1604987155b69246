import type { Chapters } from "./chapters.ts";

/** What the chapters on whist say in short of a law of its code. */
export const WHIST_CHAPTERS: Chapters = {
  "whist.law.exposed": ["whist.exposed"],
  "whist.law.lead": ["whist.oot"],
  "whist.law.lead-english": ["whist.oot"],
  "whist.law.revoke.corrected": ["whist.revoke.correct"],
  "whist.law.draw-cards": ["whist.draw-cards"],
  "whist.law.last-trick": ["whist.last-trick"],
  "whist.law.last-trick-english": ["whist.last-trick"],
  "whist.law.trump-card": ["whist.trump-card"],
  "whist.law.trump-card.named": ["whist.trump-card"],
  "whist.law.honours.late": ["whist.honours.claim"],
};
