import { LOAD_KIND } from "./catalog.ts";
import type { AuthoredExercise } from "./kit/exercise.ts";
import type { KindId } from "./kit/kinds.ts";
import { trickItems, trickTeaches } from "./items/trick.ts";
import { bidSufficientItems, bidSufficientTeaches } from "./items/bid-sufficient.ts";
import { declarerItems, declarerTeaches } from "./items/declarer.ts";
import { leadCardItems, leadCardTeaches } from "./items/lead-card.ts";
import { leadItems, leadTeaches } from "./items/lead.ts";
import { elevenCountItems, elevenCountTeaches } from "./items/eleven-count.ts";
import { elevenPlayItems, elevenPlayTeaches } from "./items/eleven-play.ts";
import { elevenAppliesItems, elevenAppliesTeaches } from "./items/eleven-applies.ts";
import { honoursItems, honoursTeaches } from "./items/honours.ts";
import { scoreHandItems, scoreHandTeaches } from "./items/score-hand.ts";
import { scoreRubberItems, scoreRubberTeaches } from "./items/score-rubber.ts";

/** What is known of each kind when the site is built, and never sent to the reader as code: its items and its rules. */
const AUTHORED: Readonly<Record<KindId, Pick<AuthoredExercise, "items" | "teaches">>> = {
  trick: { items: trickItems, teaches: trickTeaches },
  "bid-sufficient": { items: bidSufficientItems, teaches: bidSufficientTeaches },
  declarer: { items: declarerItems, teaches: declarerTeaches },
  "lead-card": { items: leadCardItems, teaches: leadCardTeaches },
  lead: { items: leadItems, teaches: leadTeaches },
  "eleven-count": { items: elevenCountItems, teaches: elevenCountTeaches },
  "eleven-play": { items: elevenPlayItems, teaches: elevenPlayTeaches },
  "eleven-applies": { items: elevenAppliesItems, teaches: elevenAppliesTeaches },
  honours: { items: honoursItems, teaches: honoursTeaches },
  "score-hand": { items: scoreHandItems, teaches: scoreHandTeaches },
  "score-rubber": { items: scoreRubberItems, teaches: scoreRubberTeaches },
};

/** A kind of exercise with its authored items and the rules it teaches, for lessons, handouts and tests. */
export async function loadAuthored(kind: KindId): Promise<AuthoredExercise> {
  return { ...(await LOAD_KIND[kind]()), ...AUTHORED[kind] };
}
