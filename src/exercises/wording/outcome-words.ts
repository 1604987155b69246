import { SIDES, type Side } from "../../engine/core/seat.ts";
import { HONOUR_NAME } from "../../engine/notation/line-words.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import type { Words } from "../kit/exercise.ts";
import { bidText, numberWord, SIDE_NAME } from "../kit/words.ts";

export { HONOUR_NAME };

const DOUBLING = { 1: "", 2: ", doubled", 4: ", redoubled" } as const;

/** What happened on a deal, in short sentences a scorer would be told. */
export function outcomeFacts(deal: DealOutcome): Words[] {
  const who = SIDE_NAME[deal.declarerSide];
  const facts = [
    deal.dealerOneSpade
      ? `${who} were left in the dealer’s one spade${DOUBLING[deal.multiplier]}.`
      : `${who} played ${bidText(deal)}${DOUBLING[deal.multiplier]}.`,
    `${who} won ${numberWord(deal.tricks)} ${deal.tricks === 1 ? "trick" : "tricks"}.`,
    deal.honours
      ? `${SIDE_NAME[deal.honours.side]} held ${HONOUR_NAME[deal.honours.kind]}.`
      : "No honours to score.",
  ];
  const other = SIDES.find((side) => side !== deal.declarerSide) as Side;
  const { declarer = 0, adversary = 0, choice } = deal.revoke ?? {};
  if (declarer > 0) facts.push(`${who} revoked${times(declarer)}.`);
  if (adversary > 0) {
    const taken =
      declarer > 0 ? "" : choice === "tricks" ? "; three tricks are taken" : "; the 100 is taken";
    facts.push(`${SIDE_NAME[other]} revoked${times(adversary)}${taken}.`);
  }
  return facts;
}

function times(count: number): string {
  return count === 1 ? "" : count === 2 ? " twice" : ` ${numberWord(count)} times`;
}
