import { LOAD_KIND } from "./catalog.ts";
import type { AuthoredExercise, Posed } from "./kit/exercise.ts";
import type { KindId } from "./kit/kinds.ts";
import { trickItems } from "./items/trick.ts";
import { bidSufficientItems } from "./items/bid-sufficient.ts";
import { declarerItems } from "./items/declarer.ts";
import { leadCardItems } from "./items/lead-card.ts";
import { leadItems } from "./items/lead.ts";
import { elevenCountItems } from "./items/eleven-count.ts";
import { elevenPlayItems } from "./items/eleven-play.ts";
import { elevenAppliesItems } from "./items/eleven-applies.ts";
import { honoursItems } from "./items/honours.ts";
import { scoreHandItems } from "./items/score-hand.ts";
import { scoreRubberItems } from "./items/score-rubber.ts";

/** The authored items of every kind, by slug. They are drawn when the site is built and never sent to the reader as code. */
const ITEMS: Readonly<Record<KindId, Readonly<Record<string, Posed>>>> = {
  trick: trickItems,
  "bid-sufficient": bidSufficientItems,
  declarer: declarerItems,
  "lead-card": leadCardItems,
  lead: leadItems,
  "eleven-count": elevenCountItems,
  "eleven-play": elevenPlayItems,
  "eleven-applies": elevenAppliesItems,
  honours: honoursItems,
  "score-hand": scoreHandItems,
  "score-rubber": scoreRubberItems,
};

/** A kind of exercise with its authored items, for lessons, handouts and tests. */
export async function loadAuthored(kind: KindId): Promise<AuthoredExercise> {
  return { ...(await LOAD_KIND[kind]()), items: ITEMS[kind] };
}
