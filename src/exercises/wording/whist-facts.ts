import { otherSide, SIDES, type Side } from "../../engine/core/seat.ts";
import type { RevokePenalty } from "../../engine/scoring/revoked.ts";
import type { WhistOutcome } from "../../engine/scoring/whist.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_OWN, SIDE_SUBJECT } from "./side-words.ts";
import { tricksTold } from "./told-words.ts";
import type { WhistFormId, WhistPosed } from "../dealing/whist-deal.ts";
import { FORM, honoursSide } from "./whist-words.ts";
import { numberWord, SIDE_NAME } from "../kit/words.ts";

const FORM_TOLD: Readonly<Record<WhistFormId, Words>> = {
  english: "English whist, five points up.",
  american: "American whist, seven points up.",
};

/** What happened on a deal of whist, in short sentences a scorer would be told. */
export function whistFacts({ form, deal, before }: WhistPosed): Words[] {
  return [
    FORM_TOLD[form],
    before.YZ === 0 && before.AB === 0
      ? "It was the first deal of the game."
      : `Before the deal we had ${before.YZ} and they had ${before.AB}.`,
    tricksTold(deal.tricks),
    ...honoursTold(deal),
    ...revokesTold(form, deal),
  ];
}

function honoursTold(deal: WhistOutcome): Words[] {
  const { honours, honoursCalled = true } = deal;
  if (!honours) return [];
  const holder = honoursSide(deal);
  if (!holder) return ["The honours were divided, two and two."];
  const called = honoursCalled ? "and called them" : "but did not call them in time";
  return [`${SIDE_NAME[holder]} held ${numberWord(honours[holder])} honours, ${called}.`];
}

const EXACTED: Readonly<Record<RevokePenalty, (offender: Side) => string>> = {
  tricks: (offender) => `${SIDE_SUBJECT[otherSide(offender)]} take three tricks`,
  deduct: (offender) =>
    `${SIDE_SUBJECT[otherSide(offender)]} take three points off ${SIDE_OWN[offender]} score`,
  add: (offender) => `${SIDE_SUBJECT[otherSide(offender)]} add three points`,
};

function revokesTold(form: WhistFormId, { revokes }: WhistOutcome): Words[] {
  return SIDES.flatMap((side) => {
    const revoked = revokes?.[side];
    if (!revoked) return [];
    const times = revoked.count === 1 ? "" : " twice";
    const chosen = FORM[form].revokeChoices.length > 1;
    const price = chosen ? `, and ${EXACTED[revoked.penalty ?? "tricks"](side)}` : "";
    return [`${SIDE_NAME[side]} revoked${times}${price}.`];
  });
}
