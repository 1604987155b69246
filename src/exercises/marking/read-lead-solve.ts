import { cardOf, rankOf, suitOf } from "../../engine/core/card.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { holdingsLed, readLead } from "../../engine/conventions/lead-reading.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import { askedAbout, leastRead, unseenBy } from "../dealing/read-lead.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, holdingText, listText, RANK_NAME } from "../kit/words.ts";

/** Marks each card that is asked about by whether partner, who led by his system, can hold it. */
export function solveReadLead(problem: Posed): Solution {
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
  // The shortest explains best.
  const holdings = holdingsLed(system, led, unseen, { against }).filter(
    ({ length }) => length >= least,
  );
  const [usual] = holdings;
  if (!usual) throw new Error("no holding explains the lead");
  const rules = leadBySystem(system, usual, { against }).rules;
  const the = `the ${RANK_NAME[led]}`;
  const choices = askedAbout({ led, dummy, hand }).map((rank): Choice => {
    const card = cardText(cardOf(suit, rank));
    const from = holdings.find((holding) => holding.includes(rank));
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
}
