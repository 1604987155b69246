import { cardText } from "../../../exercises/kit/words.ts";
import { isFalseLead, type PlayFault } from "../../../tabletop/playing/faults.ts";

/** What went wrong, as it is told: “Trick 6: {A} revoked with ♥4.”, “{B} showed ♠K.” */
export function faultText(fault: PlayFault): string {
  const { by, trick, cards, ruling } = fault;
  const when = trick === null ? "" : `Trick ${trick + 1}: `;
  const named = cards.map(cardText).join(" ");
  const { situation } = ruling;
  if (isFalseLead(fault)) return `${when}{${by}} led out of turn.`;
  if (situation.startsWith("auction.law.exposed.")) return `{${by}} showed ${named}.`;
  if (situation.startsWith("auction.law.call.")) {
    return `${when}{${by}} could not do as he was told.`;
  }
  return named ? `${when}{${by}} revoked with ${named}.` : `${when}{${by}} played out of turn.`;
}
