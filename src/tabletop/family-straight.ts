import { SEATS, type Seat } from "../engine/core/seat.ts";
import { STRAIGHT_BY_HOUSE } from "../engine/games/scored-straight.ts";
import type { StraightOutcome } from "../engine/scoring/straight-outcome.ts";
import { HONOURS_BOXES, BID_LABELS, readHonours } from "./bid-boxes.ts";
import type { Family } from "./family.ts";
import type { Reading } from "./reading.ts";
import { REVOKE_BOXES, TRICKS_BOXES, readSided, SIDED_LABELS, sidedBoxes } from "./sided-boxes.ts";

/** Doubled a dozen times over: beyond what any table has borne. */
const MOST_DOUBLED = 4096;

/** The seats that a box names by their letters. */
function readSeats(read: Reading, box: string): Seat[] {
  const letters = read
    .text(box)
    .toUpperCase()
    .split(/[\s,]+/);
  const seats = SEATS.filter((seat) => letters.includes(seat));
  if (seats.length !== letters.length) read.refuse(box, `seats out of ${SEATS.join(", ")}`);
  return letters as Seat[];
}

/** Straight bridge. */
export const FAMILY: Family<StraightOutcome> = {
  scored: STRAIGHT_BY_HOUSE,
  boxes: ["strain", "doubled", ...TRICKS_BOXES, ...HONOURS_BOXES, "chicane", ...REVOKE_BOXES],
  labels: { ...BID_LABELS, ...SIDED_LABELS, chicane: "Chicane" },
  write: (deal) => ({
    ...sidedBoxes(deal),
    strain: deal.strain,
    doubled: deal.multiplier,
    honoursTo: deal.honours?.side,
    honours: deal.honours?.kind,
    chicane: deal.chicane?.join(" "),
  }),
  read: (read, strains) =>
    ({
      strain: read.one("strain", strains),
      multiplier: read.whole("doubled", MOST_DOUBLED),
      ...readSided(read),
      ...readHonours(read),
      ...(read.has("chicane") ? { chicane: readSeats(read, "chicane") } : {}),
    }) as StraightOutcome,
};
