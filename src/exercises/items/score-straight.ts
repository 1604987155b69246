import type { BySide } from "../../engine/core/seat.ts";
import type { StraightOutcome } from "../../engine/scoring/straight-outcome.ts";
import type { StraightOptions } from "../../engine/scoring/straight.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseStraight } from "../dealing/straight-pose.ts";

/** Every rule that a solution of this kind may cite. */
export const scoreStraightTeaches: readonly RuleId[] = [
  "straight.make.values",
  "straight.both-sides-score",
  "straight.two-scores",
  "straight.double.effect",
  "straight.double-not-honours",
  "straight.honours.simple",
  "straight.honours.four",
  "straight.honours.four-in-one",
  "straight.honours.five",
  "straight.honours.five-4in1",
  "straight.honours.five-in-one",
  "straight.bonus.slam",
  "straight.slam",
  "straight.bonus.chicane",
  "straight.bonus.chicane-double",
  "straight.bonus.chicane-rule",
  "straight.revoke.transfer",
  "straight.revoke.cap-28",
];

type Told = Omit<StraightOutcome, "multiplier" | "tricks"> &
  Partial<Pick<StraightOutcome, "multiplier">>;

const LOVE = { YZ: 0, AB: 0 };

/** A deal in which we won so many tricks and they the rest. */
function won(
  tricks: number,
  deal: Told,
  { before = LOVE, ...house }: StraightOptions & { readonly before?: BySide<number> } = {},
): Posed {
  return poseStraight({
    deal: { multiplier: 1, tricks: { YZ: tricks, AB: 13 - tricks }, ...deal },
    before,
    house,
  });
}

/** Foster’s two hands, some of Elwell’s, and deals that bring out each line of the score. */
export const scoreStraightItems: Readonly<Record<string, Posed>> = {
  "four-hearts": won(10, { strain: "hearts", honours: { side: "YZ", kind: "four" } }),
  // Foster’s two illustrative hands at no trump.
  "three-no-trumps": won(9, { strain: "notrump" }),
  "two-no-trumps": won(8, { strain: "notrump" }),
  "odd-no-trump": won(7, { strain: "notrump" }),
  "adversaries-score": won(5, { strain: "hearts", honours: { side: "YZ", kind: "simple" } }),
  "doubled-spades": won(6, { strain: "spades", multiplier: 2 }),
  "doubled-hearts": won(8, { strain: "hearts", multiplier: 2 }),
  "redoubled-clubs": won(8, {
    strain: "clubs",
    multiplier: 4,
    honours: { side: "AB", kind: "simple" },
  }),
  "redoubled-diamonds": won(6, { strain: "diamonds", multiplier: 4 }),
  // Two of Elwell’s hands, played out and scored.
  "little-slam": won(12, { strain: "diamonds", honours: { side: "YZ", kind: "four-in-one" } }),
  "elwell-grand-slam": won(13, { strain: "hearts", honours: { side: "YZ", kind: "four-in-one" } }),
  "grand-slam": won(13, { strain: "spades", honours: { side: "YZ", kind: "five-in-one" } }),
  // Foster remarks that a black slam cannot lose a game from love.
  "black-slam-no-game": won(0, { strain: "clubs" }),
  "chicane-offset": won(7, {
    strain: "hearts",
    honours: { side: "AB", kind: "four" },
    chicane: ["Y"],
  }),
  "chicane-own-honours": won(7, {
    strain: "hearts",
    honours: { side: "YZ", kind: "four-in-one" },
    chicane: ["Y"],
  }),
  "double-chicane": won(11, {
    strain: "spades",
    honours: { side: "YZ", kind: "five" },
    chicane: ["A", "B"],
  }),
  "chicane-add": won(
    6,
    { strain: "diamonds", honours: { side: "AB", kind: "simple" }, chicane: ["B"] },
    { chicane: "add" },
  ),
  "chicane-off": won(
    6,
    { strain: "spades", honours: { side: "AB", kind: "five" }, chicane: ["Y"] },
    { chicane: "off" },
  ),
  "revoke-by-us": won(9, { strain: "notrump", revokes: { YZ: { count: 1 } } }),
  "revoke-stops-at-28": won(
    12,
    { strain: "notrump", revokes: { YZ: { count: 1 } } },
    { before: { YZ: 18, AB: 0 } },
  ),
  "revoke-doubled": won(6, { strain: "diamonds", multiplier: 2, revokes: { AB: { count: 1 } } }),
  "revoke-no-slam": won(10, { strain: "hearts", revokes: { AB: { count: 1 } } }),
  "two-revokes": won(6, { strain: "clubs", revokes: { AB: { count: 2 } } }),
};
