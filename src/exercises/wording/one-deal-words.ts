import { rankOf } from "../../engine/core/card.ts";
import { SEATS, SIDES, sideOf, type Side } from "../../engine/core/seat.ts";
import type { OneDeal } from "../../tabletop/four-games.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_OBJECT, SIDE_SUBJECT, tricksText } from "./side-words.ts";
import { bidText, numberWord, rankText, SIDE_NAME } from "../kit/words.ts";

const DOUBLING = { 1: "", 2: ", doubled", 4: ", redoubled" } as const;

/** What happened on the deal, in short sentences that serve all four games. */
export function oneDealFacts(deal: OneDeal): Words[] {
  const { declarerSide, multiplier, tricks, strain, vulnerable } = deal;
  const who = SIDE_NAME[declarerSide];
  const played = `${who} played ${bidText(deal)}${DOUBLING[multiplier]}`;
  return [
    strain === "spades" ? `${played}; at auction, in royals.` : `${played}.`,
    `${who} won ${tricksText(tricks)}.`,
    ...SIDES.flatMap((side) => heldText(deal, side)),
    ...(strain === "notrump" ? ["At whist there must be a trump; count its tricks alone."] : []),
    "Whist is the English game of five points. At bridge, below and above the line are added together.",
    `Contract is as at duplicate, and ${SIDE_SUBJECT[declarerSide]} were ${vulnerable ? "" : "not "}vulnerable.`,
    "It is the first deal of each game.",
  ];
}

/** How the honours of one side lay: “One of us held the A K of trumps, the other the Q.” */
function heldText({ honours, strain }: OneDeal, side: Side): Words[] {
  const hands = SEATS.filter((seat) => sideOf(seat) === side)
    .map((seat) => honours[seat])
    .filter((cards) => cards.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((cards) =>
      strain === "notrump"
        ? `${numberWord(cards.length)} ${cards.length === 1 ? "ace" : "aces"}`
        : `the\u00A0${cards.map((card) => rankText(rankOf(card))).join("\u00A0")}`,
    );
  const [first, other] = hands;
  if (!first) return [];
  if (strain === "notrump" && first === other)
    return [`Each of ${SIDE_OBJECT[side]} held ${first}.`];
  const trumps = strain === "notrump" ? "" : " of trumps";
  return other
    ? [`One of ${SIDE_OBJECT[side]} held ${first}${trumps}, the other ${other}.`]
    : [`One of ${SIDE_OBJECT[side]} held ${first}${trumps}.`];
}
