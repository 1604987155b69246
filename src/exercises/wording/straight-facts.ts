import { SIDES, type BySide } from "../../engine/core/seat.ts";
import type { StraightStrain } from "../../engine/declaring/strain.ts";
import { HONOUR_NAME } from "../../engine/notation/line-words.ts";
import type { HonoursHeld } from "../../engine/scoring/outcome.ts";
import { revokesOf } from "../../engine/scoring/revoked.ts";
import type { StraightOutcome } from "../../engine/scoring/straight-outcome.ts";
import type { ChicaneMode, StraightOptions } from "../../engine/scoring/straight.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_OBJECT } from "./side-words.ts";
import { standingTold, tricksTold } from "./told-words.ts";
import { voidHands } from "./straight-words.ts";
import { sentence, SIDE_NAME, STRAIN_NAME } from "../kit/words.ts";

const DOUBLING: Readonly<Record<number, string>> = {
  1: "",
  2: ", doubled",
  4: ", doubled and redoubled",
  8: ", doubled, redoubled and doubled again",
};

const CHICANE_HOUSE: Readonly<Record<ChicaneMode, Words>> = {
  offset: "Chicane is reckoned by Elwell’s law.",
  add: "Chicane is added, as in Elwell’s lesson.",
  off: "The table follows Foster’s book of 1914, which has no chicane.",
};

/** What happened on a deal of straight bridge, in short sentences a scorer would be told. */
export function straightFacts(
  deal: StraightOutcome,
  before: BySide<number>,
  house: StraightOptions,
): Words[] {
  const trumps =
    deal.strain === "notrump"
      ? "It was no trumps"
      : `${sentence(STRAIN_NAME[deal.strain])} were trumps`;
  const facts = [
    `${trumps}${DOUBLING[deal.multiplier] ?? `, each trick counting ${deal.multiplier} times`}.`,
    tricksTold(deal.tricks),
    honoursTold(deal.honours, deal.strain),
  ];
  for (const side of SIDES) {
    const without = voidHands(deal, side);
    if (without === 1) facts.push(`One of ${SIDE_OBJECT[side]} was dealt no trump.`);
    if (without === 2) facts.push(`Neither of ${SIDE_OBJECT[side]} was dealt a trump.`);
  }
  if (deal.chicane) facts.push(CHICANE_HOUSE[house.chicane ?? "offset"]);
  for (const side of SIDES) {
    const revoked = revokesOf(deal.revokes, side);
    if (revoked > 0) facts.push(`${SIDE_NAME[side]} revoked${revoked === 1 ? "" : " twice"}.`);
  }
  if (deal.revokes) facts.push(standingTold(before));
  return facts;
}

/** Who held the honours, as a scorer is told; in a suit, somebody always has three of the five. */
function honoursTold(honours: HonoursHeld | undefined, strain: StraightStrain): Words {
  if (honours) return `${SIDE_NAME[honours.side]} held ${HONOUR_NAME[honours.kind]}.`;
  return strain === "notrump"
    ? "The aces lay two and two."
    : "The honours are left out of this one.";
}
