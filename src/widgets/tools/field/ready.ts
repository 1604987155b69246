import { leadItems } from "../../../exercises/items/lead.ts";
import { sceneOf } from "../../../exercises/kit/scene.ts";
import { formatHand } from "../../../engine/notation/cards.ts";
import { formatBidding } from "../../../tabletop/field/address.ts";
import { ANY_LENGTH, ANY_SHAPE, type LeadProblem } from "../../../tabletop/field/problem.ts";
import { schoolLeads } from "../../../tabletop/field/schools.ts";
import { readyProblem, type Ready } from "./laid.ts";

const atLeast = (least: number) => ({ ...ANY_LENGTH, least });

/**
 * What each whole-hand item of the lead drill is called here. Where declarer has bid his suit again over the others, of
 * which the texts do not say what it shows, he is given five cards of it.
 */
const OFFERED: Readonly<
  Record<string, { readonly title: string; readonly shapes?: LeadProblem["shapes"] }>
> = {
  "nt-longest": { title: "No trump: a long suit of your own" },
  "nt-partner-bid": { title: "No trump: partner has bid" },
  "partner-bid": {
    title: "A trump: partner has bid",
    shapes: { Z: { ...ANY_SHAPE, C: atLeast(5) } },
  },
  "ace-king-first": {
    title: "A trump: ace and king of a suit not partner’s",
    shapes: { Z: { ...ANY_SHAPE, H: atLeast(5) } },
  },
  "tenaces-lead-trump": { title: "A trump: tenaces in every other suit" },
};

/** The whole hands of the lead drill, in the order in which they are offered here. */
export function readyLeads(): Ready[] {
  return Object.entries(OFFERED).map(([id, offered]) => {
    const item = leadItems[id];
    if (!item) throw new Error(`the lead drill has no item “${id}”`);
    const { hand, calls } = sceneOf(item, "hand");
    const written = { hand: formatHand(hand), bidding: formatBidding({ calls }), ...offered };
    return { id, ...written, schools: schoolLeads(readyProblem(written)) };
  });
}
