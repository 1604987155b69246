import { otherSide, SEATS, sideOf, SIDES, type Side } from "../../engine/core/seat.ts";
import type { Level } from "../../engine/declaring/call.ts";
import { scoreDeal, sumOf } from "../../engine/scoring/deal.ts";
import { honourKind, honourPoints, honoursIn } from "../../engine/scoring/honours.ts";
import type { HonoursHeld } from "../../engine/scoring/outcome.ts";
import { BOOK, TRICK_VALUE } from "../../engine/scoring/values.ts";
import { callText, sentence, STRAIN_NAME } from "../../exercises/kit/words.ts";
import type { OwnHand } from "../model.ts";

/**
 * What the hands score at auction, as far as the cards tell it before a trick is played: what an odd trick counts, and the
 * honours of a side both of whose hands are whole. Nothing where nothing is declared.
 */
export function scoreBeside(own: OwnHand): readonly string[] {
  const { strain } = own;
  if (strain === null) return [];
  const each = `At ${STRAIN_NAME[strain]} an odd trick counts ${TRICK_VALUE[strain]} at auction.`;
  const honours = honoursHeld(own);
  if (!honours) return [each];
  return [
    each,
    `The honours of ${sideText(honours.side)} count ${honourPoints(strain, honours.kind)} above.`,
  ];
}

/** What so many tricks of declarer’s come to, bid to the last of them and not doubled. */
export function scoreOfTricks(own: OwnHand, tricks: number): string | null {
  const { strain, declarer } = own;
  const level = (strain === "nullo" ? 13 - tricks : tricks) - BOOK;
  if (strain === null || declarer === null) return null;
  if (level < 1) return "That is no odd trick: any contract would be set.";
  const honours = honoursHeld(own);
  const declarerSide = sideOf(declarer);
  const lines = scoreDeal({
    strain,
    level: level as Level,
    declarerSide,
    multiplier: 1,
    tricks,
    ...(honours ? { honours } : {}),
  });
  if (!lines.ok) return null;
  const of = (side: Side, column: "below" | "above") => sumOf(lines.value, side, column);
  const theirs = of(otherSide(declarerSide), "above");
  return `${sentence(callText({ type: "bid", level: level as Level, strain }))}, bid and made, scores ${of(declarerSide, "below")} below and ${numberOrNothing(of(declarerSide, "above"))} above${theirs > 0 ? `; their adversaries score ${theirs} for honours` : ""}.`;
}

function numberOrNothing(points: number): string {
  return points === 0 ? "nothing" : String(points);
}

/** The side that scores honours, where both its hands are whole. */
function honoursHeld({ hands, strain }: OwnHand): HonoursHeld | null {
  if (strain === null) return null;
  for (const side of SIDES) {
    const pair = SEATS.filter((seat) => sideOf(seat) === side).map((seat) => hands[seat]);
    const [one, other] = pair;
    if (one?.length !== 13 || other?.length !== 13) continue;
    const kind = honourKind(strain, [honoursIn(one, strain), honoursIn(other, strain)]);
    if (kind) return { side, kind };
  }
  return null;
}

function sideText(side: Side): string {
  const [one = "Z", other = "Y"] = SEATS.filter((seat) => sideOf(seat) === side);
  return `{${one}} and {${other}}`;
}
