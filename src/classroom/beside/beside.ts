import type { OwnHand } from "../model.ts";
import { callsBeside } from "./calls.ts";
import { fosterSays, otherLeads } from "./leads.ts";
import { scoreBeside } from "./score.ts";

/**
 * What the engine can say at once of a hand of one’s own and its question, a sentence each: the leads where a card is led, a
 * bid and a make where the answer is in words, and what the cards score. Where the texts say nothing there is nothing.
 */
export function engineSays(own: OwnHand): readonly string[] {
  return [...(fosterSays(own) ?? []), ...otherLeads(own), ...callsBeside(own), ...scoreBeside(own)];
}
