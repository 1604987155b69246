import { must } from "../../engine/core/result.ts";
import type { Suit } from "../../engine/core/card.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Ending } from "../dealing/ending.ts";

/** An ending as it is written: the four hands in the order Z, A, Y, B, then the trump and who leads. */
export function endingOf(
  hands: readonly [string, string, string, string],
  trump: Suit | null,
  leader: Seat,
  viewer: Seat,
  aim: Ending["aim"] = "win",
): Ending {
  const hand = (at: number) => must(parseHand(hands[at] ?? ""));
  const held = { Z: hand(0), A: hand(1), Y: hand(2), B: hand(3) };
  if (SEATS.some((seat) => held[seat].length !== held.Z.length)) throw new Error("uneven hands");
  return { hands: held, trump, leader, trick: [], viewer, aim };
}
