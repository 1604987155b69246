import {
  highToLow,
  height,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import { gradeUnblock, type UnblockReason } from "../../engine/conventions/unblock.ts";
import { poseUnblock } from "../wording/unblock-words.ts";
import type { Dealt } from "./whole-deal.ts";

/** How often each reason is to decide, against the others. */
const REASONS = [
  ["unblock", 5],
  ["shows-four", 4],
  ["lowest", 2],
] as const satisfies readonly (readonly [UnblockReason, number])[];

const HIGH = ["A", "K", "K", "Q", "Q", "J"] as const satisfies readonly Rank[];

/**
 * Partner’s high card at no trump, from a suit from which Elwell would lead it; dummy has small cards, and third hand a
 * holding that the table of unblocking settles.
 */
export function dealUnblock(random: Random): Dealt {
  const reason = random.weigh(REASONS);
  const suit: Suit = random.pick(SUITS);
  for (;;) {
    const led = random.pick(HIGH);
    const size = reason === "shows-four" ? 4 + random.below(2) : 2 + random.below(2);
    const hand = highToLow(random.shuffle(RANKS.filter((rank) => rank !== led)).slice(0, size));
    const found = gradeUnblock(hand, led);
    if (found?.reason !== reason || found.grades.every(({ mark }) => mark !== "wrong")) continue;
    // Where the lowest is right, some higher card must tempt.
    const [high, next] = hand as [Rank, Rank];
    if (reason === "lowest" && (height(high) < height("8") || height(high) - height(next) === 1)) {
      continue;
    }
    const rest = random.shuffle(RANKS.filter((rank) => rank !== led && !hand.includes(rank)));
    const small = rest.filter((rank) => height(rank) < height("T"));
    const dummy = highToLow(small.slice(0, 2));
    const left = rest.filter((rank) => !dummy.includes(rank));
    if (dummy.length < 2 || !couldLead(led, left)) continue;
    return { posed: poseUnblock(suit, led, dummy, hand), more: { game: "straight" } };
  }
}

/** Whether some four or five of the cards left, with the one led, are a holding that Elwell leads it from. */
function couldLead(led: Rank, left: Holding): boolean {
  const high = highToLow(left).slice(0, 3);
  const low = highToLow(left).slice(-3);
  const picks = [
    high.slice(0, 2),
    high.slice(0, 1),
    [...high.slice(0, 1), ...high.slice(2)],
    high.slice(1),
  ];
  return picks.some((pick) =>
    [true, false].some(
      (reentry) =>
        leadBySystem("elwell", highToLow(new Set([led, ...pick, ...low])), {
          against: "notrump",
          reentry,
        }).lead === led,
    ),
  );
}
