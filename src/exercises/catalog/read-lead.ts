import { cardOf, rankOf, suitOf, type Holding, type Rank } from "../../engine/core/card.ts";
import { highToLow } from "../../engine/core/card.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { readLead } from "../../engine/conventions/lead-reading.ts";
import { leadBySystem, type LeadSystem } from "../../engine/conventions/lead-systems.ts";
import type { Against } from "../../engine/conventions/lead-card.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { askedAbout, leastRead, unseenBy } from "../dealing/read-lead.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, holdingText, listText, RANK_NAME } from "../kit/words.ts";

/** The shortest holding with a card, or without one, from which the system leads the card led; null where there is none. */
function example(
  system: LeadSystem,
  against: Against,
  led: Rank,
  unseen: Holding,
  least: number,
  with_: Rank | null,
): Holding | null {
  let found: Holding | null = null;
  for (let mask = 0; mask < 1 << unseen.length; mask += 1) {
    const holding = highToLow([led, ...unseen.filter((_, bit) => (mask >> bit) & 1)]);
    if (holding.length < least || (with_ && !holding.includes(with_))) continue;
    if (found && found.length <= holding.length) continue;
    const { lead, alsoSound } = leadBySystem(system, holding, { against });
    if (lead === led || alsoSound.includes(led)) found = holding;
  }
  return found;
}

/** Partner led this card: which of those that are out can he hold? */
const readingLead: Exercise = {
  id: "read-lead",
  pose: async (random) => (await import("../dealing/read-lead-deal.ts")).dealReadLead(random),
  solve(problem) {
    const scene = sceneOf(problem, "third-hand");
    const system = scene.system ?? "foster";
    const suit = suitOf(scene.led);
    const led = rankOf(scene.led);
    const [dummy, hand] = [scene.dummy.map(rankOf), scene.hand.map(rankOf)];
    const against = againstOf(scene.strain);
    const least = leastRead(scene.strain);
    const reading = readLead(system, led, { against, seen: [...dummy, ...hand], atLeast: least });
    if (!reading) throw new Error("no holding explains the lead");
    const unseen = unseenBy({ led, dummy, hand });
    const usual = example(system, against, led, unseen, least, null) as Holding;
    const rules = leadBySystem(system, usual, { against }).rules;
    const the = `the ${RANK_NAME[led]}`;
    const choices = askedAbout({ led, dummy, hand }).map((rank): Choice => {
      const card = cardText(cardOf(suit, rank));
      const from = example(system, against, led, unseen, least, rank);
      if (!from) {
        return {
          id: cardOf(suit, rank),
          mark: "wrong",
          rules,
          because: `With ${card} he would have led another card: ${the} is never led from such a holding.`,
        };
      }
      return {
        id: cardOf(suit, rank),
        mark: "best",
        rules: leadBySystem(system, from, { against }).rules,
        because: reading.must.includes(rank)
          ? `He must have ${card}: from what you see, ${the} is led only with it.`
          : `He may have ${card}: from ${holdingText(from)} ${the} is led.`,
      };
    });
    const can = choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
    return {
      type: "choices",
      choices,
      hints: [
        "Put each card with the one he led, and ask whether he would still have led it.",
        reading.must.length > 0
          ? `He must have ${listText(reading.must.map((rank) => cardText(cardOf(suit, rank))))}.`
          : `For one, ${the} is led from ${holdingText(usual)}.`,
        `He can have ${listText(can.map((id) => cardText(id as typeof scene.led)))}.`,
      ],
    };
  },
};

export default readingLead;
